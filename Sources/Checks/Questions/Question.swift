/// What every state answers a person who listens.
public enum Question: String, Sendable, Hashable, CaseIterable {
  case `where`, changed
  case canDo = "can-do"
  case next

  /// As a person asks it.
  public var words: String {
    switch self {
    case .where: "Where am I?"
    case .changed: "What changed?"
    case .canDo: "What can I do now?"
    case .next: "What happens next?"
    }
  }
}

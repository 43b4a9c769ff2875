/// How sure a prediction is of an element: several facts, kept apart. ``word`` sums them up for reports.
///
/// A recorded element is always certain.
public struct Certainty: Sendable, Hashable, Codable {
  /// What must hold at run time for the element to be there. Empty: it is there.
  public var presence: [Condition]
  /// Why the words are not all known.
  public var textOpen: [Reason]
  /// Why traits or role may be others.
  public var roleOpen: [Reason]
  /// Why the element may stand elsewhere in the order.
  public var orderOpen: [Reason]

  public init(
    presence: [Condition] = [], textOpen: [Reason] = [], roleOpen: [Reason] = [], orderOpen: [Reason] = []
  ) {
    self.presence = presence
    self.textOpen = textOpen
    self.roleOpen = roleOpen
    self.orderOpen = orderOpen
  }

  public static let certain = Certainty()

  public enum Word: String, Sendable, Codable { case certain, conditional, unknown }

  /// `unknown` where words or role are open, else `conditional` where presence is, else `certain`.
  public var word: Word {
    if !textOpen.isEmpty || !roleOpen.isEmpty { return .unknown }
    return presence.isEmpty ? .certain : .conditional
  }
}

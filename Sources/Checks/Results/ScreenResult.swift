import ScreenModel
import ScreenSpecs

/// What became of one spec.
public struct ScreenResult: Sendable, Hashable {
  public var id: String
  /// The name people use.
  public var screen: String
  public var isPart: Bool
  public var isPlanned: Bool
  public var owner: String?
  /// The seven states (a part: those it mentions), and `content` where it is written.
  public var states: [UXState: StateResult]
  /// BCP 47, of what is said on it.
  public var language: String
  /// Where its spec begins.
  public var span: SourceSpan?

  public init(
    id: String, screen: String, isPart: Bool = false, isPlanned: Bool = false, owner: String? = nil,
    states: [UXState: StateResult] = [:], language: String = "en", span: SourceSpan? = nil
  ) {
    self.id = id
    self.screen = screen
    self.isPart = isPart
    self.isPlanned = isPlanned
    self.owner = owner
    self.states = states
    self.language = language
    self.span = span
  }
}

import ScreenModel

/// One task across screens, from its true entry point: what is done, and what is heard on the way.
public struct JourneySpec: Sendable {
  /// The name people use.
  public var name: String
  /// The stable id; by default the file's name without extension.
  public var id: String
  /// Where the person begins: `app icon`.
  public var start: String?
  /// Which recordings count.
  public var filter: RecordingFilter?
  /// Paths or globs; empty: the default places.
  public var recordings: [Located<String>]
  /// In the order in which they are taken; at least one in a journey without problems.
  public var steps: [JourneyStep]
  /// Where the name is written.
  public var span: SourceSpan

  public init(name: String, id: String, span: SourceSpan) {
    self.name = name
    self.id = id
    self.start = nil
    self.filter = nil
    self.recordings = []
    self.steps = []
    self.span = span
  }
}

/// One step of a journey.
public struct JourneyStep: Sendable {
  /// The id of the screen; where the step names none, that of the step before. Empty where no step has named one.
  public var screen: Located<String>
  /// `content` where nothing is said.
  public var state: UXState
  /// The case of that state; `nil`: its first.
  public var caseName: Located<String>?
  /// What the person does (`do`).
  public var action: String?
  /// What the step itself expects; empty: it stands for what is expected of its state.
  public var expectations: [Expectation]
  public var span: SourceSpan

  public init(screen: Located<String>, state: UXState = .content, span: SourceSpan) {
    self.screen = screen
    self.state = state
    self.caseName = nil
    self.action = nil
    self.expectations = []
    self.span = span
  }
}

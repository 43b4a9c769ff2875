import ScreenModel

/// What some tool recorded of an app: elements, events, or both.
public struct Recording: Sendable {
  /// The name of the format it was read from: `spec-check`, `transcript`, `debug-description`.
  public var format: String
  /// The file it was read from, as given.
  public var file: String
  /// The id of the screen, where the recording or its place says it.
  public var screenID: String?
  public var state: UXState?
  public var caseName: String?
  public var device: Device
  /// ISO 8601, as recorded.
  public var recorded: String?
  public var appVersion: String?
  public var commit: String?
  /// `nil` where the format holds events only.
  public var screen: Screen?
  public var events: [RecordedEvent]
  /// What an accessibility audit found, where the file is one.
  public var issues: [RecordedIssue]
  /// The facts this recording carries (those of its screen and of its events).
  public var carries: Set<Fact>
  /// A person typed it: evidence, and marked as such.
  public var isHandTyped: Bool
  /// The state's prediction at the time of recording, one utterance an element (`hear --as recording --stamp`).
  public var stamp: [String]?
  /// Things about the file a person should know: values cut, lines passed over.
  public var notes: [String]

  public init(format: String, file: String) {
    self.format = format
    self.file = file
    self.screenID = nil
    self.state = nil
    self.caseName = nil
    self.device = Device()
    self.recorded = nil
    self.appVersion = nil
    self.commit = nil
    self.screen = nil
    self.events = []
    self.issues = []
    self.carries = []
    self.isHandTyped = false
    self.stamp = nil
    self.notes = []
  }

  /// It is the list of an audit, and says nothing of what is on the screen.
  public var isAudit: Bool { !issues.isEmpty && screen == nil && events.isEmpty }

  public struct Device: Sendable, Hashable {
    public var os: String?
    public var language: String?
    public var model: String?
    public var textSize: String?

    public init(os: String? = nil, language: String? = nil, model: String? = nil, textSize: String? = nil) {
      self.os = os
      self.language = language
      self.model = model
      self.textSize = textSize
    }
  }
}

/// Something that was spoken or done while recording.
public struct RecordedEvent: Sendable, Hashable {
  public enum Kind: String, Sendable {
    /// Spoken because focus came to an element.
    case focus
    /// Spoken without a focus move.
    case announcement
    /// What the person did.
    case action
    /// Spoken; whether focus moved was not recorded.
    case speech
  }

  public var kind: Kind
  public var text: String
  /// Seconds from the start.
  public var at: Double?
  public var span: SourceSpan?

  public init(kind: Kind, text: String, at: Double? = nil, span: SourceSpan? = nil) {
    self.kind = kind
    self.text = text
    self.at = at
    self.span = span
  }
}

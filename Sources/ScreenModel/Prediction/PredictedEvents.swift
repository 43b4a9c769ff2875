/// A sheet, cover, popover, alert, dialog or overlay that a view presents.
public struct PredictedPresentation: Sendable, Codable, Equatable {
  public enum Kind: String, Sendable, Codable {
    case sheet, fullScreenCover, popover, alert, confirmationDialog, overlay, inspector
  }

  public var kind: Kind
  /// Whether it is presented in the state at hand; `nil`: open.
  public var isPresented: Bool?
  /// The test that decides it.
  public var condition: Condition
  /// Where the modifier stands.
  public var span: SourceSpan
  /// The view that presents.
  public var presenter: String
  /// The type of the presented view, where it is a project view.
  public var presented: String?
  /// What is in it, in reading order.
  public var content: [AccessibilityElement]
  /// The screen behind stays in reach on purpose.
  public var leavesBackgroundReachable: Bool
  /// Where the source moves VoiceOver's focus when it is dismissed.
  public var returnFocus: [PredictedFocusMove]

  public init(kind: Kind, isPresented: Bool?, condition: Condition, span: SourceSpan, presenter: String) {
    self.kind = kind
    self.isPresented = isPresented
    self.condition = condition
    self.span = span
    self.presenter = presenter
    self.presented = nil
    self.content = []
    self.leavesBackgroundReachable = false
    self.returnFocus = []
  }
}

/// A place in the source that moves focus: `errorFocused = true` with `.accessibilityFocused($errorFocused)` on an element.
public struct PredictedFocusMove: Sendable, Codable, Equatable {
  /// What sets it off, for people: `Button("Continue")`, `onDismiss`, `onAppear`.
  public var trigger: String
  /// What has to be true for it, as far as the state leaves it open.
  public var conditions: [Condition]
  /// The elements that may get the focus, in this state.
  public var targets: [AccessibilityElement]
  /// The name of the focus property: `errorFocused`.
  public var property: String
  public var span: SourceSpan

  public init(
    trigger: String, conditions: [Condition], targets: [AccessibilityElement], property: String, span: SourceSpan
  ) {
    self.trigger = trigger
    self.conditions = conditions
    self.targets = targets
    self.property = property
    self.span = span
  }
}

/// A place in the source that posts an announcement.
public struct PredictedAnnouncement: Sendable, Codable, Equatable {
  public var text: SpokenText
  /// What sets it off, for people: `task(id: query)`, `Button("Pay")`.
  public var trigger: String
  public var conditions: [Condition]
  public var span: SourceSpan

  public init(text: SpokenText, trigger: String, conditions: [Condition], span: SourceSpan) {
    self.text = text
    self.trigger = trigger
    self.conditions = conditions
    self.span = span
  }
}

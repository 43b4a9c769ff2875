/// What the source says a screen is like in one state: its elements and what happens without a touch.
public struct PredictedScreen: Sendable, Codable, Equatable {
  /// The view's type name.
  public var view: String
  /// Where the view is declared.
  public var span: SourceSpan?
  /// What is in reach. Where something modal is presented for certain, that is its content alone.
  public var screen: Screen
  /// What is behind a presented sheet, cover or alert; empty where nothing is presented.
  public var background: [AccessibilityElement]
  /// Sheets, covers, popovers, alerts and dialogs that the view can present.
  public var presentations: [PredictedPresentation]
  /// Places in the project that present this view.
  public var presentedBy: [PredictedPresentation]
  public var focusMoves: [PredictedFocusMove]
  /// The same for the keyboard's focus (`@FocusState`).
  public var keyboardFocusMoves: [PredictedFocusMove]
  public var announcements: [PredictedAnnouncement]
  /// The branch of the source that was assumed to find this state, where `given` did not decide it.
  public var assumed: StateBranch?
  /// The branches of the source that are taken for certain here.
  public var taken: [StateBranch]
  /// Branches that are neither taken nor left for certain.
  public var open: [StateBranch]
  /// Run-time names this prediction depends on, sorted.
  public var openNames: [String]
  /// Names in `given` that the view does not have.
  public var unknownNames: [UnknownName]
  /// Source files the prediction was made from, sorted.
  public var files: [String]
  /// Parts of the view that could not be read.
  public var opaque: [Reason]
  /// The string-table keys the view's texts were asked from, sorted.
  public var keys: [UsedKey]

  public init(view: String, screen: Screen) {
    self.view = view
    self.span = nil
    self.screen = screen
    self.background = []
    self.presentations = []
    self.presentedBy = []
    self.focusMoves = []
    self.keyboardFocusMoves = []
    self.announcements = []
    self.assumed = nil
    self.taken = []
    self.open = []
    self.openNames = []
    self.unknownNames = []
    self.files = []
    self.opaque = []
    self.keys = []
  }
}

/// A name in `given` that nothing in the view is called.
public struct UnknownName: Sendable, Hashable, Codable {
  public var name: String
  /// The most similar name the view has.
  public var nearest: String?
  /// Where the person wrote it.
  public var span: SourceSpan?

  public init(_ name: String, nearest: String?, span: SourceSpan?) {
    self.name = name
    self.nearest = nearest
    self.span = span
  }
}

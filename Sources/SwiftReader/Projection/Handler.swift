import ScreenModel

/// Code that runs when something happens: a button's action, `onAppear`, `task`.
struct Handler {
  /// For people: `Button("Pay")`, `.task`.
  var trigger: String
  var code: Value
  /// Values handed to it.
  var arguments: [Value]
  /// What must hold for it to be reached.
  var formula: Guard
  var node: Syntax
  /// The modifier whose dismissal runs it.
  var isDismissal: Bool
  /// Calls its control or modifier came through, outermost first.
  var frames: [SourceSpan] = []
}

/// Content that is shown on top: a sheet, a cover, an alert.
struct Presentation {
  var kind: PredictedPresentation.Kind
  /// When it is there.
  var formula: Guard
  /// Tests on the way to the modifier.
  var path: Guard
  var node: Syntax
  /// Makes the content, once asked.
  var content: () -> [AXNode]
  var presented: String?
  var presenter: String
  var leavesBackgroundReachable: Bool
  /// Runs when it goes away.
  var onDismiss: Handler?
}

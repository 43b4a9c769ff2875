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
  /// Calls through which the modifier was reached, outermost first.
  var frames: [SourceSpan]
  /// Makes the content, once asked.
  var content: () -> [AXNode]
  var presented: String?
  var presenter: String
  var leavesBackgroundReachable: Bool
  /// Runs when it goes away.
  var onDismiss: Handler?
}

/// Presentations in what is presented. A project view that a sheet shows is a screen of its own: the further screens that
/// it opens are its own, and are not followed from here.
struct NestedPresentations {
  private var others: Set<Int> = []

  /// Whether the presentation at a position belongs to another screen.
  func belongsElsewhere(_ position: Int) -> Bool { others.contains(position) }

  /// Makes the content of a presentation, and notes what was found in it.
  mutating func content(of presentation: Presentation, _ evaluator: Evaluator) -> [AXNode] {
    let count = evaluator.presentations.count
    let nodes = presentation.content()
    guard presentation.presented != nil else { return nodes }
    for position in count..<max(count, evaluator.presentations.count)
    where evaluator.presentations[position].presented != nil {
      others.insert(position)
    }
    return nodes
  }
}

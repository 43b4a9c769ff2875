import ScreenModel

/// `ViewThatFits { … }`: the first of its views that has room. A few words have it on every device; of more it depends on
/// the device, and where all say the same, it does not matter.
enum FittingControl: Control {
  static let names = ["ViewThatFits"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    guard let content = call.content() else { return [] }
    let ways = views(evaluator.view(value: content.value, at: content.node)).map(evaluator.expand)
    guard let first = ways.first else { return [] }
    let said = ways.map { $0.elements.map { words($0.1) } }
    if surelyFits(first, upwards: call["in"]?.value.memberName == "vertical", evaluator) { return first }
    if ways.count == 1 || (said.allSatisfy { $0 == said[0] } && ways.allSatisfy(\.opaqueReasons.isEmpty)) {
      return first
    }
    var branches: [(Guard, [AXNode])] = []
    var remaining = Guard.always
    for (position, nodes) in ways.enumerated() {
      let fits = Guard.atom(
        Atom(symbol: Symbol("room for view \(position + 1)", owner: -1), test: .isTrue))
      let isLast = position == ways.count - 1
      branches.append((isLast ? remaining : remaining && fits, nodes))
      remaining = remaining && !fits
    }
    return [.when(branches)]
  }

  private static func views(_ view: ViewValue) -> [ViewValue] {
    guard case .list(let views) = view else { return [view] }
    return views.count == 1 ? self.views(views[0]) : views
  }

  /// Whether there is room for a view whatever stands around it: a few short words.
  private static func surelyFits(_ nodes: [AXNode], upwards: Bool, _ evaluator: Evaluator) -> Bool {
    guard nodes.opaqueReasons.isEmpty else { return false }
    let lines = evaluator.laidOut(nodes).bands
    guard !lines.isEmpty, lines.count <= (upwards ? 2 : 4) else { return false }
    return lines.allSatisfy { line in
      var letters = 0
      for element in line.elements {
        guard element.formula == .always, element.draft.height != nil else { return false }
        guard !element.draft.isUnnamedImage else {
          letters += 4
          continue
        }
        guard let words = element.draft.label?.known, element.draft.height.map({ $0 < 1.5 }) == true else {
          return false
        }
        letters += words.count + 2
      }
      return letters <= 20
    }
  }

  private static func words(_ draft: Draft) -> String {
    let traits = draft.traits.filter { $0.value != .never }.keys.map(\.rawValue).sorted()
    return ([draft.label, draft.value].map { $0?.spoken.written ?? "" } + traits).joined(separator: "\n")
  }
}

import ScreenModel

/// What the project's code sets an environment value to, as far as people may meet it: not what a picture is drawn with,
/// a preview shown with or a test run with.
struct EnvironmentWrites {
  /// Plain values as written, `true`, `.compact`; empty text for any other. Sorted, each once.
  var values: [String] { found.sorted() }
  private var found: Set<String> = []
  private let key: String
  private let index: ProjectIndex

  /// What is known of the code around a place.
  private struct Surroundings {
    var owner: String?
    var buildsViews = false
    /// The function it stands in.
    var function: Syntax?
  }

  init(_ key: String, in index: ProjectIndex) {
    self.key = key
    self.index = index
    let ways = ["environment(\\.\(key),", "transformEnvironment(\\.\(key))"].map { Array($0.utf8) }
    for file in index.files where ways.contains(where: { file.contains($0) }) {
      if ViewPlacements.isSamplePath(file.path) { continue }
      walk(file.root, Surroundings(), 0)
    }
  }

  private mutating func walk(_ node: Syntax, _ around: Surroundings, _ depth: Int) {
    guard depth < 400 else { return }
    var inside = around
    switch node.kind {
    case .typeDecl:
      let inherited = node.all(.inherited).compactMap { $0.first(.typeRef)?.text }
      if inherited.contains("PreviewProvider") || ViewPlacements.isPreview(node.text) { return }
      inside = Surroundings(owner: node.text)
    case .macro where node.text == "Preview": return
    case .function:
      inside.function = node
      inside.buildsViews = ViewPlaces.buildsViews(node)
    case .variable:
      if ViewPlaces.buildsViews(node) { inside.buildsViews = true }
      if isDrawnLater(node, around) { return }
    case .chain:
      chain(node, around, depth)
      return
    default: break
    }
    for child in node.children { walk(child, inside, depth + 1) }
  }

  private mutating func chain(_ node: Syntax, _ around: Surroundings, _ depth: Int) {
    if node.children.contains(where: { $0.kind == .member && ViewPlaces.drawing.contains($0.text) }) { return }
    for (position, step) in node.children.enumerated() {
      guard step.kind == .call, position > 0 else {
        walk(step, around, depth + 1)
        continue
      }
      let callee = node[position - 1].text
      note(callee, step)
      for argument in step.children where !isDrawn(argument, by: callee, around) { walk(argument, around, depth + 1) }
    }
  }

  private mutating func note(_ callee: String, _ call: Syntax) {
    let arguments = call.all(.argument)
    guard let first = arguments.first, first.count > 0, first[0].kind == .keyPath, first[0].text == key else { return }
    switch callee {
    case "environment" where arguments.count > 1 && arguments[1].count > 0: found.insert(Self.plain(arguments[1][0]))
    case "environment", "transformEnvironment": found.insert("")
    default: break
    }
  }

  private static func plain(_ value: Syntax) -> String {
    switch value.kind {
    case .boolean, .integer, .float: value.text
    case .nilLiteral: "nil"
    case .implicitMember: "." + value.text
    default: ""
    }
  }

  private func isDrawn(_ argument: Syntax, by callee: String, _ around: Surroundings) -> Bool {
    if callee == "ImageRenderer" { return true }
    let isViews = around.owner.map { index.types[$0]?.contains(where: \.isView) ?? false } ?? false
    return !around.buildsViews && !isViews && ViewPlaces.isExport(callee, argument)
  }

  /// `let card = view.environment(…)`, and then `ImageRenderer(content: card)` in the same function.
  private func isDrawnLater(_ variable: Syntax, _ around: Surroundings) -> Bool {
    guard let function = around.function, variable.hasText else { return false }
    return function.contains(Array("ImageRenderer(content: \(variable.text))".utf8))
  }
}

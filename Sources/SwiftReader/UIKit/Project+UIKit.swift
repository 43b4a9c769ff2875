import ScreenModel

extension Project {
  /// UIKit controllers, cells and views, in order of file and place.
  var uikitSummaries: [ViewSummary] {
    UIKitTypes(index: index).all().map { ViewSummary(name: $0.path, span: $0.node.span) }
  }

  /// The UIKit class of a name: the type's name, or its dotted path.
  func uikitType(named name: String) -> TypeDeclaration? {
    UIKitTypes(index: index).all().first { $0.path == name || $0.name == name }
  }

  /// What a UIKit class says, as far as assignments in its code tell.
  func uikitPredictions(_ request: Request) -> [PredictedScreen] {
    guard let type = uikitType(named: request.view) else { return [] }
    // Properties of a UIKit class are set from outside: what they begin with says little.
    var evaluation = options(for: request)
    evaluation.usesInitialValues = false
    let reading = UIKitReading(self, evaluation)
    guard let part = reading.part(of: type) else { return [] }
    let speech = UIKitSpeech(reading: reading, usesInitialValues: request.usesInitialValues)
    let elements = speech.elements(of: part).map(\.element)
    var screen = PredictedScreen(view: type.path, screen: Screen(elements: elements))
    screen.span = type.node.span
    screen.opaque = speech.gaps(in: part)
    screen.screen.isComplete = screen.opaque.isEmpty
    screen.announcements = speech.announcements(of: part)
    screen.files = [type.node.file.path]
    screen.openNames = []
    return [screen]
  }

  /// Every UIKit class for an audit.
  func uikitViews(_ options: AuditOptions) -> [AuditedView] {
    var evaluation = EvaluationOptions()
    evaluation.usesInitialValues = false
    evaluation.language = options.language
    evaluation.os = options.os
    let reading = UIKitReading(self, evaluation)
    let speech = UIKitSpeech(reading: reading, usesInitialValues: false)
    return UIKitTypes(index: index).all().compactMap { type in
      guard var part = reading.part(of: type) else { return nil }
      part.elements = speech.elements(of: part)
      var view = AuditedView(name: type.path, span: type.node.span)
      view.uikit = part
      view.os = options.os
      view.languages = tables.languages
      view.isComplete = false
      return view
    }
  }
}

/// Reads UIKit classes, each once.
final class UIKitReading {
  private let project: Project
  private let options: EvaluationOptions
  let types: UIKitTypes
  private var known: [String: UIKitPart] = [:]

  init(_ project: Project, _ options: EvaluationOptions) {
    self.project = project
    self.options = options
    self.types = UIKitTypes(index: project.index)
  }

  var language: String { options.language }

  func part(of type: TypeDeclaration) -> UIKitPart? {
    let key = type.key
    if let part = known[key] { return part }
    guard let ancestry = types.ancestry(of: type) else { return nil }
    var reader = UIKitReader(
      type: type, ancestry: ancestry, types: types, evaluator: project.evaluator(for: type, options))
    reader.outside = outside
    let part = reader.part()
    known[key] = part
    return part
  }

  /// Members whose accessibility is set through their owner: `photo` of `cell.photo.accessibilityLabel = name`.
  private lazy var outside: Set<String> = {
    var names: Set<String> = []
    for file in project.index.files(containing: ".accessibility") {
      for id in file.nodes.indices where file.nodes[id].kind == .assignment {
        let node = Syntax(file: file, id: Int32(id))
        guard node.count > 1, node[0].kind == .chain else { continue }
        let path = node[0].children.filter { $0.kind == .member || $0.kind == .name }.map(\.text)
        guard path.count > 2, path[0] != "self", let last = path.last, last.hasPrefix("accessibility") else { continue }
        names.insert(path[path.count - 2])
      }
    }
    return names
  }()

  /// The project's UIKit class of a name.
  func part(named name: String) -> UIKitPart? {
    types.index.types(named: name, from: nil, file: nil).first { $0.kind == .class }.flatMap(part)
  }
}

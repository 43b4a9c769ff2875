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
    let settled = evaluation
    let types = UIKitTypes(index: index).all()
    let isTranslated = !tables.languages.isEmpty || index.asksForTranslations
    // Classes that lie near each other show each other's cells: a reading of their own for a few of them.
    let share = 12
    return Parallel.map((types.count + share - 1) / share, threads: threads) { number in
      let reading = UIKitReading(self, settled)
      let speech = UIKitSpeech(reading: reading, usesInitialValues: false)
      return types[(number * share)..<min(types.count, (number + 1) * share)].compactMap { type -> AuditedView? in
        guard var part = reading.part(of: type) else { return nil }
        part.elements = speech.elements(of: part)
        part.isTranslated = isTranslated
        part.presentations = reading.presentations(in: part)
        return self.audited(part, options)
      }
    }.flatMap { $0 } + uikitHelpers(settled).map { audited($0, options) }
  }

  private func audited(_ part: UIKitPart, _ options: AuditOptions) -> AuditedView {
    var view = AuditedView(name: part.name, span: part.span)
    view.uikit = part
    view.os = options.os
    view.languages = tables.languages
    view.isComplete = false
    return view
  }

  /// Code beside UIKit's classes that makes messages for them: a presenter, an extension, static functions of a view.
  private func uikitHelpers(_ options: EvaluationOptions) -> [UIKitPart] {
    let reading = UIKitReading(self, options)
    return index.toastMakers.compactMap { reading.helper($0) }
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
    reader.outside = project.index.namedThroughOwner
    let part = reader.part()
    known[key] = part
    return part
  }

  /// Code of a type that makes views and is no class of UIKit's; of one that is, its static functions.
  func helper(_ type: TypeDeclaration) -> UIKitPart? {
    let isClass = types.ancestry(of: type) != nil
    let role: UIKitObject.Role = type.kind == .extension ? UIKitTypes.role(of: type.name) ?? .other : .other
    let ancestry = UIKitTypes.Ancestry(role: role, bases: type.inherited, hasUnknownBase: false, superclasses: [])
    var reader = UIKitReader(
      type: type, ancestry: ancestry, types: types, evaluator: project.evaluator(for: type, options))
    reader.statics = isClass ? .only : .too
    var part = reader.part()
    part.isHelper = true
    for name in Set(part.objects.filter(\.isOwnType).map(\.type)).sorted() {
      part.source += self.part(named: name)?.source ?? ""
    }
    return part.methods.isEmpty ? nil : part
  }

  /// Controllers of the project's own that a class presents, by themselves or in a navigation controller.
  func presentations(in part: UIKitPart) -> [UIKitPart.Presentation] {
    part.steps.compactMap { step in
      guard step.kind == .calls, step.last == "present", let id = step.arguments.first?.objects.first,
        let object = part.object(id), object.role == .controller, id != "self"
      else { return nil }
      let roots = part.calls("init", of: id).flatMap { $0.argument("rootViewController")?.objects ?? [] }
      let inner = roots.first.flatMap(part.object) ?? object
      guard inner.isOwnType, let shown = self.part(named: inner.type) else { return nil }
      let styles = [id, inner.id].flatMap { part.assignments("modalPresentationStyle", of: $0) }
      let own = styles.isEmpty ? shown.assignments("modalPresentationStyle", of: "self") : styles
      return UIKitPart.Presentation(step: step, shown: shown, style: own.last?.value?.members.last)
    }
  }

  /// The project's UIKit class of a name.
  func part(named name: String) -> UIKitPart? {
    types.index.types(named: name, from: nil, file: nil).first { $0.kind == .class }.flatMap(part)
  }
}

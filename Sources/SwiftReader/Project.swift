import Foundation
import ScreenModel

/// The Swift source of an app, read as far as its views need: says any view aloud, in any state.
public final class Project: @unchecked Sendable {
  let index: ProjectIndex
  let tables: StringTables
  let colors: AssetColors
  let components: [String: ComponentDescription]
  private let ids = StableIDs()
  private var found: [String: [BranchNote]] = [:]
  private var presenting: [String: [PredictedPresentation]] = [:]
  /// What is wrong in string tables and source files; the rest was read.
  public let problems: [Problem]

  /// A file to read.
  public struct Input: Sendable {
    public var path: String
    public var data: Data

    public init(path: String, data: Data) {
      self.path = path
      self.data = data
    }
  }

  /// Reads Swift files and string tables. Files of other kinds are passed over.
  public init(_ inputs: [Input], components: [String: ComponentDescription] = [:]) {
    var tables = StringTables()
    var colors = AssetColors()
    var problems: [Problem] = []
    var swift: [Input] = []
    for input in inputs.sorted(by: { $0.path < $1.path }) {
      if input.path.hasSuffix(".swift") {
        swift.append(input)
      } else if input.path.hasSuffix(AssetColors.ending) {
        colors.add(path: input.path, data: input.data)
      } else {
        problems += tables.add(path: input.path, data: input.data)
      }
    }
    let files = ParallelReading.files(swift)
    self.index = ProjectIndex(files: files)
    self.tables = tables
    self.colors = colors
    self.components = components
    self.problems = problems + files.flatMap(\.syntaxErrors)
  }

  /// A project of what was read already.
  init(
    files: [SourceFile], tables: StringTables, colors: AssetColors, components: [String: ComponentDescription],
    problems: [Problem]
  ) {
    self.index = ProjectIndex(files: files)
    self.tables = tables
    self.colors = colors
    self.components = components
    self.problems = problems
  }

  /// A view of the project.
  public struct ViewSummary: Sendable, Hashable {
    public var name: String
    public var span: SourceSpan
  }

  /// Every view, in order of file and place; UIKit controllers, cells and views among them.
  public var views: [ViewSummary] {
    (index.views.map { ViewSummary(name: $0.path, span: $0.node.span) } + uikitSummaries).sorted { $0.span < $1.span }
  }

  /// The names of previews that show a view, sorted.
  public func previews(of view: String) -> [String] {
    BigStack.run { [self] in
      types(named: view).first.map { PreviewData(index, evaluator(for: $0, EvaluationOptions())).names(showing: $0) }
        ?? []
    }
  }

  /// The names of all previews, sorted.
  public var previewNames: [String] {
    BigStack.run { [self] in
      index.views.first.map { PreviewData(index, evaluator(for: $0, EvaluationOptions())).names } ?? []
    }
  }

  /// Whether a preview of that name shows a view. One of UIKit's is shown by none that can be read.
  public func preview(_ name: String, shows view: String) -> Bool {
    BigStack.run { [self] in
      types(named: view).contains {
        PreviewData(index, evaluator(for: $0, EvaluationOptions())).instance(of: $0, in: name) != nil
      }
    }
  }

  /// The languages that the string tables speak.
  public var languages: [String] { tables.languages }

  /// The string tables, to say expectations in other languages.
  public var stringTables: StringTables { tables }

  /// What to read of a view, and how.
  public struct Request: Sendable {
    public var view: String
    public var state: UXState?
    public var given: [SampleBinding]
    /// The name of a preview whose data is used beneath `given`; the rest then has its initial values.
    public var preview: String?
    /// Run-time properties have their initial values where nothing else is known.
    public var usesInitialValues: Bool
    public var language: String
    public var os: OSVersion
    /// Ask also how the branches of the source come out and who presents the view.
    public var includesSurroundings: Bool

    public init(
      view: String, state: UXState? = nil, given: [SampleBinding] = [], preview: String? = nil,
      usesInitialValues: Bool = false,
      language: String = "en", os: OSVersion = .newest, includesSurroundings: Bool = true
    ) {
      self.view = view
      self.state = state
      self.given = given
      self.preview = preview
      self.usesInitialValues = usesInitialValues
      self.language = language
      self.os = os
      self.includesSurroundings = includesSurroundings
    }
  }

  /// Views of a name: the type's name, or its dotted path.
  func types(named name: String) -> [TypeDeclaration] {
    index.views.filter { $0.path == name || $0.name == name }
  }

  /// Whether the project has a view of that name.
  public func hasView(_ name: String) -> Bool { !types(named: name).isEmpty || uikitType(named: name) != nil }

  /// The places in a view's source that put its screen into one of the seven states.
  public func branches(of view: String) -> [StateBranch] {
    BigStack.run { [self] in
      types(named: view).first.map { notes(of: $0).map(\.branch) } ?? []
    }
  }

  /// What the source says of a view in a state. Several where the state has several branches in the source and
  /// `given` does not decide between them, each then with the branch it ``PredictedScreen/assumed``. Empty: no such view.
  public func predictions(_ request: Request) -> [PredictedScreen] {
    BigStack.run { [self] in
      types(named: request.view).first.map { predictions(request, of: $0) } ?? uikitPredictions(request)
    }
  }

  private func predictions(_ request: Request, of type: TypeDeclaration) -> [PredictedScreen] {
    let options = options(for: request)
    let plain = reading(of: type, options)
    guard let state = request.state, state != .content, state != .selected else { return [predicted(plain, request)] }
    let wanted = truths(in: plain).filter { $0.note.state == state }
    if wanted.contains(where: { $0.truth == .always }) { return [predicted(plain, request)] }
    var predictions: [PredictedScreen] = []
    for (note, truth) in wanted where truth != .never {
      guard !predictions.contains(where: { $0.assumed == note.branch }), let facts = options.assumptions.assuming(truth)
      else {
        continue
      }
      var assuming = options
      assuming.assumptions = facts
      var screen = predicted(reading(of: type, assuming), request)
      screen.assumed = note.branch
      predictions.append(screen)
    }
    // With initial values a branch may not be reached at all: look for it with everything open.
    if predictions.isEmpty, request.usesInitialValues { return freed(request, of: type) ?? [predicted(plain, request)] }
    return predictions.isEmpty ? [predicted(plain, request)] : predictions
  }

  /// The state found without initial values, for `speak --state`.
  private func freed(_ request: Request, of type: TypeDeclaration) -> [PredictedScreen]? {
    guard notes(of: type).contains(where: { $0.state == request.state }) else { return nil }
    var open = request
    open.usesInitialValues = false
    return predictions(open, of: type)
  }

  func options(for request: Request) -> EvaluationOptions {
    var options = EvaluationOptions()
    options.preview = request.preview
    options.usesInitialValues = request.usesInitialValues || request.preview != nil
    options.language = request.language
    options.os = request.os
    for binding in request.given { options.given[binding.name] = binding }
    return options
  }

  /// The branches of a view with everything open.
  func notes(of type: TypeDeclaration) -> [BranchNote] {
    let key = "\(type.module) \(type.path)"
    if let known = found[key] { return known }
    var options = EvaluationOptions()
    options.usesInitialValues = false
    var seen: Set<String> = []
    let notes = reading(of: type, options).evaluator.branches.filter { note in
      note.formula != .never && note.formula != .always && seen.insert(note.key).inserted
    }
    found[key] = notes
    return notes
  }

  /// How each branch of the view came out in a run; one that was not reached did not hold.
  private func truths(in reading: Reading) -> [(note: BranchNote, truth: Guard)] {
    let evaluator = reading.evaluator
    var met: [String: Guard] = [:]
    for note in evaluator.branches { met[note.key] = (met[note.key] ?? .never) || note.formula }
    return notes(of: reading.type).map { note in
      let truth = met[note.key] ?? evaluator.tests[note.node] ?? .never
      return (note, evaluator.options.assumptions.simplify(truth))
    }
  }

  /// One run over a view.
  func reading(of type: TypeDeclaration, _ options: EvaluationOptions) -> Reading {
    let evaluator = evaluator(for: type, options)
    let previewed = options.preview.flatMap { PreviewData(index, evaluator).instance(of: type, in: $0) }
    let root = Instance(type: type, fields: previewed?.fields ?? [:], symbol: nil, owner: 0)
    let nodes = evaluator.expand(.instance(root, type.node))
    return Reading(evaluator: evaluator, nodes: nodes, type: type)
  }

  func evaluator(for type: TypeDeclaration, _ options: EvaluationOptions) -> Evaluator {
    let evaluator = Evaluator(
      index: index, options: options, ids: ids, localization: Localization(tables: tables, language: options.language))
    evaluator.components = components
    evaluator.rootType = type
    return evaluator
  }

  /// Places in the project that present a view.
  func presenters(of type: TypeDeclaration) -> [PredictedPresentation] {
    var result: [PredictedPresentation] = []
    for other in views(mentioning: type.name) where other !== type {
      result += presentations(of: other).filter { $0.presented == type.name }
    }
    return result
  }

  /// What a view can present, with everything open.
  private func presentations(of type: TypeDeclaration) -> [PredictedPresentation] {
    let key = "\(type.module) \(type.path)"
    if let known = presenting[key] { return known }
    var options = EvaluationOptions()
    options.usesInitialValues = false
    let found = PredictionBuilder(reading(of: type, options)).presentations()
    presenting[key] = found
    return found
  }

  /// Views that present something and whose source has a name in it.
  private func views(mentioning name: String) -> [TypeDeclaration] {
    index.views.filter { type in
      let source = type.node.source
      return source.contains(name) && PresentationModifier.names.contains { source.contains("." + $0) }
    }
  }

  private func predicted(_ reading: Reading, _ request: Request) -> PredictedScreen {
    var screen = PredictionBuilder(reading).screen()
    screen.unknownNames = GivenNames.unknown(request.given, reading)
    guard request.includesSurroundings else { return screen }
    screen.presentedBy = presenters(of: reading.type)
    let all = truths(in: reading)
    screen.taken = all.filter { $0.truth == .always }.map(\.note.branch)
    screen.open = all.filter { $0.truth != .always && $0.truth != .never }.map(\.note.branch)
    return screen
  }
}

/// A view after one run.
struct Reading {
  var evaluator: Evaluator
  var nodes: [AXNode]
  var type: TypeDeclaration
}

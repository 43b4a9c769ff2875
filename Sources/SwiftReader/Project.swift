import Foundation
import ScreenModel

/// The Swift source of an app, read as far as its views need: says any view aloud, in any state.
public final class Project: @unchecked Sendable {
  let index: ProjectIndex
  let tables: StringTables
  let colors: AssetColors
  let assets: AssetNames
  let components: [String: ComponentDescription]
  private let found = Memo<String, Lookups.Traced<[BranchNote]>>()
  private let presenting = Memo<String, [PredictedPresentation]>()
  let digests = Memo<Lookups.Question, ContentHash>()
  private let declarations = Memo<String, DeclarationPlaces?>()
  private let cache: SourceCache?
  let answers: AnswerCache?
  /// What is wrong in string tables.
  let tableProblems: [Problem]

  /// What is wrong in string tables and in the source files that were needed so far; the rest was read.
  public var problems: [Problem] { tableProblems + index.files.filter(\.isRead).flatMap(\.syntaxErrors) }

  /// Paths of the Swift files that were parsed so far, sorted; the others were not needed.
  public var parsedFiles: [String] { index.files.filter(\.isRead).map(\.path) }

  /// For when everything was asked: keeps the cache within its limits.
  public func finish() {
    cache?.prune()
    answers?.prune()
  }

  /// A file to read.
  public struct Input: Sendable {
    public var path: String
    public var data: Data

    public init(path: String, data: Data) {
      self.path = path
      self.data = data
    }
  }

  /// Threads that read files and views; what comes out is the same with one or many.
  public let threads: Int

  /// Reads Swift files and string tables. Files of other kinds are passed over.
  ///
  /// - Parameter cache: Where files that were read before are kept; `nil`: nowhere.
  /// - Parameter answers: Where what was said of views is kept; `nil`: nowhere.
  /// - Parameter kept: Files that this process read before.
  public convenience init(
    _ inputs: [Input], components: [String: ComponentDescription] = [:], cache: SourceCache? = nil,
    answers: AnswerCache? = nil, kept: ReadFiles? = nil, threads: Int = Parallel.threads
  ) {
    self.init(
      inputs, components: components, cache: cache, answers: answers, kept: kept, threads: threads,
      readsEverything: false)
  }

  /// - Parameter readsEverything: Parse every file whether it is needed or not; the same must come out.
  init(
    _ inputs: [Input], components: [String: ComponentDescription], cache: SourceCache?, answers: AnswerCache? = nil,
    kept: ReadFiles? = nil, threads: Int, readsEverything: Bool
  ) {
    var tables = StringTables()
    var colors = AssetColors()
    var assets = AssetNames()
    var problems: [Problem] = []
    var swift: [Input] = []
    for input in inputs.sorted(by: { $0.path < $1.path }) {
      if input.path.hasSuffix(".swift") {
        swift.append(input)
      } else if input.path.hasSuffix(AssetColors.ending) {
        colors.add(path: input.path, data: input.data)
      } else if input.path.hasSuffix(AssetNames.ending) {
        assets.add(path: input.path)
      } else {
        problems += tables.add(path: input.path, data: input.data)
      }
    }
    let files = ParallelReading.files(swift, threads: threads, cache: cache, kept: kept)
    self.threads = threads
    self.index = ProjectIndex(files: files, threads: threads, readsEverything: readsEverything)
    self.tables = tables
    self.colors = colors
    self.assets = assets
    self.components = components
    self.cache = cache
    self.answers = answers
    self.tableProblems = problems
  }

  /// A project of what was read already.
  init(files: [SourceFile], like other: Project) {
    self.threads = other.threads
    self.index = ProjectIndex(files: files, threads: other.threads)
    self.tables = other.tables
    self.colors = other.colors
    self.assets = other.assets
    self.components = other.components
    self.cache = other.cache
    self.answers = other.answers
    self.tableProblems = other.tableProblems
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
    /// Work out what may be presented, and what runs by itself or on a touch: focus moves and announcements.
    public var includesEvents: Bool
    /// Which branches of the state are assumed where `given` does not decide between them.
    public var assumed = Assumed.all

    /// Branches to assume, one prediction each.
    public enum Assumed: Sendable {
      case all
      /// As many as this, in the order of the source.
      case first(Int)
      case only(StateBranch)
      /// None: what is said with the state left open.
      case none
    }

    public init(
      view: String, state: UXState? = nil, given: [SampleBinding] = [], preview: String? = nil,
      usesInitialValues: Bool = false,
      language: String = "en", os: OSVersion = .newest, includesSurroundings: Bool = true,
      includesEvents: Bool = true
    ) {
      self.view = view
      self.state = state
      self.given = given
      self.preview = preview
      self.usesInitialValues = usesInitialValues
      self.language = language
      self.os = os
      self.includesSurroundings = includesSurroundings
      self.includesEvents = includesEvents
    }
  }

  /// Views of a name: the type's name, or its dotted path.
  func types(named name: String) -> [TypeDeclaration] {
    index.views(named: name)
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
  ///
  /// - Parameter answers: Where what was said of the view before is kept; `nil`: nowhere.
  public func predictions(_ request: Request, remembering answers: PlainAnswers? = nil) -> [PredictedScreen] {
    BigStack.run { [self] in
      types(named: request.view).first.map { predictions(request, of: $0, answers) } ?? uikitPredictions(request)
    }
  }

  /// What is said of a view, from the cache where nothing that was asked for it is answered differently today.
  private func predictions(
    _ request: Request, of type: TypeDeclaration, _ plain: PlainAnswers?
  ) -> [PredictedScreen] {
    let make = { self.predictedAnew(request, of: type, plain) }
    var screens: [PredictedScreen]
    if let answers, let key = AnswerKey(request, type, components) {
      screens = answers.answer(key.hash, in: self) { AnswerKey.bare(make()) }
      AnswerKey.complete(&screens, request)
    } else {
      screens = make()
    }
    guard request.includesSurroundings else { return screens }
    // Who presents the view depends on all of the project.
    let presenters = presenters(of: type, language: request.language, os: request.os)
    for position in screens.indices { screens[position].presentedBy = presenters }
    return screens
  }

  private func predictedAnew(
    _ request: Request, of type: TypeDeclaration, _ answers: PlainAnswers?
  ) -> [PredictedScreen] {
    let options = options(for: request)
    // How branches come out is told from a second reading with everything open.
    let asksState = request.state.map { $0 != .content && $0 != .selected } ?? false
    let asksContent = request.state == .content && request.usesInitialValues && request.preview == nil
    let needsTruths = asksState || asksContent || request.includesSurroundings
    let make = { () -> PlainAnswers.Answer in
      let reading = self.reading(of: type, options)
      return PlainAnswers.Answer(
        screen: self.predicted(reading, request), truths: needsTruths ? self.truths(in: reading) : [])
    }
    let plain = answers?.answer(request, needsTruths, make) ?? make()
    if asksContent, let screen = content(request, of: type, plain.truths) { return [screen] }
    guard let state = request.state, asksState else { return [plain.screen] }
    var wanted = plain.truths.filter { $0.note.state == state }
    if wanted.contains(where: { $0.truth == .always }) { return [plain.screen] }
    switch request.assumed {
    case .all: break
    case .first(let most): wanted = Array(wanted.prefix(most))
    case .only(let branch): wanted = wanted.filter { $0.note.branch == branch }
    case .none: return [plain.screen]
    }
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
    if predictions.isEmpty, request.usesInitialValues { return freed(request, of: type) ?? [plain.screen] }
    return predictions.isEmpty ? [plain.screen] : predictions
  }

  /// The state found without initial values, for `speak --state`.
  private func freed(_ request: Request, of type: TypeDeclaration) -> [PredictedScreen]? {
    guard notes(of: type).contains(where: { $0.state == request.state }) else { return nil }
    var open = request
    open.usesInitialValues = false
    return predictedAnew(open, of: type, nil)
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
    found.value(type.key) { Lookups.trace { makeNotes(of: type) } }.told
  }

  private func makeNotes(of type: TypeDeclaration) -> [BranchNote] {
    var options = EvaluationOptions()
    options.usesInitialValues = false
    var seen: Set<String> = []
    var notes: [BranchNote] = []
    for note in reading(of: type, options).evaluator.branches where note.formula != .never && note.formula != .always {
      if seen.insert(note.key).inserted {
        notes.append(note)
      } else if note.state == .selected, let known = notes.firstIndex(where: { $0.key == note.key }) {
        // Rows that are written once: any of them may be the one.
        notes[known].own = notes[known].own || note.own
        notes[known].formula = notes[known].formula || note.formula
      }
    }
    for note in notes {
      note.formula.complete()
      note.own.complete()
    }
    return notes
  }

  /// By what places in a file are named; `nil` where it is none of the project's.
  func places(of path: String) -> DeclarationPlaces? {
    declarations.value(path) { index.file(path).map(DeclarationPlaces.init) }
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
    Lookups.note(.name(type.topName))
    let evaluator = evaluator(for: type, options)
    let previewed = options.preview.flatMap { PreviewData(index, evaluator).instance(of: type, in: $0) }
    let fields = previewed?.fields ?? evaluator.fieldsByDefault(of: type)
    let root = Instance(type: type, fields: fields, symbol: nil, owner: 0)
    let nodes = evaluator.expand(.instance(root, type.node))
    return Reading(evaluator: evaluator, nodes: nodes, type: type)
  }

  func evaluator(for type: TypeDeclaration, _ options: EvaluationOptions) -> Evaluator {
    let evaluator = Evaluator(
      index: index, options: options, localization: Localization(tables: tables, language: options.language))
    evaluator.components = components
    evaluator.assets = assets
    evaluator.rootType = type
    return evaluator
  }

  /// Places in the project that present a view.
  func presenters(of type: TypeDeclaration, language: String = "en", os: OSVersion = .newest)
    -> [PredictedPresentation]
  {
    var result: [PredictedPresentation] = []
    for other in views(mentioning: type.name) where other !== type {
      result += presentations(of: other, language, os).filter { $0.presented == type.name }
    }
    return result
  }

  /// What a view can present, with everything open.
  private func presentations(of type: TypeDeclaration, _ language: String, _ os: OSVersion)
    -> [PredictedPresentation]
  {
    presenting.value("\(type.key) \(language) \(os)") {
      let make = {
        var options = EvaluationOptions()
        options.language = language
        options.os = os
        options.usesInitialValues = false
        return PredictionBuilder(self.reading(of: type, options)).presentations()
      }
      guard let answers else { return make() }
      let key = AnswerKey(presentationsOf: type, language: language, os: os, components)
      return answers.answer(key.hash, in: self, make)
    }
  }

  /// Views that present something and whose source has a name in it.
  private func views(mentioning name: String) -> [TypeDeclaration] {
    let wanted = Array(name.utf8)
    return index.presenters.filter { $0.node.contains(wanted) }
  }

  private func predicted(_ reading: Reading, _ request: Request) -> PredictedScreen {
    // A name in `given` may be used by nothing but an action.
    let includesEvents = request.includesEvents || !request.given.isEmpty
    var screen = PredictionBuilder(reading).screen(includesEvents: includesEvents)
    screen.unknownNames = GivenNames.unknown(request.given, reading)
    guard request.includesSurroundings else { return screen }
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

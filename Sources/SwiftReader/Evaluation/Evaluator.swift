import ScreenModel

/// Runs view code symbolically: each expression comes to a ``Value`` that says what is known before the app runs.
///
/// Work is counted in steps and nesting is limited, so that every input ends with the same result on every machine.
final class Evaluator {
  let index: ProjectIndex
  let options: EvaluationOptions
  let localization: Localization
  /// What holds at the place being read: assumptions and the tests on the way.
  var facts: Facts
  private var assumed = AssumedFacts()
  /// The tests on the way, as one formula.
  var path = Guard.always
  /// The screen's own view type; names in `given` are its names first.
  var rootType: TypeDeclaration?
  /// SwiftUI's environment at the place being read; values by key.
  var environment = Environment()
  /// Calls the place being read came through, outermost first.
  var frames: [SourceSpan] = []
  /// Values written by an action that is being followed.
  var overrides: [Place: Value] = [:]
  /// Collects what an action does while one is followed.
  var effects: EffectLog?
  /// Places that put the screen into one of the seven states, with how their tests came out.
  var branches: [BranchNote] = []
  /// Names of all cases of a value, by what a `switch` without a default is about.
  var everyCase: [Symbol: Set<String>] = [:]
  /// What runs when controls write properties, by the property.
  var observers: [Symbol: Observer] = [:]
  /// Tests of views that were met, with how they came out.
  var tests: [Syntax: Guard] = [:]
  /// Actions and other code that runs later: buttons, `onAppear`, `task`.
  var handlers: [Handler] = []
  /// Files that were read for the result.
  private(set) var files: Set<String> = []
  private var reached: Set<ObjectIdentifier> = []
  /// String-table keys that were asked for.
  var keys: Set<AskedKey> = []
  /// Repetitions by where they stand, numbered as they are met: a number does not change when a line moves.
  var collectionNumbers: [Int: Int] = [:]
  /// Names of `given` that were asked for.
  var usedNames: Set<String> = []
  /// Values of constants, by declaration.
  var constants: [Syntax: Value] = [:]
  /// Values the sample data came to, by name, so that each is converted once.
  var givenValues: [String: Value] = [:]
  /// The names of `given` that stand for others, by the name they stand for.
  lazy var givenNames: [String: String] = canonicalNames()
  /// The next closure called is a view builder.
  var buildsNextClosure = false
  /// Components from outside the project, by name.
  var components: [String: ComponentDescription] = [:]
  var assets = AssetNames()
  /// Links to presented content.
  var presentations: [Presentation] = []
  /// Screens that the stack being read can push.
  var destinations: [Destination] = []
  /// What usually holds of environment values that were asked for.
  var usual: [Guard] = []
  var usualSymbols: Set<Symbol> = []
  /// What the screen's own view calls on its objects while it appears; `nil`: nobody asked yet.
  var appearCalls: [String: Set<String>]?
  /// What was overwritten on the way through forks.
  var journal = Journal()
  /// On which conditions what the statement at hand calls throws.
  var thrown = Guard.never
  /// What functions made of their `inout` arguments, by argument.
  var handedBack: [Syntax: Value] = [:]
  /// What the function that was called last made of the value it was called on; `nil`: it does not change it.
  var finalSelf: Value?
  /// Presentations whose content is being made, outermost first: none presents itself again.
  var presenting: [Syntax] = []
  /// Keeps what an audit asks; `nil`: nobody does.
  var recorder: AuditRecorder?
  private var steps = 0
  /// Steps that may be used up to the end of the part being read.
  private var bound: Int
  private var isInView = false
  /// Something was not read to its end.
  private(set) var wasCut = false
  private var depth = 0
  /// What names of types were found to mean, by name and place.
  var meanings: [TypeQuestion: [TypeDeclaration]] = [:]
  /// Bodies by what was found out about them: whether they look like views, whether they return.
  var viewBodies: [Syntax: Bool] = [:]
  var returningBodies: [Syntax: Bool] = [:]
  /// The types that types inherit from.
  var inheritance: [ObjectIdentifier: [TypeDeclaration]] = [:]
  /// What is being expanded, to see recursion.
  var running: [RunKey: Int] = [:]

  static let depthLimit = 220

  init(index: ProjectIndex, options: EvaluationOptions, localization: Localization) {
    self.index = index
    self.options = options
    self.localization = localization
    self.facts = options.assumptions
    self.bound = options.stepLimit
  }

  /// Notes that a file was read for the result.
  func reach(_ file: SourceFile) {
    if reached.insert(ObjectIdentifier(file)).inserted { files.insert(file.path) }
  }

  /// Whether the budget of steps is used up for the part being read.
  var isExhausted: Bool { steps > bound }

  /// Reads a project view. One inside another may use all that is left but an eighth, so that a large part does not keep
  /// what comes after it from being read.
  func part<Result>(_ work: () -> Result) -> Result {
    let outside = (bound, isInView)
    if isInView { bound -= max(0, bound - steps) / 8 }
    isInView = true
    defer { (bound, isInView) = outside }
    return work()
  }

  /// Does a piece of work within the limits of steps and nesting; otherwise says why not.
  func limited<Result>(at node: Syntax, _ work: () -> Result, otherwise: (Reason) -> Result) -> Result {
    steps += 1
    if steps > bound {
      wasCut = true
      recorder?.noteCut()
      return otherwise(Reason("the view is too large to be read to the end", span: node.span))
    }
    if depth > Self.depthLimit { return otherwise(Reason("nested too deeply", span: node.span)) }
    depth += 1
    defer { depth -= 1 }
    return work()
  }

  /// Does work with one more thing taken to hold; `nil` where it cannot hold.
  func assuming<Result>(_ formula: Guard, _ work: () -> Result) -> Result? {
    guard let inside = assumed.facts(facts, with: formula) else { return nil }
    let outside = (facts, path)
    facts = inside
    path = path && formula
    defer { (facts, path) = outside }
    return work()
  }

  /// Stands for the calls on the way, to tell places apart that are reached by different ones.
  var frameKey: Int {
    var hash = ContentHash()
    for frame in frames {
      hash.add(frame.line)
      hash.add(frame.column)
      hash.add(frame.file)
    }
    return Int(truncatingIfNeeded: hash.low)
  }

  /// Does work with one more call on the way.
  func inFrame<Result>(_ span: SourceSpan?, _ work: () -> Result) -> Result {
    guard let span else { return work() }
    frames.append(span)
    defer { frames.removeLast() }
    return work()
  }

  /// Keeps that a string-table key was asked for, unless nobody hears its words.
  func note(key: String, table: String?, at node: Syntax) {
    guard !environment.isHidden, facts.simplify(environment.redacted) != .always else { return }
    keys.insert(AskedKey(key: key, table: table ?? "Localizable", node: node))
  }

  /// A choice between values, simplified: impossible ones fall away, at most 16 stay.
  ///
  /// - Parameter isSimple: Whether the facts say nothing more of the formulas.
  func choice(_ alternatives: [(Guard, Value)], isSimple: Bool = false, at node: Syntax) -> Value {
    var flat: [(Guard, Value)] = []
    for (formula, value) in alternatives {
      let formula = isSimple ? formula : facts.simplify(formula)
      if formula == .never { continue }
      if case .choice(let inner) = value {
        for (innerFormula, innerValue) in inner {
          let both = facts.simplify(formula && innerFormula)
          if both != .never { flat.append((both, innerValue)) }
        }
      } else {
        flat.append((formula, value))
      }
      if formula == .always { break }
    }
    if let sure = flat.first(where: { $0.0 == .always }) { return sure.1 }
    if flat.count == 1 { return flat[0].1 }
    if flat.count > 8 { flat = Self.gathered(flat) }
    if flat.isEmpty { return .unknown(Reason("no alternative is possible", span: node.span)) }
    if flat.count > 16 { return .unknown(Reason("too many alternatives", span: node.span)) }
    // For the same reason on every way.
    if case .unknown(let reason) = flat[0].1,
      flat.allSatisfy({ if case .unknown(let other) = $0.1 { other.text == reason.text } else { false } })
    {
      return flat[0].1
    }
    if let first = flat[0].1.constant, flat.allSatisfy({ $0.1.constant == first }) { return flat[0].1 }
    if flat.allSatisfy({ $0.1.asGuard != nil }) {
      return .condition(
        facts.simplify(flat.map { $0.0 && ($0.1.asGuard ?? .never) }.reduce(.never, ||)))
    }
    return .choice(flat)
  }

  /// Alternatives with the same constant as one.
  private static func gathered(_ alternatives: [(Guard, Value)]) -> [(Guard, Value)] {
    var gathered: [(Guard, Value)] = []
    var known: [Constant: Int] = [:]
    for (formula, value) in alternatives {
      if let constant = value.constant, let position = known[constant] {
        gathered[position].0 = gathered[position].0 || formula
        continue
      }
      if let constant = value.constant { known[constant] = gathered.count }
      gathered.append((formula, value))
    }
    return gathered
  }

  /// Applies an operation to each alternative of a value.
  func distribute(_ value: Value, at node: Syntax, _ operation: (Value) -> Value) -> Value {
    guard case .choice(let alternatives) = value else { return operation(value) }
    return choice(
      alternatives.compactMap { formula, value in
        assuming(formula) { operation(value) }.map { (formula, $0) }
      }, at: node)
  }
}

/// A string-table key and the code that asks for it.
struct AskedKey: Hashable {
  var key: String
  var table: String
  var node: Syntax
}

extension Value {
  /// A Boolean as a formula; `nil` for what is no Boolean for certain.
  var asGuard: Guard? {
    switch self {
    case .bool(let flag): return flag ? .always : .never
    case .condition(let formula): return formula
    default: return nil
    }
  }
}

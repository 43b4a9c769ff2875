/// A UIKit controller, cell, control or view as its code sets it up and changes it, as far as assignments tell.
public struct UIKitPart: Sendable {
  public enum Kind: String, Sendable { case controller, cell, control, view }

  public var name: String
  public var kind: Kind
  public var span: SourceSpan
  /// Names of the types it inherits from and conforms to, with those of its own superclasses.
  public var bases: [String]
  /// A superclass is neither UIKit's nor the project's: it may set anything.
  public var hasUnknownBase: Bool
  /// Everything the code has a name for; `self` is the first.
  public var objects: [UIKitObject]
  /// All statements, set-up first, then as written.
  public var steps: [UIKitStep]
  public var methods: [UIKitMethod]
  /// Accessibility properties it overrides, with the getter's words where they are known.
  public var overrides: [String: SpokenText?]
  /// What is heard as far as assignments tell, in the order of adding.
  public var elements: [AuditedElement]
  /// The types' code, cut at 60 000 characters.
  public var source: String
  /// The project has string tables, or code of it asks for translations.
  public var isTranslated: Bool
  /// Controllers that its code presents.
  public var presentations: [Presentation]
  /// It is no class of UIKit's: code beside those, or their static functions, that makes views for them.
  public var isHelper: Bool
  /// Calls that put objects into another; filled by ``index()``.
  public private(set) var additions: [Addition]
  private var objectsByID: [String: Int]
  private var stepsByObject: [String: [Int]]
  private var setUp: Set<String>
  private var childrenByContainer: [String: [String]]
  private var containerByChild: [String: String]

  /// A call that puts an object into another.
  public struct Addition: Sendable {
    public var container: String
    public var child: String
    public var step: UIKitStep
  }

  /// A controller of the project's own that is presented.
  public struct Presentation: Sendable {
    /// The call of `present`.
    public var step: UIKitStep
    /// What is presented, or stands first in the navigation controller that is.
    public var shown: UIKitPart
    /// `fullScreen` of `modalPresentationStyle = .fullScreen`; `nil`: the system chooses.
    public var style: String?

    public init(step: UIKitStep, shown: UIKitPart, style: String?) {
      self.step = step
      self.shown = shown
      self.style = style
    }
  }

  public init(name: String, kind: Kind, span: SourceSpan) {
    self.name = name
    self.kind = kind
    self.span = span
    self.bases = []
    self.hasUnknownBase = false
    self.objects = []
    self.steps = []
    self.methods = []
    self.overrides = [:]
    self.elements = []
    self.source = ""
    self.isTranslated = false
    self.presentations = []
    self.isHelper = false
    self.additions = []
    self.objectsByID = [:]
    self.stepsByObject = [:]
    self.setUp = []
    self.childrenByContainer = [:]
    self.containerByChild = [:]
  }

  /// Makes what is asked for often. Called once objects, steps and methods are filled in.
  public mutating func index() {
    objectsByID = Dictionary(objects.indices.map { (objects[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    stepsByObject = Dictionary(grouping: steps.indices, by: { steps[$0].object })
    setUp = Set(methods.filter(\.isSetUp).map(\.name))
    additions = steps.flatMap(Self.additions)
    var seen: Set<[String]> = []
    for addition in additions where seen.insert([addition.container, addition.child]).inserted {
      childrenByContainer[addition.container, default: []].append(addition.child)
      if containerByChild[addition.child] == nil { containerByChild[addition.child] = addition.container }
    }
  }

  public func object(_ id: String) -> UIKitObject? { objectsByID[id].map { objects[$0] } }

  /// Everything that is done to an object, in the order of ``steps``.
  public func steps(of id: String) -> [UIKitStep] { (stepsByObject[id] ?? []).map { steps[$0] } }

  /// Writes of a property, in the order of ``steps``.
  public func assignments(_ name: String, of id: String) -> [UIKitStep] {
    (stepsByObject[id] ?? []).filter { steps[$0].kind == .assigns && steps[$0].name == name }.map { steps[$0] }
  }

  /// Calls of a method on an object.
  public func calls(_ name: String, of id: String) -> [UIKitStep] {
    (stepsByObject[id] ?? []).filter { steps[$0].kind == .calls && steps[$0].name == name }.map { steps[$0] }
  }

  /// Whether the type's code says anything of a property of an object.
  public func mentions(_ name: String, of id: String) -> Bool {
    (stepsByObject[id] ?? []).contains { steps[$0].name == name || steps[$0].name.hasPrefix(name + ".") }
      || id == "self" && overrides[name] != nil
  }

  /// Writes while the object is made, and those that come later.
  public func isSetUp(_ step: UIKitStep) -> Bool { setUp.contains(step.method) }

  private static let adding: Set<String> = [
    "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview", "addSubviews", "addArrangedSubviews",
  ]

  private static func additions(_ step: UIKitStep) -> [Addition] {
    guard step.kind == .calls else { return [] }
    var children: [String] = []
    if adding.contains(step.last) {
      let inner = step.name.split(separator: ".").dropLast().last.map(String.init)
      if inner == nil || inner == "contentView" || inner == "view" { children = step.arguments.flatMap(\.objects) }
    } else if step.name == "init", let views = step.argument("arrangedSubviews") {
      children = views.objects
    }
    return children.map { Addition(container: step.object, child: $0, step: step) }
  }

  /// What is put into an object, in the order added.
  public func children(of id: String) -> [String] { childrenByContainer[id] ?? [] }

  /// Everything inside an object at any depth.
  public func descendants(of id: String) -> [UIKitObject] {
    var found: [String] = []
    var waiting = [id]
    var seen: Set<String> = [id]
    while let next = waiting.popLast() {
      for child in children(of: next) where seen.insert(child).inserted {
        found.append(child)
        waiting.append(child)
      }
    }
    if id == "self", kind != .controller, seen.insert("contentView").inserted {
      found += descendants(of: "contentView").map(\.id).filter { !found.contains($0) }
    }
    return found.compactMap(object)
  }

  /// What an object is put into, the nearest first.
  public func containers(of id: String) -> [String] {
    var found: [String] = []
    var next = id
    while let container = containerByChild[next], found.count < 64, container != id, !found.contains(container) {
      found.append(container)
      next = container
    }
    return found
  }
}

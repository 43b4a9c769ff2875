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
  }

  public func object(_ id: String) -> UIKitObject? { objects.first { $0.id == id } }

  /// Writes of a property, in the order of ``steps``.
  public func assignments(_ name: String, of id: String) -> [UIKitStep] {
    steps.filter { $0.kind == .assigns && $0.object == id && $0.name == name }
  }

  /// Calls of a method on an object.
  public func calls(_ name: String, of id: String) -> [UIKitStep] {
    steps.filter { $0.kind == .calls && $0.object == id && $0.name == name }
  }

  /// Whether the type's code says anything of a property of an object.
  public func mentions(_ name: String, of id: String) -> Bool {
    steps.contains { $0.object == id && ($0.name == name || $0.name.hasPrefix(name + ".")) }
      || id == "self" && overrides[name] != nil
  }

  /// Writes while the object is made, and those that come later.
  public func isSetUp(_ step: UIKitStep) -> Bool { methods.first { $0.name == step.method }?.isSetUp ?? true }

  private static let adding: Set<String> = [
    "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview", "addSubviews", "addArrangedSubviews",
  ]

  /// Calls that put objects into another, with the containers' ids.
  public var additions: [(container: String, child: String, step: UIKitStep)] {
    var found: [(String, String, UIKitStep)] = []
    for step in steps {
      if step.kind == .calls, Self.adding.contains(step.last) {
        let inner = step.name.split(separator: ".").dropLast()
        guard inner.isEmpty || ["contentView", "view"].contains(inner.last.map(String.init) ?? "") else { continue }
        for child in step.arguments.flatMap(\.objects) { found.append((step.object, child, step)) }
      } else if step.kind == .calls, step.name == "init", let views = step.argument("arrangedSubviews") {
        for child in views.objects { found.append((step.object, child, step)) }
      }
    }
    return found
  }

  /// What is put into an object, in the order added.
  public func children(of id: String) -> [String] {
    var seen: Set<String> = []
    return additions.filter { $0.container == id && seen.insert($0.child).inserted }.map(\.child)
  }

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
    let additions = additions
    while let container = additions.first(where: { $0.child == next })?.container, !found.contains(container),
      container != id
    {
      found.append(container)
      next = container
    }
    return found
  }
}

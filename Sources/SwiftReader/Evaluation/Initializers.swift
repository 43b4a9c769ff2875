import ScreenModel

extension Evaluator {
  /// The initialiser that fits the arguments: the type's own, or for a class that has none its superclass's.
  func initializer(of type: TypeDeclaration, _ arguments: [EvaluatedArgument]) -> (Syntax, TypeDeclaration)? {
    if let own = pick(type.initializers, arguments) { return (own, type) }
    guard type.kind == .class, type.initializers.isEmpty else { return nil }
    return superclass(of: type).flatMap { initializer(of: $0, arguments) }
  }

  private func superclass(of type: TypeDeclaration) -> TypeDeclaration? {
    supertypes(of: type).first { $0.kind == .class && $0 !== type }
  }

  /// Runs an initialiser on the value it makes; answers on which conditions it gives `nil` instead.
  func run(
    _ initializer: Syntax, _ body: Syntax, of type: TypeDeclaration, _ arguments: [EvaluatedArgument],
    making building: Instance, at node: Syntax
  ) -> Guard {
    let key = RunKey.making(type)
    guard running[key, default: 0] < 8 else { return .never }
    running[key, default: 0] += 1
    defer { running[key, default: 1] -= 1 }
    let own = Receiver(.instance(building), isWritable: true)
    let scope = Scope(file: initializer.file, own: own, type: type)
    bindParameters(of: initializer, arguments, into: scope, type: type, at: node)
    let result = inFrame(node.span) { self.body(body.children, in: scope, at: body) }
    if arguments.contains(where: \.isInout) { keepInout(of: initializer, arguments, scope) }
    // `var subtitle: String?` that nothing sets is `nil`.
    for property in type.stored where type.kind == .struct && building.fields[property.name] == nil {
      guard property.attributes.isEmpty, !property.isLet, property.initialValue == nil, let reference = property.type,
        TypeReference(node: reference, scope: type).isOptional
      else { continue }
      building.fields[property.name] = .absent
    }
    guard initializer.text == "init?" else { return .never }
    switch result {
    case .absent?: return .always
    case .choice(let alternatives)?:
      return facts.simplify(
        alternatives.filter { if case .absent = $0.1 { true } else { false } }.map(\.0).reduce(.never, ||))
    default: return .never
    }
  }

  /// `self.init(…)`, `super.init(…)`
  func isInitializer(_ chain: Syntax) -> Bool {
    chain.count == 3 && chain[0].kind == .name && ["self", "super"].contains(chain[0].text) && chain[1].text == "init"
      && chain[2].kind == .call
  }

  /// Another initialiser sets the fields.
  func makeAnew(_ chain: Syntax, in scope: Scope) {
    guard case .instance(let building)? = scope.receiver, building.isBeingMade else { return }
    let arguments = evaluate(arguments: chain[2], in: scope)
    var type = scope.type
    if chain[0].text == "super" { type = type.flatMap { superclass(of: $0) } }
    guard let type else { return }
    if let (initializer, declaring) = initializer(of: type, arguments), let body = initializer.first(.block) {
      _ = run(initializer, body, of: declaring, arguments, making: building, at: chain)
    } else if type.kind == .struct {
      let made = instantiate(type, arguments, at: chain)
      var other: Instance?
      if case .instance(let instance) = made { other = instance }
      if case .view(.instance(let instance, _)) = made { other = instance }
      for (name, value) in (other?.fields ?? [:]).sorted(by: { $0.key < $1.key }) {
        journal.write(value, to: .field(building, name))
      }
    }
  }

  /// A picture by an initialiser that the project adds: of `Image(asset: Assets.logo)` what `self.init(asset.name)` makes.
  func addedPicture(_ name: String, _ arguments: [EvaluatedArgument], at node: Syntax) -> Value? {
    guard name == "Image", let label = arguments.first?.label, !Self.pictureLabels.contains(label) else { return nil }
    for type in ["Image", "SwiftUI.Image"].compactMap({ index.foreignExtensions[$0] }) {
      guard let initializer = pick(type.initializers, arguments), let body = initializer.first(.block),
        let last = body.children.last, isInitializer(last), last[0].text == "self"
      else { continue }
      let key = RunKey.code(initializer)
      guard running[key, default: 0] < 2 else { return nil }
      running[key, default: 0] += 1
      defer { running[key, default: 1] -= 1 }
      reach(initializer.file)
      let scope = Scope(file: initializer.file, receiver: nil, type: type)
      bindParameters(of: initializer, arguments, into: scope, type: type, at: node)
      _ = self.body(Array(body.children.dropLast()), in: scope, at: body)
      return foreignCall("Image", evaluate(arguments: last[2], in: scope), at: node)
    }
    return nil
  }

  /// First labels of the system's own.
  private static let pictureLabels: Set<String> = [
    "cgImage", "decorative", "nsImage", "size", "systemName", "uiImage",
  ]
}

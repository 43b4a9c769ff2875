/// Code that runs when a property of an object is set: `didSet { search() }`.
struct Observer {
  /// What the screen calls the property: `model.query`.
  var name: String
  var code: Syntax
  var type: TypeDeclaration
  var instance: Instance
}

extension Evaluator {
  /// Keeps what runs when a control writes a property through a binding. A view's own `@State` runs nothing then.
  func noteObserver(of name: String, in value: Value, bound place: Place) {
    guard recorder != nil, case .instance(let instance) = value, instance.type?.isReference == true else { return }
    let symbol = place.symbol.member(name)
    guard observers[symbol] == nil, let (property, owner) = property(name, in: instance.type),
      let code = property.node.all(.accessor).first(where: { ["didSet", "willSet"].contains($0.text) })?.first(.block)
    else { return }
    observers[symbol] = Observer(name: symbol.name, code: code, type: owner, instance: instance)
  }
}

import ScreenModel

/// Properties that code sets while a view appears, before anything is heard.
extension Evaluator {
  /// Whether a function that the screen's own view calls while it appears sets a property of an object it holds.
  func isSetAtFirst(_ property: TypeDeclaration.Property, in type: TypeDeclaration, of symbol: Symbol) -> Bool {
    guard type.isReference, symbol.owner == 0, symbol.path.count == 1, let rootType else { return false }
    if appearCalls == nil { appearCalls = AppearScan.calls(in: rootType) }
    guard let called = appearCalls?[symbol.root] else { return false }
    return AppearScan.names(setBy: called, in: type).contains(property.name)
  }

  /// What `.onAppear { name = "Anna" }` gives a property before anything is heard, where the code says it outright.
  func setAtFirst(
    _ property: TypeDeclaration.Property, symbol: Symbol, type reference: TypeReference?, in type: TypeDeclaration,
    of instance: Instance
  ) -> Value? {
    guard options.usesInitialValues, !isHeardAtFirst(property, in: type),
      let written = index.appearance(of: type)[property.name]
    else { return nil }
    let key = RunKey.initial(property.node)
    guard running[key, default: 0] < 2 else { return nil }
    running[key, default: 0] += 1
    defer { running[key, default: 1] -= 1 }
    let scope = Scope(file: property.node.file, receiver: .instance(instance), type: type)
    let value = apart { typed(evaluate(written, in: scope), reference) }
    return value.isPlain ? value : nil
  }
}

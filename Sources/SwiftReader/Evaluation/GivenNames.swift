import ScreenModel

/// Finds names in `given` that a view does not have.
enum GivenNames {
  static func unknown(_ given: [SampleBinding], _ reading: Reading) -> [UnknownName] {
    let evaluator = reading.evaluator
    return given.compactMap { binding in
      if evaluator.usedNames.contains(binding.name) || exists(binding.name, in: reading) { return nil }
      let names = names(in: reading.type, evaluator, prefix: "", depth: 0)
      return UnknownName(binding.name, nearest: nearestWord(to: binding.name, in: names), span: binding.span)
    }
  }

  private static func exists(_ name: String, in reading: Reading) -> Bool {
    let parts = name.split(separator: ".").map(String.init)
    var type: TypeDeclaration? = reading.type
    for (position, part) in parts.enumerated() {
      // Members of types the project does not declare cannot be checked.
      guard let current = type else { return position > 0 }
      guard let (property, owner) = reading.evaluator.property(part, in: current) else { return false }
      type = self.type(of: property, in: owner, reading.evaluator)
    }
    return true
  }

  private static func type(of property: TypeDeclaration.Property, in owner: TypeDeclaration, _ evaluator: Evaluator)
    -> TypeDeclaration?
  {
    if let node = property.type { return evaluator.resolve(TypeReference(node: node, scope: owner).unwrapped) }
    if let initial = property.initialValue, initial.kind == .chain, initial.count > 0, initial[0].kind == .name {
      return evaluator.resolve(TypeReference(node: initial[0], scope: owner))
    }
    return nil
  }

  /// Names of a view's properties and of their members, one level down.
  private static func names(in type: TypeDeclaration, _ evaluator: Evaluator, prefix: String, depth: Int) -> [String] {
    type.properties.values.filter { !$0.isStatic && $0.name != "body" }.sorted { $0.name < $1.name }.flatMap {
      property -> [String] in
      let name = prefix + property.name
      guard depth < 1, let inner = self.type(of: property, in: type, evaluator), inner !== type else { return [name] }
      return [name] + names(in: inner, evaluator, prefix: name + ".", depth: depth + 1)
    }
  }
}

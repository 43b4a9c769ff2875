import ScreenModel

/// Property wrappers that the project declares: `@Clamped(0...10) var level = 15`.
extension Evaluator {
  /// What a wrapped property comes to; `nil` where no wrapper of the project says so.
  func wrappedValue(
    of property: TypeDeclaration.Property, base: Value?, in type: TypeDeclaration, of instance: Instance
  ) -> Value? {
    guard let wrapper = wrapper(of: property, base: base, in: type, of: instance) else { return nil }
    let value = member("wrappedValue", of: wrapper, at: property.node)
    let symbol =
      (instance.symbol ?? instance.sample)?.member(property.name) ?? Symbol(property.name, owner: instance.owner)
    if value.isUnknown { return materialize(symbol, type: declaredType(of: property, in: type)) }
    // An object is called by the name of the property.
    if case .instance(let made) = value, made.type?.isReference == true {
      return materialize(symbol, type: declaredType(of: property, in: type))
    }
    return value
  }

  /// `$level` where the wrapper says what it is.
  func projectedValue(of name: String, of instance: Instance, at node: Syntax) -> Value? {
    guard let (property, owner) = property(name, in: instance.type),
      let wrapper = wrapper(of: property, base: instance.fields[name], in: owner, of: instance),
      case .instance(let made) = wrapper, self.property("projectedValue", in: made.type) != nil
    else { return nil }
    return member("projectedValue", of: wrapper, at: node)
  }

  private func wrapper(
    of property: TypeDeclaration.Property, base: Value?, in type: TypeDeclaration, of instance: Instance
  ) -> Value? {
    guard property.getter == nil, !property.attributes.allSatisfy(Self.known.contains),
      let attribute = property.node.all(.attribute).first(where: { $0.text.startsUpper && isWrapper($0.text, in: type) }
      ),
      let declared = types(named: attribute.text, from: type, file: property.node.file).first
    else { return nil }
    if case .instance(let made)? = base, made.type === declared { return base }
    let key = RunKey.initial(property.node)
    guard running[key, default: 0] < 2 else { return nil }
    running[key, default: 0] += 1
    defer { running[key, default: 1] -= 1 }
    return apart {
      let scope = Scope(file: property.node.file, receiver: nil, type: type)
      var arguments: [EvaluatedArgument] = []
      let reference = declaredType(of: property, in: type)
      if let value = base ?? property.initialValue.map({ typed(evaluate($0, in: scope), reference) }) {
        arguments.append(
          EvaluatedArgument(label: "wrappedValue", value: value, node: property.node, isTrailing: false))
      }
      for argument in attribute.all(.argument) where argument.count > 0 {
        arguments.append(
          EvaluatedArgument(
            label: argument.hasText ? argument.text : nil, value: evaluate(argument[0], in: scope), node: argument[0],
            isTrailing: false))
      }
      return instantiate(declared, arguments, at: property.node)
    }
  }

  /// Attributes that are no wrappers of a project.
  private static let known: Set<String> = [
    "AccessibilityFocusState", "AppStorage", "Bindable", "Binding", "Environment", "EnvironmentObject", "FetchRequest",
    "FocusState", "GestureState", "IBOutlet", "MainActor", "Namespace", "ObservationIgnored", "ObservedObject",
    "Published", "Query", "ScaledMetric", "SceneStorage", "State", "StateObject", "ViewBuilder",
  ]

  private func isWrapper(_ name: String, in type: TypeDeclaration) -> Bool {
    let found = types(named: name, from: type, file: type.node.file)
    return found.count == 1 && found[0].node.all(.attribute).contains { $0.text == "propertyWrapper" }
  }
}

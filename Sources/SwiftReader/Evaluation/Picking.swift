import ScreenModel

/// Which declaration of a name a call means: by labels and order of its arguments, as Swift has it.
extension Evaluator {
  /// Whether a project type that is called like a control can be made from the arguments.
  func canMake(_ type: TypeDeclaration, _ arguments: [EvaluatedArgument]) -> Bool {
    if pick(type.initializers, arguments) != nil { return true }
    if type.kind == .enum { return arguments.first?.label == "rawValue" }
    let names = Set(type.stored.map(\.name))
    let takesCode = type.stored.contains(where: \.takesCode)
    if arguments.isEmpty { return type.stored.allSatisfy { $0.initialValue != nil } }
    return arguments.allSatisfy { $0.isTrailing ? takesCode : $0.label.map(names.contains) == true }
  }

  /// The one of several functions of that name which the arguments fit; `nil` where there is but one, or none fits.
  func siblings(of reference: FunctionReference, _ arguments: [EvaluatedArgument]) -> FunctionReference? {
    if reference.scope != nil { return nil }
    let name = reference.declaration.text
    let all = reference.type.flatMap { functions(name, in: $0)?.0 ?? $0.functions[name] } ?? index.functions[name] ?? []
    guard all.count > 1, let picked = pick(all, arguments) else { return nil }
    return FunctionReference(
      declaration: picked, receiver: reference.receiver, type: reference.type, isWriting: reference.isWriting)
  }

  /// Whether a call means the system's control: the project's functions of that name take other arguments.
  func isControl(_ reference: FunctionReference, _ arguments: [EvaluatedArgument]) -> Bool {
    let name = reference.declaration.text
    guard reference.receiver == nil, reference.type == nil, reference.scope == nil, AllControls.names.contains(name)
    else {
      return false
    }
    guard let picked = pick(index.functions[name], arguments) else { return true }
    return Platform.distance(of: picked.file.platform, from: rootType?.node.file.platform) == 2
  }

  /// The function whose labels fit the arguments; `nil` where none does. Of several the one that is written for the system
  /// of the view that is read.
  func pick(_ functions: [Syntax]?, _ arguments: [EvaluatedArgument]) -> Syntax? {
    guard let functions, let first = functions.first(where: { fits($0, arguments) }) else { return nil }
    guard functions.count > 1, let file = rootType?.node.file, first.file.platform != file.platform else {
      return first
    }
    return Platform.nearest(functions.filter { fits($0, arguments) }, to: file, \.file).first
  }

  private func fits(_ function: Syntax, _ arguments: [EvaluatedArgument]) -> Bool {
    let parameters = function.all(.parameter)
    // `init(from decoder: Decoder)` is called by decoders alone.
    if arguments.count == 1, parameters.count == 1, parameters[0].outsideLabel == "from",
      parameters[0].first(.typeRef).map({
        $0.text == "Decoder" || $0.text == "any" && $0.first(.typeRef)?.text == "Decoder"
      })
        ?? false, arguments[0].node.text != "decoder"
    {
      return false
    }
    return bind(arguments, to: parameters) != nil
  }

  /// Which argument goes to which parameter, by label and order as Swift does; `nil` where they do not fit.
  func bind(_ arguments: [EvaluatedArgument], to parameters: [Syntax]) -> [Int: EvaluatedArgument]? {
    var bound: [Int: EvaluatedArgument] = [:]
    var next = 0
    var position = 0
    while position < arguments.count {
      let argument = arguments[position]
      if argument.isTrailing, argument.label == nil {
        // An unlabelled trailing closure goes to the first parameter from here that takes code.
        let free = parameters.indices.filter { $0 >= next && bound[$0] == nil }
        let takesCode = free.first { parameters[$0].takesCode }
        guard let index = takesCode ?? free.last else { return nil }
        bound[index] = argument
        next = index + 1
      } else {
        guard
          let index = parameters.indices.first(where: {
            $0 >= next && bound[$0] == nil && parameters[$0].outsideLabel == argument.label
              && parameters[next..<$0].allSatisfy {
                $0.first(.initialValue) != nil || $0.takesCode || $0.isOptionalParameter || $0.isVariadic
              }
          })
        else { return nil }
        bound[index] = argument
        next = index + 1
        if parameters[index].isVariadic {
          var values = [argument.value]
          while position + 1 < arguments.count, arguments[position + 1].label == nil,
            !arguments[position + 1].isTrailing
          {
            position += 1
            values.append(arguments[position].value)
          }
          bound[index]?.value = .list(values)
        }
      }
      position += 1
    }
    for (index, parameter) in parameters.enumerated() where bound[index] == nil && parameter.first(.initialValue) == nil
    {
      if !parameter.isVariadic { return nil }
    }
    return bound
  }
}

import ScreenModel

extension Evaluator {
  /// The raw value of an enum case: written, counted or the case's name.
  func rawValue(of enumCase: EnumCase, in type: TypeDeclaration) -> Value {
    guard let declared = type.cases[enumCase.name] else { return .string(enumCase.name) }
    if let raw = declared.first(.initialValue), raw.count > 0 {
      return plainString(evaluate(raw[0], in: Scope(file: declared.file, receiver: nil, type: type)))
    }
    if type.inherits("String") { return .string(enumCase.name) }
    if type.inherits("Int") { return .int(position(of: declared, in: type)) }
    return .unknown(Reason("raw value", span: declared.span))
  }

  /// The raw value of a case without one of its own: one more than the case before it.
  private func position(of declared: Syntax, in type: TypeDeclaration) -> Int {
    var number = -1
    for other in type.cases.values.sorted(by: { ($0.file.path, $0.offset) < ($1.file.path, $1.offset) }) {
      number += 1
      if let raw = other.first(.initialValue), raw.count > 0,
        case .int(let given) = evaluate(raw[0], in: Scope(file: other.file, receiver: nil, type: type))
      {
        number = given
      }
      if other == declared { break }
    }
    return number
  }
}

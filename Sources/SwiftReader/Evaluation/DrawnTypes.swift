import ScreenModel

extension Evaluator {
  /// Types of values that are drawn and never heard.
  private static let drawn: Set<String> = [
    "CGColor", "CGGradient", "Color", "Font", "Gradient", "LinearGradient", "NSColor", "NSFont", "RadialGradient",
    "UIColor",
    "UIFont",
  ]

  /// What stands for a colour or font that code picks in several steps: a theme's long list of them. An audit asks which.
  func drawnOnly(_ type: Syntax?, _ body: Syntax) -> Value? {
    guard recorder == nil, let type, Self.drawn.contains(type.text),
      resolve(TypeReference(node: type, scope: nil)) == nil
    else { return nil }
    guard body.count > 1 || body.count == 1 && (body[0].kind == .switchStmt || body[0].kind == .ifStmt) else {
      return nil
    }
    if type.text == "Color" { return .foreignType("Color") }
    return .unknown(Reason("a \(type.text) is drawn and not heard", span: body.span))
  }
}

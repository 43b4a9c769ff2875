import ScreenModel

/// `AsyncImage(url:)`: a loaded picture has no name; the content closure and placeholder are read as they are.
enum AsyncImageControl: Control {
  static let names = ["AsyncImage"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    guard let content = call["content"] ?? call.arguments.first(where: { $0.isTrailing && $0.label == nil }) else {
      return []
    }
    let image = ViewValue.placed([])
    let loaded = evaluator.expand(argument: content, with: [.view(image)])
    return loaded
  }
}

import ScreenModel

/// `AsyncImage(url:)`: a loaded picture has no name; the content closure and placeholder are read as they are.
enum AsyncImageControl: Control {
  static let names = ["AsyncImage", "CachedAsyncImage", "KFImage", "LazyImage", "WebImage"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    guard let content = call["content"] ?? call.arguments.first(where: { $0.isTrailing && $0.label == nil }) else {
      return []
    }
    // Only a label makes the loaded picture heard.
    // The closure is handed the picture, or a phase or state that has one.
    let handed: Value =
      call["placeholder"] == nil ? .symbol(TypedSymbol(symbol: Symbol("image", owner: -3), type: nil)) : .view(.empty)
    let loaded = evaluator.expand(argument: content, with: [handed])
    return loaded
  }

  private static func picture(_ call: BuiltinCall, _ evaluator: Evaluator) -> Draft {
    var draft = evaluator.draft(.image, call, traits: [.image])
    draft.role = "Image"
    draft.isUnnamedImage = true
    return draft
  }
}

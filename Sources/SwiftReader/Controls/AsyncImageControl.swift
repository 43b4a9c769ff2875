import ScreenModel

/// `AsyncImage(url:)`: a loaded picture has no name; the content closure and placeholder are read as they are.
enum AsyncImageControl: Control {
  static let names = ["AsyncImage", "CachedAsyncImage", "KFImage", "LazyImage", "WebImage"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    // Without an address there is nothing but the placeholder.
    if case .absent? = call["url"]?.value, let placeholder = call["placeholder"] {
      return evaluator.expand(argument: placeholder)
    }
    guard let content = call["content"] ?? call.arguments.first(where: { $0.isTrailing && $0.label == nil }) else {
      return []
    }
    // With a placeholder the closure is handed the picture, else a phase or state that has one.
    let picture = picture(call, evaluator)
    let handed: Value =
      call["placeholder"] == nil
      ? .symbol(TypedSymbol(symbol: Symbol("image", owner: Self.pictureOwner), type: nil))
      : .view(.placed([.element(picture)]))
    // Only a label makes the loaded picture heard.
    return evaluator.expand(argument: content, with: [handed]).flatMap { node in
      node.mapElements { $0.isUnnamedImage && ($0.node == picture.node || $0.isLoaded) ? nil : $0 }
    }
  }

  /// Whether a modifier is applied to what comes out of a phase.
  static func draws(_ symbol: Symbol, _ modifier: String) -> Bool {
    symbol.owner == pictureOwner && (AllModifiers.byName[modifier] != nil || HarmlessModifiers.contains(modifier))
  }

  /// The picture of a phase, where a modifier says that it is one: `.success(let image)`, `phase.image`.
  static func loaded(at node: Syntax, _ evaluator: Evaluator) -> ViewValue {
    let call = BuiltinCall(name: "AsyncImage", arguments: [], node: node, frames: evaluator.frames)
    var draft = picture(call, evaluator)
    draft.isLoaded = true
    return .placed([.element(draft)])
  }

  /// Marks what comes out of a loading phase: a picture without a name, if it is a view at all.
  static let pictureOwner = -3

  private static func picture(_ call: BuiltinCall, _ evaluator: Evaluator) -> Draft {
    var draft = evaluator.draft(.image, call, traits: [.image])
    draft.role = "Image"
    draft.isUnnamedImage = true
    return draft
  }
}

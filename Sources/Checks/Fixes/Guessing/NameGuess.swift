import ScreenModel

/// Guesses what a control or picture is called: from what it does, what it shows and what its file is named.
struct NameGuess {
  /// What it is called.
  var name: String
  /// Other names a person may say to Voice Control.
  var others: [String]

  /// The name of a control that shows a picture.
  static func control(_ node: AuditedNode, in view: AuditedView) -> NameGuess? {
    let action = action(of: node, in: view)
    // Of a menu or link the label is what is seen; the rest shows only later.
    let label = node.children.first { view.nodes[$0].kind == .slot && view.nodes[$0].name == "label" }
    let pictures = [node] + (label.map { view.subtree(of: $0) } ?? view.content(of: node.id))
    var shown: String?
    for picture in pictures {
      if let symbol = symbol(of: picture) {
        shown = SymbolPurpose.name(of: symbol)
        break
      }
      if let file = file(of: picture) {
        shown = words(ofFile: file)
        break
      }
    }
    var name = shown ?? action
    // Another control may have the name already.
    if let shown, let action, isTaken(shown, beside: node, in: view) {
      name = isTaken(action, beside: node, in: view) ? shown : action
    }
    guard let name, name.filter(\.isLetter).count > 1 else { return nil }
    var others: [String] = []
    if let action, action != name, let first = Words.list(name).first, Words.list(action).contains(first) {
      others = [action]
    }
    return NameGuess(name: name, others: others)
  }

  /// Whether another control says the same; a symbol may be said as it is to be named.
  private static func isTaken(_ name: String, beside node: AuditedNode, in view: AuditedView) -> Bool {
    view.everyElement.contains {
      $0.isControl && !$0.isUnnamedImage && $0.span != node.span && $0.label?.known == name
    }
  }

  /// The name of a picture: what its file is called.
  static func picture(_ node: AuditedNode) -> NameGuess? {
    file(of: node).flatMap(words(ofFile:)).map { NameGuess(name: $0, others: []) }
  }

  /// The symbol a picture shows for certain.
  static func symbol(of node: AuditedNode) -> String? {
    if let name = (node.argument("systemName") ?? node.argument("systemImage"))?.value.text?.known { return name }
    // `Image(systemSymbol: .squareAndArrowUp)`: symbols as members.
    guard let symbol = node.argument("systemSymbol")?.value.memberName else { return nil }
    return Words.ofName(symbol).joined(separator: ".")
  }

  /// The asset a picture shows for certain.
  static func file(of node: AuditedNode) -> String? {
    guard node.name == "Image" else { return node.argument("image")?.value.text?.known }
    guard let asset = node.argument(nil) else { return nil }
    if let name = asset.value.text?.known { return name }
    return asset.value.memberName.flatMap { $0 == "init" ? nil : $0 }
  }

  /// `icon_close@2x` → “Close”; `nil`: a number or a meaningless name is left.
  static func words(ofFile file: String) -> String? {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let noise: Set<String> = [
      "icon", "icons", "ic", "img", "image", "images", "btn", "button", "asset", "png", "jpg", "jpeg", "svg", "pdf",
      "x", "px", "dark", "light", "small", "large", "medium", "filled", "fill", "outline", "outlined", "default",
      "regular", "photo", "picture", "pic", "untitled", "screenshot",
    ]
    let words = Words.ofName(name).filter { $0.count > 1 && !noise.contains($0) }
    // What is drawn says nothing of what it means.
    guard !words.isEmpty, words.count < 6, !words.allSatisfy(shapes.contains) else { return nil }
    return sentence(words)
  }

  private static let shapes: Set<String> = [
    "arrow", "chevron", "circle", "square", "rectangle", "dot", "dots", "line", "right", "left", "up", "down",
    "forward",
    "back", "checkmark", "check", "xmark", "cross", "hero", "header", "banner", "logo", "illustration", "art", "splash",
  ]

  /// “Share document” of `shareDocument`; from the one thing a control does.
  static func action(of node: AuditedNode, in view: AuditedView) -> String? {
    for handler in view.handlers(of: node) {
      if let name = action(of: handler) { return name }
    }
    // A function handed in by name: `Button(action: shareDocument)`.
    guard let source = node.argument("action")?.source, source.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." })
    else { return nil }
    return verb(of: source)
  }

  private static func action(of handler: AuditedHandler) -> String? {
    for effect in handler.effects {
      switch effect.kind {
      case .calls(let name): if let verb = verb(of: name) { return verb }
      case .assigns(let name, let value):
        let last = name.split(separator: ".").last.map(String.init) ?? name
        var words = Words.ofName(last)
        guard let first = words.first else { continue }
        if value == "true", ["show", "shows", "showing", "is", "present", "presenting"].contains(first) {
          words.removeFirst()
          if let next = words.first, ["showing", "presenting", "presented"].contains(next) { words.removeFirst() }
          words.removeAll { ["sheet", "presented", "visible", "alert", "showing", "screen", "view"].contains($0) }
          if !words.isEmpty { return sentence(words) }
        }
      case .dismisses: return "Close"
      default: continue
      }
    }
    return nil
  }

  /// A function's name where it begins with something to do.
  static func verb(of name: String) -> String? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    var words = Words.ofName(last.filter { $0.isLetter || $0.isNumber || $0 == "_" })
    if let first = words.first, ["on", "handle", "did", "perform", "do", "request"].contains(first), words.count > 1 {
      words.removeFirst()
    }
    if let first = words.first, ["tap", "tapped", "press", "pressed"].contains(first) { words.removeFirst() }
    if let end = words.last, ["tapped", "pressed", "action", "tap", "clicked", "button", "handler"].contains(end) {
      words.removeLast()
    }
    guard let first = words.first, Self.verbs.contains(first), words.count < 5 else { return nil }
    return sentence(words)
  }

  static func sentence(_ words: [String]) -> String {
    guard let first = words.first else { return "" }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + words.dropFirst()).joined(separator: " ")
  }

  private static let verbs: Set<String> = [
    "accept", "add", "apply", "archive", "attach", "back", "block", "bookmark", "browse", "buy", "call", "cancel",
    "change", "choose", "clear", "close", "collapse", "compose", "confirm", "connect", "copy", "create", "cut",
    "decline", "decrease", "delete", "discard", "disconnect", "dismiss", "done", "download", "duplicate", "edit",
    "empty",
    "expand", "export", "favorite", "favourite", "filter", "find", "follow", "forward", "hide", "import", "increase",
    "invite", "join", "leave", "like", "load", "lock", "log", "logout", "mark", "move", "mute", "next", "open", "pause",
    "pick", "pin", "play", "post", "preview", "previous", "print", "publish", "record", "redo", "refresh", "reject",
    "reload", "remove", "rename", "reorder", "repeat", "reply", "report", "reset", "restart", "restore", "resume",
    "retry", "save", "scan", "search", "select", "send", "share", "show", "shuffle", "sign", "skip", "snooze", "sort",
    "start", "stop", "submit", "subscribe", "switch", "sync", "toggle", "translate", "unblock", "undo", "unfollow",
    "unlock", "unmute", "unpin", "update", "upload", "view", "vote", "zoom",
  ]
}

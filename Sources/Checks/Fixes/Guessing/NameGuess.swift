import ScreenModel

/// Guesses what a control or picture is called: from what it does, what it shows and what its file is named.
struct NameGuess {
  /// What it is called.
  var name: String
  /// Other names a person may say to Voice Control.
  var others: [String]
  /// What the control does, in words.
  var action: String?

  /// The name of a control that shows a picture.
  static func control(_ node: AuditedNode, in view: AuditedView) -> NameGuess? {
    let action = action(of: node, in: view)
    // Of a menu or link the label is what is seen; the rest shows only later.
    let label = node.children.first { view.nodes[$0].kind == .slot && view.nodes[$0].name == "label" }
    let pictures = [node] + (label.map { view.subtree(of: $0) } ?? view.content(of: node.id))
    var shown: String?
    let names = pictures.compactMap { picture in
      symbol(of: picture).map { SymbolPurpose.name(of: $0) } ?? file(of: picture).map { command(ofFile: $0) }
    }
    // Several pictures show several states: none of them is the name.
    if let first = names.first, names.allSatisfy({ $0 == first }) { shown = first }
    var name = shown ?? action
    // A cross in a field empties it.
    if let action, action.hasPrefix("Clear"), shown == "Close" { name = action }
    // Another control may have the name already.
    if let shown, let action, isTaken(shown, beside: node, in: view) {
      name = isTaken(action, beside: node, in: view) ? shown : action
    }
    guard let name, name.filter(\.isLetter).count > 1 else { return nil }
    var others: [String] = []
    if let action, action != name, let first = Words.list(name).first, Words.list(action).contains(first) {
      others = [action]
    }
    return NameGuess(name: name, others: others, action: action)
  }

  /// Two pictures that stand for what a control does next: “Pause” while something plays, else “Play”; with the test as
  /// it is written in the control's own code.
  static func choice(_ node: AuditedNode, in view: AuditedView, _ file: WrittenFile) -> (test: String, Ternary)? {
    let label = node.children.first { view.nodes[$0].kind == .slot && view.nodes[$0].name == "label" }
    let inside = (label.map { view.subtree(of: $0) } ?? view.content(of: node.id)).filter {
      $0.name == "Image" && $0.kind == .control && $0.frames == node.frames
    }
    if inside.count == 1, let argument = inside[0].argument("systemName"), let choice = Ternary(argument.source),
      let first = Ternary.words(choice.then).flatMap(SymbolPurpose.name),
      let second = Ternary.words(choice.otherwise).flatMap(SymbolPurpose.name), first != second
    {
      return (choice.condition, Ternary(choice.condition, first, second))
    }
    guard inside.count == 2, let first = symbol(of: inside[0]).flatMap(SymbolPurpose.name),
      let second = symbol(of: inside[1]).flatMap(SymbolPurpose.name), first != second,
      let one = inside[0].parent, let two = inside[1].parent, view.nodes[one].kind == .branch,
      view.nodes[two].kind == .branch, view.nodes[one].parent == view.nodes[two].parent,
      let start = file.start(of: view.nodes[one].span),
      let end = file.offset(line: view.nodes[one].span.endLine, column: view.nodes[one].span.endColumn), end > start
    else { return nil }
    let test = file.source(start..<end)
    let isPlain = test.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "!" }
    guard isPlain else { return nil }
    if test.hasPrefix("!") { return (String(test.dropFirst()), Ternary(test, second, first)) }
    return (test, Ternary(test, first, second))
  }

  /// What a control's picture asks for: of `episode-close` the last word.
  private static func command(ofFile file: String) -> String? {
    guard let name = words(ofFile: file) else { return nil }
    let words = Words.list(name)
    if let last = words.last, words.count > 1, buttons.contains(last) {
      return sentence([last])
    }
    return name
  }

  /// Whether another control says the same; a symbol may be said as it is to be named.
  private static func isTaken(_ name: String, beside node: AuditedNode, in view: AuditedView) -> Bool {
    view.everyElement.contains {
      $0.isControl && !$0.isUnnamedImage && $0.span != node.span && $0.label?.known == name
    }
  }

  /// The name of a picture: what its file is called.
  static func picture(_ node: AuditedNode) -> NameGuess? {
    guard let file = file(of: node), let name = words(ofFile: file) else { return nil }
    // `list_played`: what it tells is the state.
    if let last = Words.list(name).last, ["alert", "warning", "error", "played", "offline", "verified"].contains(last) {
      return NameGuess(name: sentence([last]), others: [])
    }
    return NameGuess(name: name, others: [])
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
    // `.heron` and `Asset.heron` name a picture, `icon.preview` a property.
    guard asset.source.first == "." || asset.source.first?.isUppercase == true else { return nil }
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
        if value == "\"\"" { return "Clear text" }
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
    // `showSettingsView` shows settings.
    while words.count > 1, let last = words.last, Self.parts.contains(last) { words.removeLast() }
    guard let first = words.first, Self.verbs.contains(first), words.count < 5,
      words.count > 1 || !Self.vague.contains(first)
    else { return nil }
    return sentence(words)
  }

  static func sentence(_ names: [String]) -> String {
    // Letters that stand alone are an abbreviation: `feedURL` → “feed URL”.
    var words: [String] = []
    var letters = ""
    for name in names + [""] {
      if name.count == 1 {
        letters += name
        continue
      }
      if !letters.isEmpty { words.append(letters.count > 1 ? letters.uppercased() : letters) }
      letters = ""
      if !name.isEmpty { words.append(name) }
    }
    guard let first = words.first else { return "" }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + words.dropFirst()).joined(separator: " ")
  }

  /// “Delete”, “Add to cart”: words that begin with something to do, and do not say to what.
  static func isCommand(_ words: String) -> Bool {
    let list = Words.list(words)
    return list.count == 1 && verbs.contains(list[0]) && !["back", "next", "done", "cancel", "close"].contains(list[0])
  }

  /// What files of pictures on buttons end in.
  private static let buttons: Set<String> = [
    "add", "archive", "cancel", "close", "copy", "delete", "download", "edit", "filter", "menu", "more", "mute",
    "pause",
    "play", "refresh", "remove", "rewind", "save", "search", "send", "settings", "share", "shuffle", "skip", "sort",
    "stop", "upload",
  ]

  /// Kinds of screens, which nobody calls by that name.
  private static let parts: Set<String> = [
    "alert", "controller", "dialog", "editor", "flow", "modal", "page", "panel", "popover", "popup", "screen", "sheet",
    "view",
  ]

  /// Verbs that say nothing without what is done to.
  private static let vague: Set<String> = [
    "change", "hide", "load", "log", "mark", "move", "open", "select", "show", "sign", "switch", "toggle", "update",
    "view",
  ]

  private static let verbs: Set<String> = [
    "accept", "add", "apply", "archive", "attach", "back", "block", "bookmark", "browse", "buy", "call", "cancel",
    "change", "choose", "clear", "close", "collapse", "compose", "confirm", "connect", "copy", "create", "cut",
    "decline", "decrease", "delete", "discard", "disconnect", "dismiss", "done", "download", "duplicate", "edit",
    "empty", "erase", "expand", "export", "favorite", "favourite", "filter", "find", "follow", "forward", "hide",
    "import", "increase",
    "invite", "join", "leave", "like", "load", "lock", "log", "logout", "mark", "move", "mute", "next", "open", "pause",
    "pick", "pin", "play", "post", "preview", "previous", "print", "publish", "record", "redo", "refresh", "reject",
    "reload", "remove", "rename", "reorder", "repeat", "reply", "report", "reset", "restart", "restore", "resume",
    "retry", "save", "scan", "search", "select", "send", "share", "show", "shuffle", "sign", "skip", "snooze", "sort",
    "start", "stop", "submit", "subscribe", "switch", "sync", "toggle", "translate", "unblock", "undo", "unfollow",
    "unlock", "unmute", "unpin", "update", "upload", "view", "vote", "wipe", "zoom",
  ]
}

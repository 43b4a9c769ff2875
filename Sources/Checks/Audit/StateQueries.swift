import ScreenModel

extension Condition {
  /// Whether the test is decided by a property: `showsError` is what `model.showsError` reads.
  func mentions(_ name: String) -> Bool { names.contains { Self.isSame($0, name) && !Self.isSystems($0, name) } }

  /// `Locale.current` is no property that is called `current`.
  private static func isSystems(_ one: String, _ name: String) -> Bool {
    one != name && ["Locale.", "Calendar.", "TimeZone.", "UIDevice."].contains { one.hasPrefix($0) }
  }

  /// Whether a property has to be false: `!isLoading && found.isEmpty`.
  func denies(_ name: String) -> Bool {
    var rest = text[...]
    var isDenied = false
    while let found = rest.range(of: name) {
      let before = text[..<found.lowerBound]
      if !before.hasSuffix("!"), !before.hasSuffix("not "), !before.hasSuffix("not (") { return false }
      isDenied = true
      rest = rest[found.upperBound...]
    }
    return isDenied
  }

  /// Whether two dotted names may be the same property, seen from different types.
  static func isSame(_ one: String, _ two: String) -> Bool {
    if one == two { return true }
    let (first, second) = (Array(one.utf8), Array(two.utf8))
    return holds(first, second, onlyAtEnd: false) || holds(second, first, onlyAtEnd: true)
  }

  /// Whether a dotted name has another in it, from dot to dot. Asked so often that bytes are compared.
  private static func holds(_ whole: [UInt8], _ part: [UInt8], onlyAtEnd: Bool) -> Bool {
    guard whole.count >= part.count else { return false }
    let dot = UInt8(ascii: ".")
    for start in (onlyAtEnd ? whole.count - part.count : 0)...(whole.count - part.count) {
      let end = start + part.count
      if start == 0 || whole[start - 1] == dot, end == whole.count || whole[end] == dot,
        whole[start..<end].elementsEqual(part)
      {
        return true
      }
    }
    return false
  }

  /// The words of the names that decide it: `model.showsEmailError` has shows, email, error.
  var words: Set<String> { Set(names.flatMap { Words.ofName(Self.last(of: $0)) }) }

  /// The last name of a path; what is taken out of a collection is called by that: `errors.["mail"]`.
  private static func last(of path: String) -> String {
    let named = path.range(of: ".[").map { String(path[..<$0.lowerBound]) } ?? path
    let rest = path.range(of: "].", options: .backwards).map { String(path[$0.upperBound...]) } ?? named
    return rest.split(separator: ".").last.map(String.init) ?? rest
  }
}

extension AuditedView {
  /// Properties that hold where the focus is, in this view and in those placed in it.
  var everyFocusName: Set<String> { remembered("everyFocusName") { findFocusNames() } }

  private func findFocusNames() -> Set<String> {
    var names = focusProperties
    for node in nodes {
      for modifier in node.modifiers where ["accessibilityFocused", "focused"].contains(modifier.name) {
        for argument in modifier.arguments {
          if case .binding(let name, _) = argument.value { names.insert(name) }
        }
      }
    }
    return names
  }

  /// Whether code has something said: it announces, or moves the focus.
  func isHeard(_ handler: AuditedHandler, _ focus: Set<String>) -> Bool {
    handler.effects.contains { effect in
      switch effect.kind {
      case .announces, .changesScreen: return true
      case .assigns(let name, let value):
        return value != "false" && value != "nil" && focus.contains { Condition.isSame($0, name) }
      case .calls(let name):
        let words = Words.ofName(name)
        return words.contains { ["announce", "announcement", "announcer", "speak", "voiceover"].contains($0) }
      default: return false
      }
    }
  }

  /// What is heard of a node's content, in the order met.
  func heardElements(in id: Int) -> [AuditedElement] { remembered("heardElements", id) { findHeard(in: id) } }

  private func findHeard(in id: Int) -> [AuditedElement] {
    let keys = Set(
      subtree(of: id).filter { $0.kind == .control }.map { AuditedElement.Key(span: $0.span, frames: $0.frames) })
    return everyElement.filter { keys.contains($0.key) }
  }

  /// Code of a node and of everything in it.
  func code(inside id: Int) -> [AuditedHandler] { remembered("code", id) { findCode(inside: id) } }

  private func findCode(inside id: Int) -> [AuditedHandler] {
    var keys: Set<AuditedElement.Key> = []
    for node in subtree(of: id) {
      if node.kind == .control { keys.insert(.init(span: node.span, frames: node.frames)) }
      for modifier in node.modifiers { keys.insert(.init(span: modifier.span, frames: modifier.frames)) }
    }
    return handlers.filter { keys.contains(.init(span: $0.span, frames: $0.frames)) }
  }

  /// Code that writes a property a test is about.
  func writers(of condition: Condition) -> [AuditedHandler] {
    remembered("writers", -1, condition.names.joined(separator: " ")) {
      handlers.filter { handler in handler.assigned.contains { condition.mentions($0) } }
    }
  }

  /// Whether something is said when a branch appears: by code in it, by what makes it appear, or by what watches that.
  func isTold(_ branch: AuditedNode) -> Bool {
    guard let condition = branch.condition else { return false }
    let focus = everyFocusName
    if code(inside: branch.id).contains(where: { isHeard($0, focus) }) { return true }
    return handlers.contains { handler in
      isHeard(handler, focus) && (handler.assigned.contains { condition.mentions($0) } || watches(handler, condition))
    }
  }

  /// Whether code runs when a property of the test changes, or asks it.
  func watches(_ handler: AuditedHandler, _ condition: Condition) -> Bool {
    let names = Set(condition.names.compactMap { $0.split(separator: ".").last.map(String.init) })
    if !names.isDisjoint(with: identifiers(handler.source)) { return true }
    for effect in handler.effects {
      for test in effect.tests where !names.isDisjoint(with: identifiers(test)) { return true }
    }
    guard ["onChange", "task", "onReceive", "sensoryFeedback"].contains(handler.kind) else { return false }
    return modifiers(of: handler).contains { modifier in
      modifier.arguments.contains {
        !names.isDisjoint(with: identifiers($0.source)) || mentions($0.value, condition.names)
      }
    }
  }

  private func identifiers(_ code: String) -> Set<String> {
    remembered("identifiers", -1, code) { Words.identifiers(code) }
  }

  /// The modifiers that a piece of code was handed to, in the order met.
  private func modifiers(of handler: AuditedHandler) -> [AuditedModifier] {
    let places = remembered("modifiersByPlace") {
      Dictionary(grouping: appliedModifiers.map(\.modifier)) { AuditedElement.Key(span: $0.span, frames: $0.frames) }
    }
    return places[.init(span: handler.span, frames: handler.frames)] ?? []
  }

  /// Whether a value depends on one of the names.
  func mentions(_ value: AuditedValue, _ names: [String]) -> Bool {
    func isNamed(_ name: String) -> Bool { names.contains { Condition.isSame($0, name) } }
    switch value {
    case .text(let text, _): return text.allNames.contains(where: isNamed)
    case .condition(let condition): return condition.names.contains(where: isNamed)
    case .member(_, _, let arguments): return arguments.contains { mentions($0.value, names) }
    case .choice(let alternatives):
      return alternatives.contains { $0.condition.names.contains(where: isNamed) || mentions($0.value, names) }
    case .list(let items): return items.contains { mentions($0, names) }
    case .binding(let name, _), .symbol(let name, _): return isNamed(name)
    default: return false
    }
  }

  /// Whether properties are asked in arguments of some modifiers, and nowhere else but in code.
  func uses(of names: Set<String>, areOnly kinds: Set<String>) -> Bool {
    let last = Set(names.map { $0.split(separator: ".").last.map(String.init) ?? $0 })
    let quiet: Set<String> = ["animation", "onChange", "task", "onAppear", "onReceive", "id"]
    var isUsed = false
    for node in nodes {
      if node.kind == .branch, let condition = node.condition, names.contains(where: condition.mentions) {
        return false
      }
      for argument in node.arguments where !argument.isTrailing && argument.value.isAsked {
        if !last.isDisjoint(with: identifiers(argument.source)) { return false }
      }
      for modifier in node.modifiers where !quiet.contains(modifier.name) {
        let isAsking = modifier.arguments.contains {
          $0.value.isAsked && !last.isDisjoint(with: identifiers($0.source))
        }
        if isAsking, !kinds.contains(modifier.name) { return false }
        if isAsking { isUsed = true }
      }
    }
    return isUsed
  }

  /// Whether anything but colour depends on the names: texts, branches with something in them, labels, values.
  func isSaid(_ names: [String], in scope: [AuditedNode]) -> Bool {
    scope.contains { node in
      if node.kind == .branch, let condition = node.condition, names.contains(where: condition.mentions) {
        let inside = subtree(of: node.id)
        if inside.contains(where: { $0.kind == .opaque || $0.kind == .control && Self.carriers.contains($0.name) }) {
          return true
        }
      }
      if node.kind == .control, Self.carriers.contains(node.name),
        node.arguments.contains(where: { mentions($0.value, names) })
      {
        return true
      }
      return node.modifiers.contains { modifier in
        Self.saying.contains(modifier.name) && modifier.arguments.contains { mentions($0.value, names) }
      }
    }
  }

  private static let carriers: Set<String> = [
    "Text", "Label", "Image", "Button", "LabeledContent", "ProgressView", "Link",
  ]

  private static let saying: Set<String> = [
    "accessibilityLabel", "accessibilityValue", "accessibilityHint", "alert", "confirmationDialog", "help", "badge",
  ]

  /// Whether a node is laid over what is beneath with something that dims the rest: a scrim.
  func scrim(in branch: AuditedNode) -> AuditedNode? { remembered("scrim", branch.id) { findScrim(in: branch) } }

  private func findScrim(in branch: AuditedNode) -> AuditedNode? {
    content(of: branch.id).first { node in
      guard node.kind == .control, ["Color", "Rectangle"].contains(node.name) else { return false }
      let names = node.modifiers.map(\.name)
      let covers =
        names.contains("ignoresSafeArea") || names.contains("edgesIgnoringSafeArea") || names.contains("onTapGesture")
        || darkens(node, branch)
      let isThin =
        names.contains("opacity")
        || node.modifiers.contains { modifier in
          ["fill", "foregroundStyle", "foregroundColor"].contains(modifier.name)
            && modifier.arguments.contains { $0.source.contains("opacity") || $0.source.contains("aterial") }
        } || node.arguments.contains { $0.source.contains("opacity") || $0.source.contains("lack") }
      return covers && isThin && !isInside(node, ["Button"])
    }
  }

  /// A thin black without a size of its own, under something with buttons: it takes all the room there is.
  private func darkens(_ node: AuditedNode, _ branch: AuditedNode) -> Bool {
    branch.children.first.map { first in selfAndAncestors(of: node).contains { $0.id == first } } ?? false
      && !node.modifiers.contains { $0.name == "frame" }
      && (node.source.contains("black") || node.arguments.contains { $0.value.memberName == "black" })
      && content(of: branch.id).contains(where: \.isButtonLike)
  }

  /// Branches that lay a panel with a scrim over the screen.
  var overlays: [(branch: AuditedNode, scrim: AuditedNode)] { remembered("overlays") { findOverlays() } }

  private func findOverlays() -> [(branch: AuditedNode, scrim: AuditedNode)] {
    // A test without names is about the system, and no state of the screen.
    nodes.filter { $0.kind == .branch && $0.condition?.names.isEmpty == false }.compactMap { branch in
      guard let scrim = scrim(in: branch), !heardElements(in: branch.id).filter({ $0.span != scrim.span }).isEmpty
      else {
        return nil
      }
      let isInner = nodes[branch.id].children.contains { child in
        subtree(of: child).contains { $0.kind == .branch && self.scrim(in: $0) != nil }
      }
      return isInner ? nil : (branch, scrim)
    }
  }

  /// What is laid over the scrim.
  func panel(of branch: AuditedNode) -> AuditedNode {
    let scrim = scrim(in: branch)?.id
    let parts = branch.children.filter { child in
      !subtree(of: child).contains { $0.id == scrim } && !heardElements(in: child).isEmpty
    }
    return parts.first.map { nodes[$0] } ?? branch
  }

  /// The element of a control; of one in a menu, the menu's.
  func element(of node: AuditedNode) -> AuditedElement? {
    for around in selfAndAncestors(of: node)
    where around.id == node.id || around.kind == .control && around.name == "Menu" {
      if let found = everyElement.first(where: { $0.span == around.span && $0.key.frames == around.frames }) {
        return found
      }
    }
    return nil
  }

  /// Overlays that ask for something: a spinner over the screen goes by itself.
  var panels: [(branch: AuditedNode, scrim: AuditedNode)] {
    remembered("panels") {
      overlays.filter { branch, _ in
        !content(of: branch.id).contains { $0.name == "ProgressView" }
          || content(of: branch.id).contains(where: \.isButtonLike)
      }
    }
  }

  /// Properties that fields on the screen are bound to.
  var typedNames: [(name: String, field: AuditedNode)] { remembered("typedNames") { findTypedNames() } }

  private func findTypedNames() -> [(name: String, field: AuditedNode)] {
    var found: [(String, AuditedNode)] = []
    for node in nodes {
      if node.kind == .control, ["TextField", "SecureField", "TextEditor"].contains(node.name) {
        for argument in node.arguments { if case .binding(let name, _) = argument.value { found.append((name, node)) } }
      }
      for modifier in node.modifiers where modifier.name == "searchable" {
        for argument in modifier.arguments where argument.label == "text" {
          if case .binding(let name, _) = argument.value { found.append((name, node)) }
        }
      }
    }
    return found
  }

  /// What `onChange(of:)` or `task(id:)` watches; `nil`: it watches nothing.
  func watched(by handler: AuditedHandler) -> AuditedArgument? {
    guard ["onChange", "task"].contains(handler.kind) else { return nil }
    guard let modifier = modifiers(of: handler).first else { return nil }
    switch modifier.name {
    case "onChange": return modifier.argument("of")
    case "task": return modifier.argument("id")
    default: return nil
    }
  }

  /// The name of a property that is typed into and watched by code.
  func typed(by handler: AuditedHandler) -> String? {
    if handler.kind == "didSet" { return typedNames.first { $0.name == handler.trigger }?.name }
    guard let watched = watched(by: handler) else { return nil }
    return typedNames.first { typed in
      mentions(watched.value, [typed.name]) || watched.source == typed.name || watched.source == "self.\(typed.name)"
    }?.name
  }
}

extension AuditedValue {
  /// It is a value, and neither code to run later nor views.
  fileprivate var isAsked: Bool {
    switch self {
    case .code, .view: false
    default: true
    }
  }
}

extension AuditedHandler {
  /// It runs because somebody touched something.
  var isTouch: Bool {
    ["Button", "onTapGesture", "onSubmit", "Menu", "Link", "onLongPressGesture", "accessibilityAction"].contains(kind)
  }
}

extension SpokenText {
  /// Names of run-time values and of tests in it.
  var allNames: [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .known: []
      case .hole(let name, _): [name]
      case .varies(let alternatives): alternatives.flatMap { $0.condition.names + $0.text.allNames }
      }
    }
  }
}

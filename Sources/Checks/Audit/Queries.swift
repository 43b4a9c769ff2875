import ScreenModel

extension AuditedView {
  /// The node and what is around it, the nearest first.
  func selfAndAncestors(of node: AuditedNode) -> [AuditedNode] { [node] + ancestors(of: node.id) }

  /// The alert or confirmation dialog that a node stands in.
  func dialog(around node: AuditedNode) -> AuditedPresentation? {
    let around = Set(ancestors(of: node.id).filter { $0.kind == .presentation }.map(\.id))
    return presentations.first { presentation in
      [.alert, .confirmationDialog].contains(presentation.prediction.kind)
        && presentation.content.map(around.contains) ?? false
    }
  }

  /// Whether a node or something around it is hidden, for certain or under a condition.
  func isHidden(_ node: AuditedNode) -> Bool {
    selfAndAncestors(of: node).contains { $0.modifiers.contains { $0.name == "accessibilityHidden" && !$0.isOff } }
  }

  /// Whether the words of a node reach the listener: not hidden, and nothing around replaces them.
  func speaks(_ node: AuditedNode) -> Bool {
    !selfAndAncestors(of: node).contains { around in
      around.modifiers.contains { modifier in
        switch modifier.name {
        case "accessibilityHidden": modifier.isAlwaysOn
        case "accessibilityLabel", "accessibilityRepresentation", "accessibilityChildren": true
        case "accessibilityElement":
          modifier.member("children") != "combine" && modifier.member("children") != "contain"
        case "hidden": true
        default: false
        }
      }
    }
  }

  /// Whether the words of a node reach the listener, its own label taken for its words.
  func speaks(withoutOwnLabel node: AuditedNode) -> Bool {
    guard let parent = node.parent else { return true }
    return speaks(nodes[parent]) && !node.modifiers.contains { $0.name == "accessibilityHidden" }
  }

  /// Whether the node is an element that is heard on its own.
  func isHeard(_ node: AuditedNode) -> Bool {
    isHeard(AuditedElement.Key(span: node.span, frames: node.frames))
  }

  /// The sheet, cover or dialog that a node stands in; `nil`: the screen itself.
  func presentation(around node: AuditedNode) -> Int? {
    ancestors(of: node.id).first { $0.kind == .presentation }?.id
  }

  /// The nearest control around that groups what is inside: a stack, a section, a list.
  func container(of node: AuditedNode) -> AuditedNode? {
    ancestors(of: node.id).first { $0.kind == .control }
  }

  /// Controls and texts inside a node, without what modifiers add around it.
  func texts(in node: AuditedNode) -> [AuditedNode] {
    content(of: node.id).filter { $0.kind == .control && ($0.name == "Text" || $0.name == "Label") }
  }

  /// Properties that hold where the keyboard's or VoiceOver's focus is.
  var focusProperties: Set<String> {
    Set(
      properties.filter { $0.wrappers.contains("FocusState") || $0.wrappers.contains("AccessibilityFocusState") }
        .map(\.name))
  }

  /// Whether an ancestor or the node is one of the controls.
  func isInside(_ node: AuditedNode, _ names: Set<String>) -> Bool {
    ancestors(of: node.id).contains { $0.kind == .control && names.contains($0.name) }
  }

  /// Whether the node is drawn in a bar, menu or dialog, where the system lays it out.
  func isInBar(_ node: AuditedNode) -> Bool {
    ancestors(of: node.id).contains { around in
      switch around.kind {
      case .layer:
        ["toolbar", "navigationBarItems", "tabItem", "contextMenu", "swipeActions", "accessibilityActions"].contains(
          around.name)
      case .presentation: ["alert", "confirmationDialog"].contains(around.name)
      case .control: ["ToolbarItem", "ToolbarItemGroup", "Menu", "Tab"].contains(around.name)
      default: false
      }
    }
  }
}

extension AuditedNode {
  /// Whether other actions or another representation are offered.
  var hasActions: Bool { modifiers.contains(where: \.offersActions) }

  /// Names of custom actions added to it.
  var actionNames: [String] {
    modifiers.filter { $0.name == "accessibilityAction" }.compactMap { $0.argument("named")?.value.text?.known }
      + modifiers.filter { $0.name == "accessibilityActions" }.flatMap { $0.after.flatMap(\.element.actions) }
      .compactMap(\.known)
  }

  /// Whether it only lays out what is inside.
  var isStack: Bool {
    switch kind {
    case .list, .component, .wrapper: true
    case .control: Self.stacks.contains(name)
    default: false
    }
  }

  private static let stacks: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "Grid", "GridRow", "LazyVGrid", "LazyHGrid",
    "ViewThatFits",
  ]

  /// Whether it is a control that a touch activates.
  var isButtonLike: Bool {
    kind == .control && ["Button", "NavigationLink", "Menu", "Link", "ShareLink", "Toggle"].contains(name)
  }

  /// Traits added for certain, by SwiftUI's names.
  var addedTraits: [(trait: String, modifier: AuditedModifier)] {
    modifiers.filter { $0.name == "accessibilityAddTraits" }.flatMap { modifier in
      (modifier.arguments.first?.value.memberNames ?? []).map { ($0, modifier) }
    }
  }
}

extension AuditedModifier {
  /// Whether it offers other actions or another representation.
  var offersActions: Bool { Self.offering.contains(name) }

  private static let offering: Set<String> = [
    "accessibilityAction", "accessibilityActions", "accessibilityRepresentation", "accessibilityAdjustableAction",
    "accessibilityZoomAction", "accessibilityScrollAction", "accessibilityChildren", "accessibilityDirectTouch",
  ]

  /// `.accessibilityHidden(true)`
  var isAlwaysOn: Bool {
    guard let argument = arguments.first(where: { $0.label == nil }) else { return true }
    if case .truth(let flag) = argument.value { return flag }
    return false
  }

  /// `.accessibilityHidden(false)`
  var isOff: Bool {
    if case .truth(false)? = arguments.first(where: { $0.label == nil })?.value { return true }
    return false
  }

  /// The words of its first argument.
  var text: SpokenText? { arguments.first?.value.text }
}

extension AuditedValue {
  /// Names in a list, or the one: `[.isButton, .isHeader]`.
  var memberNames: [String] {
    switch self {
    case .member(let name, _, _): [name]
    case .list(let items): items.flatMap(\.memberNames)
    default: []
    }
  }

  /// The values it may have.
  var alternatives: [AuditedValue] {
    if case .choice(let choices) = self { return choices.flatMap(\.value.alternatives) }
    return [self]
  }
}

extension AuditedElement {
  /// Whether it is something to activate: a control, or a view that was made a button.
  var isOperable: Bool {
    isControl
      || element.isActivatable && !element.traits.isDisjoint(with: [.button, .link, .adjustable, .toggleButton])
  }
}

extension AuditedElement {
  /// Whether a field's placeholder is the very text in it, and so no name.
  var showsOwnTextAsPlaceholder: Bool {
    guard let placeholder = element.placeholder, !placeholder.isEmpty else { return false }
    return placeholder.written == element.value?.written
  }
}

extension [Condition] {
  /// Whether both cannot hold: `isEditing` and `!isEditing`, `post == nil` and `post != nil`.
  func excludes(_ others: [Condition]) -> Bool {
    let these = Set(map(\.text))
    if others.contains(where: { Self.opposites($0.text).contains(where: these.contains) }) { return true }
    let cases = compactMap { Self.chosenCase($0.text) }
    return others.compactMap { Self.chosenCase($0.text) }.contains { other in
      cases.contains { $0.subject == other.subject && $0.name != other.name }
    }
  }

  /// `phase is .loaded`: a value has one case.
  private static func chosenCase(_ text: String) -> (subject: Substring, name: Substring)? {
    let sides = text.split(separator: " is .", omittingEmptySubsequences: false)
    guard sides.count == 2, sides[1].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      !sides[0].contains(where: { "&|(!".contains($0) })
    else { return nil }
    return (sides[0], sides[1])
  }

  private static func opposites(_ text: String) -> [String] {
    for (sign, other) in [
      (" == ", " != "), (" != ", " == "), (" < ", " >= "), (" >= ", " < "), (" > ", " <= "), (" <= ", " > "),
      (" is not ", " is "), (" is ", " is not "),
    ] {
      let parts = text.components(separatedBy: sign)
      if parts.count == 2, !text.contains("&&"), !text.contains("||") { return [parts.joined(separator: other)] }
    }
    for prefix in ["!", "not "] where text.hasPrefix(prefix) {
      let body = String(text.dropFirst(prefix.count))
      return body.hasPrefix("(") && body.hasSuffix(")") ? [body, String(body.dropFirst().dropLast())] : [body]
    }
    return ["!\(text)", "not \(text)", "!(\(text))", "not (\(text))"]
  }
}

extension [AuditedElement] {
  /// How many can be there at once: alternatives of one test are counted once.
  var most: Int {
    let needs = map(\.needs)
    return needs.map { need in needs.count { $0.isSubset(of: need) } }.max() ?? 0
  }

  /// For each whether another one of them is there with it, in some state of the screen.
  var haveCompany: [Bool] {
    let needs = map(\.needs)
    return indices.map { position in
      indices.contains { other in
        other != position && (needs[other].isSubset(of: needs[position]) || needs[position].isSubset(of: needs[other]))
      }
    }
  }
}

extension AuditedElement {
  /// Each test that has to hold for it to be there.
  var needs: Set<String> { Set(presence.flatMap(\.conjuncts).map(\.text)) }
}

extension SpokenText {
  /// Names of run-time values in it, alternatives included.
  var holes: [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .known: []
      case .hole(let name, _): [name]
      case .varies(let alternatives): alternatives.flatMap(\.text.holes)
      }
    }
  }

  /// Whether a picture's name is in code that was not read.
  var isNamedElsewhere: Bool {
    parts.contains { part in
      switch part {
      case .known: false
      case .hole(_, let reason): reason.text.hasSuffix("is named outside the project")
      case .varies(let alternatives): alternatives.contains { $0.text.isNamedElsewhere }
      }
    }
  }

  /// Every text it may be.
  var variants: [SpokenText] {
    // Each way with what it is.
    if parts.count == 1, case .varies(let alternatives) = parts[0] {
      let ways = alternatives.flatMap(\.text.variants)
      return ways.count > 32
        ? [self] : ways.map { SpokenText($0.parts, key: key, isFileName: isFileName || $0.isFileName) }
    }
    var ways: [[Part]] = [[]]
    for part in parts {
      guard case .varies(let alternatives) = part else {
        ways = ways.map { $0 + [part] }
        continue
      }
      ways = ways.flatMap { way in alternatives.flatMap { $0.text.variants.map { way + $0.parts } } }
      if ways.count > 32 { return [self] }
    }
    return ways.map { SpokenText($0, key: key, isFileName: isFileName) }
  }

  /// Whether it holds a letter, or a value that may.
  var hasLetters: Bool { !holes.isEmpty || written.contains(where: \.isLetter) }
}

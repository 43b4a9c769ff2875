import ScreenModel

/// A place in the source that one identifier belongs to, and every element it stands for.
struct IdentifierPlace {
  /// An element of a screen that the place makes.
  struct Use {
    /// The number of the view it was met in, and of the part of it: 0 is the screen, then what it presents.
    var view: Int
    var part: Int
    var node: AuditedNode
    var element: AuditedElement
    /// Calls on the way to the place, outermost first.
    var frames: [SourceSpan]
  }

  var span: SourceSpan
  var offset: Int
  var uses: [Use]
  /// How many calls further out than the element itself.
  var level: Int

  /// The order identifiers are given in.
  static func isBefore(_ left: IdentifierPlace, _ right: IdentifierPlace) -> Bool {
    (left.span.file, left.offset, left.level) < (right.span.file, right.offset, right.level)
  }
}

extension AuditedView {
  /// Whether an identifier reaches an element already: its own, or one of what it is in.
  func hasIdentifier(_ node: AuditedNode) -> Bool {
    if node.modifier("accessibilityIdentifier") != nil { return true }
    for around in ancestors(of: node.id) {
      if around.kind == .presentation || around.kind == .layer { return false }
      guard let given = around.modifiers.firstIndex(where: { $0.name == "accessibilityIdentifier" }) else { continue }
      if ScreenContainer.names.contains(around.name) || isScrolling(around) { continue }
      // A container of its own keeps the name to itself.
      let contains = around.modifiers[..<given].contains {
        $0.name == "accessibilityElement" && $0.member("children") == "contain"
      }
      if !contains { return true }
    }
    return false
  }

  /// Whether the outermost view of something takes an identifier itself.
  private func isScrolling(_ node: AuditedNode) -> Bool {
    var current = node
    for _ in 0..<40 where current.kind != .control {
      guard let first = current.children.first, nodes[first].kind != .layer else { return false }
      current = nodes[first]
    }
    return ScreenContainer.names.contains(current.name)
  }

  /// Whether the system draws an element, so that identifiers are not to be relied on.
  func isDrawnBySystem(_ node: AuditedNode) -> Bool {
    ancestors(of: node.id).contains { around in
      around.kind == .presentation && ["alert", "confirmationDialog", "actionSheet"].contains(around.name)
        || around.kind == .layer && ["contextMenu", "swipeActions", "tabItem"].contains(around.name)
    }
  }

  /// The view that a touch is put on: of a control the control, of a gesture the view that has it.
  func touched(_ element: AuditedElement, _ node: AuditedNode) -> AuditedNode? {
    if element.isControl || node.kind == .control && node.elements.contains(where: \.isControl) { return node }
    let gestures: Set<String> = ["onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture"]
    for around in [node] + ancestors(of: node.id).prefix(8) {
      let isOwn = around.modifiers.contains { gestures.contains($0.name) || $0.name == "accessibilityAction" }
      guard isOwn else { continue }
      let inside = Set(subtree(of: around.id).map { AuditedElement.Key(span: $0.span, frames: $0.frames) })
      return everyElement.count { inside.contains($0.key) } == 1 ? around : nil
    }
    return element.content == .container ? node : nil
  }
}

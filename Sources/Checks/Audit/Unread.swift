import ScreenModel

/// What may be said where a screen is so large that reading ended before its end: what was not found may be there.
enum Unread {
  /// Rules that find fault because nothing on the screen says, undoes or offers something, with the names that stand in
  /// code which does; `nil`: any code may.
  private static let onScreen: [String: Set<String>?] = [
    "busy-control-live": nil, "disabled-without-reason": nil, "error-by-color-only": nil, "error-silent": speaking,
    "focus-not-returned": focusing, "loading-silent": speaking, "overlay-not-modal": nil,
    "results-change-silently": speaking, "status-by-color-only": nil, "success-not-kept": nil, "toast-silent": speaking,
  ]
  private static let focusing: Set<String> = ["AccessibilityFocusState", "accessibilityFocused"]
  private static let speaking = focusing.union([
    "AccessibilityNotification", "UIAccessibility", "announce", "announcement", "layoutChanged", "screenChanged",
    "speak",
  ])
  /// Rules that find fault because something is missing in the part they point at.
  private static let inPart: Set<String> = [
    "adjustable-without-action", "checkbox-drawn-by-hand", "control-without-label", "icon-button-without-label",
    "ignore-swallows-control", "label-misses-visible-text", "loading-unnamed", "selected-by-color-only",
    "selected-without-trait", "tab-without-label", "target-too-small",
  ]

  /// Rules that find fault because the view of the project that they point into offers nothing else.
  private static let inView: Set<String> = [
    "context-menu-without-actions", "drag-without-action", "gesture-without-action",
  ]

  /// A finding as far as it holds; `nil`: it points at something that was not read to its end itself.
  static func settled(_ finding: AuditFinding, _ view: AuditedView) -> AuditFinding? {
    guard view.isCut || !view.limits.isEmpty else { return finding }
    let node = view.node(at: finding.span, finding.frames)
    if inPart.contains(finding.rule), let node, view.isCut(node) { return nil }
    guard !finding.isReview else { return finding }
    let isOpen =
      inView.contains(finding.rule) && view.isCut && node.map { view.isCut(view.component(around: $0)) } ?? true
      || onScreen[finding.rule].map { mayBeThere($0, around: node, view) } ?? false
    guard isOpen else { return finding }
    var finding = finding
    finding.certainty = .review(because: "the screen is too large to be read to its end")
    finding.severity = .note
    return finding
  }

  /// Whether what was not read of a node's screen names one of some things; `nil`: whether there is such a part.
  private static func mayBeThere(_ names: Set<String>?, around node: AuditedNode?, _ view: AuditedView) -> Bool {
    guard view.limits.isEmpty, let node else { return true }
    guard view.isCut(around: node), let names, let root = view.nodes.first else { return view.isCut(around: node) }
    return view.mayHold(names, unreadIn: root)
  }
}

extension AuditedView {
  /// Whether the screen that a node is on was not read to its end: the navigation or sheet around it, else the view.
  func isCut(around node: AuditedNode) -> Bool {
    guard isCut else { return false }
    let screens: Set<String> = ["NavigationStack", "NavigationView", "NavigationSplitView"]
    let screen = selfAndAncestors(of: node).first {
      $0.kind == .presentation || $0.kind == .control && screens.contains($0.name)
    }
    return screen.map { isCut($0) } ?? true
  }

  /// The view of the project that a node is part of.
  fileprivate func component(around node: AuditedNode) -> AuditedNode {
    ancestors(of: node.id).first { $0.kind == .component } ?? node
  }

  /// The node of a place: its own, that of a modifier, or that whose code it is in.
  fileprivate func node(at span: SourceSpan, _ frames: [SourceSpan]) -> AuditedNode? {
    if let node = nodes.first(where: { $0.span == span && $0.frames == frames }) { return node }
    if let node = appliedModifiers.first(where: { $0.modifier.span == span && $0.modifier.frames == frames })?.node {
      return node
    }
    let handler = handlers.first { $0.frames == frames && $0.effects.contains { $0.span == span } }
    return handler.flatMap { handler in
      nodes.first { $0.span == handler.span && $0.frames == handler.frames }
        ?? appliedModifiers.first { $0.modifier.span == handler.span && $0.modifier.frames == handler.frames }?.node
    }
  }
}

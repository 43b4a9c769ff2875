import ScreenModel

/// What may be said where a screen is so large that reading ended before its end: what was not found may be there.
enum Unread {
  /// A finding as far as it holds; `nil`: it points at something that was not read to its end itself.
  static func settled(_ finding: AuditFinding, _ missing: Missing?, _ view: AuditedView) -> AuditFinding? {
    guard let missing, view.isCut || !view.limits.isEmpty else { return finding }
    let node = view.node(at: finding.span, finding.frames)
    let isOpen: Bool
    switch missing {
    case .inPart: return node.map { view.isCut($0) } ?? false ? nil : finding
    case .inView: isOpen = view.isCut && node.map { view.isCut(view.component(around: $0)) } ?? true
    case .onScreen, .ofSpeech, .ofFocus: isOpen = mayBeThere(missing.names, around: node, view)
    }
    guard isOpen, !finding.isReview else { return finding }
    var finding = finding
    finding.certainty = .review(because: "the screen is too large to be read to its end")
    finding.severity = .note
    return finding
  }

  /// Whether what was not read of a node's screen names one of some things; `nil`: whether there is such a part.
  private static func mayBeThere(_ names: Set<String>?, around node: AuditedNode?, _ view: AuditedView) -> Bool {
    guard view.limits.isEmpty, let node else { return true }
    guard view.isCut(around: node) else { return false }
    guard let names, let root = view.nodes.first else { return true }
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

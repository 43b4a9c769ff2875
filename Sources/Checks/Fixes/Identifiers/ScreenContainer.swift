import ScreenModel

/// The outermost views of a screen: where agents and tests see which screen it is.
struct ScreenContainer {
  /// Where the view is written, in the body of the screen.
  var span: SourceSpan
  /// `List`, `ScrollView` …, which take an identifier without handing it to what they hold; `nil`: something else.
  var name: String?

  /// Containers of UIKit that have an identifier of their own.
  static let names: Set<String> = [
    "Form", "List", "NavigationSplitView", "NavigationStack", "NavigationView", "ScrollView", "TabView", "Table",
  ]

  private static let navigation: Set<String> = ["NavigationStack", "NavigationView"]

  /// The outermost views of a screen, one of which is shown at a time.
  static func all(of view: AuditedView) -> [ScreenContainer] {
    guard let root = view.nodes.first else { return [] }
    var found: [ScreenContainer] = []
    outermost(root, in: view, &found, depth: 0)
    var seen: Set<SourceSpan> = []
    return found.filter { seen.insert($0.span).inserted }
  }

  private static func outermost(
    _ node: AuditedNode, in view: AuditedView, _ found: inout [ScreenContainer], depth: Int
  ) {
    guard depth < 60 else { return }
    let inner = node.children.map { view.nodes[$0] }.filter { $0.kind != .layer && $0.kind != .presentation }
    switch node.kind {
    case .branch, .list, .slot: for child in inner { outermost(child, in: view, &found, depth: depth + 1) }
    case .component where node.id == 0, .wrapper where node.frames.isEmpty:
      for child in inner { outermost(child, in: view, &found, depth: depth + 1) }
    case .control, .component:
      guard node.frames.isEmpty else { return }
      if navigation.contains(node.name) || node.name == "Group" {
        var content: [ScreenContainer] = []
        for child in inner { outermost(child, in: view, &content, depth: depth + 1) }
        if node.name == "Group" || content.contains(where: { $0.name != nil }) {
          found += content
          return
        }
      }
      found.append(ScreenContainer(span: node.span, name: container(node, in: view)))
    case .layer, .presentation, .opaque, .wrapper: return
    }
  }

  /// What a view comes to: itself, or the outermost view of a component.
  private static func container(_ node: AuditedNode, in view: AuditedView) -> String? {
    var current = node
    for _ in 0..<40 {
      if current.kind == .control { return names.contains(current.name) ? current.name : nil }
      let inner = current.children.map { view.nodes[$0] }.filter { $0.kind != .layer && $0.kind != .presentation }
      guard inner.count == 1 else { return nil }
      current = inner[0]
    }
    return nil
  }
}

extension AuditedView {
  /// Whether it is shown as a screen, as far as can be told.
  var isScreen: Bool {
    !isFragment && uikit == nil
      && (placement.isRooted || placement.isPushed || placement.isPresented || !placement.isEmbedded)
  }
}

import ScreenModel

extension Project {
  /// Views that are screens: shown by a sheet, a link or the app itself, or by nothing at all.
  public var screens: [ViewSummary] {
    let uses = ViewUses(index)
    return index.views.filter { uses.isScreen($0) }.map { ViewSummary(name: $0.path, span: $0.node.span) }
  }
}

/// Where views are made in the source: as a part of another view, or as a screen of their own.
private struct ViewUses {
  private var asScreen: Set<String> = []
  private var asPart: Set<String> = []

  private static let presenting: Set<String> = [
    "sheet", "fullScreenCover", "navigationDestination", "popover", "inspector", "NavigationLink", "WindowGroup",
    "Window", "Tab",
    "UIHostingController", "NSHostingController", "tabItem",
  ]

  init(_ index: ProjectIndex) {
    let names = Set(index.views.map(\.name))
    for file in index.files(mentioning: names) {
      for declaration in file.root.children { visit(declaration, names, isPresented: false, owner: nil) }
    }
  }

  func isScreen(_ type: TypeDeclaration) -> Bool { asScreen.contains(type.name) || !asPart.contains(type.name) }

  /// Walks the tree with a stack of its own: files may be nested deeply.
  private mutating func visit(_ root: Syntax, _ names: Set<String>, isPresented: Bool, owner: String?) {
    var open = [(node: root, isPresented: isPresented, owner: owner)]
    while let (node, isPresented, owner) = open.popLast() {
      switch node.kind {
      case .macro where node.text == "Preview": continue
      case .typeDecl:
        if node.all(.inherited).contains(where: { $0.first(.typeRef)?.text == "PreviewProvider" }) { continue }
        for child in node.children { open.append((child, false, node.text)) }
      case .chain:
        if node.count > 1, node[0].kind == .name, names.contains(node[0].text), node[1].kind == .call,
          node[0].text != owner
        {
          if isPresented { asScreen.insert(node[0].text) } else { asPart.insert(node[0].text) }
        }
        let presents = node.count > 0 && Self.presenting.contains(node[0].text)
        var stepPresents = presents
        for position in 0..<node.count {
          let step = node[position]
          if step.kind == .member { stepPresents = Self.presenting.contains(step.text) }
          open.append((step, isPresented && position <= 1 || stepPresents, owner))
        }
      case .call:
        // Only the content of a presentation is a screen, not its label.
        for child in node.children {
          let isLabel = child.text == "label"
          open.append((child, isPresented && !isLabel, owner))
        }
      default:
        for child in node.children { open.append((child, isPresented, owner)) }
      }
    }
  }
}

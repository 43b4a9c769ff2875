import ScreenModel

extension Project {
  /// What a view is in the app: a screen of its own, or a part of screens.
  public struct ViewRole: Sendable, Hashable {
    public var name: String
    public var span: SourceSpan
    /// A sheet, a link or the app itself shows it, or nothing at all; or it gives the screen its title.
    public var isScreen: Bool
    /// The screens on which it stands, at any depth, sorted; those it presents do not count.
    public var screens: [String]
  }

  /// The role of every SwiftUI view, in order of file and place. Code of previews and tests is left out.
  public var viewRoles: [ViewRole] {
    let placements = index.placements
    let types = index.views.filter { !$0.isRepresentable && !placements.isSample($0) }
    let titled = types.filter { $0.node.source.contains(".navigationTitle(") }.map(\.path)
    let screens = Set(self.screens.map(\.name) + titled)
    let uses = PartUses(types)
    return types.map { type in
      ViewRole(
        name: type.path, span: type.node.span, isScreen: screens.contains(type.path),
        screens: uses.users(of: type.name).filter(screens.contains).sorted())
    }.sorted { $0.span < $1.span }
  }
}

/// Which views stand in which, seen in their code.
private struct PartUses {
  /// For each view's name the paths of the views whose code makes it.
  private var makers: [String: Set<String>] = [:]
  private var names: [String: String] = [:]

  private static let elsewhere: Set<String> = [
    "sheet", "fullScreenCover", "popover", "inspector", "navigationDestination", "NavigationLink",
  ]

  init(_ types: [TypeDeclaration]) {
    let known = Set(types.map(\.name))
    for type in types {
      names[type.path] = type.name
      for name in Self.made(in: type.node, known) where name != type.name {
        makers[name, default: []].insert(type.path)
      }
    }
  }

  /// Every view that has a view in it, directly or in another.
  func users(of name: String) -> [String] {
    var found: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      for user in makers[next] ?? [] where found.insert(user).inserted { names[user].map { open.append($0) } }
    }
    return Array(found)
  }

  /// The views that a declaration makes as its parts. The walk keeps its own stack: code may be nested deeply.
  private static func made(in declaration: Syntax, _ known: Set<String>) -> Set<String> {
    var found: Set<String> = []
    var open = [(node: declaration, isElsewhere: false)]
    while let (node, isElsewhere) = open.popLast() {
      guard node.kind == .chain, node.count > 0 else {
        if node.kind == .typeDecl, node.offset != declaration.offset { continue }
        if node.kind == .macro, node.text == "Preview" { continue }
        for child in node.children { open.append((child, isElsewhere)) }
        continue
      }
      if node.count > 1, node[0].kind == .name, node[1].kind == .call || node[1].kind == .genericArguments,
        !isElsewhere,
        known.contains(node[0].text)
      {
        found.insert(node[0].text)
      }
      var leads = elsewhere.contains(node[0].text)
      for step in node.children {
        if step.kind == .member { leads = elsewhere.contains(step.text) }
        guard step.kind == .call else {
          open.append((step, isElsewhere))
          continue
        }
        for child in step.children { open.append((child, isElsewhere || leads && child.text != "label")) }
      }
    }
    return found
  }
}

import ScreenModel

/// Finds lists that show nothing at all where there is nothing to list.
public struct EmptyStateMissing: Rule {
  public static let notes = RuleNotes(
    summary: "a list has nothing to say when it is empty",
    why: "the screen is silent: nobody can tell an empty list from one that failed or is still on its way",
    help: "show ContentUnavailableView, or a text and a button, if the collection is empty",
    limits:
      "judges screens whose only content is one collection; a collection that is never empty at run time cannot be told",
    guidelines: [.wcag("4.1.3"), .nutrition(.voiceOver)],
    state: .empty, effect: .misleads,
    examples: [
      .finds(
        """
        struct Example: View {
          let posts: [String]
          var body: some View {
            List {
              1️⃣ForEach(posts, id: \\.self) { post in Text(post) }
            }
            .navigationTitle("Posts")
          }
        }
        """, heard: ""),
      .allows(
        """
        struct Example: View {
          let posts: [String]
          var body: some View {
            List {
              ForEach(posts, id: \\.self) { post in Text(post) }
            }
            .overlay { if posts.isEmpty { ContentUnavailableView("No posts", systemImage: "leaf") } }
            .navigationTitle("Posts")
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          let posts: [String]
          var body: some View {
            List {
              Section("About") { Text("Written by members") }
              ForEach(posts, id: \\.self) { post in Text(post) }
            }
            .navigationTitle("Posts")
          }
        }
        """),
    ])

  public init() {}

  private static let roots: Set<String> = ["List", "ScrollView", "Table", "Form"]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    let hasTitle = view.nodes.contains { $0.modifiers.contains { $0.name == "navigationTitle" } }
    guard hasTitle || view.placement.isScreen || view.placement.hasTitleOutside else { return [] }
    return view.controls("List", "ScrollView", "Table").compactMap { root in
      guard !view.isInside(root, Self.roots), !view.isCut(around: root),
        !isChosen(root, view, of: collections(in: root, view)),
        !view.ancestors(of: root.id).contains(where: { $0.kind == .presentation || $0.isRow })
      else { return nil }
      let lists = ([root] + view.content(of: root.id)).filter { collection(of: $0) != nil }
      guard let list = lists.first, let names = collection(of: list), onlyContent(root, list, view) else { return nil }
      guard !knowsNothing(view, names), !isCounted(names, view) else { return nil }
      let isOpen = view.subtree(of: root.id).contains { $0.kind == .opaque } || !view.isComplete
      let reason = isOpen ? "part of the screen could not be read" : nil
      if isSearched(list, view) {
        return AuditFinding(
          at: list.span, via: list.frames, "nothing is heard where the search finds nothing", review: reason,
          help: "show ContentUnavailableView.search, or a text, where nothing is found",
          why: "nobody can tell a search without results from one that is still going on")
      }
      return AuditFinding(
        at: list.span, via: list.frames, "nothing is heard where ‘\(names[0])’ is empty", heard: "",
        review: reason)
    }
  }

  /// A title or text says how many there are: none, then.
  private func isCounted(_ names: [String], _ view: AuditedView) -> Bool {
    let counts = Set(names.map { $0 + ".count" })
    func tells(_ text: SpokenText?) -> Bool { text?.allNames.contains(where: counts.contains) ?? false }
    return view.elements.contains { tells($0.label) || tells($0.element.value) }
      || view.appliedModifiers.contains { $0.modifier.name == "navigationTitle" && tells($0.modifier.text) }
  }

  /// What is listed depends on what is typed, and is all there is where nothing was.
  private func isSearched(_ list: AuditedNode, _ view: AuditedView) -> Bool {
    guard case .choice(let alternatives)? = list.argument(nil)?.value else { return false }
    let typed = view.typedNames.map(\.name)
    return alternatives.contains { way in typed.contains(where: way.condition.mentions) }
  }

  /// Names of a collection that is known only when the app runs.
  private func collection(of node: AuditedNode) -> [String]? {
    guard node.kind == .control, ["ForEach", "List", "Table"].contains(node.name), let data = node.argument(nil) else {
      return nil
    }
    let values = data.value.alternatives
    let names = values.compactMap { value -> String? in
      switch value {
      case .symbol(let name, _), .binding(let name, _): return name
      default: return nil
      }
    }
    guard names.count == values.count, !names.isEmpty else { return nil }
    let fixed = [
      "allCases", "indices", "sections", "columns", "rows", "rowList", "menu", "options", "settings", "actions", "tabs",
      "Menu", "Options", "Settings", "Actions", "Tabs", "..<", "...", "keys",
    ]
    return names.contains { name in fixed.contains { name.contains($0) } } ? nil : names
  }

  /// Whether the root shows the rows of one collection and nothing else.
  private func onlyContent(_ root: AuditedNode, _ list: AuditedNode, _ view: AuditedView) -> Bool {
    let inside = root.id == list.id ? Set<Int>() : Set(view.subtree(of: list.id).map(\.id))
    if root.id == list.id { return true }
    // The header of the one section says what is listed, and not that there is none of it.
    let section = view.ancestors(of: list.id).first { $0.kind == .control && $0.name == "Section" }
    let header = Set(
      section.map { $0.children.filter { view.nodes[$0].kind == .slot && view.nodes[$0].name == "header" } } ?? []
    ).flatMap { view.subtree(of: $0) }.map(\.id)
    return !view.content(of: root.id).contains { node in
      !inside.contains(node.id) && node.id != section?.id && !header.contains(node.id)
        && (node.kind == .opaque || node.kind == .control && !node.elements.isEmpty && node.name != "ForEach")
    }
  }

  /// A list in a picker or with a branch around that decides on the collection.
  private func collections(in root: AuditedNode, _ view: AuditedView) -> [String] {
    ([root] + view.content(of: root.id)).lazy.compactMap { collection(of: $0) }.first ?? []
  }

  /// One of several screens, or a part; `if let posts` only waits for the collection to be there.
  private func isChosen(_ root: AuditedNode, _ view: AuditedView, of names: [String]) -> Bool {
    view.ancestors(of: root.id).contains { around in
      around.kind == .branch && !(around.condition.map { isThere($0, names) } ?? false)
    }
  }

  /// `posts != nil`
  private func isThere(_ condition: Condition, _ names: [String]) -> Bool {
    (condition.text.hasSuffix("!= nil") || condition.text.hasSuffix("== nil") || condition.text.hasSuffix("is nil"))
      && !condition.text.contains("&&") && names.contains(where: condition.mentions)
  }

  /// Whether anything on the screen asks the collection.
  private func knowsNothing(_ view: AuditedView, _ names: [String]) -> Bool {
    view.nodes.contains { node in
      if node.name == "ContentUnavailableView" { return true }
      if let condition = node.condition, !node.isAboutRow {
        if names.contains(where: condition.mentions), !isThere(condition, names) { return true }
        if !condition.words.isDisjoint(with: ["empty", "results", "loading", "phase", "state", "status"]) {
          return true
        }
      }
      return node.kind == .component && node.name.contains("Empty")
    }
  }
}

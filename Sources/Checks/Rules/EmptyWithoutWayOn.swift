import ScreenModel

/// Finds empty states in which there is nothing to do.
public struct EmptyWithoutWayOn: Rule {
  public static let notes = RuleNotes(
    summary: "an empty state offers nothing to do",
    why: "one hears that there is nothing and is left there",
    help: "add a button that leads on: add the first, clear the filter, look again",
    limits:
      "controls elsewhere on the screen that are there in this state count as a way on; logs, histories and lists of what is blocked are left alone",
    guidelines: [.wcag("3.3.2"), .nutrition(.voiceOver)],
    state: .empty, effect: .slows,
    examples: [
      .finds(
        """
        struct Example: View {
          let bookings: [String]
          var body: some View {
            List {
              if 1️⃣bookings.isEmpty {
                Text("No courts are booked")
              } else {
                ForEach(bookings, id: \\.self) { booking in Text(booking) }
              }
            }
            .navigationTitle("Courts")
          }
        }
        """, heard: "No courts are booked"),
      .allows(
        """
        struct Example: View {
          let bookings: [String]
          var onBook: () -> Void
          var body: some View {
            List {
              if bookings.isEmpty {
                Text("No courts are booked")
                Button("Book a court", action: onBook)
              } else {
                ForEach(bookings, id: \\.self) { booking in Text(booking) }
              }
            }
            .navigationTitle("Courts")
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          let entries: [String]
          var body: some View {
            List {
              if entries.isEmpty {
                Text("Nothing was logged")
              } else {
                ForEach(entries, id: \\.self) { entry in Text(entry) }
              }
            }
            .navigationTitle("Log")
          }
        }
        """),
    ])

  public init() {}

  private static let offering: Set<String> = ["refreshable", "searchable", "onTapGesture", "accessibilityAction"]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    let hasTitle = view.nodes.contains { $0.modifiers.contains { $0.name == "navigationTitle" } }
    guard hasTitle || view.placement.isScreen || view.placement.hasTitleOutside else { return [] }
    return view.nodes.compactMap { branch in
      guard branch.kind == .branch, !branch.isAboutRow, !branch.isInLabel, let condition = branch.condition,
        !view.isCut(around: branch), isEmptiness(condition),
        !view.ancestors(of: branch.id).contains(where: { $0.isRow || $0.kind == .presentation })
      else { return nil }
      let heard = view.heardElements(in: branch.id)
      guard heard.contains(where: { $0.content == .text }), hasList(besides: branch, condition, view),
        !isRecord(condition, heard, view), !offers(view, in: branch, condition)
      else { return nil }
      let isOpen = !view.isComplete
      let isPart = isPart(branch, condition, view)
      return AuditFinding(
        at: branch.span, via: branch.frames, "where there is nothing (\(condition.text)), there is nothing to do",
        heard: heard.heard,
        review: isOpen
          ? "part of the screen could not be read"
          : isPart ? "the page has other things to read, and this may be a part of it" : nil)
    }
  }

  /// Whether the page has other things to read: what is missing is then one part of it.
  private func isPart(_ branch: AuditedNode, _ condition: Condition, _ view: AuditedView) -> Bool {
    view.controls("Text", "LabeledContent").contains { text in
      guard !text.isInLabel, view.isHeard(text) else { return false }
      return !view.selfAndAncestors(of: text).contains { around in
        if around.id == branch.id || around.isRow || [.presentation, .layer].contains(around.kind) { return true }
        if around.kind == .branch, let test = around.condition, condition.names.contains(where: test.mentions) {
          return true
        }
        let font = around.modifier("font")?.arguments.first?.source ?? ""
        return font.contains("itle") || font.contains("headline")
          || around.addedTraits.contains { $0.trait == "isHeader" }
      }
    }
  }

  private func isEmptiness(_ condition: Condition) -> Bool {
    let text = condition.text
    if text.contains("&&") || text.contains("||") { return false }
    return text.hasSuffix(".isEmpty") && !text.hasPrefix("!") || text.hasSuffix("count == 0")
  }

  /// A list of what has happened, or of what is kept out: it is filled elsewhere, and good if it is empty.
  private func isRecord(_ condition: Condition, _ heard: [AuditedElement], _ view: AuditedView) -> Bool {
    let name = Words.ofName(view.name.split(separator: ".").last.map(String.init) ?? view.name)
    let said = heard.flatMap { Words.list($0.label?.written ?? "") }
    return !condition.words.union(name).isDisjoint(with: Self.records) || !Self.recorded.isDisjoint(with: said)
  }

  private static let records: Set<String> = [
    "log", "logs", "history", "blocked", "muted", "ignored", "banned", "errors", "issues", "warnings", "problems",
    "failures", "conflicts", "diagnostics", "debug", "trace", "traces", "crashes", "audit", "changelog",
  ]
  private static let recorded: Set<String> = ["recorded", "logged", "blocked", "muted", "banned"]

  /// Whether the other branch lists the collection.
  private func hasList(besides branch: AuditedNode, _ condition: Condition, _ view: AuditedView) -> Bool {
    view.controls("ForEach", "List").contains { list in
      list.arguments.contains { argument in
        view.mentions(argument.value, condition.names.map { $0.hasSuffix(".count") ? String($0.dropLast(6)) : $0 })
      }
    }
  }

  /// Whether a control is there in this state.
  private func offers(_ view: AuditedView, in branch: AuditedNode, _ condition: Condition) -> Bool {
    let beside = Set(
      view.nodes.filter { other in
        guard other.kind == .branch, let test = other.condition, other.id != branch.id else { return false }
        return test.text != condition.text && condition.names.contains(where: test.mentions)
      }.flatMap { view.subtree(of: $0.id) }.map(\.id))
    return view.nodes.contains { node in
      guard !beside.contains(node.id) else { return false }
      if node.kind == .opaque { return true }
      if node.modifiers.contains(where: { Self.offering.contains($0.name) }) { return true }
      guard node.kind == .control,
        !view.ancestors(of: node.id).contains(where: { $0.kind == .presentation || $0.isRow })
      else { return false }
      return node.isButtonLike
        || ["TextField", "Picker", "EditButton", "Tab", "PhotosPicker", "RefreshButton"].contains(node.name)
    }
  }
}

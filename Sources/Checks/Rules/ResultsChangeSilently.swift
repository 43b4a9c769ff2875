import ScreenModel

/// Finds results that change under a field in which somebody types, and nothing says so.
public struct ResultsChangeSilently: Rule {
  public static let notes = RuleNotes(
    summary: "results change while the focus stays in the field, and nothing is announced",
    why: "typing goes on in silence: whether forty things were found or none is not heard",
    help: "announce the count once after a pause: .task(id: query), Task.sleep, AccessibilityNotification.Announcement",
    limits: "the system's search field (.searchable) is reported for review",
    guidelines: [.wcag("4.1.3"), .nutrition(.voiceOver)],
    state: .empty, effect: .misleads,
    examples: [
      .finds(
        """
        struct Example: View {
          @State private var query = ""
          let coins: [String]
          var shown: [String] { query.isEmpty ? coins : coins.filter { $0.contains(query) } }
          var body: some View {
            List {
              1️⃣TextField("Country", text: $query).accessibilityLabel("Country")
              ForEach(shown, id: \\.self) { coin in Text(coin) }
            }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var query = ""
          let coins: [String]
          var shown: [String] { query.isEmpty ? coins : coins.filter { $0.contains(query) } }
          var body: some View {
            List {
              TextField("Country", text: $query).accessibilityLabel("Country")
              ForEach(shown, id: \\.self) { coin in Text(coin) }
            }
            .task(id: query) {
              try? await Task.sleep(for: .seconds(1))
              AccessibilityNotification.Announcement("\\(shown.count) coins").post()
            }
          }
        }
        """),
    ])

  public static let missing: Missing? = .ofSpeech

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    let focus = view.everyFocusName
    return view.typedNames.compactMap { typed, field in
      guard let list = results(of: typed, in: field, view), let data = list.first else { return nil }
      let about = Condition("", names: [typed] + list)
      let isTold = view.handlers.contains { handler in
        view.isHeard(handler, focus)
          && (handler.assigned.contains { about.mentions($0) } || view.watches(handler, about))
      }
      guard !isTold else { return nil }
      let isSystem = !["TextField", "SecureField", "TextEditor"].contains(field.name)
      let span = isSystem ? field.modifier("searchable")?.span ?? field.span : field.span
      return AuditFinding(
        at: span, via: field.frames,
        "what is typed into ‘\(typed)’ changes \(Self.called(data)) and nothing says so",
        heard: field.elements.heard,
        review: isSystem ? "the system's search may move on by itself" : nil)
    }
  }

  /// `all` of `all.filter { … }`.
  private static func called(_ data: String) -> String {
    let name = data.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    var parts = name.split(separator: ".").map(String.init)
    if name.count < data.count, parts.count > 1 { parts.removeLast() }
    if parts.first == "self" { parts.removeFirst() }
    return parts.isEmpty ? "what the list shows" : "‘\(parts.joined(separator: "."))’"
  }

  /// Names of a collection on the screen that depends on what is typed.
  private func results(of typed: String, in field: AuditedNode, _ view: AuditedView) -> [String]? {
    let screen = view.presentation(around: field)
    let written = Set(
      view.handlers.filter { view.typed(by: $0) == typed || $0.kind == "onSubmit" }.flatMap(\.assigned)
        .filter { !Condition.isSame($0, typed) })
    for node in view.controls("ForEach", "List") {
      guard let data = node.argument(nil), view.presentation(around: node) == screen else { continue }
      let names = names(of: data.value)
      // The field is in the row that it writes.
      if names.contains(where: { typed.hasPrefix($0 + ".") }) { continue }
      if view.mentions(data.value, [typed]), !names.contains(typed) || names.count > 1 {
        let others = names.filter { $0 != typed }
        return others.isEmpty ? [data.source] : others
      }
      if let hit = names.first(where: { name in written.contains { Condition.isSame(name, $0) } }) { return [hit] }
      if narrows(data, of: node, by: typed, in: field, view) { return [data.source] }
    }
    return nil
  }

  /// `ForEach(hits)`, where `hits` filters by what is typed; or the filter in place.
  private func narrows(
    _ data: AuditedArgument, of list: AuditedNode, by typed: String, in field: AuditedNode, _ view: AuditedView
  ) -> Bool {
    let parts = typed.split(separator: ".").map(String.init)
    guard let first = parts.first, let last = parts.last else { return false }
    let asked = Words.identifiers(data.source)
    // Of another property that is called alike nothing follows.
    func isSame(_ names: Set<String>) -> Bool {
      names.contains(last) && (list.frames == field.frames || names.contains(first) || asked.contains(first))
    }
    if asked.contains("filter"), isSame(asked) { return true }
    return asked.contains { name in
      view.computedReads[name].map { $0.contains("filter") && isSame($0) } ?? false
    }
  }

  private func names(of value: AuditedValue) -> [String] {
    switch value {
    case .symbol(let name, _), .binding(let name, _): [name]
    case .choice(let alternatives): alternatives.flatMap { names(of: $0.value) }
    default: []
    }
  }
}

import ScreenModel

/// Writes drafts as specs that people go on with.
public struct SpecDraftWriter: Sendable {
  /// Where the schema is, as seen from the spec.
  public var schemaPath: String

  public init(schemaPath: String) { self.schemaPath = schemaPath }

  /// For single entries, which name no schema.
  static let plain = SpecDraftWriter(schemaPath: SpecSchema.usualPath)

  /// The whole file.
  public func text(_ draft: SpecDraft) -> String {
    let writer = YAMLTreeWriter()
    var lines = [SpecSchema.firstLine(schemaPath: schemaPath)]
    lines += header(draft).flatMap { writer.comment($0) }
    lines += writer.lines(facts(draft))
    lines += [""] + notes(draft).flatMap { writer.comment($0) } + ["states:"]
    for (index, state) in draft.states.enumerated() {
      if index > 0 { lines.append("") }
      lines += writer.lines([entry(state)], indent: 2)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A state as an entry of `states`.
  public func entry(_ draft: StateDraft) -> YAMLTree.Entry {
    let cases = draft.cases.filter { !$0.isEmpty }
    if let reason = draft.notApplicable {
      return .init(
        draft.state.rawValue, .short([.init("not-applicable", .text(reason))]), above: draft.remarks)
    }
    guard let first = cases.first else { return .init(draft.state.rawValue, .text(""), above: draft.remarks) }
    guard cases.count > 1 || first.name != nil else {
      return .init(draft.state.rawValue, .mapping(keys(first)), above: draft.remarks + first.remarks)
    }
    return .init(
      draft.state.rawValue, .mapping([.init("cases", .mapping(cases.map(entry)))]), above: draft.remarks)
  }

  /// A case as an entry of `cases`.
  public func entry(_ draft: CaseDraft) -> YAMLTree.Entry {
    .init(draft.name ?? "other", .mapping(keys(draft)), above: draft.remarks)
  }

  private func header(_ draft: SpecDraft) -> [String] {
    var lines: [String] = []
    if draft.isPlanned {
      lines.append("Written before the screen is built: replace the words by those that people should hear.")
    } else {
      lines.append("Drafted from the source: it says what is heard now. Read it aloud, and write what should be heard.")
      lines.append("<name> stands for words that are known at run time. A state that is empty has to be designed,")
      lines.append("or reasoned away: { not-applicable: why the screen cannot be in it }.")
    }
    return lines
  }

  private func facts(_ draft: SpecDraft) -> [YAMLTree.Entry] {
    var entries: [YAMLTree.Entry] = [.init(draft.kind == .part ? "part" : "screen", .text(draft.name))]
    // The file's name gives the id.
    if !draft.views.isEmpty { entries.append(.init("view", .texts(draft.views))) }
    if draft.isPlanned { entries.append(.init("status", .plain("planned"))) }
    if draft.isBelowProof {
      entries.append(
        .init(
          "require", .plain("designed"),
          above: ["Some of this the source can say, and does not say for certain. Take the line out once it is proved."]
        ))
    }
    if !draft.given.isEmpty { entries.append(.init("given", .given(draft.given))) }
    return entries
  }

  /// What is open, over the states.
  private func notes(_ draft: SpecDraft) -> [String] {
    var lines: [String] = []
    let names = draft.openNames.prefix(12)
    if !names.isEmpty {
      lines.append("Names in the code that ‘given’ can set, here or in a state:")
      var line = ""
      for (index, name) in names.enumerated() {
        let next = name + (index < draft.openNames.count - 1 ? "," : "")
        if !line.isEmpty, line.count + next.count > 110 {
          lines.append(line)
          line = ""
        }
        line += (line.isEmpty ? "" : " ") + next
      }
      lines.append(line + (draft.openNames.count > 12 ? " …" : ""))
    }
    return lines + draft.unread.prefix(5).map { "Not read: \($0)" }
  }

  private func keys(_ draft: CaseDraft) -> [YAMLTree.Entry] {
    var entries: [YAMLTree.Entry] = []
    if let preview = draft.preview { entries.append(.init("preview", .text(preview))) }
    if !draft.given.isEmpty { entries.append(.init("given", .given(draft.given))) }
    var kinds: [Expectation.Kind] = []
    for line in draft.lines where !kinds.contains(line.kind) { kinds.append(line.kind) }
    for kind in kinds {
      let items = draft.lines.filter { $0.kind == kind }.map { line -> YAMLTree in
        line.part.map { .mapping([.init("part", .text($0.part)), .init("state", .plain($0.state.rawValue))]) }
          ?? .text(line.says)
      }
      entries.append(.init(kind.rawValue, items.count == 1 && draft.isText(kind) ? items[0] : .list(items)))
    }
    let open = draft.answers.filter { !$0.isAnswered }
    let answered = draft.answers.filter(\.isAnswered).map(\.question)
    let remark = answered.isEmpty ? [] : ["Answered by what is heard: \(answered.joined(separator: " "))"]
    if !open.isEmpty {
      let questions = open.map { YAMLTree.Entry($0.key, .text(""), beside: $0.question) }
      entries.append(.init("answers", .mapping(questions), above: remark))
    }
    if let risk = draft.textSizeRisk {
      entries.append(.init("dynamic-type", .text(risk), above: open.isEmpty ? remark : []))
    }
    if !draft.checks.isEmpty { entries.append(.init("check", .texts(draft.checks))) }
    return entries
  }
}

extension CaseDraft {
  /// Whether the only line of a kind is text.
  fileprivate func isText(_ kind: Expectation.Kind) -> Bool { !lines.contains { $0.kind == kind && $0.part != nil } }
}

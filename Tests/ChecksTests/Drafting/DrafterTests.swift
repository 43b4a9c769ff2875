import Checks
import ScreenModel
import ScreenSpecs
import Testing

@Suite struct DrafterTests {
  private func branch(_ state: UXState, _ condition: String, line: Int = 5) -> StateBranch {
    StateBranch(state: state, condition: Condition(condition), evidence: "if", span: sourceLine(line))
  }

  private func draft(
    _ branches: [StateBranch], previews: [String] = [], parts: [DraftPart] = [], _ predict: @escaping Drafter.Predicting
  ) -> SpecDraft {
    let subject = DraftSubject(
      view: "Picker", kind: .screen, name: "Picker", id: "picker", branches: branches, previews: previews, parts: parts)
    return Drafter(subject, predict: predict).draft()
  }

  private func lines(_ draft: SpecDraft, _ state: UXState) -> [String] {
    (draft.states.first { $0.state == state }?.cases ?? []).flatMap { each in
      each.lines.map { "\(each.name ?? "-") \($0.kind.rawValue) \($0.part.map { "part \($0.part)" } ?? $0.says)" }
    }
  }

  @Test func writesUnknownWordsAsNames() {
    let name = SpokenText.hole("model.name", because: Reason("run time"))
    let found = draft([]) { _, _, _, _ in
      [
        predicted(
          element("Orders", [.header]), button(name), button(name, line: 11), element("Heading, part 1", [.header]))
      ]
    }
    #expect(
      lines(found, .content) == [
        "- hears Orders, heading", "- hears <model.name>, button", "- hears <model.name 2>, button",
        "- hears Heading, part 1, heading",
      ])
    #expect(found.states.map(\.state) == [.content] + UXState.seven)
    #expect(found.states.last?.remarks == ["Not in the source. What stays on the screen when it is done?"])
  }

  @Test func givesValuesThatLeadToAState() throws {
    let loading = branch(.loading, "isLoading")
    let found = draft([loading]) { _, given, _, _ in
      let isLoading = given.first { $0.name == "isLoading" }?.value
      switch isLoading {
      case .bool(true):
        return [predicted(element("Orders", [.header]), element("Loading orders")).with { $0.taken = [loading] }]
      case .bool(false): return [predicted(element("Orders", [.header]))]
      default: return [predicted(element("Orders", [.header])).with { $0.open = [loading] }]
      }
    }
    #expect(found.given == [SampleBinding("isLoading", .bool(false))])
    #expect(lines(found, .loading) == ["- hears Loading orders"])
    let only = try #require(found.states.first { $0.state == .loading }?.cases.first)
    #expect(only.given == [SampleBinding("isLoading", .bool(true))])
    #expect(only.remarks == ["Picker.swift:5: if, when isLoading"])
    #expect(only.checks == ["Slow the network down. The sign is met once, and no placeholder row."])
    #expect(only.textSizeRisk == "‘Loading orders’ is cut off, or takes up the whole screen.")
  }

  /// A payload is given together with its case.
  @Test func branchesBecomeCases() {
    let offline = branch(.error, "phase.failed.reason is .offline", line: 6)
    let down = branch(.error, "phase.failed.reason is .down", line: 7)
    let around = branch(.error, "phase is .failed", line: 5)
    let found = draft([offline, down, around]) { _, given, _, _ in
      guard case .enumCase("failed", let payload)? = given.first(where: { $0.name == "phase" })?.value else {
        return [predicted(element("Orders", [.header]))]
      }
      switch payload.first?.value {
      case .enumCase("offline", _)?:
        return [predicted(element("You are offline")).with { $0.taken = [offline, around] }]
      case .enumCase("down", _)?: return [predicted(element("The shop is down")).with { $0.taken = [down, around] }]
      default: return [predicted(element("Something")).with { $0.taken = [around] }]
      }
    }
    #expect(lines(found, .error) == ["offline hears You are offline", "down hears The shop is down"])
    #expect(
      found.states.first { $0.state == .error }?.cases.map(\.given)
        == ["offline", "down"].map { word in
          [SampleBinding("phase", .enumCase("failed", payload: [.init(.enumCase(word, payload: []))]))]
        })
  }

  @Test func usesThePreviewOfAState() {
    let empty = branch(.empty, "orders.isEmpty && !isLoading")
    let found = draft([empty], previews: ["Empty", "Orders"]) { _, _, preview, _ in
      switch preview {
      case "Empty": [predicted(element("No orders yet")).with { $0.taken = [empty] }]
      case "Orders": [predicted(element("Order 42"))]
      default: [predicted(element(.hole("title", because: Reason("run time"))))]
      }
    }
    #expect(lines(found, .content) == ["- hears Order 42"])
    #expect(found.states.first?.cases.first?.preview == "Orders")
    #expect(lines(found, .empty) == ["- hears No orders yet"])
    #expect(found.states.first { $0.state == .empty }?.cases.first?.preview == "Empty")
  }

  @Test func aModalHasAWayInAndOut() {
    let sheet = branch(.modal, "isOpen", line: 8)
    var presentation = PredictedPresentation(
      kind: .sheet, isPresented: true, condition: Condition("isOpen"), span: sheet.span, presenter: "Picker")
    presentation.content = [button("Cancel"), element("Delivery address", [.header])]
    let target = button("8 Garden Street")
    presentation.returnFocus = [
      PredictedFocusMove(trigger: "onDismiss", conditions: [], targets: [target], property: "f", span: sourceLine(9))
    ]
    let found = draft([sheet]) { [presentation] _, given, _, _ in
      guard given.contains(SampleBinding("isOpen", .bool(true))) else { return [predicted(target)] }
      return [predicted(button("Cancel")).with { $0.presentations = [presentation] }]
    }
    #expect(
      lines(found, .modal) == [
        "- in Delivery address, heading", "- way-out Cancel, button", "- out 8 Garden Street, button",
      ])
  }

  @Test func refersToParts() {
    let part = DraftPart(
      id: "banner", span: SourceSpan(file: "Picker.swift", line: 20, column: 1, endLine: 30, endColumn: 2),
      states: [.content])
    let found = draft([], parts: [part]) { _, _, _, _ in
      [predicted(element("Orders", [.header]), element("You are offline", line: 22), button("Try again", line: 25))]
    }
    #expect(lines(found, .content) == ["- hears Orders, heading", "- hears part banner"])
  }

  /// What a check does not bear out is taken out again.
  @Test func whatIsNotBorneOutGoes() throws {
    let found = draft([]) { _, _, _, _ in [predicted(element("Orders", [.header]), element("Yours"))] }
    let text = SpecDraftWriter(schemaPath: "spec.schema.json").text(found)
    let (spec, problems) = SpecReader().read(text, path: "picker.yaml")
    #expect(problems.isEmpty)
    let evidence = SpecEvidence(
      spec: try #require(spec),
      cases: [CaseEvidence(state: .content, predictions: [predicted(element("Orders", [.header]))])])
    let (proved, isChanged) = found.proved(by: CheckResult(of: CheckInput(specs: [evidence], today: "2026-11-30")))
    #expect(isChanged)
    #expect(lines(proved, .content) == ["- hears Orders, heading"])
  }
}

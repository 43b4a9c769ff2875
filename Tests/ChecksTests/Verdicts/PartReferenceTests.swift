import Checks
import ScreenModel
import ScreenSpecs
import Testing

@Suite struct PartReferenceTests {
  private func banner(_ expectations: [SpecExpectation]) -> ScreenSpec {
    spec([state(.error, expectations)], id: "banner", kind: .part)
  }

  private func screen(_ reference: PartReference) -> ScreenSpec {
    var error = StateSpec(state: .error, span: specLine(2))
    var offline = CaseSpec(name: "offline", span: specLine(3))
    offline.part = reference
    error.cases = [offline]
    return spec([error])
  }

  let reference = PartReference(part: "banner", state: .error, span: specLine(4))

  @Test func aCaseThatIsThatOfAPartIsJudgedOnTheScreen() {
    let evidence = SpecEvidence(
      spec: screen(reference),
      cases: [CaseEvidence(state: .error, caseName: "offline", predictions: [predicted(element("Online"))])])
    let input = CheckInput(
      specs: [evidence], others: [banner([expectation(.hears, "Offline")])], today: "2026-11-30")
    let result = CheckResult(of: input)
    #expect(result.screens.map(\.id) == ["picker"])
    #expect(result.screens[0].states[.error]?.verdict == .contradicted)
    #expect(result.screens[0].states[.error]?.expectations.map(\.caseName) == ["offline"])
  }

  @Test func withoutEvidenceOfItsOwnThePartSpeaksForIt() {
    let part = SpecEvidence(
      spec: banner([expectation(.hears, "Offline")]),
      cases: [CaseEvidence(state: .error, predictions: [predicted(element("Offline"))])])
    let result = CheckResult(of: CheckInput(specs: [SpecEvidence(spec: screen(reference)), part], today: "2026-11-30"))
    #expect(
      result.screens.map { "\($0.id) \($0.states[.error]!.verdict.rawValue)" } == [
        "picker predicted", "banner predicted",
      ])
    #expect(result.screens[1].states.count == 1)
  }

  @Test func aPartAmongOthersSpeaksForItself() {
    var offline = expectation(.hears, "")
    offline.part = reference
    let screen = spec([state(.error, [expectation(.hears, "Orders, heading"), offline])])
    let part = SpecEvidence(
      spec: banner([expectation(.hears, "Offline")]),
      cases: [CaseEvidence(state: .error, predictions: [predicted(element("Offline"))])])
    let result = CheckResult(of: CheckInput(specs: [SpecEvidence(spec: screen), part], today: "2026-11-30"))
    let picker = result.screens.first { $0.id == "picker" }?.states[.error]
    #expect(
      picker?.expectations.map(\.line) == [
        "hears “Orders, heading” unproved", "hears “Offline” predicted “Offline”",
      ])
  }

  @Test func aPartThatSaysNothingLeavesTheStateUndesigned() {
    for others in [[], [banner([])]] {
      let input = CheckInput(specs: [SpecEvidence(spec: screen(reference))], others: others, today: "2026-11-30")
      let result = CheckResult(of: input)
      #expect(result.lines == ["error part-unknown 4"])
      #expect(result.screens[0].states[.error]?.verdict == .undesigned)
    }
  }

  @Test func partsThatReferToEachOtherEnd() {
    var itself = expectation(.hears, "")
    itself.part = reference
    let part = banner([itself, expectation(.hears, "Offline")])
    let result = CheckResult(
      of: CheckInput(specs: [SpecEvidence(spec: screen(reference))], others: [part], today: "2026-11-30"))
    #expect(result.screens[0].states[.error]?.expectations.map(\.expected) == ["Offline"])
  }
}

import ScreenModel
import ScreenSpecs

extension SpecDraft {
  /// The draft after a check of it: without the expectations that the source does not bear out, with the questions that are
  /// answered and those that are open.
  ///
  /// - Parameters:
  ///   - result: What the check says of the draft as it is written.
  ///   - requirement: What the settings ask of it.
  /// - Returns: The draft, and whether something was taken out of it, so that it has to be checked again.
  public func proved(by result: CheckResult, requirement: Requirement = .predicted) -> (
    draft: SpecDraft, isChanged: Bool
  ) {
    guard let screen = result.screens.first(where: { $0.id == id }) else { return (self, false) }
    var draft = self
    var isChanged = false
    // Nothing is recorded of a draft.
    draft.isBelowProof = requirement == .recorded
    for at in draft.states.indices {
      guard let found = screen.states[draft.states[at].state] else { continue }
      for index in draft.states[at].cases.indices {
        let name = draft.states[at].cases.count > 1 ? draft.states[at].cases[index].name : nil
        let results = found.expectations.filter { $0.caseName == name }
        let wrong = results.filter { $0.verdict == .contradicted || $0.verdict == .notHeard || $0.verdict == .unproved }
        for each in wrong where each.kind != .opens && each.kind != .next {
          isChanged = draft.states[at].cases[index].remove(each) || isChanged
        }
        if results.contains(where: { $0.verdict == .possible }) { draft.isBelowProof = true }
        let open = Set(found.openQuestions.filter { $0.caseName == name }.map(\.question))
        draft.states[at].cases[index].answers = Question.allCases.map {
          .init($0.rawValue, $0.words, isAnswered: !open.contains($0))
        }
      }
      let count = draft.states[at].cases.count
      draft.states[at].cases.removeAll(where: \.isEmpty)
      if draft.states[at].cases.count != count { isChanged = true }
      if draft.states[at].cases.count == 1 { draft.states[at].cases[0].name = nil }
      if draft.states[at].cases.isEmpty, count > 0 {
        draft.states[at].remarks.append(
          "Nothing is heard of it for certain. " + StateAdvice.question(draft.states[at].state))
      }
    }
    // A branch that no case fits would be warned of as well.
    if result.findings.contains(where: { $0.rule == "branch-uncovered" && $0.screen == id }) {
      draft.isBelowProof = true
    }
    if draft.isBelowProof != isBelowProof { isChanged = true }
    return (draft, isChanged)
  }
}

extension CaseDraft {
  /// Takes out what was not borne out. Of a part only the reference can be taken out.
  fileprivate mutating func remove(_ result: ExpectationResult) -> Bool {
    let count = lines.count
    lines.removeAll { $0.kind == result.kind && $0.part == nil && $0.says == result.expected }
    if lines.count == count { lines.removeAll { $0.part != nil } }
    return lines.count != count
  }
}

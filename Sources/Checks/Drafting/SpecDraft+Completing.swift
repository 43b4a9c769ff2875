import ScreenModel
import ScreenSpecs

extension SpecDraft {
  /// The draft with every state: those it lacks are empty, with the question that designs them, and each state that has words is
  /// given its checks by hand.
  public func completed() -> SpecDraft {
    var draft = self
    for state in UXState.seven where kind == .screen && !states.contains(where: { $0.state == state }) {
      draft.states.append(StateDraft(state))
    }
    for at in draft.states.indices {
      let state = draft.states[at].state
      if draft.states[at].cases.isEmpty, draft.states[at].notApplicable == nil {
        draft.states[at].remarks.append(StateAdvice.question(state))
      }
      for index in draft.states[at].cases.indices { draft.states[at].cases[index].checks = StateAdvice.checks(state) }
    }
    let order = [.content] + UXState.seven
    draft.states.sort { (order.firstIndex(of: $0.state) ?? 0) < (order.firstIndex(of: $1.state) ?? 0) }
    return draft
  }
}

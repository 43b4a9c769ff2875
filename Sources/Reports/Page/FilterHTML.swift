import Checks
import ScreenModel

/// What narrows the page down. It is hidden until the script has woken it: without one the page simply shows everything.
struct FilterHTML: Sendable {
  var screens: [ScreenResult]

  func html() -> HTML {
    guard !screens.isEmpty else { return "" }
    let owners = Set(screens.compactMap(\.owner)).sorted()
    let verdicts = Marks.used(in: screens)
    let states = UXState.allCases.filter { state in screens.contains { $0.states[state] != nil } }
    return """
      <form id=filter role=search aria-label="Filter screens and states" hidden>
      \(choice("state", "State", states.map(\.rawValue)))\
      \(choice("verdict", "Verdict", verdicts.map(\.rawValue)))\
      \(owners.isEmpty ? "" : choice("owner", "Owner", owners))\
      <p><label for=q>Search</label><input id=q type=search autocomplete=off></p>
      <p><button type=reset>Show all</button></p>
      <p id=shown role=status></p>
      </form>

      """
  }

  private func choice(_ id: HTML, _ name: HTML, _ values: [String]) -> HTML {
    """
    <p><label for=\(id)>\(name)</label><select id=\(id)><option value="">all\
    \(values.map { value -> HTML in "<option>\(value)" })</select></p>

    """
  }
}

import ScreenModel
import ScreenSpecs

extension SpecEvidence {
  /// Where the source says something that is missed in one case: in another case of the screen.
  func saidElsewhere(
    than state: UXState, _ caseName: String?, _ expectation: Expectation, matcher: Matcher
  ) -> Finding.Related? {
    let kinds: [Expectation.Kind] = [.hears, .exactly, .shows, .focus, .announces, .wayOut]
    guard kinds.contains(expectation.kind) else { return nil }
    let expected = matcher.expected(expectation)
    for other in cases where other.state != state || other.caseName != caseName {
      for element in other.predictions.flatMap(\.screen.elements) {
        guard let span = element.span, matcher.match(expected, Stop(element: element)).outcome == .same else {
          continue
        }
        let name = [other.state.rawValue, other.caseName].compactMap { $0 }.joined(separator: ", ")
        return Finding.Related(span, "the source says it in another case (\(name))")
      }
    }
    return nil
  }
}

import Testing

@testable import Checks

/// A control is swallowed by what is beside it, in some state of the screen.
@Suite struct CombinedKindTests {
  private func view(_ content: String, _ label: String = "") -> String {
    """
    enum Kind { case start, stop, done }
    struct Example: View {
      let kind: Kind
      let isBusy: Bool
      var body: some View {
        VStack { \(content) }
          .accessibilityElement(children: .combine)\(label)
      }
    }
    """
  }

  private func found(_ content: String, _ label: String = "") -> [String] {
    messages(view(content, label), CombineSwallowsControl.self, reviews: true)
  }

  @Test func aControlThatStandsAloneKeepsItsName() {
    #expect(found("if isBusy { Text(\"Run\"); Text(\"5 km\") } else { Button(\"Start\") {} }") == [])
    #expect(
      found(
        """
        Divider().accessibilityHidden(true)
        switch kind {
        case .start: Button("Start") {}
        case .stop: Button("Stop") {}
        case .done: Text("Done"); Text("5 km")
        }
        """) == [])
  }

  @Test func ofAlternativesOneIsLost() {
    #expect(
      found("Text(\"5 km\"); if isBusy { Button(\"Stop\") {} } else { Button(\"Start\") {} }")
        == ["‘.combine’ swallows ‘Stop’ or ‘Start’: its name is lost"])
    #expect(
      found("Button(\"Share\") {}; if isBusy { Button(\"Stop\") {} } else { Button(\"Start\") {} }")
        == ["‘.combine’ swallows 2 controls: ‘Share’, ‘Stop’, ‘Start’"])
    #expect(
      found("Button(\"Start\") {}; if isBusy { Text(\"Running\") }")
        == ["‘.combine’ swallows ‘Start’: its name is lost"])
  }

  @Test func aLabelThatSaysTheNameKeepsIt() {
    let row = "Text(\"5 km\"); Button(\"Start\") {}"
    #expect(found(row, "\n      .accessibilityLabel(\"Start 5 km\")") == [])
    #expect(
      found(row, "\n      .accessibilityLabel(\"5 km\")") == ["‘.combine’ swallows ‘Start’: its name is lost"])
    #expect(
      findings(view(row, "\n      .accessibilityLabel(\"5 km\")"), CombineSwallowsControl.self).map(\.heard)
        == ["5 km, button"])
    #expect(
      found(row + "; Button(\"Stop\") {}", "\n      .accessibilityLabel(\"Start or stop 5 km\")")
        == ["‘.combine’ swallows 2 controls: ‘Start’, ‘Stop’"])
  }

  @Test func whatWasCombinedBeforeIsForReview() {
    let inner = """
      HStack { Text("Run"); Button("Start") {} }
        .accessibilityElement(children: .combine).accessibilityLabel("Start the run")
      Text("5 km")
      """
    #expect(
      findings(view(inner), CombineSwallowsControl.self).map(\.certainty)
        == [.review(because: "what is left of a button that was combined before is not recorded")])
  }
}

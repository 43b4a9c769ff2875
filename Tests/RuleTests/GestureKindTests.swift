import Testing

@testable import Checks

/// A gesture is the only way, wherever its code is written.
@Suite struct GestureKindTests {
  private func found(_ members: String, _ gesture: String) -> [String] {
    messages(
      """
      struct Card: View {
        let title: String
        let onKnown: () -> Void
        @State private var offset = CGSize.zero
        \(members)
        var body: some View { Text(title).offset(offset)\(gesture) }
      }
      """, GestureWithoutAction.self, reviews: true)
  }

  @Test(arguments: [
    ("", ".gesture(DragGesture().onEnded { _ in onKnown() })"),
    ("private var swipe: some Gesture { DragGesture().onEnded { _ in onKnown() } }", ".gesture(swipe)"),
    ("func swipe() -> some Gesture { DragGesture().onEnded { _ in onKnown() } }", ".gesture(swipe())"),
    (
      "private var swipe: some Gesture { DragGesture().onChanged { offset = $0.translation }.onEnded { _ in onKnown() } }",
      ".simultaneousGesture(swipe)"
    ),
  ]) func aDragInAPropertyIsADrag(_ members: String, _ gesture: String) {
    #expect(found(members, gesture) == ["a drag is the only way to do this"])
  }

  @Test func aPressInAPropertyIsAPress() {
    #expect(
      found("private var press: some Gesture { LongPressGesture().onEnded { _ in onKnown() } }", ".gesture(press)")
        == ["a long press is the only way to do this"])
    #expect(
      found(
        "private var press: some Gesture { LongPressGesture().onEnded { _ in onKnown() } }",
        ".gesture(press).accessibilityAction(named: \"Known\") { onKnown() }") == [])
  }

  @Test func twoTapsAreOneForVoiceOver() {
    #expect(found("", ".onTapGesture(count: 2) { onKnown() }") == ["a double tap is the only way to do this"])
    #expect(found("", ".onTapGesture(count: 2, perform: onKnown)") == ["a double tap is the only way to do this"])
    #expect(found("", ".onTapGesture(count: 2) { onKnown() }.accessibilityAction(named: \"Like\") { onKnown() }") == [])
    // What is only seen larger.
    #expect(found("@State private var isZoomed = false", ".onTapGesture(count: 2) { isZoomed.toggle() }") == [])
  }

  @Test func whatSpringsBackOnlyMovesWhatIsDrawn() {
    func certainty(_ gesture: String) -> [AuditFinding.Certainty] {
      findings(
        """
        struct Card: View {
          @State private var pull = CGSize.zero
          @State private var isKnown = false
          var body: some View { Text("Card").offset(pull).gesture(DragGesture()\(gesture)) }
        }
        """, GestureWithoutAction.self
      ).map(\.certainty)
    }
    let moves = ".onChanged { pull = $0.translation }"
    #expect(
      certainty("\(moves).onEnded { _ in pull = .zero }") == [.review(because: "the drag may only move what is drawn")])
    #expect(certainty("\(moves).onEnded { _ in pull = .zero; isKnown = true }") == [.certain])
    // A slider drawn by hand stays where it is let go.
    #expect(certainty("\(moves)") == [.certain])
  }
}

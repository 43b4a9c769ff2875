import ScreenModel
import Testing

@testable import Checks

/// What is offered inside an element that ignores its children reaches nobody.
@Suite struct SwallowedKindTests {
  private func cover(_ inside: String, _ outside: String = "") -> String {
    """
    struct Cover: View {
      @State private var isLarge = false
      func enlarge() {}
      var body: some View {
        VStack {
          Text("Cover")\(inside)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Cover of the book")\(outside)
      }
    }
    """
  }

  private let action = ".accessibilityAction(named: \"Enlarge\") { enlarge() }"

  @Test func anActionOnASwallowedPartIsNoWayRoundAGesture() {
    let found = findings(cover(".onLongPressGesture { enlarge() }\n\(action)"), GestureWithoutAction.self)
    #expect(found.map(\.message) == ["a long press is the only way to do this"])
    #expect(found.map(\.heard) == ["Cover of the book"])
    #expect(
      found.map(\.help) == [
        "add .accessibilityAction(named:) with the same code behind ‘.accessibilityElement(children: .ignore)’ in line 10: that is the element, and no action inside it reaches anybody"
      ])
    #expect(messages(cover(".onLongPressGesture { enlarge() }", action), GestureWithoutAction.self) == [])
    #expect(
      messages(cover(".onLongPressGesture { isLarge = true }\n\(action)"), GestureWithoutAction.self)
        == ["a long press is the only way to do this"])
  }

  @Test func anActionInFrontOfTheModifierThatSwallowsIsLost() {
    func found(_ modifiers: String) -> [String] {
      messages(
        """
        struct Cover: View {
          func enlarge() {}
          var body: some View { HStack { Text("Cover") }.onLongPressGesture { enlarge() }\(modifiers) }
        }
        """, GestureWithoutAction.self)
    }
    let element = ".accessibilityElement(children: .ignore).accessibilityLabel(\"Cover\")"
    #expect(found(action + element) == ["a long press is the only way to do this"])
    #expect(found(element + action) == [])
    #expect(found(action + ".accessibilityElement(children: .combine)") == [])
    #expect(found(action + ".accessibilityElement(children: .contain)") == [])
  }

  @Test func aMenuInsideNamesTheElementThatIsHeard() {
    let menu = ".contextMenu { Button(\"Copy\") { enlarge() } }"
    let inner = ".accessibilityActions { Button(\"Copy\") { enlarge() } }"
    for inside in [menu, menu + inner] {
      let found = findings(cover(inside), ContextMenuWithoutActions.self)
      #expect(found.map(\.message) == ["the menu's commands are offered nowhere else: ‘Copy’"])
      #expect(found.map(\.heard) == ["Cover of the book"])
      #expect(found.map(\.fix) == [.none])
      #expect(
        found.map(\.help) == [
          "add .accessibilityActions { … } with the same buttons behind ‘.accessibilityElement(children: .ignore)’ in line 9: that is the element, and no action inside it reaches anybody"
        ])
    }
    #expect(findings(cover(menu, inner), ContextMenuWithoutActions.self).isEmpty)
    let plain = findings(
      "HStack { Text(\"Cover\").contextMenu { Button(\"Copy\") {} } }", ContextMenuWithoutActions.self)
    #expect(plain.map(\.fix) == [.unsafe])
  }

  @Test func aDragHasNoOtherWayThroughASwallowedAction() {
    let drag = ".draggable(\"cover\")"
    #expect(
      messages(cover(drag + action), DragWithoutAction.self) == ["‘Cover’ can be moved by dragging only"])
    #expect(messages(cover(drag, action), DragWithoutAction.self) == [])
  }

  @Test func actionsOfSwallowedControlsAreLookedForBehindTheElement() {
    func found(_ modifiers: String) -> [String] {
      messages(
        """
        struct Cover: View {
          func enlarge() {}
          var body: some View { HStack { Text("Cover"); Button("Enlarge") { enlarge() } }\(modifiers) }
        }
        """, IgnoreSwallowsControl.self)
    }
    let element = ".accessibilityElement(children: .ignore).accessibilityLabel(\"Cover\")"
    #expect(found(element + action) == [])
    #expect(found(action + element) == ["‘.ignore’ swallows ‘Enlarge’"])
  }

  @Test func oneControlThatIsHeardInSeveralWaysIsOne() {
    func found(_ label: String) -> [AuditFinding] {
      findings(
        """
        struct Row: View {
          let isNew: Bool
          let action: () -> Void
          var body: some View {
            Button(action: action) { \(label) }
              .accessibilityElement(children: .ignore)
              .accessibilityLabel("Tea")
              .accessibilityAddTraits(.isButton)
          }
        }
        """, IgnoreSwallowsControl.self)
    }
    for label in ["Text(\"Leaf\")", "if isNew { Text(\"New\") } else { HStack { Text(\"Leaf\"); Text(\"Tea\") } }"] {
      #expect(found(label).map(\.certainty) == [.review(because: "a touch in its middle may still reach the control")])
      // What is heard in the end, with the label behind.
      #expect(found(label).map(\.heard) == ["Tea, button"])
    }
  }

  @Test func whatIsCombinedIsHeardAsOne() {
    let found = findings(
      """
      struct Cover: View {
        func enlarge() {}
        var body: some View {
          VStack { Text("Cover").onLongPressGesture { enlarge() }; Text("By Ada") }
            .accessibilityElement(children: .combine)
        }
      }
      """, GestureWithoutAction.self)
    #expect(found.map(\.heard) == ["Cover, By Ada"])
  }

  @Test func everyControlThatAsksForItIsNamed() {
    let found = findings(
      """
      struct Notes: View {
        let store: Store
        var body: some View {
          VStack {
            Button("Save") { save() }
            Button("Save and close") { save() }
          }
        }
        private func save() { try? store.save("note") }
      }
      struct Store { func save(_ note: String) throws {} }
      """, ErrorSwallowed.self)
    #expect(found.map(\.message) == ["nobody is told if ‘store.save’ fails"])
    #expect(found.map(\.heard) == ["Save, button | Save and close, button"])
  }
}

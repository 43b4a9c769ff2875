import Testing

@testable import Checks

/// The trait of a choice is given by a test that compiles and means the choice, however it is drawn.
@Suite struct ChoiceRepairTests {
  @Test(arguments: [
    ("isSelected", "isSelected"),
    ("canDelete, isEditing, isSelected", "canDelete && isEditing && isSelected"),
    ("isEditing && !isSelected", "isSelected"),
    ("!model.isSelected", "model.isSelected"),
    ("chosen != grain(\"a, b\") && isSelected", "chosen != grain(\"a, b\") && isSelected"),
  ])
  func aTestIsTurnedIntoTheChoice(_ test: String, _ expression: String) {
    #expect(ChoiceTest.expression(test, about: "isSelected") == expression)
  }

  @Test func aComparisonKeepsWhatIsCompared() {
    #expect(ChoiceTest.expression("chosen != grain", about: "chosen") == "chosen == grain")
    #expect(ChoiceTest.expression("chosen == grain", about: "chosen") == "chosen == grain")
    #expect(ChoiceTest.expression("chosen != nil", about: "chosen") == "chosen != nil")
  }

  @Test(arguments: [
    "isSelected || isHovered", "isSelected && other(isSelected)", "#available(iOS 18, *), isSelected",
    "wide ? isSelected : false", "isSelected)", "isSelected && \"open",
  ])
  func whatMayMeanMoreIsLeftAlone(_ test: String) {
    #expect(ChoiceTest.expression(test, about: "isSelected") == nil)
  }

  @Test func testsOfOneIfBecomeOneTest() {
    let code = """
      struct UserButton: View {
        let name: String
        let canDelete: Bool
        let isEditing: Bool
        let isSelected: Bool
        let pick: () -> Void
        var body: some View {
          Button { pick() } label: {
            HStack {
              Text(name)
              if canDelete, isEditing, isSelected { Image(systemName: "checkmark") }
            }
          }
        }
      }
      """
    #expect(
      fix(code).added(to: code).map(\.trimmed)
        == [".accessibilityAddTraits(canDelete && isEditing && isSelected ? .isSelected : [])"])
  }
}

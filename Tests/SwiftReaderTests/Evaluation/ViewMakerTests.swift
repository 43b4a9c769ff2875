import Testing

@testable import SwiftReader

/// Functions of a view's type that make one: `.avatar(title: name)`.
@Suite struct ViewMakerTests {
  @Test func aViewThatIsMadeByAFunctionOfItsTypeIsHeard() {
    expectSpeech(
      """
      struct RowLabel<Icon: View>: View {
        let title: String
        let icon: Icon
        static func avatar(title: String, icon: Icon) -> RowLabel { RowLabel(title: title, icon: icon) }
        var body: some View { HStack { icon.accessibilityHidden(true); Text(title) } }
      }
      struct Content<Label: View>: View {
        let label: () -> Label
        var body: some View { HStack { label().padding() }.accessibilityElement(children: .combine) }
      }
      struct Row<Icon: View>: View {
        let label: RowLabel<Icon>
        var body: some View {
          Button {} label: { Content { label } }.accessibilityAddTraits(.isToggle)
        }
      }
      struct V: View {
        var body: some View { Row(label: .avatar(title: "Anna", icon: Image("face"))) }
      }
      """, ["Anna, switch button"])
  }

  @Test func aViewThatIsNilIsNotThere() throws {
    let project = Project(
      source: """
        struct Row<Icon: View>: View {
          var icon: Icon?
          var body: some View { HStack { icon.padding().accessibilityHidden(false); Text("A") } }
        }
        struct V: View { var body: some View { Row<Image>(icon: nil) } }
        """)
    let screen = try #require(project.said())
    #expect(screen.screen.elements.map { $0.line() } == ["A"])
    #expect(screen.opaque == [])
  }

  @Test func aMakerThatNobodyKnowsIsNotSilent() throws {
    let project = Project(
      source: """
        struct Holder<Content: View>: View { let content: Content; var body: some View { VStack { content } } }
        struct V: View { var body: some View { Holder(content: .badge(3)) } }
        """)
    let screen = try #require(project.said())
    #expect(screen.opaque.map(\.text) == ["the type of ‘.badge’ is not known"])
  }
}

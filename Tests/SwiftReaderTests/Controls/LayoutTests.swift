import Testing

@testable import SwiftReader

/// Layouts as values, shapes and colours of the project, and views that fit.
@Suite struct LayoutTests {
  @Test func aLayoutThatIsCalledShowsItsViews() {
    expectSpeech(
      """
      struct Flow: Layout {
        var spacing = 4.0
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }
      struct V: View {
        var isWide = true
        var layout: AnyLayout { isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout()) }
        var body: some View {
          VStack {
            layout { Text("A"); Text("B") }
            Flow(spacing: 8) { Text("C"); Text("D") }
            Flow { Text("E") }
          }
        }
      }
      """, ["A", "B", "C", "D", "E"])
  }

  @Test func shapesAndColoursOfTheProjectAreSilent() {
    expectSpeech(
      """
      struct Wave: Shape { func path(in rect: CGRect) -> Path { Path() } }
      struct Tokens { static let accent = missing() }
      extension Color { static var brand: Brand { Brand() } }
      struct Brand {}
      struct V: View {
        var body: some View {
          VStack { Wave().stroke(.red); Wave(); Color.brand.border.frame(height: 1); Text("A") }
        }
      }
      """, ["A"])
  }

  @Test func theFirstViewThatFitsIsNotKnownUnlessItIsShortOrAllSayTheSame() {
    expectSpeech(
      """
      struct V: View {
        var body: some View {
          VStack {
            ViewThatFits { HStack { Text("A"); Text("B") }; VStack { Text("A"); Text("B") } }
            ViewThatFits { Text("Delivered today before noon"); Text("Today") }
            ViewThatFits { HStack { Image(systemName: "star"); Text("Wide") }; Text("Narrow") }
          }
        }
      }
      """,
      [
        "A", "B", "Delivered today before noon if room for view 1", "Today if !room for view 1", "Favorite, image",
        "Wide",
      ])
  }
}

/// Pages and calendars.
@Suite struct PageTests {
  @Test func onePageAndItsDots() {
    expectSpeech(
      """
      struct V: View {
        @State private var page = 1
        var body: some View {
          VStack {
            TabView { Text("One"); Text("Two"); Text("Three") }.tabViewStyle(.page)
            TabView(selection: $page) { Text("A").tag(0); Text("B").tag(1) }.tabViewStyle(.page)
            TabView { Text("X"); Text("Y") }.tabViewStyle(.page(indexDisplayMode: .never))
          }
        }
      }
      """, ["One", "page 1 of 3, adjustable", "B", "page 2 of 2, adjustable", "X"])
  }

  @Test func pagesOfAnUnknownCollectionAreAllSaid() {
    expectSpeech(
      """
      struct V: View {
        var tips: [String]
        var body: some View { TabView { ForEach(tips, id: \\.self) { Text($0) } }.tabViewStyle(.page) }
      }
      """, ["<item>"])
  }

  @Test func theDaysOfACalendarCannotBeTold() throws {
    let project = Project(
      source: """
        struct V: View {
          @State private var day = Date()
          var body: some View { DatePicker("Day", selection: $day).datePickerStyle(.graphical) }
        }
        """)
    let screen = try #require(project.said())
    #expect(screen.screen.elements == [])
    #expect(screen.opaque.map(\.text) == ["the days of a calendar depend on the date"])
  }
}

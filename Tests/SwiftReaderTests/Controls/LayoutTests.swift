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

  @Test func theFirstViewThatFitsIsNotKnownUnlessAllSayTheSame() {
    expectSpeech(
      """
      struct V: View {
        var body: some View {
          VStack {
            ViewThatFits { HStack { Text("A"); Text("B") }; VStack { Text("A"); Text("B") } }
            ViewThatFits { Text("Delivered today"); Text("Today") }
          }
        }
      }
      """, ["A", "B", "Delivered today if room for view 1", "Today if !room for view 1"])
  }
}

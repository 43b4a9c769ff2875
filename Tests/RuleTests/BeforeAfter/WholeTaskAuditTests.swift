import Testing

@testable import Checks

/// A whole task, audited: found before, silent after.
@Suite struct WholeTaskAuditTests {
  static let cases = [
    BeforeAfter(
      "an icon action leaks its symbol", [IconButtonWithoutLabel.self],
      before: #"""
        struct Mark: View {
          @Binding var isFavorite: Bool
          var body: some View {
            Button { isFavorite.toggle() } label: { Image(systemName: isFavorite ? "bookmark.fill" : "bookmark")
              .frame(minWidth: 44, minHeight: 44)
              .contentShape(Rectangle()) }
          }
        }
        """#,
      after: #"""
        struct Mark: View {
          @Binding var isFavorite: Bool
          var body: some View {
            Button { isFavorite.toggle() } label: { Image(systemName: isFavorite ? "bookmark.fill" : "bookmark")
              .frame(minWidth: 44, minHeight: 44)
              .contentShape(Rectangle()) }
              .accessibilityLabel(isFavorite ? "Remove from bookmarks" : "Add to bookmarks")
              .accessibilityValue(isFavorite ? "Bookmarked" : "Not bookmarked")
          }
        }
        """#),
    BeforeAfter(
      "a generic hint names the gesture", [HintNamesGesture.self],
      before: #"""
        struct H: View {
          var body: some View {
            Button("Open book") {}.accessibilityHint("Double tap to activate")
          }
        }
        """#,
      after: #"""
        struct H: View { var body: some View { Button("Open book") {} } }
        """#),
    BeforeAfter(
      "sort priorities instead of order", [VoiceoverOrder.self],
      before: #"""
        struct Order: View {
          var body: some View {
            VStack { Text("Author")
              .accessibilitySortPriority(1); Text("Title")
              .accessibilitySortPriority(3); Text("Status")
              .accessibilitySortPriority(2) }
          }
        }
        """#,
      after: #"""
        struct Order: View {
          var body: some View {
            VStack { Text("Title"); Text("Status"); Text("Author") }
          }
        }
        """#),
    BeforeAfter(
      "essential text is shrunk", [TextShrunk.self],
      before: #"""
        struct Shrunk: View {
          let chapter: String
          var body: some View {
            Text(chapter).minimumScaleFactor(0.5)
          }
        }
        """#,
      after: #"""
        struct Shrunk: View {
          let chapter: String
          var body: some View {
            Text(chapter).fixedSize(horizontal: false, vertical: true)
          }
        }
        """#),
    BeforeAfter(
      "a drag is the only way", [GestureWithoutAction.self],
      before: #"""
        struct Swipe: View {
          @State private var isKept = true
          var body: some View {
            if isKept { Text("Chapter 1").gesture(DragGesture().onEnded { if $0.translation.width < -80 { isKept = false } }) }
          }
        }
        """#,
      after: #"""
        struct Swipe: View {
          @State private var isKept = true
          var body: some View {
            if isKept { Text("Chapter 1").gesture(DragGesture().onEnded { if $0.translation.width < -80 { isKept = false } })
              .accessibilityAction(named: "Delete") { isKept = false } }
          }
        }
        """#),
    BeforeAfter(
      "an error in red alone", [ErrorByColorOnly.self],
      before: #"""
        struct Red: View {
          @State private var page = ""
          @State private var isInvalid = false
          var body: some View {
            VStack {
              TextField("Page", text: $page).accessibilityLabel("Page").border(isInvalid ? Color.red : Color.gray)
              Button("Go") { isInvalid = Int(page) == nil }
            }
          }
        }
        """#),
  ]

  @Test(arguments: cases) func itIsFoundBefore(_ it: BeforeAfter) {
    #expect(!it.foundBefore.isEmpty)
  }

  @Test(arguments: cases) func nothingIsFoundAfter(_ it: BeforeAfter) {
    #expect(it.foundAfter == [])
  }
}

import ScreenModel
import Testing

@testable import SwiftReader

/// Rows made of values that are alike are read once, and each is heard.
@Suite("Rows that are alike")
struct AlikeRowTests {
  private let posts = """
    import SwiftUI
    struct Post {
      let id: String
      let title: String
      let link: URL
      static func placeholder(_ title: String = "Waiting") -> Post {
        Post(id: UUID().uuidString, title: title, link: URL(string: "https://example.com")!)
      }
      static func placeholders() -> [Post] { [.placeholder(), .placeholder(), .placeholder("Other"), .placeholder()] }
    }
    struct PostRow: View {
      let post: Post
      @State private var isOpen = false
      var body: some View {
        Button(post.title) { isOpen.toggle() }
        if isOpen { Text("Details") }
      }
    }
    struct V: View {
      var body: some View { List { ForEach(Post.placeholders(), id: \\.id) { PostRow(post: $0) } } }
    }
    """

  @Test("Each row is heard, the different one among them")
  func eachIsHeard() {
    expectSpeech(posts, ["Waiting, button", "Waiting, button", "Other, button", "Waiting, button"])
  }

  @Test("A function that is called without arguments is called, not handed on")
  func makerWithoutArguments() {
    expectSpeech(
      """
      import SwiftUI
      struct Badge { let words: String; static func fresh() -> Badge { Badge(words: "New") } }
      struct Tag: View { let badge: Badge; var body: some View { Text(badge.words) } }
      struct V: View { var body: some View { Tag(badge: .fresh()) } }
      """, ["New"])
  }

  @Test("Rows of a selection are told apart by what they stand for")
  func selection() {
    expectSpeech(
      """
      import SwiftUI
      struct Item { let id: Int; let name: String }
      struct V: View {
        @State private var chosen: Int? = 2
        var body: some View {
          List(selection: $chosen) {
            ForEach([Item(id: 1, name: "Tea"), Item(id: 2, name: "Tea")], id: \\.id) { Text($0.name) }
          }
        }
      }
      """, ["Tea", "selected, Tea"])
  }

  @Test("Values are alike where only the place that made them differs")
  func values() {
    func same(_ one: Value, _ two: Value) -> Bool { Alike.values(one, two) }
    #expect(same(.string("a"), .string("a")))
    #expect(!same(.string("a"), .string("b")))
    #expect(!same(.int(1), .double(1)))
    #expect(same(.list([.int(1), .absent]), .list([.int(1), .absent])))
    #expect(!same(.list([.int(1)]), .list([.int(1), .int(1)])))
    func named(_ owner: Int, _ item: Int? = nil) -> Value {
      .symbol(TypedSymbol(symbol: Symbol("isOpen", owner: owner, item: item), type: nil))
    }
    #expect(same(named(3), named(4)))
    #expect(!same(named(0), named(4)), "the screen's own")
    #expect(!same(named(3, 1), named(3, 2)), "of two rows")
    let many = Value.list(Array(repeating: .int(1), count: 5_000))
    #expect(!same(many, many), "too large to look at")
  }
}

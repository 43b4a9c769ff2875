import Testing

@testable import SwiftReader

/// What is known of a file before it is parsed.
struct ScanTests {
  private func declared(_ text: String) -> [String] {
    DeclarationScan(Array(text.utf8)).declared.map { "\($0.keyword) \($0.name)" }
  }

  @Test func namesOfDeclarationsAreFoundAtAnyLevel() {
    #expect(
      declared(
        """
        public final class Model { class func make() { let x = 1 }
          enum Phase { case idle; case failed(Error) } }
        extension Outer.Inner: View { var body: some View { "\\(f { struct Deep {} })" } }
        typealias Row = Other; func `default`() {}
        """) == [
          "struct Deep", "class Model", "extension Outer.Inner", "enum Phase", "typealias Row", "var body",
          "func default", "case failed", "case idle", "func make", "let x",
        ])
  }

  @Test func stringsAndCommentsDeclareNothing() {
    #expect(
      declared(
        """
        // struct A
        /* struct B /* struct C */ struct D */
        "struct E" #"struct "F" \\(struct "#
        \"\"\"
        struct G "
        \"\"\"
        if case .a = b {}
        struct H
        """) == ["struct H"])
  }

  @Test func anExtendedTypeIsFoundByItsLastName() {
    #expect(DeclarationScan(Array("extension A.B.C {}".utf8)).names == ["A.B.C", "C"])
  }

  @Test(arguments: [
    ("import SwiftUI", true), ("struct A: View {}", true), ("struct B: ButtonStyle {}", true),
    ("button.accessibilityLabel = x", true), ("let a = String(localized: \"b\")", true),
    ("NSLocalizedString(\"a\", comment: \"\")", true), ("struct Money { var cents: Int }", false), ("", false),
  ])
  func filesWithoutAnythingShownDoNotMatter(_ text: String, _ matters: Bool) {
    #expect(ViewScan.mayMatter(Array(text.utf8)) == matters)
  }
}

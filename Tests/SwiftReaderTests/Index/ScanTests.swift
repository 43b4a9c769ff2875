import Testing

@testable import SwiftReader

/// What is known of a file before it is parsed.
struct ScanTests {
  @Test func namesAtTheTopAreFoundAndTypesInsideApart() {
    let scan = FileScan(
      """
      public final class Model { class func make() { let x = 1 }
        enum Phase { case idle; case failed(Error) } }
      extension Outer.Inner: View { var body: some View { "\\(f { struct Deep {} })" } }
      typealias Row = Other; func `default`() {}
      let one = 1, two = 2
      """)
    #expect(
      scan.names.isSuperset(of: ["Model", "Outer", "Inner", "Row", "default", "one", "two"])
        && scan.names.isDisjoint(with: ["make", "x", "body", "Deep"]))
    #expect(scan.inner == ["Phase", "Deep"])
    #expect(scan.aliases == ["Row"])
    #expect(scan.isRegular)
  }

  @Test func stringsAndCommentsDeclareNothing() {
    let scan = FileScan(
      """
      // struct A
      /* struct B /* struct C */ struct D */
      "struct E" #"struct "F" \\(struct "#
      \"\"\"
      struct G "
      \"\"\"
      if case .a = b {}
      struct H
      """)
    #expect(scan.names == ["H"])
    #expect(scan.inner == [])
  }

  @Test func capitalisedWordsAreKept() {
    let scan = FileScan("struct A: View { let b: [Row] } // Comment")
    #expect(["A", "View", "Row"].allSatisfy(scan.mentions))
    #expect(!scan.mentions("Comment") && !scan.mentions("Other"))
    #expect(scan.mentions("lower"), "what is not kept may be there")
  }

  @Test(arguments: [
    "struct A {", "} struct A {}", "extension [Row] {}", "extension Row? {}", "extension (A, B) {}",
  ])
  func whatBytesDoNotTellIsLeftToTheParser(_ text: String) { #expect(!FileScan(text).isRegular) }

  @Test(arguments: [
    ("class A: UIView {}", true), ("class A: BaseTableViewCell {}", true), ("class A: BaseModel {}", false),
  ])
  func classesThatMayBeUIKitsAreSeen(_ text: String, _ may: Bool) { #expect(FileScan(text).namesUIKit == may) }

  @Test(arguments: [
    ("import SwiftUI", true), ("struct A: View {}", true), ("struct B: ButtonStyle {}", true),
    ("button.accessibilityLabel = x", true), ("let a = String(localized: \"b\")", true),
    ("NSLocalizedString(\"a\", comment: \"\")", true), ("struct Money { var cents: Int }", false), ("", false),
  ])
  func filesWithoutAnythingShownDoNotMatter(_ text: String, _ matters: Bool) {
    #expect(ViewScan.mayMatter(Array(text.utf8)) == matters)
  }
}

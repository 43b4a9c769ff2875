import Foundation
import ScreenModel
import Testing

@testable import SwiftReader

/// The old text form of a string table.
struct StringsFileTests {
  private func read(_ text: String) -> StringsFile { StringsFile(Data(text.utf8), path: "A.strings") }

  @Test func keysAndWordsMayStandWithoutQuotes() {
    let file = read(
      """
      /* a title */ "title" = "Hello \\"you\\"\\n\\U00e9\\UD83D\\UDE00"; // end
      plain.key-1 = Word;
      alone;
      'single' = "two
      lines";
      """)
    #expect(
      file.entries == [
        "title": "Hello \"you\"\né😀", "plain.key-1": "Word", "alone": "alone", "single": "two\nlines",
      ])
    #expect(file.problems == [])
  }

  @Test func utf16IsReadInBothOrders() {
    let text = "\"a\" = \"é😀\";"
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big] {
      #expect(StringsFile(Data(bytes), path: "A.strings").entries == ["a": "é😀"])
    }
  }

  @Test func aByteOrderMarkIsNoKey() {
    #expect(StringsFile(Data([0xEF, 0xBB, 0xBF] + "a = b;".utf8), path: "A.strings").entries == ["a": "b"])
  }

  @Test func aPropertyListInXMLIsReadToo() {
    let text = "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict><key>a</key><string>b</string></dict></plist>"
    #expect(read(text).entries == ["a": "b"])
  }

  @Test func aMistakeCostsItsEntryOnly() {
    let file = read("a = b;\n  \"c\" \"d\";\ne = f;\n\"g\" = ;\nh = i")
    #expect(file.entries == ["a": "b", "e": "f", "h": "i"])
    #expect(
      file.problems == [
        Problem(
          "expected ‘=’ after the key ‘c’", span: SourceSpan(file: "A.strings", line: 2, column: 7),
          line: "  \"c\" \"d\";"),
        Problem(
          "expected words for the key ‘g’", span: SourceSpan(file: "A.strings", line: 4, column: 7), line: "\"g\" = ;"),
        Problem(
          "expected ‘;’ after the words for ‘h’", span: SourceSpan(file: "A.strings", line: 5, column: 6),
          line: "h = i"),
      ])
  }

  @Test(arguments: ["\"", "/*", "{", "}", "= ", "\"a\" = \"", "\\", "(", "\"\\U", "/", ";", "a", "'", "\0", "a = (b);"])
  func anythingWrittenManyTimesEnds(_ text: String) {
    #expect(read(String(repeating: text, count: 20_000)).problems.count <= 20)
  }

  @Test func bytesThatAreNoTextAreAProblem() {
    let file = StringsFile(Data([0x61, 0xC3, 0x28]), path: "A.strings")
    #expect(file.problems.map(\.message) == ["not UTF-8 or UTF-16 text, so the table was not read"])
  }
}

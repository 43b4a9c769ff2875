import Foundation
import Reports
import Testing

@Suite struct JSONValueTests {
  @Test func membersKeepTheirOrder() {
    let value = JSONValue.object([
      ("b", .array([.number(1), .double(0.5), .double(2), .double(.nan), .bool(true), .null])), ("a", .object([])),
      ("c", .array([])),
    ])
    #expect(value.text(indent: 0) == #"{"b":[1,0.5,2,null,true,null],"a":{},"c":[]}"#)
    #expect(
      value.text(indent: 2) == """
        {
          "b": [
            1,
            0.5,
            2,
            null,
            true,
            null
          ],
          "a": {},
          "c": []
        }
        """)
  }

  @Test func awkwardTextIsReadBackUnchanged() throws {
    let text = "„quoted“ \"\\\u{0}\u{1B}[31m\r\n\t\u{7F}\u{85}\u{2028} 👩‍👩‍👧 שלום"
    let json = JSONValue.strings([text]).text(indent: 2)
    #expect(!json.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x2028 || $0.value == 0x7F })
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [text])
  }
}

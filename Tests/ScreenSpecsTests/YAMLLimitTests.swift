import Foundation
import Testing

@testable import ScreenSpecs

/// Hostile files get a clear answer within a second.
@Suite struct YAMLLimitTests {
  private func answer(_ data: Data) -> [String] {
    let start = Date()
    let found = places(SpecReader().read(data, path: "specs/hostile.yaml").1)
    // Optimised it is well below a second; a debug build on a busy machine gets more.
    #expect(Date().timeIntervalSince(start) < 4)
    return found
  }

  private func answer(_ text: String) -> [String] { answer(Data(text.utf8)) }

  @Test func aliasBomb() {
    var bomb = "screen: A\nnotes: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let alias = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      bomb += "b\(level): &a\(level) [\(alias)]\n"
    }
    #expect(
      answer(bomb) == [
        "2:8 ‘notes’ is a list; expected text", "3:1 unknown key ‘b1’", "4:1 unknown key ‘b2’", "5:1 unknown key ‘b3’",
        "7:10 with this alias the file expands to more than 100000 values",
      ])
  }

  @Test func deepNesting() {
    let message = "more than 64 lists and mappings stand inside each other"
    #expect(answer(String(repeating: "[", count: 20_000)) == ["1:65 \(message)"])
    #expect(answer(String(repeating: "{a: ", count: 20_000)) == ["1:257 \(message)"])
    #expect(answer(String(repeating: "- ", count: 20_000) + "x") == ["1:129 \(message)"])
    let ladder = (0..<300).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(answer(ladder) == ["1:1 unknown key ‘a’", "65:65 \(message)"])
  }

  @Test func depthThroughAliases() {
    var text = "a0: &a0 x\n"
    for level in 1...10 {
      text += "a\(level): &a\(level) "
      text += String(repeating: "[", count: 20) + "*a\(level - 1)" + String(repeating: "]", count: 20) + "\n"
    }
    #expect(answer(text).last == "5:29 more than 64 lists and mappings stand inside each other")
  }

  @Test func hugeFile() {
    #expect(
      answer(Data(repeating: 0x61, count: 50_000_000)) == ["1:1 the file has 50 MB; at most 10 MB are read"])
  }

  @Test func hugeFileOnDiskIsNotRead() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("huge-\(UUID().uuidString).yaml")
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 50_000_000)
    try handle.close()
    defer { try? FileManager.default.removeItem(at: file) }
    let start = Date()
    let set = readSpecs(files: [(file, "specs/huge.yaml")])
    #expect(places(set.problems) == ["1:1 the file has 50 MB; at most 10 MB are read"])
    #expect(Date().timeIntervalSince(start) < 4)
  }

  @Test func manyValues() {
    #expect(
      answer("[" + String(repeating: "a,", count: 300_000) + "]").first?.hasSuffix(
        "the file holds more than 100000 values") == true)
  }

  @Test func badUTF8() {
    #expect(answer(Data("screen: A\nid: ü".utf8) + [0xFF, 0x0A]) == ["2:6 byte 0xFF is not valid UTF-8"])
    #expect(answer(Data([0xC3])) == ["1:1 byte 0xC3 is not valid UTF-8"])
    #expect(answer(Data([0xFF, 0xFE, 0x61, 0x00])) == ["1:1 the file is written in UTF-16, not UTF-8"])
  }

  @Test func zeroByte() {
    #expect(answer("screen: A\u{0}\n") == ["1:10 a control character (U+0000) stands in the file"])
  }

  @Test func aHugeValueIsNotRepeatedInItsProblem() {
    let huge = String(repeating: "x", count: 5_000_000)
    let found = answer("screen: A\nstatus: \(huge)\nnotes: x\n")
    #expect(found.map(\.count).allSatisfy { $0 < 1_100 })
    #expect(found.count == 1)
  }

  @Test(arguments: 0..<300)
  func whateverIsPutIntoASpecIsAnswered(_ seed: Int) {
    var text = Array(SpecReaderTests.addressPicker.unicodeScalars)
    let signs = Array("[]{}:,#&*!|>'\"%@`-?\t\n \\\u{FEFF}\u{85}\u{2028}é👋\u{7F}".unicodeScalars)
    var number = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    for _ in 0...(seed % 7) {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let place = Int((number >> 33) % UInt64(text.count))
      text.insert(signs[Int((number >> 20) % UInt64(signs.count))], at: place)
    }
    var written = String.UnicodeScalarView()
    written.append(contentsOf: text)
    let (spec, found) = SpecReader().read(String(written), path: "specs/a.yaml")
    #expect(spec != nil || !found.isEmpty)
    #expect(found.allSatisfy { drawn($0).contains("^") })
  }

  @Test func aliasToItself() {
    #expect(answer("screen: A\ngiven: &a { b: *a }\n") == ["2:16 ‘*a’ stands inside what it refers to"])
  }

  @Test(arguments: 0..<400)
  func anyPrefixOfASpecIsAnswered(_ length: Int) {
    let text = String(SpecReaderTests.addressPicker.prefix(length)) + "\n\"{[*&"
    #expect(!answer(text).isEmpty)
  }
}

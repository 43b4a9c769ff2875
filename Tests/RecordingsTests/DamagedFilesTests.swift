import Foundation
import Recordings
import ScreenModel
import TestSupport
import Testing

/// Every fixture, damaged in ways that a seed decides: nothing may crash, hang, or be lost without a word.
@Suite struct DamagedFilesTests {
  /// SplitMix64: the same numbers everywhere.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, sides)))
    }
  }

  private static let pieces: [String] = [
    "'", "\"", "\n", "\r\n", "\\", "{", "}", "[", "]", "<", ">", "&", ",", ": ", "{{", "}}", "|", "\t", "  ", "null",
    "-1e308", "99999999999999999999", "inf", "nan", "🍵", "שלום", "\u{202E}", "\u{FEFF}", "label: '", "value: ", "→",
    ", Selected", "Element subtree:\n", "```", "<!--", "]]>", "/>", "</", "AX=Y; ", "\"children\": [", "| -label: ",
    "\\u0000", "&#x110000;", "=", "…", "Application, ",
  ]

  private static func damaged(_ bytes: [UInt8], _ dice: inout Dice) -> [UInt8] {
    var bytes = bytes
    for _ in 0...dice.roll(4) {
      let at = dice.roll(bytes.count + 1)
      let length = dice.roll(min(200, bytes.count - at) + 1)
      switch dice.roll(6) {
      case 0: bytes.removeSubrange(at..<at + length)
      case 1: bytes.insert(contentsOf: bytes[at..<at + length], at: dice.roll(bytes.count + 1))
      case 2: bytes = Array(bytes.prefix(at))
      case 3: bytes.insert(contentsOf: Array(pieces[dice.roll(pieces.count)].utf8), at: at)
      case 4: if at < bytes.count { bytes[at] = UInt8(dice.roll(256)) }
      default:
        let piece = Array(pieces[dice.roll(pieces.count)].utf8)
        bytes.replaceSubrange(at..<at + length, with: piece)
      }
    }
    return bytes
  }

  private static func fixtures() throws -> [(name: String, bytes: [UInt8])] {
    let folder = fixture("Recordings")
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try found.sorted().compactMap { name in
      let url = folder.appendingPathComponent(name)
      guard !url.hasDirectoryPath, url.pathExtension != "" else { return nil }
      return (name, Array(try Data(contentsOf: url)))
    }
  }

  /// Why a result would be a silent loss; `nil` where it is none.
  private static func complaint(_ result: Result<Recording, Problems>, lines: Int) -> String? {
    switch result {
    case .failure(let problems):
      return problems.all.allSatisfy { !$0.message.isEmpty } && !problems.all.isEmpty ? nil : "refused without a reason"
    case .success(let recording):
      let count = (recording.screen?.elements.count ?? 0) + recording.events.count + recording.issues.count
      if count == 0, recording.notes.isEmpty, recording.format != "spec-check" {
        return "nothing read and nothing said"
      }
      let spans = (recording.screen?.elements.compactMap(\.span) ?? []) + recording.events.compactMap(\.span)
      if spans.contains(where: { $0.line < 1 || $0.line > lines || $0.column < 1 }) {
        return "a place outside the file"
      }
      if recording.screen.map({ $0.carries != recording.carries }) ?? false { return "two answers on what is carried" }
      return nil
    }
  }

  @Test func aDamagedFileIsReadOrRefusedWithAReason() throws {
    let fixtures = try Self.fixtures()
    #expect(fixtures.count > 30)
    let speech = Speech(lexicon: .language("en"))
    var dice = Dice(state: 20_261_130)
    let end = Date().addingTimeInterval(3)
    var tried = 0
    rounds: for round in 0..<60 {
      for (name, bytes) in fixtures {
        // One round is made however slow the machine is.
        if round > 0, Date() > end { break rounds }
        tried += 1
        let damaged = Self.damaged(bytes, &dice)
        let began = Date()
        let result = RecordingReader().read(data: Data(damaged), path: name)
        #expect(Date().timeIntervalSince(began) < 20, "\(name) took too long")
        let lines = 1 + damaged.count { $0 == 10 || $0 == 13 }
        let complaint = Self.complaint(result, lines: lines)
        #expect(complaint == nil, "\(name): \(String(decoding: damaged.prefix(3000), as: UTF8.self))")
        if case .success(let recording) = result {
          for element in recording.screen?.elements ?? [] { _ = speech.utterance(of: element).spoken }
          let again = RecordingReader().read(data: Data(RecordingWriter().text(recording).utf8), path: name)
          #expect(problems(again) == [], "\(name) does not come back from our own format")
        }
      }
    }
    #expect(tried >= fixtures.count)
  }

  @Test func everyFixtureIsReadByTheFormatOfItsFolder() throws {
    for (name, bytes) in try Self.fixtures() {
      let folder = name.split(separator: "/").first.map(String.init) ?? ""
      guard case .success(let recording) = RecordingReader().read(data: Data(bytes), path: name) else { continue }
      #expect(recording.format == folder, "\(name)")
    }
  }
}

import Foundation
import Testing

@testable import spec_check

/// Specs that no person writes get one clear problem, soon.
@Suite struct HostileSpecTests {
  /// Runs `check` on one spec of these bytes.
  private func answer(_ spec: Data, settings: String? = nil) throws -> (ran: Ran, seconds: Double) {
    try withFolder { folder in
      try FileManager.default.createDirectory(atPath: folder + "/specs", withIntermediateDirectories: true)
      try spec.write(to: URL(fileURLWithPath: folder + "/specs/a.yaml"))
      if let settings {
        try settings.write(toFile: folder + "/.spec-check.yml", atomically: true, encoding: .utf8)
      }
      let clock = ContinuousClock()
      var ran = Ran(out: "", error: "", code: 0)
      let passed = clock.measure { ran = run("check", in: folder) }
      return (ran, Double(passed.components.seconds) + Double(passed.components.attoseconds) * 1e-18)
    }
  }

  private func refuses(
    _ spec: Data, _ place: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (ran, seconds) = try answer(spec)
    #expect(ran.code == 2, sourceLocation: sourceLocation)
    #expect(ran.out == "", sourceLocation: sourceLocation)
    #expect(
      ran.error.contains("error: \(message)"), "\(ran.error.prefix(400))", sourceLocation: sourceLocation)
    #expect(
      ran.error.contains("┌ specs/a.yaml:\(place)"), "\(ran.error.prefix(400))", sourceLocation: sourceLocation)
    #expect(ran.error.utf8.count < 20_000, "a problem is short", sourceLocation: sourceLocation)
    // Optimised it is far below a second; a debug build beside other tests gets more.
    #expect(seconds < 4, sourceLocation: sourceLocation)
  }

  private func refuses(
    _ spec: String, _ place: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try refuses(Data(spec.utf8), place, message, sourceLocation: sourceLocation)
  }

  @Test func anAliasBomb() throws {
    var bomb = "screen: A\nnotes: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      bomb += "b\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", "))]\n"
    }
    try refuses(bomb, "7:10", "with this alias the file expands to more than 100000 values")
  }

  @Test func twentyThousandLevels() throws {
    let message = "more than 64 lists and mappings stand inside each other"
    try refuses(String(repeating: "[", count: 20_000), "1:65", message)
    try refuses(String(repeating: "{a: ", count: 20_000), "1:257", message)
    try refuses(String(repeating: "- ", count: 20_000) + "x", "1:129", message)
  }

  @Test func fiftyMegabytes() throws {
    let letters = Data(repeating: UInt8(ascii: "a"), count: 50_000_000)
    try refuses(letters, "1:1", "the file has 50 MB; at most 10 MB are read")
  }

  @Test func badUTF8() throws {
    try refuses(Data("screen: A\nnotes: caf".utf8) + [0xE9, 0x0A], "2:11", "byte 0xE9 is not valid UTF-8")
  }

  @Test func aTab() throws {
    try refuses("screen: A\nstates:\n\tempty: x\n", "3:1", "a tab")
  }

  @Test func aKeyTwice() throws {
    try refuses("screen: A\nscreen: B\n", "2:1", "the key ‘screen’ is given twice")
  }

  @Test func severalDocuments() throws {
    try refuses("screen: A\n---\nscreen: B\n", "2:1", "a second document begins")
  }

  @Test func anEmptyFile() throws {
    let (ran, _) = try answer(Data())
    #expect(ran.code == 2)
    #expect(ran.error.hasPrefix("error: "))
  }

  @Test func aPatternThatTakesForever() throws {
    let stars = String(repeating: "<a>, ", count: 40) + "end"
    let spec = "screen: A\nview: A\nstates:\n  content: \"\(stars)\"\n"
    let (ran, seconds) = try answer(Data(spec.utf8))
    #expect(ran.code == 1)
    #expect(seconds < 4)
  }

  @Test func settingsAreTreatedAlike() throws {
    let (ran, seconds) = try answer(
      Data("screen: A\n".utf8), settings: "specs: " + String(repeating: "[", count: 20_000))
    #expect(ran.code == 2)
    #expect(ran.error.contains("┌ .spec-check.yml:1:"))
    #expect(seconds < 4)
  }
}

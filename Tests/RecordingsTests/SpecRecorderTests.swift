import Foundation
import Recordings
import ScreenModel
import TestSupport
import Testing

/// The recorder that teams copy, held against a stand-in for XCTest.
@Suite(.serialized) struct SpecRecorderTests {
  private static let compiler: URL? = {
    for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
      let file = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
    }
    return nil
  }()

  private var recorder: String { repositoryRoot.appendingPathComponent("templates/SpecRecorder.swift").path }

  /// What a program printed, errors too, and whether it went well.
  private func run(_ program: URL, _ arguments: [String]) throws -> (text: String, isWell: Bool) {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: output) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    return (String(decoding: try Data(contentsOf: output), as: UTF8.self), process.terminationStatus == 0)
  }

  @Test(.enabled(if: compiler != nil)) func typeChecksAndRecordsAScreen() throws {
    let compiler = try #require(Self.compiler)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = folder.appendingPathComponent("libXCTestStub.so").path
    let stub = try run(
      compiler,
      [
        "-swift-version", "6", "-parse-as-library", "-emit-library", "-emit-module", "-module-name", "XCTest",
        "-emit-module-path", folder.appendingPathComponent("XCTest.swiftmodule").path,
        fixture("Recorder/XCTestStub.swift").path, "-o", library,
      ])
    #expect(stub.text == "")
    // Without the interface of Xcode 27, in the language mode of older projects.
    let older = try run(compiler, ["-typecheck", "-swift-version", "5", "-I", folder.path, recorder])
    #expect(older.text == "")
    #expect(older.isWell)
    let program = folder.appendingPathComponent("record")
    let built = try run(
      compiler,
      [
        "-swift-version", "6", "-D", "SPEC_RECORDER_SPEECH", "-I", folder.path, recorder,
        fixture("Recorder/main.swift").path, "-L", folder.path, "-lXCTestStub", "-Xlinker", "-rpath", "-Xlinker",
        folder.path, "-o", program.path,
      ])
    #expect(built.text == "")
    try expectAttachments(try run(program, []).text)
  }

  private func expectAttachments(_ text: String) throws {
    let parts = text.components(separatedBy: "== ").dropFirst().map { $0.split(separator: "\n", maxSplits: 1) }
    #expect(parts.map { $0.first } == ["search.empty.no-match.elements", "search.empty.no-match.speech"])
    let recordings = try parts.map { try read(String($0.last ?? "")).get() }
    #expect(recordings.map(\.screenID) == ["search", "search"])
    #expect(recordings.map(\.state) == [.empty, .empty])
    #expect(recordings.map(\.caseName) == ["No match", "No match"])
    #expect(recordings.map(\.commit) == ["abc123", "abc123"])
    let elements = spoken(try #require(recordings.first))
    #expect(
      elements == [
        "Search, zzz, search field", "selected, Sencha", "More, button", "Gift, switch button, on",
        "Strength, 0.5, adjustable", "Pay, dimmed, button", "Total",
      ])
    #expect(recordings.first?.carries == DebugDescriptionFormat.carriesWithoutFocus)
    #expect(
      recordings.last?.events.map { "\($0.kind.rawValue): \($0.text)" } == [
        "action: search for zzz", "speech: Search, search field", "speech: No teas match zzz",
      ])
    #expect(recordings.last?.carries == TranscriptFormat.carriedByWords)
  }

  @Test func movesNoFocusByItself() throws {
    let text = try String(contentsOfFile: recorder, encoding: .utf8)
    for call in ["moveForward", "moveBackward", "moveIn", "moveOut", ".swipe", ".typeText("] {
      let lines = text.split(separator: "\n").filter { $0.contains(call) && !$0.hasPrefix("//") }
      #expect(lines == [])
    }
  }
}

import Foundation

@testable import spec_check

/// Programs of the system that tests ask: shells and the like.
enum Program {
  /// Runs one to its end. Its output goes through files, so that much of it cannot block it.
  static func run(_ path: String, _ arguments: [String], in folder: String) throws -> Ran {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let files = ["out", "error"].map { place.appendingPathComponent($0) }
    for file in files { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    return Ran(
      out: try String(contentsOf: files[0], encoding: .utf8), error: try String(contentsOf: files[1], encoding: .utf8),
      code: process.terminationStatus)
  }
}

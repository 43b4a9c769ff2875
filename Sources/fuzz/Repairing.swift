import Foundation
import ScreenModel
import SwiftReader

/// Repairs a file with the tool itself, in a folder of its own, and looks at what came of it.
struct Repairing {
  /// The tool, which is built beside this program.
  static let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("spec-check").path

  /// Seconds of work that one run may take. The work is counted, not the clock: other programs make no fault.
  static let workLimit = 15

  private static let name = "A.swift"

  /// What is wrong with the repairs of a file, and the file as it is afterwards.
  func complaint(about data: Data) -> (complaint: String?, repaired: Data) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("spec-check-fuzz-\(getpid())")
    let file = folder.appendingPathComponent(Self.name)
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: file)
    } catch { return ("the folder for repairs cannot be written", data) }
    if let complaint = run(["--allow-dirty"], in: folder, mayFind: true) { return (complaint, data) }
    guard let repaired = try? Data(contentsOf: file) else { return ("fix took the file away", data) }
    if repaired == data { return (nil, data) }
    if errors(in: repaired) > errors(in: data) { return ("fix wrote invalid Swift", repaired) }
    return (run(["--dry-run"], in: folder, mayFind: false).map { $0 + " when run again" }, repaired)
  }

  private func run(_ arguments: [String], in folder: URL, mayFind: Bool) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", "ulimit -t \(Self.workLimit); exec \"$0\" \"$@\"", Self.tool, "fix", "--unsafe", "--no-cache"] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return "fix cannot be started" }
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal { return "fix ended by signal \(process.terminationStatus)" }
    switch process.terminationStatus {
    case 0, 2: return nil
    case 1: return mayFind ? nil : "fix repairs more"
    default: return "fix exited with \(process.terminationStatus)"
    }
  }

  private func errors(in data: Data) -> Int {
    Project([.init(path: Self.name, data: data)]).writtenFile(Self.name)?.syntaxErrors ?? 0
  }
}

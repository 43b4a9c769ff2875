import Foundation
import SwiftReader

/// `make bench`: measures, prints tables, and exits with 1 where a limit of a dump is broken. No part of the tool.
///
/// Arguments are folders of apps to read; without any an app of 200 views is made up. `--dumps`, `--reading` and
/// `--growth` run that part alone.
@main
struct Benchmarks {
  static func main() {
    let options = Set(CommandLine.arguments.dropFirst().filter { $0.hasPrefix("--") })
    let apps = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }
    func isWanted(_ part: String) -> Bool { options.isEmpty || options.contains(part) }
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("spec-check").path
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("spec-check-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var isKept = true
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if isWanted("--reading") { try reading(Array(apps), program, folder.path) }
      if isWanted("--growth") { show(table(try GrowthBenchmark(program: program, scratch: folder.path).run()) + "\n") }
      if isWanted("--dumps") {
        let result = try DumpBenchmark(program: program, folder: folder.path).run()
        show(table(result.rows))
        isKept = result.isKept
      }
    } catch {
      show("the files to measure cannot be written: \(error.localizedDescription)\n")
      isKept = false
    }
    if !isKept {
      try? FileManager.default.removeItem(at: folder)
      exit(1)
    }
  }

  private static func reading(_ apps: [String], _ program: String, _ scratch: String) throws {
    var folders = apps.map { (name: URL(fileURLWithPath: $0).lastPathComponent, folder: $0) }
    if folders.isEmpty {
      let made = scratch + "/generated"
      for file in GeneratedApp.files(views: 200, seed: 42) {
        let place = URL(fileURLWithPath: made + "/" + file.path)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.data.write(to: place)
      }
      folders = [(name: "generated app", folder: made)]
    }
    for app in folders {
      let bench = ReadingBenchmark(name: app.name, folder: app.folder, program: program, scratch: scratch)
      show(table(bench.run()) + "\n")
    }
  }

  private static func show(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}

import Foundation
import SwiftReader

/// `make bench`: measures, prints tables, and exits with 1 where a limit is broken. No part of the tool.
///
/// Arguments are folders of Swift to read; without any an app of 200 views is made up. `--dumps` and `--reading` run
/// one half alone.
@main
struct Benchmarks {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let isDumps = arguments.contains("--dumps")
    let isReading = arguments.contains("--reading")
    arguments.removeAll { $0.hasPrefix("--") }
    var isKept = true
    if !isDumps || isReading {
      let apps =
        arguments.isEmpty
        ? [ReadingBenchmark(name: "generated app", files: GeneratedApp.files(views: 200, seed: 42))]
        : arguments.map { ReadingBenchmark(name: $0, files: files(in: $0)) }
      for app in apps { show(table(app.run()) + "\n") }
    }
    if !isReading || isDumps { isKept = dumps() }
    exit(isKept ? 0 : 1)
  }

  private static func dumps() -> Bool {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("spec-check").path
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("spec-check-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let result = try DumpBenchmark(program: program, folder: folder.path).run()
      show(table(result.rows))
      return result.isKept
    } catch {
      show("the dumps cannot be written: \(error.localizedDescription)\n")
      return false
    }
  }

  /// Swift files and string tables below a folder.
  private static func files(in folder: String) -> [Project.Input] {
    let endings = [".swift", ".xcstrings", ".strings", ".stringsdict"]
    guard let all = FileManager.default.enumerator(atPath: folder) else { return [] }
    var files: [Project.Input] = []
    for case let path as String in all where endings.contains(where: path.hasSuffix) && !path.contains(".build/") {
      guard let data = FileManager.default.contents(atPath: folder + "/" + path) else { continue }
      files.append(.init(path: path, data: data))
    }
    return files
  }

  private static func show(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}

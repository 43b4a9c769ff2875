import Foundation
import SwiftParser
import SwiftReader
import SwiftSyntax

/// What it costs to say and to audit a whole app, against the least it can cost: parsing the files it needs.
///
/// Costs are what all threads work together; the clock beside them says what a person waits on this machine.
struct ReadingBenchmark {
  static let rounds = 3
  /// What reading may cost of parsing alone, and a whole cold run where it can be had; a warm one of a cold one, and bytes of memory.
  static let coldLimit = 1.25
  static let warmLimit = 0.1
  static let peakLimit = 300 << 20

  /// What is shown for the app.
  var name: String
  /// Where it lies.
  var folder: String
  /// The tool to run.
  var program: String
  /// Where caches may be made.
  var scratch: String

  /// Rows of a table: the best of a few rounds, each of which does everything once.
  func run() -> [[String]] {
    let files = AppFiles.read(folder)
    let swift = files.filter { $0.path.hasSuffix(".swift") }
    let project = Project(files)
    _ = project.auditedViews()
    let reached = Set(project.parsedFiles)
    let needed = swift.filter { reached.contains($0.path) }
    let floor = best { measured { parse(needed) } }
    let all = best { measured { parse(swift) } }
    let kilobytes = swift.reduce(0) { $0 + $1.data.count } >> 10
    var rows = [
      [
        "\(name): \(swift.count) files, \(kilobytes) kB, \(project.views.count) views", "work", "clock", "peak",
        "ratio",
      ],
      row("parse every file (SwiftParser alone)", all, all.work / floor.work, ""),
      row("parse the \(needed.count) files that are reached: the floor", floor, 1, ""),
    ]
    let reading = best { measured { read(swift, reached) } }
    rows.append(
      row(
        "read them: parse, lower, index", reading, reading.work / floor.work, "of the floor, \(limit(Self.coldLimit))"))
    for command in ["speak", "audit"] {
      let words = [command, folder, "--format", "json"]
      let cache = scratch + "/" + UUID().uuidString
      guard let cold = child(words, nil), child(words, cache) != nil, let warm = child(words, cache) else {
        rows.append([command, "", "", "", "cannot be started"])
        continue
      }
      rows.append(
        row("\(command), cold", cold, cold.work / floor.work, "of the floor, \(limit(Self.coldLimit))"))
      rows.append(row("\(command), warm", warm, warm.work / cold.work, "of cold, \(limit(Self.warmLimit))"))
      if command == "speak", let moved = afterALine(words, reached) {
        rows.append(row("speak, a line added to one file", moved, moved.work / cold.work, "of cold"))
      }
    }
    return rows
  }

  private func limit(_ limit: Double) -> String { "limit \(decimal(limit, 2))" }

  /// A run over a copy of the app in which a line was added above the code of one file since the run before.
  private func afterALine(_ words: [String], _ reached: Set<String>) -> ChildRun? {
    let copy = scratch + "/" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: copy) }
    let paths = reached.sorted()
    guard !paths.isEmpty, (try? FileManager.default.copyItem(atPath: folder, toPath: copy)) != nil else { return nil }
    let words = words.map { $0 == folder ? copy : $0 }
    let cache = scratch + "/" + UUID().uuidString
    let edited = copy + "/" + paths[paths.count / 2]
    guard child(words, cache) != nil, let text = try? String(contentsOfFile: edited, encoding: .utf8),
      (try? ("// Moved.\n" + text).write(toFile: edited, atomically: true, encoding: .utf8)) != nil
    else { return nil }
    return child(words, cache)
  }

  /// Everything up to the evaluation of views, of the Swift files that are parsed for the floor.
  private func read(_ files: [Project.Input], _ reached: Set<String>) {
    let project = Project(files)
    let wanted = project.sourceFiles.filter { reached.contains($0.path) }
    _ = Parallel.map(wanted.count) { wanted[$0].root.count }
  }

  private func child(_ words: [String], _ cache: String?) -> ChildRun? {
    let runs = (0..<(cache == nil ? Self.rounds : 1)).compactMap { _ in ChildRun.of(program, words, cache: cache) }
    return runs.filter { (0...1).contains($0.code) }.min { $0.work < $1.work }
  }

  private func row(_ what: String, _ run: ChildRun, _ ratio: Double, _ of: String) -> [String] {
    [
      what, decimal(run.work, 2) + " s", decimal(run.seconds, 2) + " s", run.peak > 0 ? megabytes(run.peak) : "",
      decimal(ratio, 2) + (of.isEmpty ? "" : " " + of),
    ]
  }

  private func best(_ measure: () -> ChildRun) -> ChildRun {
    (0..<Self.rounds).map { _ in measure() }.min { $0.work < $1.work } ?? measure()
  }

  private func measured(_ work: () -> Void) -> ChildRun {
    let start = ContinuousClock.now
    let before = ChildRun.ownWork
    work()
    let passed = start.duration(to: .now).components
    return ChildRun(
      seconds: Double(passed.seconds) + Double(passed.attoseconds) * 1e-18, work: ChildRun.ownWork - before, peak: 0,
      code: 0)
  }

  /// On as many threads as the reader uses, with stacks as large.
  private func parse(_ files: [Project.Input]) {
    _ = Parallel.map(files.count) { position in
      Parser.parse(source: String(decoding: files[position].data, as: UTF8.self)).totalLength.utf8Length
    }
  }
}

import Foundation
import SwiftParser
import SwiftReader
import SwiftSyntax

/// How long it takes to read an app and to say all of its views, against the least it can take: parsing its files.
struct ReadingBenchmark {
  static let rounds = 3

  /// What is shown for the app.
  var name: String
  var files: [Project.Input]

  /// Rows of a table: the best of a few rounds, each of which does everything once.
  func run() -> [[String]] {
    let swift = files.filter { $0.path.hasSuffix(".swift") }
    let needed = swift.filter { ViewScan.mayMatter([UInt8]($0.data)) }
    var best = [Double](repeating: .infinity, count: 4)
    var views = 0
    for _ in 0..<Self.rounds {
      best[0] = min(best[0], seconds { parse(swift) })
      best[1] = min(best[1], seconds { parse(needed) })
      var project: Project?
      best[2] = min(best[2], seconds { project = Project(files) })
      guard let project else { continue }
      views = project.views.count
      best[3] = min(
        best[3],
        seconds {
          for view in project.views {
            _ = project.predictions(.init(view: view.name, includesSurroundings: false))
          }
        })
    }
    let size = swift.reduce(0) { $0 + $1.data.count }
    let row = { (what: String, seconds: Double) in [what, decimal(seconds, 3) + " s", decimal(seconds / best[0], 2)] }
    return [
      ["\(name): \(swift.count) files, \(size >> 10) kB, \(views) views", "best of \(Self.rounds)", "parsing = 1"],
      row("parse every file (SwiftParser alone)", best[0]),
      row("parse the \(needed.count) files that may hold what is shown", best[1]),
      row("read: parse, own syntax, index", best[2]),
      row("speak every view", best[3]),
      row("read and speak", best[2] + best[3]),
    ]
  }

  /// On as many threads as the reader uses, with stacks as large.
  private func parse(_ files: [Project.Input]) {
    DispatchQueue.concurrentPerform(iterations: files.count) { position in
      let text = String(decoding: files[position].data, as: UTF8.self)
      _ = BigStack.run { Parser.parse(source: text).totalLength.utf8Length }
    }
  }

  private func seconds(_ work: () -> Void) -> Double {
    let start = ContinuousClock.now
    work()
    let passed = start.duration(to: .now).components
    return Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
  }
}

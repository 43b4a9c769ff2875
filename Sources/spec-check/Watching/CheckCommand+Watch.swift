import Checks
import Foundation
import ScreenModel
import SwiftReader

extension CheckCommand {
  static let watch = Option(
    "watch", help: "check again whenever specs, sources, recordings or settings change, until Ctrl-C")

  /// Checks until the person ends it.
  func watched(_ arguments: Arguments, in surroundings: Surroundings, pause: (Double) -> Bool) -> Outcome {
    var surroundings = surroundings
    surroundings.kept = ReadFiles()
    let watched = surroundings
    var single = arguments
    single.given[Self.watch.name] = nil
    withoutActuallyEscaping(pause) { pause in
      WatchLoop(
        surroundings: watched,
        check: { () throws(Problems) in try watchedRun(single, watched) },
        look: { watchedFiles(single, watched) },
        deliver: { report in
          guard let path = single.value(CommonOptions.output) else {
            watched.out(report)
            return nil
          }
          return OutputFile(path: path, folder: watched.workingFolder).write(report)
        }, pause: pause
      ).run()
    }
    return Outcome()
  }

  private func watchedRun(_ arguments: Arguments, _ surroundings: Surroundings) throws(Problems) -> WatchLoop.Run {
    let checked = try checked(arguments, in: surroundings)
    var outcome = Outcome(report: report(checked.result, arguments, checked.project, surroundings))
    outcome.notes = arguments.has(CommonOptions.quiet) ? [] : checked.notes
    let summary = checked.result.summary
    let counts = [(summary.errors, "error"), (summary.warnings, "warning"), (summary.notes, "note")]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return WatchLoop.Run(outcome: outcome, result: words.isEmpty ? "nothing found" : words.joined(separator: ", "))
  }

  /// Where the settings cannot be read, their file is still looked at.
  private func watchedFiles(_ arguments: Arguments, _ surroundings: Surroundings) -> WatchedFiles {
    func absolute(_ path: String) -> String {
      path.hasPrefix("/") ? path : surroundings.workingFolder + "/" + SourceFiles.tidied(path)
    }
    let file: SettingsFile
    do throws(Problems) {
      file = try SettingsFile.read(arguments, from: arguments.operands.first, in: surroundings)
    } catch {
      let named = error.all.compactMap(\.span?.file).first.map(absolute)
      file = SettingsFile(
        settings: .init(),
        folder: named.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
          ?? surroundings.workingFolder, prefix: "")
    }
    let config = arguments.value(CommonOptions.config).map { [absolute($0)] } ?? []
    return WatchedFiles(
      file, operands: arguments.operands.map(absolute) + config,
      except: arguments.value(CommonOptions.output).map(absolute))
  }
}

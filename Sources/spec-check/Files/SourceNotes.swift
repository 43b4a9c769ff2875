import SwiftReader

/// What a person should know of the sources that were read.
enum SourceNotes {
  /// Places where a file is no valid Swift, or a string table cannot be read: what stands there is not said.
  static func of(_ project: Project) -> [String] {
    let shown = project.problems.prefix(8).map { problem in
      (problem.span.map { "\($0): " } ?? "") + problem.message
    }
    let rest = project.problems.count - shown.count
    return shown + (rest > 0 ? ["\(rest) more places in the sources cannot be read"] : [])
  }
}

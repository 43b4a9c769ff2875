import SwiftReader

/// Where the cache lies: `SPEC_CHECK_CACHE`, else the system's folder for such things.
enum CachePlace {
  /// An absolute path; `nil` with `--no-cache`, and where nobody says where.
  static func folder(_ arguments: Arguments, _ surroundings: Surroundings) -> String? {
    guard !arguments.has(CommonOptions.noCache) else { return nil }
    let environment = surroundings.environment
    if let named = environment["SPEC_CHECK_CACHE"], !named.isEmpty {
      return named.hasPrefix("/") ? named : surroundings.workingFolder + "/" + named
    }
    // The rule for XDG folders: what is not absolute is passed over.
    if let shared = environment["XDG_CACHE_HOME"], shared.hasPrefix("/") { return shared + "/spec-check" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if os(macOS)
      return home + "/Library/Caches/spec-check"
    #else
      return home + "/.cache/spec-check"
    #endif
  }

  /// The cache of Swift files that were read.
  static func sources(_ arguments: Arguments, _ surroundings: Surroundings) -> SourceCache? {
    folder(arguments, surroundings).map { SourceCache(folder: $0 + "/sources", tool: ToolBuild.identity) }
  }

  /// The cache of what was said of views.
  static func answers(_ arguments: Arguments, _ surroundings: Surroundings) -> AnswerCache? {
    folder(arguments, surroundings).map { AnswerCache(folder: $0 + "/answers", tool: ToolBuild.identity) }
  }
}

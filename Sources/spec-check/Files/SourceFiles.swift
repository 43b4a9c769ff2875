import Foundation
import ScreenModel
import ScreenSpecs
import SwiftReader

/// Finds and reads the Swift files and string tables of a project.
struct SourceFiles {
  /// Bytes; the reader refuses larger Swift files anyway.
  static let sizeLimit = 32 << 20
  static let countLimit = 50_000

  /// Relative paths start here.
  var folder: String
  /// Globs, relative to `folder`, that are no sources.
  var exclude: [String] = []

  /// What was found below some paths.
  struct Found {
    var inputs: [Project.Input] = []
    /// What is not there.
    var problems: [Problem] = []
    /// What is there and could not be read, so that the answer is not about all of the source.
    var unreadable: [Problem] = []
    /// Links lead out of none of these folders.
    fileprivate var roots: [String] = []
    fileprivate var seen: Set<String> = []
  }

  /// Every source below the paths, sorted; problems name what is not there or cannot be read.
  func read(_ paths: [String]) -> (inputs: [Project.Input], problems: [Problem]) {
    let found = find(paths)
    return (found.inputs, found.problems + found.unreadable)
  }

  /// The same for commands that answer for what can be read.
  func find(_ paths: [String]) -> Found {
    var found = Found()
    let excluded = exclude.map(Glob.init)
    let full = { (path: String) in path.hasPrefix("/") ? path : folder + "/" + path }
    found.roots = ([folder] + paths.map(full)).compactMap(Self.resolved)
    for path in paths {
      let shown = Self.tidied(path)
      guard let real = Self.resolved(full(path)) else {
        found.problems.append(Problem("there is no ‘\(path)’", hint: "name a folder or file with Swift source"))
        continue
      }
      collect(real, shown, excluded, &found, depth: 0)
    }
    found.inputs.sort { $0.path < $1.path }
    return found
  }

  /// - Parameter real: The path without links.
  private func collect(_ real: String, _ shown: String, _ excluded: [Glob], _ found: inout Found, depth: Int) {
    guard depth < 40, !excluded.contains(where: { $0.covers(shown) }) else { return }
    var facts = stat()
    guard lstat(real, &facts) == 0 else {
      if errno == EACCES, Self.endings.contains(where: shown.hasSuffix) {
        found.unreadable.append(Self.unreadable(shown))
      }
      return
    }
    var real = real
    if facts.st_mode & S_IFMT == S_IFLNK {
      // A link that leads out of the project ends here; one that leads nowhere does too.
      guard let target = Self.resolved(real), found.roots.contains(where: { Self.isInside(target, $0) }),
        lstat(target, &facts) == 0
      else { return }
      real = target
    }
    // A link that leads back to what was read is passed over, and so is a path that was named twice.
    guard found.seen.insert(real).inserted else { return }
    switch facts.st_mode & S_IFMT {
    case S_IFDIR:
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: real) else {
        found.unreadable.append(Problem("the folder ‘\(shown)’ cannot be read", hint: "is it yours to read?"))
        return
      }
      for name in names.sorted() where !name.hasPrefix(".") && !Settings.alwaysExcluded.contains(name) {
        let inner = shown.isEmpty || shown == "." ? name : shown + "/" + name
        collect(real == "/" ? "/" + name : real + "/" + name, inner, excluded, &found, depth: depth + 1)
      }
    // Reading a pipe would wait for somebody who writes.
    case S_IFREG where shown.hasSuffix(AssetNames.ending):
      // Its name is all that is asked of it.
      if found.inputs.count < Self.countLimit { found.inputs.append(Project.Input(path: shown, data: Data())) }
    case S_IFREG where Self.endings.contains(where: shown.hasSuffix):
      read(real, shown, size: Int(facts.st_size), &found)
    default: break
    }
  }

  private func read(_ path: String, _ shown: String, size: Int, _ found: inout Found) {
    guard found.inputs.count < Self.countLimit else {
      if !found.unreadable.contains(Self.tooMany) { found.unreadable.append(Self.tooMany) }
      return
    }
    guard size <= Self.sizeLimit else {
      found.unreadable.append(
        Problem("‘\(shown)’ is larger than \(Self.sizeLimit >> 20) MB, and was not read", hint: "list it under exclude")
      )
      return
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      found.unreadable.append(Self.unreadable(shown))
      return
    }
    found.inputs.append(Project.Input(path: shown, data: data))
  }

  private static func unreadable(_ shown: String) -> Problem {
    Problem("‘\(shown)’ cannot be read", hint: "is it yours to read?")
  }

  /// A path without links; `nil`: it leads nowhere, or in a circle.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static let tooMany = Problem(
    "there are more than \(countLimit) source files, and the rest was not read",
    hint: "name the folders with sources in the settings")

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  static let endings = [".swift", ".xcstrings", ".strings", ".stringsdict", ".colorset/Contents.json"]

  /// A path as people write it, without `./` in front or `/` behind.
  static func tidied(_ path: String) -> String {
    var path = path
    while path.hasPrefix("./") { path.removeFirst(2) }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}

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
    found.roots = ([folder] + paths.map(full)).map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    for path in paths {
      let shown = Self.tidied(path)
      guard FileManager.default.fileExists(atPath: full(path)) else {
        found.problems.append(Problem("there is no ‘\(path)’", hint: "name a folder or file with Swift source"))
        continue
      }
      collect(URL(fileURLWithPath: full(path)), shown, excluded, &found, depth: 0)
    }
    found.inputs.sort { $0.path < $1.path }
    return found
  }

  private func collect(_ url: URL, _ shown: String, _ excluded: [Glob], _ found: inout Found, depth: Int) {
    guard depth < 40, !excluded.contains(where: { $0.covers(shown) }) else { return }
    // A link that leads back to a folder that was read, or out of the project, ends here.
    let real = url.resolvingSymlinksInPath().path
    guard found.seen.insert(real).inserted, found.roots.contains(where: { Self.isInside(real, $0) }) else { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: real, isDirectory: &isFolder) else { return }
    if isFolder.boolValue {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: real) else {
        found.unreadable.append(Problem("the folder ‘\(shown)’ cannot be read", hint: "is it yours to read?"))
        return
      }
      for name in names.sorted() where !name.hasPrefix(".") && !Settings.alwaysExcluded.contains(name) {
        let inner = shown.isEmpty || shown == "." ? name : shown + "/" + name
        collect(url.appendingPathComponent(name), inner, excluded, &found, depth: depth + 1)
      }
    } else if Self.endings.contains(where: shown.hasSuffix) {
      read(real, shown, &found)
    }
  }

  private func read(_ path: String, _ shown: String, _ found: inout Found) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    // Reading a pipe would wait for somebody who writes.
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { return }
    guard found.inputs.count < Self.countLimit else {
      if !found.unreadable.contains(Self.tooMany) { found.unreadable.append(Self.tooMany) }
      return
    }
    guard ((attributes?[.size] as? NSNumber)?.intValue ?? 0) <= Self.sizeLimit else {
      found.unreadable.append(
        Problem("‘\(shown)’ is larger than \(Self.sizeLimit >> 20) MB, and was not read", hint: "list it under exclude")
      )
      return
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      found.unreadable.append(Problem("‘\(shown)’ cannot be read", hint: "is it yours to read?"))
      return
    }
    found.inputs.append(Project.Input(path: shown, data: data))
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

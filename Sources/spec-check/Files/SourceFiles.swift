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

  /// Every source below the paths, sorted; problems name what is not there.
  func read(_ paths: [String]) -> (inputs: [Project.Input], problems: [Problem]) {
    var inputs: [Project.Input] = []
    var problems: [Problem] = []
    var seen: Set<String> = []
    let excluded = exclude.map(Glob.init)
    for path in paths {
      let shown = Self.tidied(path)
      let full = path.hasPrefix("/") ? path : folder + "/" + path
      guard FileManager.default.fileExists(atPath: full) else {
        problems.append(Problem("there is no ‘\(path)’", hint: "name a folder or file with Swift source"))
        continue
      }
      collect(URL(fileURLWithPath: full), shown, excluded, &seen, &inputs, depth: 0)
    }
    return (inputs.sorted { $0.path < $1.path }, problems)
  }

  private func collect(
    _ url: URL, _ shown: String, _ excluded: [Glob], _ seen: inout Set<String>, _ inputs: inout [Project.Input],
    depth: Int
  ) {
    guard depth < 40, inputs.count < Self.countLimit, !excluded.contains(where: { $0.covers(shown) }) else { return }
    // A link that leads back to a folder that was read ends here.
    let real = url.resolvingSymlinksInPath().path
    guard seen.insert(real).inserted else { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: real, isDirectory: &isFolder) else { return }
    if isFolder.boolValue {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: real)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") && !Settings.alwaysExcluded.contains(name) {
        let inner = shown.isEmpty || shown == "." ? name : shown + "/" + name
        collect(url.appendingPathComponent(name), inner, excluded, &seen, &inputs, depth: depth + 1)
      }
    } else if Self.endings.contains(where: shown.hasSuffix) {
      let size = (try? FileManager.default.attributesOfItem(atPath: real))?[.size] as? NSNumber
      guard (size?.intValue ?? 0) <= Self.sizeLimit, let data = FileManager.default.contents(atPath: real) else {
        return
      }
      inputs.append(Project.Input(path: shown, data: data))
    }
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

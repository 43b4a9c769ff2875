import Foundation
import ScreenModel

/// Every `.yaml` and `.yml` below a folder that may be a spec, sorted: journeys, recordings and hidden files are left out, and
/// folders below it with settings of their own, which are projects of their own.
/// - Parameter path: The folder's path as people should see it.
public func specFiles(in folder: URL, path: String) -> [(url: URL, path: String)] {
  yamlFiles(in: folder, path: path, skipping: ["journeys", "recordings"])
}

/// Every `.yaml` and `.yml` in a folder named `journeys`, below a folder or that folder itself, sorted.
/// - Parameter path: The folder's path as people should see it.
public func journeyFiles(in folder: URL, path: String) -> [(url: URL, path: String)] {
  let all = yamlFiles(in: folder, path: path, skipping: ["recordings"])
  if folder.lastPathComponent == "journeys" { return all }
  // The folder's own path may have any name in it.
  let above = folder.standardizedFileURL.pathComponents.count
  return all.filter { $0.url.standardizedFileURL.pathComponents.dropFirst(above).dropLast().contains("journeys") }
}

/// Whether a file that was named by itself is a journey: its folder is named `journeys`.
public func isJourneyFile(_ url: URL) -> Bool {
  url.standardizedFileURL.deletingLastPathComponent().lastPathComponent == "journeys"
}

private func yamlFiles(in folder: URL, path: String, skipping skipped: Set<String>) -> [(url: URL, path: String)] {
  var found: [(url: URL, path: String)] = []
  var open = [(url: folder, path: path, depth: 0)]
  while let next = open.popLast() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: next.url.path)) ?? []
    if next.depth > 0, Settings.fileNames.contains(where: names.contains) { continue }
    for name in names where !name.hasPrefix(".") {
      let url = next.url.appendingPathComponent(name)
      let shown = next.path.isEmpty || next.path == "." ? name : next.path + "/" + name
      let type = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.type] as? FileAttributeType
      if type == .typeDirectory {
        if !skipped.contains(name), next.depth < 20 { open.append((url, shown, next.depth + 1)) }
      } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
        found.append((url, shown))
      }
    }
  }
  return found.sorted { $0.path < $1.path }
}

/// The bytes of a file; a problem where it is no file, too large, or cannot be read. Size is asked before anything is read.
func contents(of url: URL, path: String) -> Result<Data, Problem> {
  let place = SourceSpan(file: path, line: 1, column: 1)
  let resolved = url.resolvingSymlinksInPath()
  guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved.path) else {
    return .failure(Problem("there is no such file", hint: "check the path", span: place))
  }
  guard attributes[.type] as? FileAttributeType == .typeRegular else {
    return .failure(Problem("this is no file", hint: "name a YAML file", span: place))
  }
  let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
  guard size <= YAMLLimits.bytes else { return .failure(YAMLText.tooLarge(size, path: path)) }
  guard let data = try? Data(contentsOf: resolved) else {
    return .failure(Problem("the file cannot be read", hint: "is it yours to read?", span: place))
  }
  return .success(data)
}

import Foundation
import ScreenSpecs

/// The files that a check reads, as far as a look at their dates and sizes tells them apart.
struct WatchedFiles: Equatable {
  /// When a file was last changed, in seconds, and how long it is.
  struct Mark: Equatable {
    var changed: Double
    var size: Int
  }

  /// By path.
  private(set) var marks: [String: Mark] = [:]

  private static let countLimit = 50_000

  /// Looks at the settings, and at the specs, sources and recordings that they name.
  /// - Parameters:
  ///   - operands: further specs, absolute.
  ///   - output: a file that the check itself writes, absolute.
  init(_ file: SettingsFile, operands: [String] = [], except output: String? = nil) {
    let settings = file.settings
    var seen: Set<String> = []
    func at(_ place: String) -> String {
      place.hasPrefix("/") ? place : file.folder + "/" + SourceFiles.tidied(place)
    }
    for name in Settings.fileNames { add(file.folder + "/" + name) }
    for place in settings.specs.map(at) + operands {
      collect(Self.folder(of: place), &seen, depth: 0) { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
    }
    for place in settings.sources {
      collect(Self.folder(of: at(place)), &seen, depth: 0) { path in
        SourceFiles.endings.contains(where: path.hasSuffix)
      }
    }
    for place in settings.recordings { collect(at(place), &seen, depth: 0) { _ in true } }
    if let output { marks[output] = nil }
  }

  /// What differs: files that are new, changed or gone, sorted.
  func changes(since earlier: WatchedFiles) -> [String] {
    Set(marks.keys).union(earlier.marks.keys).filter { marks[$0] != earlier.marks[$0] }.sorted()
  }

  /// The folder that a glob begins with: `App/**/*.swift` → `App`
  private static func folder(of place: String) -> String {
    let names = place.split(separator: "/", omittingEmptySubsequences: false)
    return names.prefix { name in !name.contains { "*?[{".contains($0) } }.joined(separator: "/")
  }

  private mutating func collect(
    _ path: String, _ seen: inout Set<String>, depth: Int, wanted: (String) -> Bool
  ) {
    guard depth < 40, marks.count < Self.countLimit else { return }
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: real, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else {
      if wanted(path) { add(path) }
      return
    }
    // Once for each kind of file: a folder may hold specs and sources.
    guard depth == 0 || seen.insert("\(wanted("a.yaml"))\(wanted("a.swift")) \(real)").inserted else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: real)) ?? []
    where !name.hasPrefix(".") && !Settings.alwaysExcluded.contains(name) {
      collect(path + "/" + name, &seen, depth: depth + 1, wanted: wanted)
    }
  }

  private mutating func add(_ path: String) {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let facts = try? FileManager.default.attributesOfItem(atPath: real) else { return }
    marks[path] = Mark(
      changed: (facts[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0,
      size: (facts[.size] as? NSNumber)?.intValue ?? 0)
  }
}

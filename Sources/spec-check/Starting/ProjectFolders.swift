import Foundation
import ScreenSpecs

/// The folders of a project that starts: where its Swift is, and where its UI tests are.
struct ProjectFolders {
  /// Folders that are looked into at most; a project has its own at the top.
  static let countLimit = 5_000
  static let depthLimit = 5

  /// Names of folders at the top with Swift in them that is no test, sorted; empty where Swift lies at the top itself.
  private(set) var sources: [String] = []
  /// Folders whose names end in `UITests`, as paths from the top, sorted.
  private(set) var tests: [String] = []

  /// Looks through a folder. Links are not followed, and neither are folders of tools and of downloaded code.
  init(of folder: String) {
    var count = 0
    var hasSwiftAtTop = false
    for name in Self.names(in: folder) {
      let path = folder + "/" + name
      if Self.isFolder(path) {
        var holdsSwift = false
        look(path, name, depth: 1, &count, &holdsSwift)
        if holdsSwift { sources.append(name) }
      } else if name.hasSuffix(".swift"), name != "Package.swift" {
        hasSwiftAtTop = true
      }
    }
    if hasSwiftAtTop { sources = [] }
    tests.sort()
  }

  private mutating func look(_ path: String, _ shown: String, depth: Int, _ count: inout Int, _ holdsSwift: inout Bool)
  {
    count += 1
    guard count <= Self.countLimit, depth <= Self.depthLimit else { return }
    let name = shown.split(separator: "/").last.map(String.init) ?? shown
    if name.hasSuffix("UITests") { tests.append(shown) }
    let isTest = name.hasSuffix("Tests")
    for inner in Self.names(in: path) {
      if Self.isFolder(path + "/" + inner) {
        var innerHoldsSwift = false
        look(path + "/" + inner, shown + "/" + inner, depth: depth + 1, &count, &innerHoldsSwift)
        if innerHoldsSwift, !isTest { holdsSwift = true }
      } else if inner.hasSuffix(".swift"), !isTest, inner != "Package.swift" {
        holdsSwift = true
      }
    }
  }

  /// The folder for a new file of the app: where Swift lies, as deep as there is one way only. Several: a person chooses.
  static func homes(in folder: String, sources: [String]) -> [String] {
    guard sources.count == 1, var place = sources.first else { return sources.isEmpty ? [""] : sources }
    for _ in 0..<depthLimit {
      let names = names(in: folder + "/" + place)
      guard !names.contains(where: { $0.hasSuffix(".swift") }) else { break }
      let inner = names.filter { isFolder(folder + "/" + place + "/" + $0) && !$0.hasSuffix("Tests") }
      guard !inner.isEmpty else { break }
      guard inner.count == 1 else { return inner.map { place + "/" + $0 } }
      place += "/" + inner[0]
    }
    return [place]
  }

  /// The path of the first file of a name, from the folder; `nil`: there is none.
  static func file(named wanted: String, in folder: String) -> String? {
    var waiting = [""]
    var count = 0
    while !waiting.isEmpty, count < countLimit {
      let place = waiting.removeFirst()
      count += 1
      for name in names(in: place.isEmpty ? folder : folder + "/" + place) {
        let path = place.isEmpty ? name : place + "/" + name
        if name == wanted { return path }
        if isFolder(folder + "/" + path), path.split(separator: "/").count < 12 { waiting.append(path) }
      }
    }
    return nil
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { !$0.hasPrefix(".") && !Settings.alwaysExcluded.contains($0) && !unwanted($0) }.sorted()
  }

  private static func unwanted(_ name: String) -> Bool { name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcassets") }

  private static func isFolder(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType == .typeDirectory
  }
}

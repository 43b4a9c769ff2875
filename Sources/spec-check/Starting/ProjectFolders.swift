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

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { !$0.hasPrefix(".") && !Settings.alwaysExcluded.contains($0) && !unwanted($0) }.sorted()
  }

  private static func unwanted(_ name: String) -> Bool { name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcassets") }

  private static func isFolder(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType == .typeDirectory
  }
}

import Foundation
import ScreenModel
import TestSupport
import Testing

@testable import SwiftReader

/// A whole app edited again and again: with the cache the same is said as without.
struct AnswerCacheEditTests {
  /// Some states of every view.
  private func said(_ files: [String: String], _ cache: AnswerCache?) -> [[PredictedScreen]] {
    let project = Project(
      files.map { Project.Input(path: $0.key, data: Data($0.value.utf8)) }, answers: cache)
    return project.views.flatMap { view in
      [nil, .loading, .error].map { project.predictions(.init(view: view.name, state: $0)) }
    }
  }

  private static func app() throws -> [String: String] {
    let root = repositoryRoot.path + "/specs/leaf-store/App"
    let names = try #require(FileManager.default.enumerator(atPath: root)).compactMap { $0 as? String }
    var files: [String: String] = [:]
    for name in names where name.hasSuffix(".swift") || name.hasSuffix(".xcstrings") {
      files[name] = try String(contentsOfFile: root + "/" + name, encoding: .utf8)
    }
    return files
  }

  /// What is said differently, if anything.
  private func difference(_ files: [String: String], _ cache: AnswerCache) -> [String] {
    zip(said(files, cache), said(files, nil)).flatMap { kept, fresh -> [String] in
      guard kept != fresh else { return [] }
      // Sets are written in any order.
      let one = Set(String(describing: kept).split(separator: ","))
      let other = Set(String(describing: fresh).split(separator: ","))
      return one.symmetricDifference(other).map(String.init).sorted()
    }
  }

  @Test func everyEditIsHeard() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = AnswerCache(folder: folder.path, tool: ContentHash())
    let app = try Self.app()
    #expect(difference(app, cache) == [])
    let made = cache.tally.made
    for (path, text) in app.sorted(by: { $0.key < $1.key }) where path.hasSuffix(".swift") {
      var edited = app
      // A line more above everything.
      edited[path] = "\n" + text
      #expect(difference(edited, cache) == [], "a line above \(path)")
      #expect(cache.tally.made == made, "a line above \(path)")
    }
    for (position, file) in app.sorted(by: { $0.key < $1.key }).enumerated() where file.key.hasSuffix(".swift") {
      var edited = app
      switch position % 3 {
      case 0: edited[file.key] = file.value.replacing("\"", with: "\"New ", maxReplacements: 1)
      case 1: edited[file.key] = file.value.replacing("isEmpty", with: "isDone")
      default: edited[file.key] = nil
      }
      #expect(difference(edited, cache) == [], "an edit of \(file.key)")
    }
  }
}

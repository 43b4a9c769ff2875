import Foundation
import SwiftReader

/// The files of an app on disk.
enum AppFiles {
  /// Swift files and string tables below a folder, as the tool finds them.
  static func read(_ folder: String) -> [Project.Input] {
    let endings = [".swift", ".xcstrings", ".strings", ".stringsdict"]
    guard let all = FileManager.default.enumerator(atPath: folder) else { return [] }
    var files: [Project.Input] = []
    for case let path as String in all where endings.contains(where: path.hasSuffix) && !path.contains(".build/") {
      guard let data = FileManager.default.contents(atPath: folder + "/" + path) else { continue }
      files.append(.init(path: path, data: data))
    }
    return files
  }
}

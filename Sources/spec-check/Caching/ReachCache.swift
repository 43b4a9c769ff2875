import Foundation
import SwiftReader

/// What `audit` learnt of which files each view takes its code from, kept from run to run: with `--changed-since` only the
/// views that a change can reach are read.
struct ReachCache {
  /// Bytes that all projects may take.
  static let limit = 32 << 20

  private let folder: CacheFolder?
  private let key: ContentHash

  /// - Parameter read: What else the views were read for: language, system, and rules, which may ask for more.
  init(_ arguments: Arguments, _ file: SettingsFile, read: [String], in surroundings: Surroundings) {
    folder = CachePlace.folder(arguments, surroundings).map { CacheFolder(path: $0 + "/reach", limit: Self.limit) }
    var key = ContentHash()
    if folder != nil {
      key.add(ToolBuild.identity)
      for text in [surroundings.workingFolder, file.folder, file.prefix] + read { key.add(text) }
      key.add(Data(file.settings.written))
      for operand in arguments.operands { key.add(operand) }
    }
    self.key = key
  }

  /// What is known; nothing where nothing was kept.
  var known: ViewReach { folder?.read(key).flatMap { ViewReach(stored: $0) } ?? ViewReach() }

  func store(_ reach: ViewReach) {
    guard let folder else { return }
    if folder.write(key, reach.stored) { folder.prune() }
  }
}

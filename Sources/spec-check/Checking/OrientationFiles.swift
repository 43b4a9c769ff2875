import Checks
import Foundation
import ScreenModel
import ScreenSpecs

/// Finds out from property lists and Xcode projects whether the app may be turned.
struct OrientationFiles {
  private let file: SettingsFile
  private static let key = "UISupportedInterfaceOrientations"

  init(_ file: SettingsFile) { self.file = file }

  /// What the targets say; one that may be turned is enough.
  var orientations: AppOrientations {
    var found = AppOrientations()
    var count = 0
    collect(file.folder, file.prefix, depth: 0, count: &count, into: &found)
    return found
  }

  private func collect(
    _ path: String, _ shown: String, depth: Int, count: inout Int, into found: inout AppOrientations
  ) {
    guard depth < 6 else { return }
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    where !name.hasPrefix(".") && !Settings.alwaysExcluded.contains(name) {
      count += 1
      guard count < 20_000 else { return }
      let inner = path + "/" + name
      let place = shown.isEmpty ? name : shown + "/" + name
      let type = (try? FileManager.default.attributesOfItem(atPath: inner))?[.type] as? FileAttributeType
      if type == .typeDirectory {
        collect(inner, place, depth: depth + 1, count: &count, into: &found)
      } else if type == .typeRegular, name == "project.pbxproj" || name.hasSuffix("Info.plist") {
        read(inner, place, into: &found)
      }
    }
  }

  private func read(_ path: String, _ shown: String, into found: inout AppOrientations) {
    guard case .success(let data) = FileReading(folder: file.folder).data(path, limit: 8 << 20) else { return }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    for (index, line) in lines.enumerated() where line.contains(Self.key) {
      // A property list goes on in an array of the lines below; a project holds it in the line.
      let isList = line.contains("<key>")
      let rest = isList ? lines[index...].prefix(12).prefix { !$0.contains("</array>") }.joined() : line
      guard rest.contains("UIInterfaceOrientation") else { continue }
      found.maySideways = (found.maySideways ?? false) || rest.contains("Landscape")
    }
  }
}

import Foundation
import ScreenModel
import ScreenSpecs
import SwiftReader

/// The settings of a run and the folder their paths start from.
struct SettingsFile {
  var settings: Settings
  /// The folder of the file, or the working folder where there is none.
  var folder: String
  /// How people should see that folder: empty for the working folder itself.
  var prefix: String
  /// There is a settings file.
  var hasFile = true

  /// Reads the file named by `--config`, else the nearest one above the start.
  static func read(_ arguments: Arguments, from start: String? = nil, in surroundings: Surroundings) throws(Problems)
    -> SettingsFile
  {
    let file: URL
    if let named = arguments.value(CommonOptions.config) {
      file = URL(fileURLWithPath: named.hasPrefix("/") ? named : surroundings.workingFolder + "/" + named)
      guard FileManager.default.fileExists(atPath: file.path) else {
        throw Problems([Problem("there is no settings file ‘\(named)’")])
      }
    } else {
      let begin =
        start.map { $0.hasPrefix("/") ? $0 : surroundings.workingFolder + "/" + $0 } ?? surroundings.workingFolder
      var isFolder: ObjCBool = false
      var folder = URL(fileURLWithPath: begin)
      if !FileManager.default.fileExists(atPath: begin, isDirectory: &isFolder) || !isFolder.boolValue {
        folder.deleteLastPathComponent()
      }
      guard let found = Settings.find(from: folder) else {
        return SettingsFile(settings: Settings(), folder: surroundings.workingFolder, prefix: "", hasFile: false)
      }
      file = found
    }
    let folder = file.deletingLastPathComponent().standardizedFileURL.path
    let prefix = relative(folder, to: surroundings.workingFolder)
    let shown = prefix.isEmpty ? file.lastPathComponent : prefix + "/" + file.lastPathComponent
    let (settings, problems) = SettingsReader().read(file: file, path: shown)
    guard problems.isEmpty else { throw Problems(problems) }
    return SettingsFile(settings: settings, folder: folder, prefix: prefix)
  }

  /// A path from the settings as people should see it.
  func shown(_ path: String) -> String {
    let path = SourceFiles.tidied(path)
    if prefix.isEmpty { return path }
    return path == "." || path.isEmpty ? prefix : prefix + "/" + path
  }

  /// The components of the settings as the source reader takes them.
  var components: [String: ComponentDescription] {
    Dictionary(
      settings.components.map { component in
        var arguments: [String: String] = [:]
        if let label = component.label { arguments[label] = "" }
        if let action = component.action { arguments[action] = "action" }
        if let content = component.content { arguments[content] = "content" }
        return (component.name, ComponentDescription(like: component.like, arguments: arguments))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// A folder as seen from another; absolute where it is not below it.
  static func relative(_ path: String, to base: String) -> String {
    let base = URL(fileURLWithPath: base).standardizedFileURL.path
    if path == base { return "" }
    return path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : path
  }
}

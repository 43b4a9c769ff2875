import Foundation
import ScreenModel

/// A file that is written only where nothing is yet, whole or not at all, and never outside a folder.
struct NewFile {
  /// The folder of the project; nothing is written outside it.
  var folder: String
  /// From there, without `..`.
  var path: String
  var text: String
  /// What people find in it, in a line.
  var purpose: String
  /// A script: everybody may run it.
  var isExecutable = false

  /// What came of a file.
  enum Outcome: String {
    /// It is there now.
    case written
    /// It was there, and stays as it was.
    case kept
  }

  private var full: String { folder + "/" + path }

  /// Something has its name, be it a link to nothing.
  var exists: Bool { (try? FileManager.default.attributesOfItem(atPath: full)) != nil }

  /// What lies there is this text already.
  var isThere: Bool { FileManager.default.contents(atPath: full) == Data(text.utf8) }

  /// Why it cannot be written, without trying: a folder above it is none, or leads out of the project.
  var problem: Problem? {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !names.contains(".."), !names.contains(""), !names.contains(".") else {
      return Problem("‘\(path)’ is no path inside ‘\(folder)’")
    }
    var above = folder
    let top = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    for name in names.dropLast() {
      above += "/" + name
      guard (try? FileManager.default.attributesOfItem(atPath: above)) != nil else { return nil }
      let real = URL(fileURLWithPath: above).resolvingSymlinksInPath().path
      guard real.hasPrefix(top == "/" ? "/" : top + "/") else {
        return Problem("‘\(path)’ would lie outside ‘\(folder)’: ‘\(name)’ leads to ‘\(real)’")
      }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: real, isDirectory: &isFolder), isFolder.boolValue else {
        return Problem("‘\(path)’ cannot be written: ‘\(name)’ is no folder")
      }
    }
    return nil
  }

  /// Writes it under a name of its own and moves it to its place, unless something is there.
  func write() -> Result<Outcome, Problem> {
    if let problem { return .failure(problem) }
    if exists { return .success(.kept) }
    let target = URL(fileURLWithPath: full)
    let parent = target.deletingLastPathComponent()
    let unfinished = parent.appendingPathComponent(".\(target.lastPathComponent).\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: unfinished, options: .withoutOverwriting)
      if isExecutable {
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: unfinished.path)
      }
      // Fails where somebody was faster; what they wrote stays.
      try FileManager.default.moveItem(at: unfinished, to: target)
      return .success(.written)
    } catch {
      try? FileManager.default.removeItem(at: unfinished)
      return .failure(Problem("‘\(path)’ cannot be written: \(error.localizedDescription)"))
    }
  }
}

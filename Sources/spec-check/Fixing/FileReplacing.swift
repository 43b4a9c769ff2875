import Foundation
import ScreenModel

/// Puts new text in the place of a file: in one rename, or not at all.
struct FileReplacing {
  /// Relative paths start here.
  var folder: String

  /// Replaces a file that still holds what was read; answers with what went wrong.
  ///
  /// A link stays a link: the file it leads to is replaced. Permissions stay.
  func replace(_ path: String, reading old: [UInt8], with new: [UInt8]) -> Problem? {
    let given = URL(fileURLWithPath: path.hasPrefix("/") ? path : folder + "/" + path)
    let real = given.resolvingSymlinksInPath().path
    guard let now = FileManager.default.contents(atPath: real) else {
      return Problem("‘\(path)’ is gone and was not written")
    }
    guard [UInt8](now) == old else {
      return Problem("‘\(path)’ was changed meanwhile and was not written", hint: "run the command again")
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: real)
    let place = URL(fileURLWithPath: real)
    let beside = place.deletingLastPathComponent().path + "/." + place.lastPathComponent + ".\(UUID().uuidString).new"
    // A file that may not be written is not replaced either.
    guard FileManager.default.isWritableFile(atPath: real) else {
      return Problem("‘\(path)’ may not be written", hint: "check its permissions")
    }
    guard FileManager.default.createFile(atPath: beside, contents: nil) else {
      return Problem("‘\(path)’ cannot be written: its folder takes no new file")
    }
    do {
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: beside))
      try handle.write(contentsOf: Data(new))
      try handle.synchronize()
      try handle.close()
      if let mode = attributes?[.posixPermissions] {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: beside)
      }
    } catch {
      try? FileManager.default.removeItem(atPath: beside)
      return Problem("‘\(path)’ cannot be written: \(error.localizedDescription)")
    }
    guard rename(beside, real) == 0 else {
      try? FileManager.default.removeItem(atPath: beside)
      return Problem("‘\(path)’ cannot be replaced")
    }
    return nil
  }
}

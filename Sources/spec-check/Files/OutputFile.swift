import Foundation
import ScreenModel

/// A file that a report is written to: whole, or not at all.
struct OutputFile {
  var path: String
  var folder: String

  /// Writes beside the place and moves it there; answers with what went wrong.
  func write(_ text: String) -> Problem? { write(Data(text.utf8)) }

  /// The same for bytes.
  func write(_ data: Data) -> Problem? {
    let full = path.hasPrefix("/") ? path : folder + "/" + path
    let parent = URL(fileURLWithPath: full).deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: parent, isDirectory: &isFolder), isFolder.boolValue else {
      return Problem("‘\(path)’ cannot be written: there is no folder ‘\(parent)’", hint: "make the folder first")
    }
    if FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), isFolder.boolValue {
      return Problem("‘\(path)’ is a folder", hint: "name a file in it")
    }
    let type = (try? FileManager.default.attributesOfItem(atPath: full))?[.type] as? FileAttributeType
    // A device or pipe such as /dev/stdout must not be replaced by a file.
    let isPlain = type == nil || type == .typeRegular
    do {
      try data.write(to: URL(fileURLWithPath: full), options: isPlain ? .atomic : [])
      return nil
    } catch {
      return Problem("‘\(path)’ cannot be written: \(error.localizedDescription)")
    }
  }
}

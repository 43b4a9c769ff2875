import Foundation
import ScreenModel
import ScreenSpecs

/// Reads files named on the command line.
struct FileReading {
  /// Relative paths start here.
  var folder: String

  /// The bytes of a file, or why they cannot be had. At most one byte more than `limit` is read.
  func data(_ path: String, limit: Int) -> Result<Data, Problem> {
    let full = absolute(path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder) else {
      return .failure(Problem("no file ‘\(path)’", hint: similar(to: full).map { "did you mean ‘\($0)’?" }))
    }
    guard !isFolder.boolValue else { return .failure(Problem("‘\(path)’ is a folder", hint: "name the files in it")) }
    guard let handle = FileHandle(forReadingAtPath: full) else {
      return .failure(Problem("‘\(path)’ cannot be read", hint: "check its permissions"))
    }
    defer { try? handle.close() }
    var data = Data()
    do {
      while data.count <= limit, let more = try handle.read(upToCount: min(1 << 20, limit + 1 - data.count)),
        !more.isEmpty
      {
        data.append(more)
      }
    } catch {
      return .failure(Problem("‘\(path)’ cannot be read: \(error.localizedDescription)"))
    }
    return .success(data)
  }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: absolute(path)) }

  func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : folder + "/" + path }

  /// A file beside the missing one with nearly its name.
  private func similar(to path: String) -> String? {
    let url = URL(fileURLWithPath: path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)) ?? []
    return nearestName(to: url.lastPathComponent, in: names)
  }
}

private func nearestName(to name: String, in names: [String]) -> String? {
  names.count <= 2000 ? nearestWord(to: name, in: names) : nil
}

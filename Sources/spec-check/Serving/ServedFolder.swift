import Foundation
import ScreenModel

/// The project that a server answers for; paths outside are refused.
struct ServedFolder: Sendable {
  /// Absolute, links resolved.
  var path: String

  /// The folder named on the command line, else the working folder.
  init(_ arguments: Arguments, _ surroundings: Surroundings) throws(Problems) {
    guard arguments.operands.count < 2 else {
      throw Problems([Problem("one folder can be served, and \(arguments.operands.count) are named")])
    }
    let named = arguments.operands.first ?? surroundings.workingFolder
    let full = named.hasPrefix("/") ? named : surroundings.workingFolder + "/" + named
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), isFolder.boolValue else {
      throw Problems([Problem("there is no folder ‘\(named)’", hint: "name the project’s folder")])
    }
    path = Self.real(full)
  }

  /// Whether a path lies in the folder, links followed.
  func contains(_ path: String) -> Bool {
    let real = Self.real(path.hasPrefix("/") ? path : self.path + "/" + path)
    return real == self.path || real.hasPrefix(self.path == "/" ? "/" : self.path + "/")
  }

  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}

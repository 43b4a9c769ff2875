import Foundation
import SwiftReader

/// Which build of the tool this is. Another build may answer differently, so that nothing it stored counts.
enum ToolBuild {
  /// Stands for the program and for the library that parses, where it is a file of its own.
  static let identity: ContentHash = {
    var hash = ContentHash()
    hash.add(toolVersion)
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    #if DEBUG
      // Hashing is slow without optimisation, and such programs are large.
      add(file: program, to: &hash)
    #else
      if let bytes = try? Data(contentsOf: URL(fileURLWithPath: program), options: .alwaysMapped) {
        hash.add(bytes)
      } else {
        add(file: program, to: &hash)
      }
    #endif
    if let library = ParserLibrary.path, library != program { add(file: library, to: &hash) }
    return hash
  }()

  /// Path, size and time of a file.
  private static func add(file path: String, to hash: inout ContentHash) {
    hash.add(path)
    let facts = (try? FileManager.default.attributesOfItem(atPath: path)) ?? [:]
    hash.add((facts[.size] as? NSNumber)?.intValue ?? -1)
    hash.add(String(describing: (facts[.modificationDate] as? Date)?.timeIntervalSince1970))
  }
}

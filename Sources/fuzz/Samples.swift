import Foundation

/// The bundled samples: what people write and devices record, to be damaged.
struct Samples: Sendable {
  /// A file and who reads it.
  struct File: Sendable {
    var reader: Reader
    var path: String
    var bytes: [UInt8]
  }

  /// By path.
  private(set) var files: [File] = []

  static let folders = ["Tests/Fixtures", "specs", "templates"]

  init(folder: String) {
    for top in Self.folders {
      guard let all = FileManager.default.enumerator(atPath: folder + "/" + top) else { continue }
      for case let path as String in all {
        let shown = top + "/" + path
        guard let reader = Reader(sample: shown), let data = FileManager.default.contents(atPath: folder + "/" + shown)
        else { continue }
        files.append(File(reader: reader, path: shown, bytes: Array(data.prefix(200_000))))
      }
    }
    files.sort { $0.path < $1.path }
  }

  /// The Swift of the sample shop, to stand beside a damaged file.
  var shop: [File] { files.filter { $0.path.hasPrefix("specs/leaf-store/App/") } }
}

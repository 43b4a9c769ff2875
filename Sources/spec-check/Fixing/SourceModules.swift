import Foundation

/// Which files see each other's types without an import: those of a target, as far as folders tell.
struct SourceModules {
  /// Relative paths start here.
  var folder: String
  /// The folder of the project, as it begins the paths of files; empty: none.
  var prefix: String

  /// The folder of a target, or of the part of the project that stands for one.
  struct Root: Hashable {
    var path: String
    /// It is a target of a Swift package.
    var isPackage: Bool
  }

  /// The target of a file: in a package the folder below `Sources`, else the folder at the top of the project.
  func root(of path: String) -> Root {
    let names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    for count in stride(from: names.count - 1, through: 0, by: -1) {
      let above = names[..<count].joined(separator: "/")
      let place = path.hasPrefix("/") ? above : folder + (above.isEmpty ? "" : "/" + above)
      guard FileManager.default.fileExists(atPath: place + "/Package.swift") else { continue }
      let inner = names[count...].dropLast()
      let kept = inner.first.map { ["Sources", "Source", "src"].contains($0) ? 2 : 1 } ?? 0
      return Root(path: names[..<(count + min(kept, inner.count))].joined(separator: "/"), isPackage: true)
    }
    let start = prefix.isEmpty || !path.hasPrefix(prefix + "/") ? "" : prefix + "/"
    let rest = path.dropFirst(start.count).split(separator: "/")
    return Root(path: rest.count > 1 ? start + rest[0] : String(start.dropLast()), isPackage: false)
  }

  /// Whether code of one target sees what another declares for itself.
  func sees(_ file: String, from root: Root) -> Bool {
    let own = self.root(of: file)
    // Swift at the top of a project: all of it is one target.
    return own == root || !own.isPackage && !root.isPackage && root.path == prefix
  }
}

import Foundation

/// Takes Swift files in on as many threads as the machine has cores. They are parsed when they are asked for.
enum ParallelReading {
  /// - Parameter kept: Files of before, which are used again where they have not changed.
  static func files(
    _ inputs: [Project.Input], threads: Int = Parallel.threads, cache: SourceCache? = nil, kept: ReadFiles? = nil
  ) -> [SourceFile] {
    Parallel.map(inputs.count, threads: threads) { position in
      let input = inputs[position]
      let make = {
        SourceFile(
          text: String(decoding: input.data, as: UTF8.self), path: input.path, module: ModuleName.of(path: input.path)
        ) { cache?.contents(of: $0) ?? $0.parsed() }
      }
      return kept?.file(for: input, make) ?? make()
    }
  }
}

/// The module a file belongs to, by its folder.
enum ModuleName {
  /// `Packages/Design/Sources/Design/Button.swift` is of module `Design`; without a `Sources` folder the top folder counts,
  /// which is the target in most Xcode projects.
  static func of(path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    for folder in ["Sources", "Tests"] {
      if let position = parts.lastIndex(of: folder), position + 2 < parts.count { return parts[position + 1] }
    }
    return parts.count > 1 ? parts[0] : ""
  }
}

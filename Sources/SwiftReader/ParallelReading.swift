import Foundation

/// Reads Swift files on as many threads as the machine has cores.
enum ParallelReading {
  static func files(_ inputs: [Project.Input]) -> [SourceFile] {
    let box = Box(count: inputs.count)
    DispatchQueue.concurrentPerform(iterations: inputs.count) { position in
      let input = inputs[position]
      let file = SourceFile(
        text: String(decoding: input.data, as: UTF8.self), path: input.path, module: ModuleName.of(path: input.path))
      box.set(position, file)
    }
    return box.files.compactMap { $0 }
  }

  /// Results by position; the lock orders the writers.
  private final class Box: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var files: [SourceFile?]

    init(count: Int) { files = Array(repeating: nil, count: count) }

    func set(_ position: Int, _ file: SourceFile) {
      lock.lock()
      files[position] = file
      lock.unlock()
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

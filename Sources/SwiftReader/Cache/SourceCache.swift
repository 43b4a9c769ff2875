import Foundation

/// Swift files in our own small syntax on disk, by what they were made from: the tool and the bytes. A file that has not
/// changed is not parsed again, wherever it lies.
public final class SourceCache: @unchecked Sendable {
  /// Bytes that all files may take.
  public static let limit = 256 << 20

  private let folder: CacheFolder
  private let tool: ContentHash
  private let lock = NSLock()
  private var stored = 0

  /// - Parameter tool: Stands for the build of the tool: another one may read the same file differently.
  public init(folder: String, tool: ContentHash) {
    self.folder = CacheFolder(path: folder, limit: Self.limit)
    self.tool = tool
  }

  /// What a file holds, from the cache where it is there, else parsed and stored.
  func contents(of file: SourceFile) -> SourceFile.Contents {
    var key = tool
    key.add(file.text)
    if let bytes = folder.read(key), let contents = SourceFile.Contents(stored: bytes, path: file.path) {
      return contents
    }
    let contents = file.parsed()
    if folder.write(key, contents.stored) { lock.withLock { stored += 1 } }
    return contents
  }

  /// Keeps the cache within its limit, where something was stored since.
  public func prune() {
    let isLarger = lock.withLock {
      defer { stored = 0 }
      return stored > 0
    }
    if isLarger { folder.prune() }
  }
}

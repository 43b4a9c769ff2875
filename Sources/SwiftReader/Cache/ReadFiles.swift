import Foundation

/// Swift files that were read, for a process that reads the same project again and again: what has not changed is not
/// read a second time.
public final class ReadFiles: @unchecked Sendable {
  /// Bytes of source that are kept; a project that has more is read anew.
  static let limit = 512 << 20

  private let lock = NSLock()
  private var files: [String: SourceFile] = [:]
  private var size = 0

  public init() {}

  /// The file of before where the bytes are the same, else a new one.
  func file(for input: Project.Input, _ make: () -> SourceFile) -> SourceFile {
    if let known = lock.withLock({ files[input.path] }), Self.holds(known, input.data) { return known }
    let made = make()
    lock.withLock {
      size += made.text.utf8.count - (files[input.path]?.text.utf8.count ?? 0)
      files[input.path] = made
      if size > Self.limit {
        files = [:]
        size = 0
      }
    }
    return made
  }

  /// Text that is no valid UTF-8 was mended, and so is never the same.
  private static func holds(_ file: SourceFile, _ data: Data) -> Bool {
    var text = file.text
    return text.withUTF8 { bytes in
      bytes.count == data.count && data.withUnsafeBytes { $0.elementsEqual(UnsafeRawBufferPointer(bytes)) }
    }
  }
}

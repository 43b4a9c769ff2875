import Foundation

/// A folder of entries that can be made again at any time, each under the hash of what it was made from.
///
/// Several runs may use it at once: an entry appears whole or not at all. What is damaged, missing or cannot be written
/// counts as not there; a cache never makes a run fail.
public struct CacheFolder: Sendable {
  /// An absolute path.
  public let path: String
  /// Bytes that all entries may take together.
  public let limit: Int

  public init(path: String, limit: Int) {
    self.path = path
    self.limit = limit
  }

  /// Larger entries are neither written nor read.
  static let entryLimit = 64 << 20

  /// What was stored under a key.
  public func read(_ key: ContentHash) -> [UInt8]? {
    let file = open(place(of: key), O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(facts.st_size)
    guard size >= 16, size <= Self.entryLimit else { return nil }
    var whole = true
    var bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let more = Foundation.read(file, buffer.baseAddress?.advanced(by: count), size - count)
        guard more > 0 else { break }
        count += more
      }
      whole = count == size
    }
    guard whole else { return nil }
    let seal = Self.seal(key, bytes[..<(size - 16)])
    guard bytes[(size - 16)...].elementsEqual(seal) else { return nil }
    bytes.removeLast(16)
    // Entries that are used stay; the day is exact enough for that.
    if time(nil) - Self.seconds(facts) > 86_400 { futimens(file, nil) }
    return bytes
  }

  /// Stores bytes under a key. Answers whether they are there now.
  @discardableResult
  public func write(_ key: ContentHash, _ bytes: [UInt8]) -> Bool {
    guard bytes.count + 16 <= Self.entryLimit else { return false }
    let name = "\(path)/.\(UInt64.random(in: 0 ... .max))-\(getpid())"
    var file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if file < 0, errno == ENOENT, make() { file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
    guard file >= 0 else { return false }
    let isWritten = Self.write(bytes, to: file) && Self.write(Self.seal(key, bytes[...]), to: file)
    guard close(file) == 0, isWritten, rename(name, place(of: key)) == 0 else {
      unlink(name)
      return false
    }
    return true
  }

  /// Takes away what was not used for longest, until the rest is well below the limit. Called after a run that wrote.
  public func prune() {
    guard let list = opendir(path) else { return }
    var entries: [(name: String, size: Int, used: Int)] = []
    while let next = readdir(list) {
      let name = withUnsafePointer(to: &next.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      var facts = stat()
      guard lstat("\(path)/\(name)", &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { continue }
      // What a run that was stopped left half written.
      if name.hasPrefix(".") {
        if time(nil) - Self.seconds(facts) > 3_600 { unlink("\(path)/\(name)") }
        continue
      }
      entries.append((name, Int(facts.st_size), Self.seconds(facts)))
    }
    closedir(list)
    var total = entries.reduce(0) { $0 + $1.size }
    guard total > limit else { return }
    for entry in entries.sorted(by: { ($0.used, $0.name) < ($1.used, $1.name) }) where total > limit / 4 * 3 {
      if unlink("\(path)/\(entry.name)") == 0 { total -= entry.size }
    }
  }

  private func place(of key: ContentHash) -> String { "\(path)/\(key.written)" }

  /// Nobody else reads what a person's sources come to.
  private func make() -> Bool {
    (try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])) != nil
  }

  private static func seal(_ key: ContentHash, _ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var hash = key
    bytes.withUnsafeBytes { hash.add($0) }
    return [hash.high, hash.low].flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
  }

  private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var at = 0
      while at < buffer.count {
        let more = Foundation.write(file, buffer.baseAddress?.advanced(by: at), buffer.count - at)
        guard more > 0 else { return false }
        at += more
      }
      return true
    }
  }

  private static func seconds(_ facts: stat) -> Int {
    #if canImport(Darwin)
      facts.st_mtimespec.tv_sec
    #else
      facts.st_mtim.tv_sec
    #endif
  }
}

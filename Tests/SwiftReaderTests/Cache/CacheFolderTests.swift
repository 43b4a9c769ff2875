import Foundation
import Testing

@testable import SwiftReader

/// Entries appear whole or not at all, and take no more than their share of the disk.
struct CacheFolderTests {
  private func withFolder(limit: Int = 1 << 20, _ body: (CacheFolder) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(CacheFolder(path: path, limit: limit))
  }

  private func key(_ text: String) -> ContentHash {
    var key = ContentHash()
    key.add(text)
    return key
  }

  @Test func whatWasWrittenIsRead() throws {
    try withFolder { folder in
      #expect(folder.read(key("a")) == nil)
      #expect(folder.write(key("a"), [1, 2, 3]))
      #expect(folder.read(key("a")) == [1, 2, 3])
      #expect(folder.write(key("a"), []))
      #expect(folder.read(key("a")) == [])
      #expect(folder.read(key("b")) == nil)
    }
  }

  @Test func anEntryUnderAnotherKeyIsNotTaken() throws {
    try withFolder { folder in
      folder.write(key("a"), [1, 2, 3])
      try FileManager.default.moveItem(
        atPath: folder.path + "/" + key("a").written, toPath: folder.path + "/" + key("b").written)
      #expect(folder.read(key("b")) == nil)
    }
  }

  @Test func linksAreNotFollowed() throws {
    try withFolder { folder in
      folder.write(key("a"), [1])
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + key("b").written, withDestinationPath: folder.path + "/" + key("a").written)
      #expect(folder.read(key("b")) == nil)
    }
  }

  @Test func theOldestGoesWhenThereIsTooMuch() throws {
    try withFolder(limit: 5_000) { folder in
      for number in 0..<8 {
        folder.write(key("\(number)"), [UInt8](repeating: 7, count: 1_000))
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: Double(number) - 4_000)],
          ofItemAtPath: folder.path + "/" + key("\(number)").written)
      }
      folder.prune()
      let left = (0..<8).filter { folder.read(key("\($0)")) != nil }
      #expect(left == [5, 6, 7])
    }
  }

  @Test func manyRunsAtOnceDoNotDisturbEachOther() throws {
    try withFolder { folder in
      let whole = Parallel.map(400, threads: 8) { number in
        folder.write(key("\(number % 7)"), [UInt8](repeating: UInt8(number % 7), count: 3_000))
        return folder.read(key("\(number % 7)")) == [UInt8](repeating: UInt8(number % 7), count: 3_000)
      }
      #expect(whole.allSatisfy { $0 })
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.count == 7)
    }
  }

  @Test func partsDoNotRunTogether() {
    func hash(_ parts: String...) -> ContentHash {
      var hash = ContentHash()
      for part in parts { hash.add(part) }
      return hash
    }
    let all = [
      hash("ab", "c"), hash("a", "bc"), hash("abc"), hash("c", "ab"), hash("abc", ""), hash("", "abc"), hash("abc\0"),
      hash("0123456789abcdef"), hash("0123456789abcdef", ""), hash("0123456789abcde", "f"),
    ]
    #expect(Set(all).count == all.count)
    #expect(hash("a").written.count == 32)
  }
}

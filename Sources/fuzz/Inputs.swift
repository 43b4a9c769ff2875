import Foundation

/// Endless inputs, each decided by a seed and its number alone.
struct Inputs: Sendable {
  /// One to read.
  struct Input {
    var reader: Reader
    /// The sample it was made of.
    var sample: String
    var data: Data
  }

  let samples: Samples
  let seed: UInt64

  subscript(number: Int) -> Input {
    var numbers = SeededNumbers(seed: seed &* 0x1_0000_0001 &+ UInt64(number))
    // Each reader in turn, however many samples it has.
    let readers = Reader.allCases
    let reader = readers[number % readers.count]
    let sources: Set<Reader> =
      switch reader {
      case .baseline, .settings: [.settings, .spec]
      case .fix, .swiftInShop: [.swift]
      default: [reader]
      }
    let files = samples.files.filter { sources.contains($0.reader) }
    guard !files.isEmpty else { return Input(reader: reader, sample: "", data: Data()) }
    let sample = numbers.one(of: files)
    return Input(reader: reader, sample: sample.path, data: Data(damaged(sample, files, numbers)))
  }

  /// Two of three as those who know the language damage it, one of three byte by byte, some both ways.
  private func damaged(_ sample: Samples.File, _ files: [Samples.File], _ numbers: SeededNumbers) -> [UInt8] {
    var numbers = numbers
    let way = numbers.below(6)
    var bytes = sample.bytes
    if way > 1 {
      let seed = SeededNumbers(seed: numbers.next())
      switch sample.reader {
      case .swift, .fix, .swiftInShop:
        var damage = SwiftDamage(numbers: seed)
        bytes = damage.applied(to: bytes)
      case .spec, .settings, .baseline:
        var damage = YAMLDamage(numbers: seed)
        bytes = damage.applied(to: bytes)
      case .recording, .strings:
        var damage = DumpDamage(numbers: seed)
        bytes = damage.applied(to: bytes)
      }
    }
    if way < 3 {
      var damage = Damage(numbers: SeededNumbers(seed: numbers.next()), others: files)
      bytes = damage.applied(to: bytes)
    }
    return Array(bytes.prefix(Damage.sizeLimit))
  }
}

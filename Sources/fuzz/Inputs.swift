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
    var damage = Damage(numbers: numbers, others: files)
    return Input(reader: reader, sample: sample.path, data: Data(damage.applied(to: sample.bytes)))
  }
}

import Foundation
import ScreenModel

/// A YAML file as a tree with places, and everything that is wrong with it as YAML.
struct YAMLFile: Sendable {
  let text: YAMLText
  /// `nil` where there is nothing in the file, or it cannot be read at all.
  let root: YAMLNode?
  let problems: [Problem]
  /// The line from which on nothing could be read; `nil` where the whole file was.
  let unreadFrom: Int?

  /// Reads a whole file. Whatever the bytes are, this answers quickly and with bounded memory.
  init(_ data: Data, path: String) {
    switch YAMLText.checked(data, path: path) {
    case .failure(let problem):
      text = YAMLText(path: path, bytes: [])
      root = nil
      problems = [problem]
      unreadFrom = 1
    case .success(let checked):
      text = checked
      (root, problems, unreadFrom) = Self.read(checked)
    }
  }

  /// Stands in place of what cannot be read, so that the rest of the file can be.
  static let unreadable: Unicode.Scalar = "\u{FFFC}"

  /// libyaml stops at the first fault. Where its extent is clear that stretch is blanked and the file read again, so that
  /// a person sees all faults at once.
  private static func read(_ text: YAMLText) -> (YAMLNode?, [Problem], Int?) {
    var bytes = text.bytes
    var faults: [Problem] = []
    while true {
      var builder = YAMLTreeBuilder(text)
      let failure = LibYAML.readEvents(of: bytes) { builder.take($0) }
      guard let failure else { return (builder.root, builder.problems + faults, builder.stoppedAt) }
      let fault = YAMLTraps(text).explain(failure)
      faults.append(fault.problem)
      guard let stretch = fault.stretch, faults.count < 30, bytes.count < 300_000,
        let repaired = blanked(bytes, stretch)
      else {
        return (builder.partialRoot, builder.problems + faults, text.place(of: failure.position).line)
      }
      bytes = repaired
    }
  }

  /// The bytes with each scalar of the stretch replaced; `nil` where that was done before and did not help.
  private static func blanked(_ bytes: [UInt8], _ stretch: Range<Int>) -> [UInt8]? {
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    guard !stretch.isEmpty, stretch.upperBound <= scalars.count, scalars[stretch.lowerBound] != unreadable else {
      return nil
    }
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() { result.append(stretch.contains(index) ? unreadable : scalar) }
    return Array(String(result).utf8)
  }
}

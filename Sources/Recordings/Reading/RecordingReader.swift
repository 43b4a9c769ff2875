import Foundation
import ScreenModel

/// Reads a recording of any known format, recognised by its content.
public struct RecordingReader: Sendable {
  /// Bytes; a larger file is refused.
  public static let sizeLimit = 64 << 20

  /// Elements or events; a screen has fewer.
  static let entryLimit = 100_000

  /// Elements of a tree, most of which are no stops.
  static let nodeLimit = 500_000

  /// Bytes of a line that is not JSON; a debugger prints a whole tree on one.
  static let lineLimit = 4 << 20

  /// The formats to try.
  public var formats: [any RecordingFormat]

  public init(formats: [any RecordingFormat] = AllFormats.list) { self.formats = formats }

  /// The recording in a file, or everything that is wrong with it. `path` is for places and may name screen and state.
  public func read(data: consuming Data, path: String) -> Result<Recording, Problems> {
    guard data.count <= Self.sizeLimit else {
      return refused(Problem("\(path) is larger than \(Self.sizeLimit >> 20) MB", hint: "record one screen a file"))
    }
    let text: String
    switch TextDecoding.text(of: consume data, path: path) {
    case .success(let decoded): text = Unwrapping.text(TextDecoding.withoutFence(decoded))
    case .failure(let problem): return refused(problem)
    }
    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      return refused(Problem("\(path) is empty", hint: whatToRecord))
    }
    let input = RecordingInput(path: path, text: text)
    if input.json == nil, !XMLTrees.isXML(input),
      let long = input.lines.firstIndex(where: { $0.utf8.count > Self.lineLimit })
    {
      let size = input.lines[long].utf8.count >> 10
      return refused(Problem("line \(long + 1) of \(path) has \(size) kB: that is no recording", hint: whatToRecord))
    }
    var best: (recognition: Recognition, format: any RecordingFormat)?
    for format in formats {
      let recognition = format.recognition(of: input)
      if recognition > (best?.recognition ?? .no) { best = (recognition, format) }
    }
    guard let best else { return refused(unknown(input)) }
    if best.recognition == .fallback, let foreign = ForeignFormat.match(input) {
      return refused(foreign.problem(path: path, hint: whatToRecord))
    }
    return best.format.read(input).map { RecordingPlace(path).completed($0) }
  }

  private func refused(_ problem: Problem) -> Result<Recording, Problems> { .failure(Problems([problem])) }

  private func unknown(_ input: RecordingInput) -> Problem {
    if let foreign = ForeignFormat.match(input) { return foreign.problem(path: input.path, hint: whatToRecord) }
    if case .failure(var problem) = input.json {
      problem.hint = whatToRecord
      problem.message = "\(input.path) begins as JSON and is none: \(problem.message)"
      return problem
    }
    if let root = input.jsonRoot {
      let keys = root.members.prefix(6).map { "‘\($0.key)’" }.joined(separator: ", ")
      let found = keys.isEmpty ? root.described : "an object with \(keys)"
      return Problem("\(input.path) is JSON of a form this version does not read: \(found)", hint: whatToRecord)
    }
    return Problem("\(input.path) is in no form this version reads", hint: whatToRecord)
  }

  private var whatToRecord: String {
    "known are " + formats.map(\.name).sorted().joined(separator: ", ")
      + "; the quickest to record is print(app.debugDescription) in a UI test"
  }
}

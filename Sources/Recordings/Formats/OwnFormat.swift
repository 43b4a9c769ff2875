import ScreenModel

/// The recording format of spec-check itself: JSON that loses nothing of what was recorded.
public struct OwnFormat: RecordingFormat {
  public init() {}

  public var name: String { "spec-check" }
  public var summary: String { "JSON with \"recording\": 1" }

  public func recognition(of input: RecordingInput) -> Recognition {
    guard let root = input.jsonRoot, root.isObject else {
      // Broken JSON of ours: its own problem, with the place, says more than "unknown form".
      guard case .failure = input.json else { return .no }
      return input.text.prefix(2000).contains("\"recording\"") ? .likely : .no
    }
    if root["recording"] != nil { return .certain }
    let isOurs = root["screen"] != nil && root["state"] != nil && (root["elements"] ?? root["events"]) != nil
    return isOurs ? .likely : .no
  }

  public func read(_ input: RecordingInput) -> Result<Recording, Problems> {
    switch input.json {
    case .success(let root):
      var reader = OwnReader(input: input)
      let recording = reader.recording(root)
      return reader.problems.isEmpty ? .success(recording) : .failure(Problems(reader.problems.sorted(by: isBefore)))
    case .failure(let problem): return .failure(Problems([problem]))
    case nil: return .failure(Problems([Problem("\(input.path) is no JSON")]))
    }
  }
  /// In the order of the file.
  private func isBefore(_ left: Problem, _ right: Problem) -> Bool {
    ((left.span?.line ?? 0), (left.span?.column ?? 0)) < ((right.span?.line ?? 0), (right.span?.column ?? 0))
  }
}

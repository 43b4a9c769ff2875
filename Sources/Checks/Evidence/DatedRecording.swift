import Recordings

/// A recording and whether it is up to date.
public struct DatedRecording: Sendable {
  public var recording: Recording
  public var freshness: Freshness

  public init(_ recording: Recording, _ freshness: Freshness = .fresh) {
    self.recording = recording
    self.freshness = freshness
  }
}

extension DatedRecording {
  var isStale: Bool {
    if case .stale = freshness { true } else { false }
  }
}

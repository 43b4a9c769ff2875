import Recordings
import ScreenSpecs

/// A journey and the recordings that can speak for or against it.
public struct JourneyEvidence: Sendable {
  public var journey: JourneySpec
  /// Transcripts of the whole journey.
  public var recordings: [DatedRecording]
  /// What the settings ask of the journey's file.
  public var requirement: Requirement
  /// BCP 47, from the settings; that of a screen's spec goes before it.
  public var language: String

  public init(
    journey: JourneySpec, recordings: [DatedRecording] = [], requirement: Requirement = .designed,
    language: String = "en"
  ) {
    self.journey = journey
    self.recordings = recordings
    self.requirement = requirement
    self.language = language
  }
}

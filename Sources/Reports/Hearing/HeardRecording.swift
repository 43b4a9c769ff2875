import Recordings
import ScreenModel

/// A recording and the voice that says it.
public struct HeardRecording: Sendable {
  public var recording: Recording
  /// Of the recording's language and version, where it names them.
  public var speech: Speech

  /// `language` outranks what the recording says.
  public init(_ recording: Recording, language: String? = nil) {
    self.recording = recording
    self.speech = Speech(
      lexicon: .language(language ?? recording.device.language ?? "en"),
      os: recording.device.os.flatMap(OSVersion.init) ?? .newest)
  }
}

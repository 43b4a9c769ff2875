import Recordings
import ScreenModel

/// A recording and the voice that says it.
public struct HeardRecording: Sendable {
  public var recording: Recording
  /// Of the recording's language and version, where it names them.
  public var speech: Speech

  /// The language asked for, where there are no words of it and English is spoken instead.
  public var missingLanguage: String?

  /// `language` outranks what the recording says.
  public init(_ recording: Recording, language: String? = nil) {
    let tag = language ?? recording.device.language ?? "en"
    let lexicon = Lexicon.language(tag)
    self.recording = recording
    self.missingLanguage = lexicon.tag == "en" && !tag.lowercased().hasPrefix("en") ? tag : nil
    self.speech = Speech(
      lexicon: lexicon,
      os: recording.device.os.flatMap(OSVersion.init) ?? .newest)
  }
}

/// The formats that are read, sorted by name.
public enum AllFormats {
  public static let list: [any RecordingFormat] = [
    DebugDescriptionFormat(),
    OwnFormat(),
    TranscriptFormat(),
  ]
}

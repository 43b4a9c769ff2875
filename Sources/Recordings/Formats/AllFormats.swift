/// The formats that are read, sorted by name.
public enum AllFormats {
  public static let list: [any RecordingFormat] = [
    AXeFormat(),
    DebugDescriptionFormat(),
    IDBFormat(),
    SnapshotDictionaryFormat(),
    OwnFormat(),
    TranscriptFormat(),
    DeviceInteractionFormat(),
  ]
}

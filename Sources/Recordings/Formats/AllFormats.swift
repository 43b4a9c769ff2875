/// The formats that are read, sorted by name.
public enum AllFormats {
  public static let list: [any RecordingFormat] = [
    AXeFormat(),
    DebugDescriptionFormat(),
    IDBFormat(),
    Mac2Format(),
    SnapshotDictionaryFormat(),
    OwnFormat(),
    TranscriptFormat(),
    WebDriverJSONFormat(),
    WebDriverXMLFormat(),
    DeviceInteractionFormat(),
  ]
}

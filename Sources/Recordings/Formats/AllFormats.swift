/// The formats that are read, sorted by name.
public enum AllFormats {
  public static let list: [any RecordingFormat] = [
    A11yUITestsFormat(),
    AccessibilitySnapshotFormat(),
    AXeFormat(),
    ButtonHeistFormat(),
    DebugDescriptionFormat(),
    IDBFormat(),
    Mac2Format(),
    MaestroFormat(),
    MaestroCSVFormat(),
    SnapshotDictionaryFormat(),
    OwnFormat(),
    TranscriptFormat(),
    WebDriverJSONFormat(),
    WebDriverXMLFormat(),
    DeviceInteractionFormat(),
  ]
}

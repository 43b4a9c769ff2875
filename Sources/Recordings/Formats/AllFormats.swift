/// The formats that are read, sorted by name.
public enum AllFormats {
  public static let list: [any RecordingFormat] = [
    A11yUITestsFormat(),
    AccessibilitySnapshotFormat(),
    AuditFormat(),
    AXeFormat(),
    ButtonHeistFormat(),
    DebugDescriptionFormat(),
    DeviceSpeechFormat(),
    EarlGreyFormat(),
    IDBFormat(),
    KIFFormat(),
    Mac2Format(),
    MaestroFormat(),
    MaestroCSVFormat(),
    PhraseListFormat(),
    SnapshotDictionaryFormat(),
    OwnFormat(),
    TextSnapshotFormat(),
    TranscriptFormat(),
    VoiceOverStepsFormat(),
    WebDriverJSONFormat(),
    WebDriverXMLFormat(),
    DeviceInteractionFormat(),
  ]
}

/// The formats that are read, sorted by type.
public enum AllFormats {
  public static let list: [any RecordingFormat] = [
    A11yUITestsFormat(),
    AXeFormat(),
    AccessibilitySnapshotFormat(),
    AuditFormat(),
    ButtonHeistFormat(),
    DebugDescriptionFormat(),
    DeviceInteractionFormat(),
    DeviceSpeechFormat(),
    EarlGreyFormat(),
    IDBFormat(),
    KIFFormat(),
    Mac2Format(),
    MaestroCSVFormat(),
    MaestroFormat(),
    OwnFormat(),
    PhraseListFormat(),
    SnapshotDictionaryFormat(),
    TextSnapshotFormat(),
    TranscriptFormat(),
    VoiceOverStepsFormat(),
    WebDriverJSONFormat(),
    WebDriverXMLFormat(),
  ]
}

import ScreenModel

/// Lists of accessibility audit issues: printed by a UI test, answered by Appium, taken from a device.
///
/// An audit is no recording of a screen; its issues are findings to merge with one.
public struct AuditFormat: RecordingFormat {
  public init() {}

  public var name: String { "audit" }
  public var summary: String { "issues of performAccessibilityAudit, Appium or a device" }

  public func recognition(of input: RecordingInput) -> Recognition {
    if let root = input.jsonRoot {
      return AuditReader.entries(root).contains(where: AuditReader.isIssue) ? .certain : .no
    }
    return input.json == nil && input.head.contains { $0.holds(AuditReader.printed) } ? .certain : .no
  }

  public func read(_ input: RecordingInput) -> Result<Recording, Problems> {
    let reader = AuditReader(file: input.path)
    var recording = Recording(format: name, file: input.path)
    if let root = input.jsonRoot {
      recording.issues = AuditReader.entries(root).filter(AuditReader.isIssue).map(reader.issue)
    } else {
      recording.issues = input.lines.enumerated().compactMap { reader.issue(line: $1, number: $0 + 1) }
    }
    guard !recording.issues.isEmpty else {
      return .failure(Problems([Problem("\(input.path) holds no audit issue that could be read")]))
    }
    recording.notes = ["an audit tells what is wrong, not what is on the screen"]
    return .success(recording)
  }
}

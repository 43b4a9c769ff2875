import ScreenModel

/// What the path of a recording tells: `recordings/<screen>/<state>[.<case>][.anything].<ext>`.
public struct RecordingPlace: Sendable, Hashable {
  /// The folder's name, where the file is named after a state.
  public var screenID: String?
  public var state: UXState?
  /// The dotted words between the state and the extension; the first may be a case.
  public var words: [String]

  public init(_ path: String) {
    let parts = path.split(whereSeparator: { $0 == "/" || $0 == "\\" })
    let names = (parts.last ?? "").split(separator: ".").map(String.init)
    let state = names.count > 1 ? names.first.flatMap(UXState.init(rawValue:)) : nil
    self.state = state
    self.screenID = state != nil && parts.count > 1 ? parts.dropLast().last.map(String.init) : nil
    self.words = state != nil ? Array(names.dropFirst().dropLast()) : []
  }

  /// The recording with the screen and state of its place, where it does not say them itself.
  func completed(_ recording: Recording) -> Recording {
    var recording = recording
    if recording.state == nil, recording.screenID == nil || recording.screenID == screenID { recording.state = state }
    if recording.screenID == nil, recording.state == state { recording.screenID = screenID }
    return recording
  }
}

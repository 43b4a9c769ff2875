import Recordings
import ScreenModel

/// Something that can speak for or against expectations: the source's prediction, or a recording.
enum Witness: Sendable {
  case source(PredictedScreen)
  case recording(Recording)

  /// Nobody walks through more than this; a file that holds more must not hold up a check.
  private static let most = 2_000

  var prediction: PredictedScreen? {
    if case .source(let prediction) = self { prediction } else { nil }
  }

  var recording: Recording? {
    if case .recording(let recording) = self { recording } else { nil }
  }

  /// What is on the screen; `nil` where only events were recorded.
  var screen: Screen? {
    switch self {
    case .source(let prediction): prediction.screen
    case .recording(let recording): recording.screen
    }
  }

  /// The elements, in order; `nil` where only events were recorded.
  var stops: [Stop]? {
    screen.map { screen in screen.elements.prefix(Self.most).map { Stop(element: $0, carries: screen.carries) } }
  }

  /// The lines of a transcript that were spoken because focus came to an element, or may have been.
  var lines: [Stop] {
    guard let recording else { return [] }
    return recording.events.filter { $0.kind == .focus || $0.kind == .speech }.prefix(Self.most)
      .map { Stop(line: $0, carries: recording.carries) }
  }

  /// Whether what is absent here is absent from the app: the source was read in full, the recording holds everything.
  var isComplete: Bool {
    if let screen, screen.elements.count > Self.most { return false }
    return switch self {
    case .source(let prediction): prediction.opaque.isEmpty && prediction.screen.isComplete
    case .recording(let recording): recording.screen?.isComplete ?? true
    }
  }

  /// The verdict where an expectation is fully met.
  var best: Verdict { prediction == nil ? .heard : .predicted }

  /// The verdict where something else is said.
  var miss: Verdict { prediction == nil ? .notHeard : .contradicted }

  /// The verdict where something that was looked for is not there at all.
  ///
  /// Where the source could not be read in full, or a recording holds a part of the screen, nothing follows from that.
  var absence: Verdict { isComplete ? miss : .unproved }

  /// What could not be read, for people.
  var openParts: [String] {
    guard let prediction else { return [] }
    return prediction.opaque.map(\.text)
  }
}

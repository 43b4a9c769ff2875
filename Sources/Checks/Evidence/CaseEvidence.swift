import Recordings
import ScreenModel
import ScreenSpecs

/// All that is known of one case of one state: what the source predicts and what was recorded.
public struct CaseEvidence: Sendable {
  public var state: UXState
  /// `nil` for the only case of a state.
  public var caseName: String?
  /// Several where the state has several branches in the source and `given` does not decide between them; the one that fits
  /// the expectations best counts.
  public var predictions: [PredictedScreen]
  public var recordings: [DatedRecording]

  public init(
    state: UXState, caseName: String? = nil, predictions: [PredictedScreen] = [], recordings: [DatedRecording] = []
  ) {
    self.state = state
    self.caseName = caseName
    self.predictions = predictions
    self.recordings = recordings
  }
}

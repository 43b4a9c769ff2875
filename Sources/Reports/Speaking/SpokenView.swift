import ScreenModel

/// A view said aloud: in one state, or in each it has.
public struct SpokenView: Sendable {
  /// A state and what is heard in it.
  public struct State: Sendable {
    /// `nil`: the view as it appears first.
    public var state: UXState?
    public var screen: PredictedScreen
    /// The branches of the source that show the state.
    public var evidence: [StateBranch]

    public init(state: UXState?, screen: PredictedScreen, evidence: [StateBranch] = []) {
      self.state = state
      self.screen = screen
      self.evidence = evidence
    }
  }

  public var view: String
  public var states: [State]
  public var unknownNames: [UnknownName]

  public init(view: String, states: [State], unknownNames: [UnknownName]) {
    self.view = view
    self.states = states
    self.unknownNames = unknownNames
  }
}

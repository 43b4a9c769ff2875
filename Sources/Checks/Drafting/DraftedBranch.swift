import ScreenModel

/// A branch of the source as it is said.
struct DraftedBranch {
  var branch: StateBranch?
  var screen: PredictedScreen
  var given: [SampleBinding]
  var preview: String?
  /// What tells it from others of the same branch.
  var condition: Condition?
}

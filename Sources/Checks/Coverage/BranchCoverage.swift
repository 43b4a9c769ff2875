import ScreenModel
import ScreenSpecs

/// Which branches of the source the cases of a spec describe.
struct BranchCoverage {
  /// What was found to fit each case best.
  let described: [(state: UXState, prediction: PredictedScreen)]

  /// The states whose branches are reported where no case describes them. Which row is selected is no branch of its own.
  static let reported: Set<UXState> = [.empty, .loading, .error, .disabled, .modal, .success]

  /// Whether a case describes a branch.
  ///
  /// One of another state that happens to take it does not: it says nothing of it. A presentation is the exception: an alert is
  /// the error or the success as well.
  func isDescribed(_ branch: StateBranch) -> Bool {
    described.contains { state, prediction in
      if let assumed = prediction.assumed, assumed.isSame(as: branch) { return true }
      guard state == branch.state || branch.state == .modal else { return false }
      return prediction.taken.contains { $0.isSame(as: branch) }
        || prediction.presentations.contains { $0.isPresented == true && $0.span == branch.span }
    }
  }
}

extension StateBranch {
  /// Branches are told apart by where they stand and what they are.
  func isSame(as other: StateBranch) -> Bool { state == other.state && span == other.span }
}

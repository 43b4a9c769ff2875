import Checks
import ScreenModel

/// A proposal with the finding it answers and the view it was made in.
struct Candidate: Sendable {
  var finding: AuditFinding
  var proposal: Proposal
  /// The view's number in the session.
  var view: Int
  /// Where the finding's rule, place and placement are, in bytes.
  var place: Place

  /// A rule at a place, reached through a call.
  struct Place: Sendable, Hashable {
    var rule: String
    var file: String
    var offset: Int
    /// The innermost call it was reached through.
    var via: Call?

    struct Call: Sendable, Hashable {
      var file: String
      var offset: Int
    }
  }
}

/// A repair that was made, refused or declined, for reports.
struct Attempt: Sendable {
  var candidate: Candidate
  /// What is heard of the changed code before and after; only what differs.
  var before: [String] = []
  var after: [String] = []
  /// Why it was refused.
  var reason: String?
  /// The state of the session it was refused in.
  var epoch = 0
}

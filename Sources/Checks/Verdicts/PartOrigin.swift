import ScreenModel

/// Where an expectation comes from that a part says.
struct PartOrigin: Sendable, Hashable {
  var part: String
  var state: UXState
  var caseName: String?
}

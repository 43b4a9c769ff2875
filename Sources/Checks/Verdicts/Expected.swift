import ScreenModel
import ScreenSpecs

/// An expectation, its text taken apart once.
struct Expected: Sendable {
  var expectation: Expectation
  var utterance: ExpectedUtterance
  var hint: ExpectedUtterance?
  var actions: [ExpectedUtterance]
  var voice: [ExpectedUtterance]
}

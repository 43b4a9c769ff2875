import Checks
import ScreenModel
import ScreenSpecs
import SwiftReader

/// A project that was held against its specs: what `check`, and every command that reports on it, begins with.
struct CheckedProject {
  /// What was looked at, the specs with their evidence among it.
  var input: CheckInput
  var result: CheckResult
  var project: Project
  /// All specs of the project; ``input`` has those that were chosen.
  var specs: SpecSet
  var file: SettingsFile
  /// Sources that could not be read, so that the answer is not about all of them.
  var unreadable: [Problem] = []
  /// What a person should know of the sources.
  var notes: [String]
  var timings: [Timing]
}

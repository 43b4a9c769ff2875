import ScreenModel

/// How a view is read.
struct EvaluationOptions {
  /// Sample data by name: `selected`, `viewModel.phase`.
  var given: [String: SampleBinding] = [:]
  /// The name of the preview whose data is used.
  var preview: String?
  /// Run-time properties have their initial values where nothing else is known: the screen as it appears first.
  var usesInitialValues = true
  /// What is taken to hold.
  var assumptions = Facts()
  var language = "en"
  var os = OSVersion.newest
  /// Steps of work for one view; more end with the reason.
  var stepLimit = 400_000
}

/// Numbers for things that must be the same in every run over a project: owners of state, repetitions.
final class StableIDs {
  private var known: [String: Int] = [:]

  /// The number of a key; numbers start from 1.
  func id(for key: String) -> Int {
    if let id = known[key] { return id }
    let id = known.count + 1
    known[key] = id
    return id
  }
}

import ScreenModel

/// How a view is read.
struct EvaluationOptions: @unchecked Sendable {
  /// Sample data by name: `selected`, `viewModel.phase`.
  var given: [String: SampleBinding] = [:]
  /// The name of the preview whose data is used.
  var preview: String?
  /// Run-time properties have their initial values where nothing else is known: the screen as it appears first.
  var usesInitialValues = true
  /// Names of run-time properties that are open all the same.
  var freed: Set<String> = []
  /// What is taken to hold.
  var assumptions = Facts()
  var language = "en"
  var os = OSVersion.newest
  /// Steps of work for one view; more end with the reason.
  var stepLimit = 120_000
  /// Steps for a screen that is audited: parts of it that are larger are read on their own.
  static let auditedScreen = 24_000
  /// Steps for such a part.
  static let auditedPart = 12_000
}

/// Numbers for things that must be the same in every run over a project: owners of state, repetitions. Made of what the
/// thing is, never counted, so that threads need not agree on an order.
enum StableID {
  /// The number of a place in the code, reached by the calls that `frames` stands for; always above 1.
  static func of(_ kind: String, _ node: Syntax, frames: Int = 0, name: String = "") -> Int {
    var hash = ContentHash()
    hash.add(kind)
    hash.add(name)
    hash.add(node.file.path)
    hash.add(node.offset)
    hash.add(frames)
    return number(hash)
  }

  /// The number of a row of a repetition.
  static func of(row repetition: Int) -> Int {
    var hash = ContentHash()
    hash.add(repetition)
    return number(hash)
  }

  private static func number(_ hash: ContentHash) -> Int { Int(hash.high >> 2) + 2 }
}

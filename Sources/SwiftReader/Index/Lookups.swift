/// What was asked of a project while something was worked out, whether it was found or not. Where everything is answered
/// alike again, so is what was worked out of it.
final class Lookups: @unchecked Sendable {
  /// Something that more than one declaration, or none, may answer.
  enum Question: Hashable {
    /// What is declared under a name at the top of files, and what is added to it.
    case name(String)
    /// Views of a name or a dotted path.
    case views(String)
    /// Which properties the files of a type change, by its path and module.
    case writes(path: String, module: String)
    /// What an environment value is set to anywhere.
    case environment(String)
    /// Whether a conforming type declares a function itself.
    case implementation(name: String, proto: String)
    /// The words of a string table.
    case words(key: String, table: String?, language: String)
    /// The languages that string tables speak.
    case languages
    /// What a colour of an asset catalogue is made of.
    case color(String)
    /// Which picture of an asset catalogue a constant stands for.
    case picture(String)
    /// Which helpers ask for Reduce Motion.
    case motionGuards
    /// Whether no code shows a view, by its key.
    case unshown(String)
    /// Which folders are a widget extension's.
    case glanceFolders
  }

  private(set) var questions: Set<Question> = []

  /// What the current thread works on, where somebody wants to know.
  @TaskLocal static var current: Lookups?

  static func note(_ question: @autoclosure () -> Question) {
    guard let current else { return }
    current.questions.insert(question())
  }

  /// Something worked out, and what was asked for it.
  struct Traced<Value> {
    /// The value, for whoever does not work on anything else with it.
    let untold: Value
    let questions: Set<Question>

    init(_ value: Value, questions: Set<Question>) {
      untold = value
      self.questions = questions
    }

    /// The value; who works on something more asked for all this as well.
    var told: Value {
      if let current = Lookups.current { current.questions.formUnion(questions) }
      return untold
    }
  }

  static func trace<Value>(_ make: () -> Value) -> Traced<Value> {
    let lookups = Lookups()
    let value = $current.withValue(lookups, operation: make)
    return Traced(value, questions: lookups.questions)
  }
}

/// An option of a command line, declared once with the command it belongs to.
struct Option: Sendable, Hashable {
  /// Without the dashes: `format`.
  var name: String
  /// What stands for the value in the usage text: `FILE`; `nil` where there is none to give.
  var value: String?
  /// The values it may have; empty: any.
  var choices: [String]
  /// It may be given more than once.
  var repeats: Bool
  /// What it does, in a line.
  var help: String

  init(_ name: String, value: String? = nil, choices: [String] = [], repeats: Bool = false, help: String) {
    self.name = name
    self.value = value
    self.choices = choices
    self.repeats = repeats
    self.help = help
  }
}

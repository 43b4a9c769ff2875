/// The arguments of one command, read and checked against its options.
struct Arguments: Sendable {
  /// What stands outside options, in order.
  var operands: [String] = []
  /// The values given for each option, by its name; for an option without value one empty text each time.
  var given: [String: [String]] = [:]

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { given[option.name] != nil }

  /// The value of an option, where it was given.
  func value(_ option: Option) -> String? { given[option.name]?.last }

  /// All values of an option that may be repeated, in order.
  func values(_ option: Option) -> [String] { given[option.name] ?? [] }

  /// The output format that was chosen, or the command's first.
  func format(of command: any Command) -> String { given["format"]?.last ?? command.formats.first ?? "text" }
}

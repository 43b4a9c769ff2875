/// The options that every command has.
enum CommonOptions {
  static let output = Option("output", value: "FILE", help: "write the report to a file, whole or not at all")
  static let config = Option(
    "config", value: "FILE", help: "the settings file; without it .spec-check.yml, found by walking up")
  static let quiet = Option("quiet", help: "print the report and problems only")
  static let noColor = Option("no-color", help: "no colours; NO_COLOR does the same")
  static let noCache = Option("no-cache", help: "neither read nor write the cache of files and answers")
  static let timings = Option("timings", help: "print on stderr how long each stage took")
  static let help = Option("help", help: "print this text")

  /// `--format` of a command, with the values it knows.
  static func format(_ formats: [String]) -> Option {
    Option(
      "format", value: "FORMAT", choices: formats,
      help: formats.count == 1
        ? "\(formats[0])" : formats.joined(separator: ", ") + "; without it \(formats.first ?? "")")
  }

  /// Those that are the same in every command.
  static let everywhere = [output, config, quiet, noColor, noCache, timings, help]

  /// All of them for a command.
  static func all(for command: any Command) -> [Option] {
    (command.formats.isEmpty ? [] : [format(command.formats)]) + everywhere
  }
}

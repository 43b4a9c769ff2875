import ScreenModel
import ScreenSpecs

/// Something of a rule that a team can set to its own liking in the settings.
public struct RuleOption: Sendable, Hashable {
  /// The key people write.
  public var name: String
  /// What holds where nothing is said, as people would write it.
  public var standard: String
  /// What it does, for people.
  public var doc: String

  public init(_ name: String, standard: String, _ doc: String) {
    self.name = name
    self.standard = standard
    self.doc = doc
  }

  /// A number of the settings that is at least as large as another.
  static func number(_ text: String, from least: Double) -> Double? {
    guard let number = Double(text), number.isFinite, number >= least else { return nil }
    return number
  }
}

extension Rule {
  /// What can be set; nothing of most rules.
  public static var tunable: [RuleOption] { [] }

  public mutating func tune(_ option: String, to text: String) -> String? { nil }

  /// The rule as the settings want it. Values that are wrong are left out: ``RuleOptions/problems(in:)`` reports them.
  static func tuned(by settings: Settings) -> Self {
    var rule = Self()
    for option in settings.options where option.rule == id {
      if let text = option.text { _ = rule.tune(option.name, to: text) }
    }
    return rule
  }
}

/// Options of rules as the settings give them.
public enum RuleOptions {
  /// What is wrong with them: rules nobody knows, rules without options, unknown names, values that make no sense.
  public static func problems(in settings: Settings, rules: [any Rule.Type] = allRules) -> [Problem] {
    settings.options.compactMap { option in
      guard let rule = rules.first(where: { $0.id == option.rule }) else {
        return unknown("there is no rule ‘\(option.rule)’", option.rule, rules.map { $0.id }, option.ruleSpan, settings)
      }
      let names = rule.tunable.map(\.name)
      guard names.contains(option.name) else {
        let message =
          names.isEmpty ? "‘\(option.rule)’ has no options" : "‘\(option.rule)’ has no option ‘\(option.name)’"
        return unknown(message, option.name, names, option.nameSpan, settings)
      }
      guard let text = option.text else {
        return settings.problem("‘\(option.name)’ takes one value", hint: hint(option, rule), at: option.span)
      }
      var made = rule.init()
      return made.tune(option.name, to: text).map {
        settings.problem("‘\(option.name)’ cannot be ‘\(text)’: \($0)", hint: hint(option, rule), at: option.span)
      }
    }
  }

  private static func hint(_ option: Settings.RuleOption, _ rule: any Rule.Type) -> String? {
    rule.tunable.first { $0.name == option.name }.map { "\($0.doc); \($0.standard) where nothing is said" }
  }

  private static func unknown(
    _ message: String, _ word: String, _ known: [String], _ span: SourceSpan, _ settings: Settings
  ) -> Problem {
    let near = nearestWord(to: word, in: known).map { "did you mean ‘\($0)’?" }
    return settings.problem(message, hint: near ?? "‘spec-check explain RULE’ says what can be set", at: span)
  }
}

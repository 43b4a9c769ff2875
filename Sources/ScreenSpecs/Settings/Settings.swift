import Foundation
import ScreenModel

/// What a project decides once (`.spec-check.yml`). Paths and globs are relative to the folder of the file.
public struct Settings: Sendable {
  /// How loud a rule is.
  public enum Level: String, Sendable, CaseIterable { case off, note, warning, error }

  /// A rule's level, for all files or for those of a glob.
  public struct RuleLevel: Sendable {
    /// The rule's id, known or not; see ``Settings/problems(knownRules:)``.
    public var rule: String
    /// What it is set to.
    public var level: Level
    /// `nil`: everywhere.
    public var paths: Glob?
    /// Where the rule is named.
    public var span: SourceSpan

    public init(rule: String, level: Level, paths: Glob?, span: SourceSpan) {
      self.rule = rule
      self.level = level
      self.paths = paths
      self.span = span
    }
  }

  /// Something of a rule that is set: `target-too-small: { minimum: 48 }`.
  public struct RuleOption: Sendable {
    /// The rule's id, known or not.
    public var rule: String
    /// What is set.
    public var name: String
    /// The value as written; `nil`: it is a list or mapping.
    public var text: String?
    /// Where the value stands.
    public var span: SourceSpan
    /// Where the option is named.
    public var nameSpan: SourceSpan
    /// Where the rule is named.
    public var ruleSpan: SourceSpan

    public init(
      rule: String, name: String, text: String?, span: SourceSpan, nameSpan: SourceSpan, ruleSpan: SourceSpan
    ) {
      self.rule = rule
      self.name = name
      self.text = text
      self.span = span
      self.nameSpan = nameSpan
      self.ruleSpan = ruleSpan
    }
  }

  /// A required proof, for all specs or for those of a glob.
  public struct RequiredProof: Sendable {
    /// The least that is enough.
    public var require: Requirement
    /// `nil`: everywhere.
    public var paths: Glob?
    /// Where it is said.
    public var span: SourceSpan

    public init(require: Requirement, paths: Glob?, span: SourceSpan) {
      self.require = require
      self.paths = paths
      self.span = span
    }
  }

  /// Who answers for the files of a glob.
  public struct Owner: Sendable {
    /// The files.
    public var paths: Glob
    /// A person or a team.
    public var name: String
    /// Where it is said.
    public var span: SourceSpan

    public init(paths: Glob, name: String, span: SourceSpan) {
      self.paths = paths
      self.name = name
      self.span = span
    }
  }

  /// What a view is like that is not in the sources. Each argument is a label of its initialiser, `_` the first without one.
  public struct Component: Sendable {
    /// The view's type name.
    public var name: String
    /// The SwiftUI view it is like: `Button`.
    public var like: String
    /// The argument that names it.
    public var label: String?
    /// The argument with its value.
    public var value: String?
    /// The argument with its hint.
    public var hint: String?
    /// The argument with its accessibility identifier.
    public var identifier: String?
    /// The argument with what it does.
    public var action: String?
    /// The closure with the views it shows.
    public var content: String?
    /// Traits it always has.
    public var traits: [Trait]
    /// Where it is described.
    public var span: SourceSpan

    public init(name: String, like: String, span: SourceSpan) {
      self.name = name
      self.like = like
      self.label = nil
      self.value = nil
      self.hint = nil
      self.identifier = nil
      self.action = nil
      self.content = nil
      self.traits = []
      self.span = span
    }
  }

  /// The file these were read from, as people should see it; `nil`: there is none.
  public var path: String?
  /// Folders, files or globs of specs.
  public var specs: [String] = ["specs"]
  /// Folders, files or globs of Swift sources.
  public var sources: [String] = ["."]
  /// Globs (or folders) that are no sources, besides ``alwaysExcluded``.
  public var exclude: [String] = []
  /// Folders of recordings.
  public var recordings: [String] = ["recordings"]
  /// The language of expectations.
  public var language = "en"
  /// Languages that must be designed; empty: ``language`` alone.
  public var languages: [String] = []
  /// In the order written; the last that fits counts. See ``require(for:)``.
  public var requirements: [RequiredProof] = []
  /// In the order written; the last that fits counts. See ``owner(of:)``.
  public var owners: [Owner] = []
  /// In the order written; the last that fits counts. See ``level(of:path:)``.
  public var rules: [RuleLevel] = []
  /// Options of rules, in the order written.
  public var options: [RuleOption] = []
  /// Views that are not in the sources.
  public var components: [Component] = []
  /// The file with accepted findings.
  public var baseline: String?
  /// A regular expression, or `{category}_{context}_{element}` with names in braces.
  public var identifierPattern: String?
  /// The file's text, to quote lines in later problems.
  var text: YAMLText?

  /// The file as it was read; empty where there is none.
  public var written: [UInt8] { text?.bytes ?? [] }

  /// The settings of a project without a file.
  public init() {}

  /// Names of folders that hold no sources of one's own.
  public static let alwaysExcluded: Set<String> = [
    ".build", ".git", ".swiftpm", "Carthage", "DerivedData", "Pods", "SourcePackages", "build", "node_modules",
  ]

  /// Names the file can have, the first one preferred.
  public static let fileNames = [".spec-check.yml", ".spec-check.yaml"]

  /// The settings file of a folder or of the nearest folder above that has one.
  public static func find(from folder: URL) -> URL? {
    var components = folder.standardizedFileURL.pathComponents
    while !components.isEmpty {
      let base = URL(fileURLWithPath: NSString.path(withComponents: components), isDirectory: true)
      for name in fileNames {
        let file = base.appendingPathComponent(name)
        if FileManager.default.fileExists(atPath: file.path) { return file }
      }
      components.removeLast()
    }
    return nil
  }

  /// How much proof a spec needs that says nothing itself. `predicted` where the settings say nothing either.
  public func require(for path: String) -> Requirement {
    requirements.last { $0.paths?.covers(path) ?? true }?.require ?? .predicted
  }

  /// Who answers for a file.
  public func owner(of path: String) -> String? { owners.last { $0.paths.covers(path) }?.name }

  /// The level given to a rule in a file; `nil` where the settings say nothing.
  public func level(of rule: String, path: String) -> Level? {
    rules.last { $0.rule == rule && ($0.paths?.covers(path) ?? true) }?.level
  }

  /// Something that is wrong with a value of the file, with its line.
  public func problem(_ message: String, hint: String?, at span: SourceSpan) -> Problem {
    Problem(message, hint: hint, span: span, line: text?.line(span.line))
  }

  /// Rules in the settings that nobody knows.
  public func problems(knownRules: [String]) -> [Problem] {
    let known = Set(knownRules)
    return rules.filter { !known.contains($0.rule) }.map { rule in
      let hint = nearestWord(to: rule.rule, in: knownRules).map { "did you mean ‘\($0)’?" }
      return Problem(
        "there is no rule ‘\(rule.rule)’", hint: hint ?? "‘spec-check rules’ lists them", span: rule.span,
        line: text?.line(rule.span.line))
    }
  }
}

import Foundation
import ScreenModel

/// A file of accepted findings, as written: entries with rule, file, view and words, and no line numbers.
public struct BaselineFile: Sendable {
  /// An accepted finding.
  public struct Entry: Sendable, Hashable {
    public var rule: String
    public var file: String
    /// The view or screen; empty where none is named.
    public var view: String
    /// The finding's message.
    public var says: String
    /// Where the entry stands.
    public var span: SourceSpan
  }

  public var entries: [Entry]

  /// Reads a file; whatever is wrong with it is reported, and what can be read is read.
  public static func read(_ data: Data, path: String) -> (BaselineFile, [Problem]) {
    let file = YAMLFile(data, path: path)
    var baseline = BaselineFile(entries: [])
    guard let root = file.root, !root.isNull else { return (baseline, file.problems) }
    var problems = file.problems
    guard let accepted = root["accepted"] else {
      problems.append(
        file.text.problem("a baseline needs the key ‘accepted’", hint: "--write-baseline makes one", at: root.start))
      return (baseline, problems)
    }
    for node in accepted.items ?? [] {
      guard let rule = node["rule"]?.text, let path = node["file"]?.text, let says = node["says"]?.text else {
        problems.append(
          file.text.problem("an accepted finding needs ‘rule’, ‘file’ and ‘says’", hint: nil, at: node.start))
        continue
      }
      baseline.entries.append(
        Entry(rule: rule, file: path, view: node["view"]?.text ?? "", says: says, span: node.start))
    }
    return (baseline, problems)
  }

  /// The file for entries, sorted; spans do not matter.
  public static func text(_ entries: [(rule: String, file: String, view: String, says: String)]) -> String {
    var lines = ["# Accepted findings. An entry that does not occur any more is reported."]
    lines.append(entries.isEmpty ? "accepted: []" : "accepted:")
    for entry in entries.sorted(by: { ($0.file, $0.rule, $0.view, $0.says) < ($1.file, $1.rule, $1.view, $1.says) }) {
      lines.append("  - rule: \(yamlScalar(entry.rule))")
      lines.append("    file: \(yamlScalar(entry.file))")
      if !entry.view.isEmpty { lines.append("    view: \(yamlScalar(entry.view))") }
      lines.append("    says: \(yamlScalar(entry.says))")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

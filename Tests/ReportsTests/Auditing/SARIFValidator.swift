import Foundation

/// What SARIF 2.1.0 asks of the parts that a report of findings uses: required members, their types, and closed sets of words.
struct SARIFValidator {
  private(set) var problems: [String] = []

  static func problems(of text: String) throws -> [String] {
    var validator = SARIFValidator()
    validator.log(try JSONSerialization.jsonObject(with: Data(text.utf8)))
    return validator.problems
  }

  private mutating func log(_ value: Any) {
    guard let root = object(value, "the log", ["$schema", "version", "runs"]) else { return }
    expect(root["version"] as? String == "2.1.0", "version is 2.1.0")
    expect((root["$schema"] as? String)?.hasPrefix("https://") == true, "$schema is a URI")
    let runs = root["runs"] as? [Any] ?? []
    expect(!runs.isEmpty, "there is a run")
    for value in runs { run(value) }
  }

  private mutating func run(_ value: Any) {
    guard let run = object(value, "a run", ["tool", "results", "columnKind", "invocations"]),
      let tool = object(run["tool"], "the tool", ["driver"]),
      let driver = object(
        tool["driver"], "the driver", ["name", "version", "semanticVersion", "informationUri", "rules"])
    else { return }
    expect((driver["name"] as? String)?.isEmpty == false, "the driver has a name")
    expect(
      ["utf16CodeUnits", "unicodeCodePoints"].contains(run["columnKind"] as? String ?? ""), "columnKind is a word of it"
    )
    let rules = driver["rules"] as? [Any] ?? []
    var ids: [String] = []
    for value in rules {
      let rule = object(
        value, "a rule",
        ["id", "name", "shortDescription", "fullDescription", "help", "helpUri", "defaultConfiguration", "properties"])
      ids.append(rule?["id"] as? String ?? "")
      for key in ["shortDescription", "fullDescription", "help"] where rule?[key] != nil { message(rule?[key]) }
    }
    expect(Set(ids).count == ids.count && !ids.contains(""), "rules have ids of their own")
    for value in run["results"] as? [Any] ?? [] { result(value, ids) }
    for value in run["invocations"] as? [Any] ?? [] { invocation(value) }
  }

  private mutating func invocation(_ value: Any) {
    guard let invocation = object(value, "an invocation", ["executionSuccessful", "toolExecutionNotifications"]) else {
      return
    }
    expect(invocation["executionSuccessful"] is Bool, "an invocation says whether it succeeded")
    for value in invocation["toolExecutionNotifications"] as? [Any] ?? [] {
      guard let notification = object(value, "a notification", ["level", "message", "locations"]) else { continue }
      expect(
        ["none", "note", "warning", "error"].contains(notification["level"] as? String ?? ""), "level is a word of it")
      message(notification["message"])
      for value in notification["locations"] as? [Any] ?? [] { location(value) }
    }
  }

  private mutating func result(_ value: Any, _ ids: [String]) {
    guard
      let result = object(
        value, "a result",
        ["ruleId", "ruleIndex", "level", "kind", "message", "locations", "partialFingerprints", "relatedLocations"])
    else { return }
    message(result["message"])
    let kind = result["kind"] as? String ?? ""
    let level = result["level"] as? String ?? ""
    expect(["notApplicable", "pass", "fail", "review", "open", "informational"].contains(kind), "kind is a word of it")
    expect(["none", "note", "warning", "error"].contains(level), "level is a word of it")
    expect(kind == "fail" || level == "none", "a level only where something failed")
    let index = result["ruleIndex"] as? Int ?? -1
    expect(ids.indices.contains(index) && ids[index] == result["ruleId"] as? String, "ruleIndex points at the rule")
    expect(result["partialFingerprints"] is [String: String], "fingerprints are texts")
    for value in (result["locations"] as? [Any] ?? []) + (result["relatedLocations"] as? [Any] ?? []) {
      location(value)
    }
  }

  private mutating func location(_ value: Any) {
    guard let location = object(value, "a location", ["physicalLocation", "message"]),
      let physical = object(location["physicalLocation"], "a place", ["artifactLocation", "region"]),
      let artifact = object(physical["artifactLocation"], "a file", ["uri"]),
      let region = object(physical["region"], "a region", ["startLine", "startColumn", "endLine", "endColumn"])
    else { return }
    if location["message"] != nil { message(location["message"]) }
    let uri = artifact["uri"] as? String ?? ""
    expect(!uri.isEmpty && URL(string: uri) != nil && !uri.contains(" "), "‘\(uri)’ is a URI reference")
    for key in region.keys { expect((region[key] as? Int ?? 0) >= 1, "\(key) counts from 1") }
  }

  private mutating func message(_ value: Any?) {
    expect(object(value, "a message", ["text", "markdown"])?["text"] is String, "a message has a text")
  }

  /// An object with no members but these.
  private mutating func object(_ value: Any?, _ what: String, _ keys: Set<String>) -> [String: Any]? {
    guard let object = value as? [String: Any] else {
      problems.append("\(what) is no object")
      return nil
    }
    for key in object.keys.sorted() where !keys.contains(key) { problems.append("\(what) has no member ‘\(key)’") }
    return object
  }

  private mutating func expect(_ isTrue: Bool, _ what: String) {
    if !isTrue { problems.append("not so: \(what)") }
  }
}

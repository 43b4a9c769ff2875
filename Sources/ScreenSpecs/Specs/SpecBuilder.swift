import Foundation
import ScreenModel

/// Makes a ``ScreenSpec`` of a tree. Leaves out what has the wrong shape: that is the checker's to report.
struct SpecBuilder {
  let text: YAMLText
  var problems: [Problem] = []

  init(_ text: YAMLText) { self.text = text }

  mutating func spec(_ root: YAMLNode, path: String) -> ScreenSpec? {
    guard root.entries != nil else { return nil }
    let isPart = root["part"] != nil && root["screen"] == nil
    let fileName = Self.fileName(of: path)
    let name = string(root["screen"] ?? root["part"]) ?? fileName
    let id = string(root["id"]) ?? fileName
    var spec = ScreenSpec(kind: isPart ? .part : .screen, name: name, id: id, span: root.start)
    spec.views = texts(root["view"])
    spec.status = string(root["status"]).flatMap(ScreenSpec.Status.init) ?? .built
    spec.require = string(root["require"]).flatMap(Requirement.init)
    spec.language = string(root["language"])
    spec.platform = string(root["platform"]).flatMap(ScreenSpec.Platform.init) ?? .iOS
    spec.given = bindings(root["given"])
    spec.preview = string(root["preview"])
    spec.previewSpan = texts(root["preview"]).first?.span
    spec.recordings = texts(root["recordings"])
    spec.known = known(root["known"])
    spec.owner = string(root["owner"])
    spec.design = string(root["design"])
    spec.notes = string(root["notes"])
    for entry in root["states"]?.entries ?? [] {
      guard let state = UXState(rawValue: entry.key) else { continue }
      spec.states.append(self.state(state, entry, given: spec.given))
    }
    if root["id"] == nil, !TextForm.id.matches(id) {
      problems.append(
        text.problem(
          "the file's name ‘\(id)’ cannot be an id; expected \(TextForm.id.expected)",
          hint: "give the spec an ‘id:’", at: root.start))
    }
    return spec
  }

  /// The last part of a path without its extension.
  static func fileName(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    for ending in [".yaml", ".yml"] where name.lowercased().hasSuffix(ending) && name.count > ending.count {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}

extension SpecBuilder {
  /// The text of a node without white space around it; `nil` where there is none.
  func string(_ node: YAMLNode?) -> String? {
    guard let node, !node.isUnreadable, let text = node.text else { return nil }
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed.isEmpty ? nil : trimmed
  }

  /// A text, or the texts of a list.
  func texts(_ node: YAMLNode?) -> [Located<String>] {
    guard let node else { return [] }
    return (node.items ?? [node]).compactMap { item in string(item).map { Located($0, item.span) } }
  }

  mutating func known(_ node: YAMLNode?) -> KnownFailure? {
    guard let node, let why = string(node["why"]), let until = node["until"], let day = string(until),
      TextForm.date.matches(day)
    else { return nil }
    let numbers = day.split(separator: "-").compactMap { Int($0) }
    let (year, month, date) = (numbers[0], numbers[1], numbers[2])
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    if date > days { problems.append(text.problem("\(day) is no day of the calendar", at: until.span)) }
    return KnownFailure(why: why, until: day, span: node.span)
  }

  /// The sample data of a `given`.
  mutating func bindings(_ node: YAMLNode?) -> [SampleBinding] {
    var reader = SampleValueReader(text)
    defer { problems += reader.problems }
    var result: [SampleBinding] = []
    for entry in node?.entries ?? [] where !entry.value.isUnreadable {
      result.append(SampleBinding(entry.key, reader.value(entry.value), span: entry.keySpan))
    }
    return result
  }

  mutating func part(_ node: YAMLNode?, beside mapping: YAMLNode, in state: UXState) -> PartReference? {
    guard let node else { return nil }
    let source = node.entries == nil ? mapping : node
    guard let name = node.entries == nil ? node : node["part"], let id = string(name) else { return nil }
    let named = string(source["state"]).flatMap(UXState.init)
    return PartReference(part: id, state: named ?? state, caseName: string(source["case"]), span: name.span)
  }
}

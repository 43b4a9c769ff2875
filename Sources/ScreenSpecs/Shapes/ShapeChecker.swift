import Foundation
import ScreenModel

/// Holds a tree against a vocabulary and reports everything that is out of shape.
struct ShapeChecker {
  let vocabulary: Vocabulary
  let text: YAMLText
  /// The line from which on the file could not be read: what is missing may stand there.
  let unreadFrom: Int?
  private(set) var problems: [Problem] = []

  init(_ vocabulary: Vocabulary, _ text: YAMLText, unreadFrom: Int? = nil) {
    self.vocabulary = vocabulary
    self.text = text
    self.unreadFrom = unreadFrom
  }

  /// Everything wrong with the shape of a file.
  static func problems(of file: YAMLFile, _ vocabulary: Vocabulary) -> [Problem] {
    guard let root = file.root else { return [] }
    var checker = ShapeChecker(vocabulary, file.text, unreadFrom: file.unreadFrom)
    checker.check(root, .table(vocabulary.root), "the file")
    // The last lines before a fault may have been read as something else.
    return checker.problems.filter { ($0.span?.line ?? 0) < (file.unreadFrom ?? .max) - 1 }
  }

  /// The same for a tree that is not from a file.
  static func problems(of root: YAMLNode, _ vocabulary: Vocabulary) -> [Problem] {
    var checker = ShapeChecker(vocabulary, YAMLText(path: root.span.file, bytes: []))
    checker.check(root, .table(vocabulary.root), "the file")
    return checker.problems
  }

  private mutating func check(_ node: YAMLNode, _ shape: Shape, _ name: String) {
    guard !node.isUnreadable else { return }
    switch shape {
    case .sample: return
    case .text: if node.text == nil { mismatch(node, shape, name) }
    case .writtenText, .filledText: checkText(node, shape, name)
    case .form(let form): checkForm(node, form, name)
    case .word(let words): checkWord(node, words, name)
    case .flag:
      let isFlag = node.plainText.map { YAMLNode.flags[$0] != nil } ?? false
      if !isFlag { mismatch(node, shape, name, hint: "write true or false, without quotes") }
    case .count: if node.count == nil { mismatch(node, shape, name) }
    case .nothing: if !node.isNull { mismatch(node, shape, name) }
    case .list(let element):
      guard let items = node.items else { return mismatch(node, shape, name) }
      for item in items { check(item, element, "an entry of \(name)") }
    case .table(let title):
      guard let entries = node.entries else { return mismatch(node, shape, name) }
      checkTable(node, entries, vocabulary.table(title), name)
    case .named(let value, let names):
      guard let entries = node.entries else { return mismatch(node, shape, name) }
      checkNamed(node, entries, value, names)
    case .either(let shapes): checkEither(node, shapes, name)
    case .called(_, let shape): check(node, shape, name)
    }
  }

  private mutating func checkEither(_ node: YAMLNode, _ shapes: [Shape], _ name: String) {
    let fitting = shapes.filter { $0.mayBe(node) }
    guard let first = fitting.first else { return mismatch(node, .either(shapes), name) }
    guard fitting.count > 1 else { return check(node, first, name) }
    for shape in fitting {
      var trial = ShapeChecker(vocabulary, text, unreadFrom: unreadFrom)
      trial.check(node, shape, name)
      if trial.problems.isEmpty { return }
    }
    check(node, first, name)
  }

  private mutating func checkText(_ node: YAMLNode, _ shape: Shape, _ name: String) {
    guard let value = node.text else { return mismatch(node, shape, name) }
    if node.isNull {
      let hint = value.isEmpty ? nil : "‘\(value)’ is no value in YAML; put quotes around it if it is the text"
      return report("\(name) has no value", hint: hint ?? "write its text behind the colon", at: node.span)
    }
    guard case .filledText = shape else { return }
    let isReason = name == "‘not-applicable’"
    if value.allSatisfy(\.isWhitespace) {
      report(
        isReason ? "\(name) needs a reason" : "\(name) is empty",
        hint: isReason ? "say why the screen cannot be in this state" : "write at least a word", at: node.span)
    } else if node.flag != nil {
      report(
        isReason ? "\(name) needs a reason, and ‘\(value)’ is none" : "\(name) is ‘\(value)’; expected text",
        hint: isReason ? "say why the screen cannot be in this state" : "put quotes around it if it is the text",
        at: node.span)
    }
  }

  private mutating func checkForm(_ node: YAMLNode, _ form: TextForm, _ name: String) {
    let before = problems.count
    checkText(node, .filledText, name)
    guard problems.count == before, let value = node.text else { return }
    if !form.matches(value) {
      report("\(name) is ‘\(value)’; expected \(form.expected)", at: node.span)
    }
  }

  private mutating func checkWord(_ node: YAMLNode, _ words: [String], _ name: String) {
    guard let value = node.text, !node.isAbsent else { return mismatch(node, .word(words), name) }
    guard !words.contains(value) else { return }
    let nearest = nearestWord(to: value, in: words)
    let list = words.count == 1 ? "it can only be \(words[0])" : "expected one of: \(words.joined(separator: ", "))"
    report(
      "\(name) cannot be ‘\(value)’", hint: nearest.map { "did you mean ‘\($0)’? \(list)" } ?? list, at: node.span)
  }

  private mutating func checkTable(
    _ node: YAMLNode, _ entries: [YAMLNode.Entry], _ table: KeyTable, _ name: String
  ) {
    let present = Set(entries.map(\.key))
    var stray = StrayKeys(node, text)
    for (index, entry) in entries.enumerated() {
      if let key = table.key(entry.key) {
        check(entry.value, key.shape, "‘\(entry.key)’")
      } else if let found = stray.problem(at: index) {
        problems.append(found)
      } else if !stray.isPart(index) {
        unknown(entry, table)
      }
    }
    for key in table.alone where present.contains(key) && present.count > 1 {
      let others = entries.filter { $0.key != key }
      report(
        "‘\(key)’ stands alone, and here is ‘\(others[0].key)’ as well",
        hint: "take one of the two out", at: others[0].keySpan)
    }
    // A mistyped key is reported as that, and not as missing besides.
    let meant = Set(entries.filter { table.key($0.key) == nil }.compactMap { nearestWord(to: $0.key, in: table.names) })
    if unreadFrom != nil { return }
    for key in table.required where !present.contains(key) && !meant.contains(key) {
      report("\(table.title) needs ‘\(key)’", hint: table.key(key)?.doc.lowercasedFirst, at: node.start)
    }
    for group in table.someOf where present.isDisjoint(with: group) && meant.isDisjoint(with: group) {
      // A sentence with a colon in it has no keys at all.
      guard !table.isTextElsewhere || entries.isEmpty || entries.contains(where: { table.key($0.key) != nil }) else {
        continue
      }
      report("\(table.title) needs \(group.map { "‘\($0)’" }.joined(separator: " or "))", at: node.start)
    }
    for (key, others) in table.excludes.sorted(by: { $0.key < $1.key }) where present.contains(key) {
      for entry in entries where others.contains(entry.key) {
        report("‘\(entry.key)’ cannot stand beside ‘\(key)’", hint: "take one of the two out", at: entry.keySpan)
      }
    }
    for (key, others) in table.needs.sorted(by: { $0.key < $1.key }) {
      for entry in entries where entry.key == key {
        for other in others where !present.contains(other) {
          report("‘\(key)’ needs ‘\(other)’ beside it", at: entry.keySpan)
        }
      }
    }
  }

  private mutating func checkNamed(
    _ node: YAMLNode, _ entries: [YAMLNode.Entry], _ shape: Shape, _ names: String
  ) {
    var stray = StrayKeys(node, text)
    for (index, entry) in entries.enumerated() {
      if entry.key.allSatisfy(\.isWhitespace) {
        report("a \(names) is empty", at: entry.keySpan)
      } else if let found = stray.problem(at: index) {
        problems.append(found)
      } else if !stray.isPart(index) {
        check(entry.value, shape, "‘\(entry.key)’")
      }
    }
  }

  private mutating func unknown(_ entry: YAMLNode.Entry, _ table: KeyTable) {
    let known = table.names
    let named = "unknown \(table.title == "the states" ? "state" : "key") ‘\(entry.key)’"
    if table.title == "a state" || table.title == "a case" {
      if let state = KeyTable.onlyIn[entry.key] {
        return report(
          "‘\(entry.key)’ belongs to the state ‘\(state.rawValue)’ alone", hint: "known here: \(listed(known))",
          at: entry.keySpan)
      }
      if table.title == "a case", ["cases", "not-applicable"].contains(entry.key) {
        return report(
          "‘\(entry.key)’ belongs to a state, not to one of its cases", hint: "known here: \(listed(known))",
          at: entry.keySpan)
      }
    }
    if let nearest = nearestWord(to: entry.key, in: known) {
      return report(named, hint: "did you mean ‘\(nearest)’?", at: entry.keySpan)
    }
    if table.title == "a spec", UXState(rawValue: entry.key) != nil {
      return report(named, hint: "states stand below ‘states:’, indented", at: entry.keySpan)
    }
    let sentence = table.isTextElsewhere ? "; if this is text with a colon, put quotes around it" : ""
    report(named, hint: "known here: \(listed(known))\(sentence)", at: entry.keySpan)
  }

  private func listed(_ words: [String]) -> String { words.joined(separator: ", ") }

  private mutating func mismatch(_ node: YAMLNode, _ shape: Shape, _ name: String, hint: String? = nil) {
    if let found = StrayKeys(node, text).wholeAsText(shape) { return problems.append(found) }
    let expected = shape.words(vocabulary)
    if node.isAbsent {
      return report("\(name) has no value; expected \(expected)", hint: hint, at: node.span)
    }
    report("\(name) is \(node.kindName); expected \(expected)", hint: hint, at: node.start)
  }

  private mutating func report(_ message: String, hint: String? = nil, at span: SourceSpan) {
    problems.append(text.problem(message, hint: hint, at: span))
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

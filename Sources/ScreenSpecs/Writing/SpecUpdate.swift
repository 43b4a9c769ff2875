import Foundation
import ScreenModel

/// Adds to a spec what is new in the source. Everything that people wrote stays as it is, byte for byte: text is put in between
/// lines, and nothing else is touched but the `""` of a state that nobody had designed.
public struct SpecUpdate {
  /// A spec with what was added.
  public struct Updated: Sendable {
    public var data: Data
    /// What was added, for people: `error: case offline`.
    public var added: [String]
    /// What is new and cannot be added without changing what is there.
    public var left: [String]

    public init(data: Data, added: [String], left: [String]) {
      self.data = data
      self.added = added
      self.left = left
    }
  }

  private let file: YAMLFile
  private let original: [UInt8]
  /// Where each line begins.
  private var starts: [Int] = [0]
  private let lineEnd: String
  private var insertions: [(line: Int, lines: [String])] = []
  private var cuts: [Range<Int>] = []
  private var added: [String] = []
  private var left: [String] = []

  private init(_ data: Data, path: String) {
    let bytes = [UInt8](data)
    file = YAMLFile(data, path: path)
    original = bytes
    let isWindows = bytes.firstIndex(of: 13).map { $0 + 1 < bytes.count && bytes[$0 + 1] == 10 } ?? false
    lineEnd = isWindows ? "\r\n" : "\n"
    for index in original.indices where original[index] == 10 { starts.append(index + 1) }
  }

  /// - Parameters:
  ///   - data: The spec as it is.
  ///   - draft: What the source shows now; of states that are designed only the cases of `uncovered` count.
  ///   - uncovered: Branches of the source that no case of the spec describes, by where they stand.
  public static func updated(
    _ data: Data, path: String, with draft: SpecDraft, uncovered: Set<SourceSpan>
  ) -> Result<Updated, Problem> {
    var update = SpecUpdate(data, path: path)
    if let problem = update.file.problems.first { return .failure(problem) }
    guard let root = update.file.root, let entry = root.entries?.first(where: { $0.key == "states" }) else {
      return .failure(Problem("‘\(path)’ has no ‘states’", hint: "write ‘states:’ as its last line"))
    }
    if entry.value.isFlow {
      return .failure(
        Problem(
          "the states stand between { and }, where nothing can be put in", hint: "write each on a line of its own",
          span: entry.keySpan))
    }
    let (spec, problems) = SpecReader().read(data, path: path)
    guard let spec, problems.isEmpty else {
      return .failure(problems.first ?? Problem("‘\(path)’ is no spec"))
    }
    for state in draft.states where !state.cases.isEmpty { update.add(state, spec, entry, uncovered) }
    return .success(update.result())
  }

  // MARK: What is added

  private mutating func add(
    _ draft: StateDraft, _ spec: ScreenSpec, _ states: YAMLNode.Entry, _ uncovered: Set<SourceSpan>
  ) {
    let name = draft.state.rawValue
    let written = states.value.entries?.first { $0.key == name }
    guard let written else {
      // The ordinary screen is for those who want it.
      guard draft.state != .content else { return }
      return addState(draft, states)
    }
    guard let state = spec.state(draft.state) else { return }
    let fresh = draft.cases.filter { $0.branch.map(uncovered.contains) ?? false }
    if let reason = state.notApplicable {
      if let branch = draft.cases.first(where: { $0.branch != nil }) {
        left.append("\(name): ‘\(reason.value)’ – but the source has it: \(branch.remarks.first ?? "")")
      }
      return
    }
    if state.isUndesigned { return fill(written, draft) }
    guard !fresh.isEmpty else { return }
    guard let cases = written.value["cases"], let last = cases.entries?.last, !cases.isFlow, !written.value.isFlow
    else {
      return remark(written, fresh)
    }
    let indent = last.keySpan.column - 1
    var taken = Set((cases.entries ?? []).map { $0.key.lowercased() })
    var lines: [String] = []
    for each in fresh {
      var each = each
      each.name = Self.unused(each.name ?? "new", &taken)
      lines += YAMLTreeWriter().lines([SpecDraftWriter.plain.entry(each)], indent: indent)
      added.append("\(name): case \(each.name ?? "")")
    }
    insert(lines, after: end(of: last))
  }

  private mutating func addState(_ draft: StateDraft, _ states: YAMLNode.Entry) {
    let first = states.value.entries?.first
    let indent = first.map { $0.keySpan.column - 1 } ?? states.keySpan.column + 1
    let after = (states.value.entries?.last).map(end) ?? states.keySpan.line
    insert(YAMLTreeWriter().lines([SpecDraftWriter.plain.entry(draft)], indent: indent), after: after)
    added.append(draft.state.rawValue)
  }

  /// Words for a state that nobody had designed: they come under its key, where the empty text goes away.
  private mutating func fill(_ written: YAMLNode.Entry, _ draft: StateDraft) {
    let name = draft.state.rawValue
    guard written.value.isBlank, written.value.span.line == written.keySpan.line || written.value.isAbsent else {
      return left.append("\(name): nothing is expected in it yet, and other things are written there")
    }
    let tree = SpecDraftWriter.plain.entry(draft)
    let indent = written.keySpan.column - 1
    guard case .mapping(let keys) = tree.value else { return }
    let above = tree.above.flatMap { YAMLTreeWriter().comment($0, indent + 2) }
    insert(above + YAMLTreeWriter().lines(keys, indent: indent + 2), after: written.keySpan.line)
    added.append(name)
    guard !written.value.isAbsent else { return }
    // The empty text and the space in front of it.
    let start = starts[written.value.span.line - 1] + byteColumn(written.value.span.line, written.value.span.column)
    let length =
      byteColumn(written.value.span.line, written.value.span.endColumn)
      - byteColumn(written.value.span.line, written.value.span.column)
    let from = start > 0 && original[start - 1] == 32 ? start - 1 : start
    cuts.append(from..<start + length)
  }

  /// A state without cases cannot get one more: what is there would become a part of each. A comment says what is new.
  private mutating func remark(_ written: YAMLNode.Entry, _ fresh: [CaseDraft]) {
    let known = String(decoding: original, as: UTF8.self)
    let lines = fresh.flatMap { each in
      YAMLTreeWriter().comment(
        "New in the source: \(each.remarks.first ?? each.name ?? ""). Make ‘cases’ of this state to describe it.",
        written.keySpan.column + 1)
    }.filter { !known.contains($0.drop { $0 == " " }) }
    guard !lines.isEmpty else { return }
    insert(lines, after: end(of: written))
    added.append("\(written.key): a comment on what is new")
  }

  private static func unused(_ name: String, _ taken: inout Set<String>) -> String {
    var result = name
    var number = 2
    while !taken.insert(result.lowercased()).inserted {
      result = "\(name)-\(number)"
      number += 1
    }
    return result
  }

  // MARK: Where it is put

  /// The last line of an entry: its value, and the comments that are indented below it.
  private func end(of entry: YAMLNode.Entry) -> Int {
    let column = entry.keySpan.column - 1
    var end = max(entry.keySpan.line, Self.lastLine(entry.value))
    var line = end + 1
    var last = end
    while line <= starts.count {
      let text = self.line(line)
      let content = text.drop { $0 == 32 }
      if content.isEmpty || content.first == 13 {
        line += 1
        continue
      }
      guard text.count - content.count > column else { break }
      last = line
      line += 1
    }
    end = max(end, last)
    return end
  }

  /// The line on which a value ends, as far as its parts tell; the text of a block goes on behind its sign.
  private static func lastLine(_ node: YAMLNode) -> Int {
    switch node.content {
    case .scalar(_, .block): return node.span.line
    case .scalar: return node.span.endLine
    case .sequence(let items):
      return node.isFlow ? node.span.endLine : items.map(lastLine).max() ?? node.span.line
    case .mapping(let entries):
      return node.isFlow ? node.span.endLine : entries.map { lastLine($0.value) }.max() ?? node.span.line
    }
  }

  private func line(_ number: Int) -> ArraySlice<UInt8> {
    let start = starts[number - 1]
    let end = number < starts.count ? starts[number] - 1 : original.count
    return original[start..<max(start, end)]
  }

  /// Bytes before a column, which counts characters.
  private func byteColumn(_ line: Int, _ column: Int) -> Int {
    String(decoding: self.line(line), as: UTF8.self).unicodeScalars.prefix(column - 1).reduce(0) { $0 + UTF8.width($1) }
  }

  private mutating func insert(_ lines: [String], after line: Int) { insertions.append((line, lines)) }

  private func result() -> Updated {
    var bytes: [UInt8] = []
    var position = 0
    let sorted = insertions.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
    let cuts = cuts.sorted { $0.lowerBound < $1.lowerBound }
    func copy(to end: Int) {
      for cut in cuts where cut.lowerBound >= position && cut.upperBound <= end {
        bytes += original[position..<cut.lowerBound]
        position = cut.upperBound
      }
      bytes += original[position..<max(position, end)]
      position = max(position, end)
    }
    for insertion in sorted.map(\.element) {
      copy(to: insertion.line < starts.count ? starts[insertion.line] : original.count)
      // A last line without an end gets one.
      if let last = bytes.last, last != 10 { bytes += Array(lineEnd.utf8) }
      bytes += insertion.lines.flatMap { Array(($0 + lineEnd).utf8) }
    }
    copy(to: original.count)
    return Updated(data: Data(bytes), added: added, left: left)
  }
}

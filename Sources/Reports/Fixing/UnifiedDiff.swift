/// Two texts as a unified diff with three lines around each change, as `patch` and `git apply` take it.
public enum UnifiedDiff {
  /// - Parameter path: The file's path, in both headers.
  public static func text(_ path: String, _ old: String, _ new: String) -> String {
    let before = lines(old)
    let after = lines(new)
    let edits = edits(before, after)
    guard edits.contains(where: { $0.kind != .same }) else { return "" }
    // What is written anew has nothing before it.
    var text = "--- \(old.isEmpty ? "/dev/null" : "a/" + path)\n+++ b/\(path)\n"
    var start = 0
    while let first = edits[start...].firstIndex(where: { $0.kind != .same }) {
      let from = max(start, first - around)
      var last = first
      var position = first
      while position < edits.count, position - last <= 2 * around {
        if edits[position].kind != .same { last = position }
        position += 1
      }
      let to = min(edits.count, last + around + 1)
      text += hunk(edits, from, to)
      start = to
    }
    return text
  }

  private static let around = 3

  private enum Kind { case same, removed, added }

  private struct Edit {
    var kind: Kind
    var line: Substring
  }

  private static func hunk(_ edits: [Edit], _ from: Int, _ to: Int) -> String {
    let oldBefore = edits[..<from].count { $0.kind != .added }
    let newBefore = edits[..<from].count { $0.kind != .removed }
    let part = edits[from..<to]
    let oldCount = part.count { $0.kind != .added }
    let newCount = part.count { $0.kind != .removed }
    func range(_ before: Int, _ count: Int) -> String { "\(count == 0 ? before : before + 1),\(count)" }
    var text = "@@ -\(range(oldBefore, oldCount)) +\(range(newBefore, newCount)) @@\n"
    for edit in part {
      switch edit.kind {
      case .same: text += " "
      case .removed: text += "-"
      case .added: text += "+"
      }
      text += edit.line
      if edit.line.utf8.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n" }
    }
    return text
  }

  /// Lines with their line breaks.
  private static func lines(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    var start = text.utf8.startIndex
    var position = start
    while position < text.utf8.endIndex {
      let byte = text.utf8[position]
      position = text.utf8.index(after: position)
      if byte == UInt8(ascii: "\n") {
        lines.append(Substring(text.utf8[start..<position]))
        start = position
      }
    }
    if start < text.utf8.endIndex { lines.append(Substring(text.utf8[start...])) }
    return lines
  }

  private static func edits(_ old: [Substring], _ new: [Substring]) -> [Edit] {
    let bytes = { (line: Substring) in Array(line.utf8) }
    let before = old.map(bytes)
    let after = new.map(bytes)
    var head = 0
    while head < before.count, head < after.count, before[head] == after[head] { head += 1 }
    var tail = 0
    while tail < before.count - head, tail < after.count - head,
      before[before.count - 1 - tail] == after[after.count - 1 - tail]
    {
      tail += 1
    }
    let changes = Array(after[head..<(after.count - tail)]).difference(
      from: Array(before[head..<(before.count - tail)]))
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset + head)
      case .insert(let offset, _, _): added.insert(offset + head)
      }
    }
    var edits: [Edit] = []
    var left = 0
    var right = 0
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        edits.append(Edit(kind: .removed, line: old[left]))
        left += 1
      } else if right < new.count, added.contains(right) {
        edits.append(Edit(kind: .added, line: new[right]))
        right += 1
      } else if left < old.count {
        edits.append(Edit(kind: .same, line: old[left]))
        left += 1
        right += 1
      } else {
        break
      }
    }
    return edits
  }
}

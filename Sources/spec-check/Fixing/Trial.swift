import Checks
import ScreenModel
import SwiftReader

/// Makes a batch of repairs in memory, speaks every screen they touch again, and says which of them did harm.
struct Trial {
  let state: FixState
  let audit: Audit
  let options: Project.AuditOptions
  let written: WrittenFiles
  /// What is heard of each repair's code is compared; without it whoever asks compares whole screens.
  var comparesRegions = true

  /// What came of it.
  struct Result {
    /// The sources with the repairs made; `nil` where they could not be read any more.
    var state: FixState?
    /// Edits by file.
    var edits: [String: TextEdits]
    /// The changed files.
    var texts: [String: [UInt8]] = [:]
    /// Repairs that did harm, or may have, and why.
    var blamed: [Int: String]
    /// What is heard of each repair's code before and after.
    var speech: [(before: [String], after: [String])]
  }

  /// - Parameter previous: A trial with more repairs: only what is other than there is read again.
  func run(_ batch: [Candidate], after previous: Result? = nil) -> Result {
    var byFile: [String: [TextEdit]] = [:]
    for candidate in batch { for edit in candidate.proposal.edits { byFile[edit.file, default: []].append(edit) } }
    var edits: [String: TextEdits] = [:]
    var texts: [String: [UInt8]] = [:]
    for (path, list) in byFile {
      guard let file = written[path], let made = TextEdits(list), let text = made.applied(to: file.bytes) else {
        return failed(batch, in: path, "its edits do not fit the file")
      }
      edits[path] = made
      texts[path] = text
    }
    guard let next = read(texts, after: previous) else {
      return failed(batch, in: nil, "a view could no longer be read")
    }
    var result = Result(state: next, edits: edits, texts: texts, blamed: [:], speech: [])
    let fresh = WrittenFiles(next.project, beside: written, changed: Set(texts.keys))
    for path in texts.keys.sorted() {
      guard let old = written[path], let new = fresh[path], new.syntaxErrors > old.syntaxErrors else { continue }
      blame(&result, batch, "the file would be no valid Swift any more") {
        $0.proposal.edits.contains { $0.file == path }
      }
    }
    let touched = state.views(of: Set(texts.keys))
    judge(&result, batch, touched, fresh)
    return result
  }

  private func read(_ texts: [String: [UInt8]], after previous: Result?) -> FixState? {
    guard let previous, let base = previous.state else { return state.replacing(texts, audit, options) }
    var other = texts.filter { previous.texts[$0.key] != $0.value }
    for path in previous.texts.keys where texts[path] == nil { other[path] = written[path]?.bytes }
    return base.replacing(other, audit, options)
  }

  private func failed(_ batch: [Candidate], in path: String?, _ reason: String) -> Result {
    var result = Result(state: nil, edits: [:], blamed: [:], speech: batch.map { _ in ([], []) })
    blame(&result, batch, reason) { candidate in
      path.map { path in candidate.proposal.edits.contains { $0.file == path } } ?? true
    }
    return result
  }

  private func blame(_ result: inout Result, _ batch: [Candidate], _ reason: String, _ isGuilty: (Candidate) -> Bool) {
    for (number, candidate) in batch.enumerated() where result.blamed[number] == nil && isGuilty(candidate) {
      result.blamed[number] = reason
    }
  }

  private func judge(_ result: inout Result, _ batch: [Candidate], _ touched: [Int], _ fresh: WrittenFiles) {
    guard let next = result.state else { return }
    for (number, candidate) in batch.enumerated() {
      let ways = moved(candidate.place, result.edits)
      let isLeft = next.findings[candidate.view].contains { ways.contains(fresh.place(of: $0)) }
      if isLeft { result.blamed[number] = result.blamed[number] ?? "it would not put the finding right" }
      result.speech.append(([], []))
      guard comparesRegions else { continue }
      for view in ([candidate.view] + touched.filter { $0 != candidate.view }).prefix(12) {
        let before = heard(state.views[view], candidate, in: candidate.proposal.region, written)
        let region = moved(candidate.proposal.region, candidate.proposal.file, result.edits)
        let after = heard(next.views[view], candidate, in: region, fresh)
        if view == candidate.view { result.speech[number] = Self.difference(before, after) }
        if let reason = Harm.reason(before: before, after: after, forgets: candidate.proposal.forgets) {
          result.blamed[number] = result.blamed[number] ?? reason
        }
      }
    }
    for view in touched {
      for finding in newFindings(in: view, next, result.edits, fresh) {
        let offset = fresh.offset(finding.span)
        let reason = "it would bring about \(finding.rule): \(finding.message)"
        let near = batch.indices.filter { number in
          let proposal = batch[number].proposal
          return proposal.file == finding.span.file
            && moved(proposal.region, proposal.file, result.edits).contains(offset)
        }
        let sameFile = batch.indices.filter { number in
          batch[number].proposal.edits.contains { $0.file == finding.span.file }
        }
        let sameView = batch.indices.filter { number in
          batch[number].proposal.edits.contains { state.files[view].contains($0.file) }
        }
        let guilty = !near.isEmpty ? near : !sameFile.isEmpty ? sameFile : sameView
        if guilty.contains(where: { batch[$0].proposal.uncovers.contains(finding.rule) }) { continue }
        for number in guilty { result.blamed[number] = result.blamed[number] ?? reason }
      }
    }
  }

  /// Findings of a view that were not there before.
  private func newFindings(in view: Int, _ next: FixState, _ edits: [String: TextEdits], _ fresh: WrittenFiles)
    -> [AuditFinding]
  {
    var known: Set<Candidate.Place> = []
    var words: [String: Int] = [:]
    var after = next.findings[view]
    for finding in state.findings[view] {
      for place in moved(written.place(of: finding).withoutCall, edits) { known.insert(place) }
      words["\(finding.rule) \(finding.span.file) \(finding.message)", default: 0] += 1
    }
    for finding in after where known.contains(fresh.place(of: finding).withoutCall) {
      words["\(finding.rule) \(finding.span.file) \(finding.message)", default: 0] -= 1
    }
    after.removeAll { known.contains(fresh.place(of: $0).withoutCall) }
    return after.filter { finding in
      let key = "\(finding.rule) \(finding.span.file) \(finding.message)"
      guard let left = words[key], left > 0 else { return true }
      words[key] = left - 1
      return false
    }
  }

  // MARK: Places after the edits

  /// Where a place may be afterwards: before or behind what was inserted there.
  private func moved(_ place: Candidate.Place, _ edits: [String: TextEdits]) -> Set<Candidate.Place> {
    var ways: Set<Candidate.Place> = []
    for offset in moved(place.offset, place.file, edits) {
      guard let call = place.via else {
        ways.insert(.init(rule: place.rule, file: place.file, offset: offset, via: nil))
        continue
      }
      for other in moved(call.offset, call.file, edits) {
        ways.insert(
          .init(rule: place.rule, file: place.file, offset: offset, via: .init(file: call.file, offset: other)))
      }
    }
    return ways
  }

  private func moved(_ offset: Int, _ file: String, _ edits: [String: TextEdits]) -> [Int] {
    guard let edits = edits[file] else { return [offset] }
    let behind = edits.moved(offset)
    let before = offset > 0 ? edits.moved(offset - 1) + 1 : 0
    return behind == before ? [behind] : [before, behind]
  }

  private func moved(_ region: Range<Int>, _ file: String, _ edits: [String: TextEdits]) -> Range<Int> {
    let starts = moved(region.lowerBound, file, edits)
    let ends = moved(region.upperBound, file, edits)
    let start = starts.min() ?? region.lowerBound
    return start..<max(start, ends.max() ?? region.upperBound)
  }

  // MARK: Speech

  /// What is heard of a stretch of code, and of what is placed in it.
  private func heard(_ view: AuditedView, _ candidate: Candidate, in region: Range<Int>, _ files: WrittenFiles)
    -> [AuditedElement]
  {
    func isInside(_ span: SourceSpan) -> Bool {
      span.file == candidate.proposal.file && region.contains(files.offset(span))
    }
    return view.everyElement.filter { isInside($0.span) || $0.key.frames.contains(where: isInside) }
  }

  /// What is said of two readings that the other does not say.
  static func difference(_ before: [AuditedElement], _ after: [AuditedElement]) -> ([String], [String]) {
    let old = before.map(\.fullyHeard)
    let new = after.map(\.fullyHeard)
    let changes = new.difference(from: old)
    var lines: ([String], [String]) = ([], [])
    for change in changes {
      switch change {
      case .remove(_, let line, _): lines.0.insert(line, at: 0)
      case .insert(_, let line, _): lines.1.append(line)
      }
    }
    return lines
  }
}

extension Candidate.Place {
  /// The place alone, however it was reached.
  var withoutCall: Candidate.Place { Candidate.Place(rule: rule, file: file, offset: offset, via: nil) }
}

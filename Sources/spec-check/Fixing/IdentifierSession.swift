import Checks
import Foundation
import ScreenModel
import SwiftReader

/// Adds identifiers and calls of the tracker in memory, until nothing is left to add; what would change a word that is
/// heard, or bring about a finding, is left out.
final class IdentifierSession {
  /// What is asked for.
  struct Wishes {
    var identifiers = true
    var files: Set<String>
    /// Where identifiers are declared, before anything was added; its file is part of the project.
    var namespace: IdentifierNamespace?
    var seesNamespace: @Sendable (String) -> Bool = { _ in true }
    /// Files that see the tracker; `nil`: nothing is tracked.
    var tracked: [String]?
  }

  private(set) var state: FixState
  private(set) var made: [Attempt] = []
  /// What was left alone, in the last round.
  private(set) var refused: [Attempt] = []
  /// Files with other text than at the start.
  private(set) var changed: Set<String> = []
  private var declared: [IdentifierNamespace.Declaration] = []
  private var declined: Set<String> = []
  private let wishes: Wishes
  private let audit: Audit
  private let options: Project.AuditOptions
  private let decide: FixSession.Decision?

  /// Rounds end by themselves; a bug must not make them endless.
  private static let rounds = 6

  init(
    _ project: Project, audit: Audit, options: Project.AuditOptions, wishes: Wishes,
    decide: FixSession.Decision? = nil
  ) {
    state = FixState(reading: project, audit, options)
    self.wishes = wishes
    self.audit = audit
    self.options = options
    self.decide = decide
  }

  func run() {
    if wishes.identifiers {
      for _ in 0..<Self.rounds {
        let written = WrittenFiles(state.project)
        var asked = IdentifierPlan.Wishes()
        asked.files = wishes.files
        asked.namespace = namespace(written)
        asked.seesNamespace = wishes.seesNamespace
        guard make(IdentifierPlan.steps(for: state.views, asked) { written[$0] }, written) else { break }
      }
    }
    guard let tracked = wishes.tracked else { return }
    let named = refused
    for _ in 0..<Self.rounds {
      let written = WrittenFiles(state.project)
      let samples = state.project.auditedFiles.flatMap(\.samples)
      let steps = TrackingPlan.steps(for: state.views, in: tracked, samples: samples) { written[$0] }
      guard make(steps, written) else { break }
    }
    refused = named + refused
  }

  /// The namespace as it stands, with what was added.
  private func namespace(_ written: WrittenFiles) -> IdentifierNamespace? {
    guard let first = wishes.namespace else { return nil }
    return written[first.path].flatMap { IdentifierNamespace($0, step: first.indentation) } ?? first
  }

  /// Makes what does no harm of some steps; whether anything was made.
  private func make(_ steps: [IdentifierPlan.Step], _ written: WrittenFiles) -> Bool {
    var candidates: [(candidate: Candidate, declaration: IdentifierNamespace.Declaration?)] = []
    var left: [Attempt] = []
    for step in steps {
      let place = written.place(of: step.finding)
      guard let proposal = step.proposal else {
        var attempt = Attempt(
          candidate: Candidate(
            finding: step.finding,
            proposal: Proposal("leaves it without identifier", [], file: step.finding.span.file, region: 0..<0),
            view: step.view, place: place))
        attempt.reason = step.reason
        left.append(attempt)
        continue
      }
      if declined.contains(Self.key(step.finding)) { continue }
      candidates.append(
        (Candidate(finding: step.finding, proposal: proposal, view: step.view, place: place), step.declaration))
    }
    // Edits of one place would be one text: the first is made, the others in the next round.
    var taken: Set<String> = []
    candidates = candidates.filter { pair in
      pair.candidate.proposal.edits.allSatisfy { taken.insert("\($0.file) \($0.range.lowerBound)").inserted }
    }
    let (kept, result, harmful) = tried(candidates, written)
    refused = left + harmful
    guard let result, let next = result.state, !kept.isEmpty else { return false }
    for (position, pair) in kept.enumerated() {
      var attempt = Attempt(candidate: pair.candidate)
      (attempt.before, attempt.after) = result.speech[position]
      made.append(attempt)
    }
    changed.formUnion(result.edits.keys)
    state = next
    declare(kept.compactMap(\.declaration))
    return true
  }

  /// Tries steps together and takes out those that do harm, until the rest does none.
  private func tried(
    _ candidates: [(candidate: Candidate, declaration: IdentifierNamespace.Declaration?)], _ written: WrittenFiles
  ) -> ([(candidate: Candidate, declaration: IdentifierNamespace.Declaration?)], Trial.Result?, [Attempt]) {
    var remaining = candidates
    var harmful: [Attempt] = []
    // The names that are used have to be there when the screens are spoken again.
    let before = state
    declare(candidates.compactMap(\.declaration), keeps: false)
    // Whole screens are compared: an identifier changes nothing that is heard anywhere.
    let trial = Trial(
      state: state, audit: audit, options: options, written: WrittenFiles(state.project), comparesRegions: false)
    state = before
    var previous: Trial.Result?
    while !remaining.isEmpty {
      let result = trial.run(remaining.map(\.candidate), after: previous)
      previous = result
      var blamed = result.blamed
      if blamed.isEmpty { blamed = otherSpeech(remaining.map(\.candidate), result) }
      if blamed.isEmpty {
        let denied = deny(remaining.map(\.candidate), result, written)
        if denied.isEmpty { return (remaining, result, harmful) }
        remaining = remaining.enumerated().filter { !denied.contains($0.offset) }.map(\.element)
        continue
      }
      for (number, reason) in blamed.sorted(by: { $0.key < $1.key }) {
        var attempt = Attempt(candidate: remaining[number].candidate)
        attempt.reason = reason
        harmful.append(attempt)
      }
      remaining = remaining.enumerated().filter { blamed[$0.offset] == nil }.map(\.element)
    }
    return ([], nil, harmful)
  }

  /// Nothing that is heard may change: the screens in which something did, and what was added to them.
  private func otherSpeech(_ batch: [Candidate], _ result: Trial.Result) -> [Int: String] {
    guard let next = result.state else { return [:] }
    var blamed: [Int: String] = [:]
    for view in state.views(of: Set(result.edits.keys)) {
      let before = state.views[view].everyElement.map(\.fullyHeard)
      let after = next.views[view].everyElement.map(\.fullyHeard)
      guard before != after else { continue }
      for (number, candidate) in batch.enumerated() where state.files[view].contains(candidate.proposal.file) {
        blamed[number] = "\(state.views[view].name) would be heard otherwise"
      }
    }
    return blamed
  }

  /// Adds declarations to the namespace's file.
  private func declare(_ declarations: [IdentifierNamespace.Declaration], keeps: Bool = true) {
    guard let namespace = wishes.namespace, !declarations.isEmpty else { return }
    let all = declared + declarations
    if keeps {
      declared = all
      changed.insert(namespace.path)
    }
    let text = namespace.text(adding: all)
    if let next = state.replacing([namespace.path: Array(text.utf8)], audit, options) { state = next }
  }

  /// Numbers of steps that a person does not want.
  private func deny(_ batch: [Candidate], _ result: Trial.Result, _ written: WrittenFiles) -> Set<Int> {
    guard let decide else { return [] }
    var denied: Set<Int> = []
    for (number, candidate) in batch.enumerated() where !approved.contains(Self.key(candidate.finding)) {
      var attempt = Attempt(candidate: candidate)
      (attempt.before, attempt.after) = result.speech[number]
      if decide(attempt, written) {
        approved.insert(Self.key(candidate.finding))
      } else {
        declined.insert(Self.key(candidate.finding))
        denied.insert(number)
      }
    }
    return denied
  }

  private var approved: Set<String> = []

  /// An element in words: lines move with what is added above it.
  private static func key(_ finding: AuditFinding) -> String {
    "\(finding.rule) \(finding.span.file) \(finding.message) \(finding.view)"
  }
}

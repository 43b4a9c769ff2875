import Checks
import ScreenModel
import SwiftReader

/// Repairs sources in memory, round by round, until nothing more can be put right without harm.
///
/// Each round proposes repairs for what is still wrong, makes those that do not touch each other, speaks the screens again
/// and takes back what did harm. The last round makes nothing, so a second run makes nothing either.
final class FixSession {
  /// What is asked for.
  struct Wishes: Sendable {
    /// Ids of rules to repair; `nil`: all.
    var rules: Set<String>?
    var allowsGuesses = false
    /// Files that may be changed, by path.
    var files: Set<String>?
    var language = "en"
  }

  /// Asked before a repair is made: the repair, what is heard before and after, and the sources as they stand.
  typealias Decision = (Attempt, WrittenFiles) -> Bool

  private(set) var state: FixState
  private(set) var made: [Attempt] = []
  private var refusals: [Candidate.Place: Attempt] = [:]
  /// What only a person can repair, of the last round.
  private var unknown: [Candidate.Place: Attempt] = [:]
  private var declined: Set<Candidate.Place> = []
  private let wishes: Wishes
  private let audit: Audit
  private let options: Project.AuditOptions
  private let decide: Decision?
  /// Files with other text than at the start.
  private(set) var changed: Set<String> = []

  /// Constants for keys of string tables, as the project declares them.
  private lazy var constants = wishes.allowsGuesses ? state.project.textConstants() : [:]

  /// Rounds end by themselves; a bug must not make them endless.
  private static let rounds = 16
  /// How often everything is read.
  private static let readings = 4

  init(
    _ project: Project, audit: Audit, options: Project.AuditOptions, wishes: Wishes, decide: Decision? = nil
  ) {
    state = FixState(reading: project, audit, options)
    self.wishes = wishes
    self.audit = audit
    self.options = options
    self.decide = decide
  }

  /// Repairs that were refused and whose finding is still there, by place.
  var refused: [Attempt] {
    let others = unknown.filter { place, _ in !refusals.keys.contains { $0.withoutCall == place } }
    return (Array(refusals.values) + Array(others.values)).sorted {
      ($0.candidate.finding.span, $0.candidate.place.rule) < ($1.candidate.finding.span, $1.candidate.place.rule)
    }
  }

  /// Repairs until nothing is left to repair, in the views that changed and then in a reading of everything: a large
  /// screen may have come to less of its parts meanwhile, which are then read on their own.
  func run() {
    for _ in 0..<Self.readings {
      let before = made.count
      repairRounds()
      guard made.count > before else { return }
      state = FixState(reading: state.project, audit, options)
      refusals = [:]
    }
  }

  private func repairRounds() {
    for _ in 0..<Self.rounds {
      let written = WrittenFiles(state.project)
      let batch = chosen(from: candidates(written))
      guard !batch.isEmpty else { return }
      settle(batch, written)
    }
  }

  // MARK: Proposing

  /// A repair for each finding that has one, blockers first.
  private func candidates(_ written: WrittenFiles) -> [Candidate] {
    var found: [Candidate] = []
    var seen: Set<[TextEdit]> = []
    unknown = [:]
    let project = state.project
    let language = wishes.language
    let constants = self.constants
    for (number, view) in state.views.enumerated() where view.uikit == nil {
      for finding in state.findings[number] where wishes.rules?.contains(finding.rule) ?? true {
        let place = written.place(of: finding)
        if declined.contains(place) { continue }
        if let refusal = refusals[place], refusal.epoch == epoch(of: number, refusal.candidate) { continue }
        let site = RepairSite(
          finding: finding, view: view, allowsGuesses: wishes.allowsGuesses,
          isNamed: wishes.rules?.contains(finding.rule) ?? false, file: { written[$0] },
          key: { project.key(saying: $0, language: language) }, constant: { constants[$0] },
          spokenForm: { project.spokenForm(of: $0, label: $1) })
        var isProposed = false
        for repair in repairs(of: finding.rule) {
          guard let proposal = repair.init().proposal(for: site), !proposal.edits.isEmpty, mayEdit(proposal),
            wishes.allowsGuesses || proposal.isSafe
          else { continue }
          isProposed = true
          if seen.insert(proposal.edits).inserted {
            found.append(Candidate(finding: finding, proposal: proposal, view: number, place: place))
          }
          break
        }
        if !isProposed, wishes.allowsGuesses, mayEdit(finding) { note(finding, place, number, site) }
      }
    }
    found += gaps(written, &seen)
    return found.sorted { left, right in
      (left.finding.effect.order, left.finding.span, left.place.rule)
        < (right.finding.effect.order, right.finding.span, right.place.rule)
    }
  }

  /// Keeps why a finding is left to a person.
  private func note(_ finding: AuditFinding, _ place: Candidate.Place, _ view: Int, _ site: RepairSite) {
    guard let refusal = repairs(of: finding.rule).lazy.compactMap({ $0.init().refusal(for: site) }).first else {
      return
    }
    let proposal = Proposal(refusal.what, [], file: finding.span.file, region: 0..<0)
    var attempt = Attempt(candidate: Candidate(finding: finding, proposal: proposal, view: view, place: place))
    attempt.reason = refusal.reason
    unknown[place.withoutCall] = attempt
  }

  /// What could be better and no rule finds.
  private func gaps(_ written: WrittenFiles, _ seen: inout Set<[TextEdit]>) -> [Candidate] {
    var found: [Candidate] = []
    let project = state.project
    let site = { view in
      GapSite(view: view, file: { written[$0] }, title: { project.titleProperty(of: $0) })
    }
    for gap in allGapRepairs where wishes.rules?.contains(gap.rule) ?? wishes.allowsGuesses {
      for (number, view) in state.views.enumerated() where view.uikit == nil {
        for (finding, proposal) in gap.init().proposals(in: site(view)) {
          let place = written.place(of: finding)
          if declined.contains(place) || !mayEdit(proposal) || proposal.isGuess && !wishes.allowsGuesses { continue }
          if let refusal = refusals[place], refusal.epoch == epoch(of: number, refusal.candidate) { continue }
          if seen.insert(proposal.edits).inserted {
            found.append(Candidate(finding: finding, proposal: proposal, view: number, place: place))
          }
        }
      }
    }
    return found
  }

  private func mayEdit(_ finding: AuditFinding) -> Bool { wishes.files?.contains(finding.span.file) ?? true }

  private func mayEdit(_ proposal: Proposal) -> Bool {
    guard let files = wishes.files else { return true }
    return proposal.edits.allSatisfy { files.contains($0.file) }
  }

  /// Those that do not touch each other's code; the others wait for the next round.
  private func chosen(from candidates: [Candidate]) -> [Candidate] {
    var taken: [String: [Range<Int>]] = [:]
    return candidates.filter { candidate in
      let ranges = candidate.proposal.edits.map {
        ($0.file, $0.range.lowerBound..<max($0.range.upperBound, $0.range.lowerBound + 1))
      }
      if ranges.contains(where: { file, range in taken[file]?.contains { $0.overlaps(range) } ?? false }) {
        return false
      }
      for (file, range) in ranges { taken[file, default: []].append(range) }
      // What blocks is put right first: much of the rest is then no longer wrong.
      if candidate.finding.effect == .blocks {
        taken[candidate.proposal.file, default: []].append(candidate.proposal.region)
      }
      return true
    }
  }

  /// How often what a repair touches was changed.
  private func epoch(of view: Int, _ candidate: Candidate) -> Int {
    let files = Set(candidate.proposal.edits.map(\.file))
    return state.views(of: files).reduce(0) { $0 + state.epochs[$1] }
  }

  // MARK: Making

  /// Makes what does no harm of a batch; what did is refused where nothing else can be the reason, and tried again
  /// otherwise.
  private func settle(_ batch: [Candidate], _ written: WrittenFiles) {
    let trial = Trial(state: state, audit: audit, options: options, written: written)
    var remaining = batch
    var suspects: [(candidate: Candidate, reason: String)] = []
    var previous: Trial.Result?
    while !remaining.isEmpty {
      let result = trial.run(remaining, after: previous)
      previous = result
      if result.blamed.isEmpty {
        let denied = deny(remaining, result, written)
        if denied.isEmpty {
          commit(remaining, result)
          return
        }
        remaining = remaining.enumerated().filter { !denied.contains($0.offset) }.map(\.element)
        continue
      }
      for (number, reason) in result.blamed.sorted(by: { $0.key < $1.key }) {
        suspects.append((remaining[number], reason))
      }
      remaining = remaining.enumerated().filter { result.blamed[$0.offset] == nil }.map(\.element)
    }
    // Nothing could be made together: each alone.
    for (candidate, reason) in suspects {
      guard suspects.count > 1 else {
        refuse(candidate, reason)
        return
      }
      let result = trial.run([candidate])
      if let own = result.blamed[0] {
        refuse(candidate, own)
      } else if deny([candidate], result, written).isEmpty {
        commit([candidate], result)
        return
      }
    }
  }

  /// Numbers of repairs that a person does not want.
  private func deny(_ batch: [Candidate], _ result: Trial.Result, _ written: WrittenFiles) -> Set<Int> {
    guard let decide else { return [] }
    var denied: Set<Int> = []
    for (number, candidate) in batch.enumerated() where !approved.contains(candidate.place) {
      var attempt = Attempt(candidate: candidate)
      (attempt.before, attempt.after) = result.speech[number]
      if decide(attempt, written) {
        approved.insert(candidate.place)
      } else {
        declined.insert(candidate.place)
        denied.insert(number)
      }
    }
    return denied
  }

  /// Repairs of this round that a person has said yes to.
  private var approved: Set<Candidate.Place> = []

  private func refuse(_ candidate: Candidate, _ reason: String) {
    var attempt = Attempt(candidate: candidate)
    attempt.reason = reason
    attempt.epoch = epoch(of: candidate.view, candidate)
    refusals[candidate.place] = attempt
  }

  private func commit(_ batch: [Candidate], _ result: Trial.Result) {
    guard let next = result.state else { return }
    for (number, candidate) in batch.enumerated() {
      var attempt = Attempt(candidate: candidate)
      (attempt.before, attempt.after) = result.speech[number]
      made.append(attempt)
    }
    changed.formUnion(result.edits.keys)
    state = next
    approved = []
    // Places move with the text.
    declined = Set(declined.map { moved($0, result.edits) })
    refusals = Dictionary(
      refusals.map { (moved($0.key, result.edits), $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  private func moved(_ place: Candidate.Place, _ edits: [String: TextEdits]) -> Candidate.Place {
    var place = place
    if let list = edits[place.file] { place.offset = list.moved(place.offset) }
    if let call = place.via, let list = edits[call.file] {
      place.via = .init(file: call.file, offset: list.moved(call.offset))
    }
    return place
  }
}

extension Effect {
  /// Blockers first.
  fileprivate var order: Int { Effect.allCases.firstIndex(of: self) ?? 0 }
}

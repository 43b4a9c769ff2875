import Checks
import Foundation
import Recordings
import ScreenModel
import ScreenSpecs
import SwiftReader

/// Drafts the specs of views and holds each against the source before it is written.
struct DraftWork: Sendable {
  let project: Project
  let settings: Settings
  /// Where drafts will lie, as seen from the settings: it decides how much proof is asked for.
  let settingsFolder: String
  /// `YYYY-MM-DD`.
  let today: String

  /// A view to draft, under the name and id it gets.
  struct Target: Sendable {
    var view: String
    var kind: ScreenSpec.Kind
    var name: String
    var id: String
    /// Where the view is declared.
    var span: SourceSpan
  }

  /// A draft with its text as it is to be written.
  struct Drafted: Sendable {
    var target: Target
    var draft: SpecDraft
    var text: String
    /// What keeps it from being a spec; nothing of it is written then.
    var problems: [Problem]
  }

  /// Drafts in the order given, parts first, because screens refer to them.
  /// - Parameter others: specs that are there.
  func drafts(
    _ targets: [Target], others: [ScreenSpec], schemaPath: (Target) -> String
  ) -> [Drafted] {
    var screens: [String: String] = [:]
    for spec in others where spec.kind == .screen { for view in spec.views { screens[view.value] = spec.id } }
    for target in targets where target.kind == .screen { screens[target.view] = target.id }
    let places = targets.map(\.span)
    var parts: [DraftPart] = []
    var partSpecs = others.filter { $0.kind == .part }
    var done: [Drafted] = []
    for target in targets where target.kind == .part {
      let drafted = drafted(target, screens, parts, partSpecs, places, schemaPath(target))
      if drafted.problems.isEmpty {
        // What has no words of its own is better told where they are known.
        guard drafted.draft.states.contains(where: { $0.cases.contains(where: \.hasOwnWords) }) else { continue }
        let states = Set(drafted.draft.states.filter { !$0.cases.isEmpty }.map(\.state))
        parts.append(DraftPart(id: target.id, span: target.span, states: states))
        if let spec = SpecReader().read(drafted.text, path: target.id + ".yaml").0 { partSpecs.append(spec) }
      }
      done.append(drafted)
    }
    // Screens need nothing of each other but their ids.
    let wanted = targets.filter { $0.kind == .screen }.map { (target: $0, schema: schemaPath($0)) }
    done += Parallel.map(wanted.count) { [screens, parts, partSpecs] position in
      drafted(wanted[position].target, screens, parts, partSpecs, places, wanted[position].schema)
    }
    return done.sorted {
      ($0.target.kind == .part ? 1 : 0, $0.target.id) < ($1.target.kind == .part ? 1 : 0, $1.target.id)
    }
  }

  /// - Parameter places: where the views of all drafts are declared.
  private func drafted(
    _ target: Target, _ screens: [String: String], _ parts: [DraftPart], _ partSpecs: [ScreenSpec],
    _ places: [SourceSpan], _ schema: String
  ) -> Drafted {
    let predictions = Predictions(project, target.view, language: settings.language)
    let branches = project.branches(of: target.view)
    let own = own(branches, of: target, places)
    var subject = DraftSubject(
      view: target.view, kind: target.kind, name: target.name, id: target.id, branches: own,
      previews: previews(of: target.view), language: settings.language, screens: screens, parts: parts)
    subject.elsewhere = branches.filter { !own.contains($0) }
    let draft = Drafter(subject) { predictions.of($0, $1, $2, $3) }.draft()
    return proved(draft, target, predictions, partSpecs, schema)
  }

  /// The previews in which the view is found as it is made, not only named.
  private func previews(of view: String) -> [String] {
    project.previews(of: view).filter { project.preview($0, shows: view) }
  }

  /// The branches without those in the code of views that have a spec of their own: a tab's loading state is the tab's.
  private func own(_ branches: [StateBranch], of target: Target, _ places: [SourceSpan]) -> [StateBranch] {
    let others = places.filter { $0 != target.span && !$0.contains(target.span) }
    return branches.filter { branch in !others.contains { $0.contains(branch.span) } }
  }

  /// The draft of one view whose spec is there already.
  func draft(_ target: Target, _ predictions: Predictions, others: [ScreenSpec]) -> SpecDraft {
    var screens: [String: String] = [:]
    for spec in others where spec.kind == .screen { for view in spec.views { screens[view.value] = spec.id } }
    let subject = DraftSubject(
      view: target.view, kind: target.kind, name: target.name, id: target.id,
      branches: project.branches(of: target.view), previews: previews(of: target.view),
      language: settings.language, screens: screens)
    let draft = Drafter(subject) { predictions.of($0, $1, $2, $3) }.draft()
    return proved(draft, target, predictions, others.filter { $0.kind == .part }, SpecSchema.usualPath).draft
  }

  /// Writes, reads back and checks a draft until it says nothing that the source does not bear out.
  private func proved(
    _ draft: SpecDraft, _ target: Target, _ predictions: Predictions, _ parts: [ScreenSpec], _ schemaPath: String
  ) -> Drafted {
    var draft = draft
    let writer = SpecDraftWriter(schemaPath: schemaPath)
    for _ in 0..<4 {
      let path = target.id + ".yaml"
      let (spec, problems) = SpecReader().read(writer.text(draft), path: path)
      guard let spec, problems.isEmpty else {
        return Drafted(target: target, draft: draft, text: writer.text(draft), problems: problems)
      }
      let evidence = evidence(for: spec, predictions, draft)
      let result = CheckResult(of: CheckInput(specs: [evidence], others: parts, today: today))
      let (better, isChanged) = draft.proved(by: result, requirement: evidence.requirement)
      draft = better
      if !isChanged { break }
    }
    return Drafted(target: target, draft: draft, text: writer.text(draft), problems: [])
  }

  /// What the source says of each case, as a check gathers it, and nothing recorded.
  ///
  /// - Parameter draft: What the spec was written of; its cases know the branches they were made from.
  func evidence(for spec: ScreenSpec, _ predictions: Predictions, _ draft: SpecDraft? = nil) -> SpecEvidence {
    let branches = project.branches(of: predictions.view)
    var cases: [CaseEvidence] = []
    for state in spec.states where state.notApplicable == nil {
      let drafted = draft?.states.first { $0.state == state.state }?.cases ?? []
      for each in state.cases {
        let origin = (drafted.first { $0.name == each.name } ?? drafted.first)?.branch
        let branch = branches.first { $0.state == state.state && $0.span == origin }
        cases.append(
          CaseEvidence(
            state: state.state, caseName: each.name,
            predictions: predictions.of(
              state.state, each.given, each.preview ?? spec.preview,
              branch.map(Drafter.Assumed.branch) ?? .first(Drafter.mostBranches(of: branches)))))
      }
    }
    return SpecEvidence(
      spec: spec, cases: cases, branches: branches, viewFound: true,
      requirement: settings.require(for: settingsFolder + "/" + spec.id + ".yaml"), language: settings.language)
  }
}

/// What the source says of one view; each question is asked once.
final class Predictions {
  let view: String
  private let project: Project
  private let language: String
  private var known: [Key: [PredictedScreen]] = [:]
  private let answers = PlainAnswers()

  private struct Key: Hashable {
    var state: UXState
    var given: [SampleBinding]
    var preview: String?
    var assumed: Drafter.Assumed
  }

  init(_ project: Project, _ view: String, language: String) {
    self.project = project
    self.view = view
    self.language = language
  }

  /// Where the view is declared.
  var place: SourceSpan? { project.views.first { $0.name == view }?.span }

  func of(
    _ state: UXState, _ given: [SampleBinding], _ preview: String?, _ assumed: Drafter.Assumed
  ) -> [PredictedScreen] {
    // Where a value is written makes no difference.
    let bare = given.map { SampleBinding($0.name, $0.value) }.sorted { $0.name < $1.name }
    let key = Key(state: state, given: bare, preview: preview, assumed: assumed)
    if let found = known[key] { return found }
    var request = Project.Request(view: view, state: state, given: bare, preview: preview, language: language)
    switch assumed {
    case .none: request.assumed = .none
    case .branch(let branch): request.assumed = .only(branch)
    case .first(let most): request.assumed = .first(most)
    }
    let found = project.predictions(request, remembering: answers)
    known[key] = found
    return found
  }
}

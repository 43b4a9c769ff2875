import Checks
import Foundation
import Recordings
import ScreenModel
import ScreenSpecs
import SwiftReader

/// Collects for each case of each spec what the source predicts and what was recorded.
struct EvidenceGathering {
  var project: Project
  var recordings: RecordingFiles
  var dates: SourceDates
  var settings: Settings

  func evidence(for spec: ScreenSpec, settingsPath: String) -> SpecEvidence {
    var spec = spec
    if spec.owner == nil { spec.owner = settings.owner(of: settingsPath) }
    let views = self.views(of: spec)
    let language = spec.language ?? settings.language
    var cases: [CaseEvidence] = []
    for state in spec.states where state.notApplicable == nil {
      for caseSpec in state.cases { cases.append(evidence(caseSpec, of: state, in: spec, views, language)) }
    }
    let known = project.views.map(\.name)
    let problems = spec.views.filter { !project.hasView($0.value) }.map {
      ViewProblem($0.value, nearest: nearestWord(to: $0.value, in: known), span: $0.span)
    }
    return SpecEvidence(
      spec: spec, cases: cases, branches: views.flatMap(project.branches), viewFound: !views.isEmpty,
      viewProblems: problems,
      requirement: spec.require ?? settings.require(for: settingsPath), language: settings.language)
  }

  private func evidence(
    _ caseSpec: CaseSpec, of state: StateSpec, in spec: ScreenSpec, _ views: [String], _ language: String
  )
    -> CaseEvidence
  {
    let predictions = predictions(caseSpec, of: state, in: spec, views, language)
    let said = said(predictions, caseSpec, language)
    let files = Array(Set(predictions.flatMap(\.files))).sorted()
    let dated = recordings.matching(spec, state, caseSpec).map { recording in
      var recording = recording
      // A recording that does not say when it was made is as old as its file.
      if recording.recorded == nil { recording.recorded = dates.changes(of: [recording.file]).first?.date }
      return DatedRecording(recording, Freshness(of: recording, predicted: said, changes: dates.changes(of: files)))
    }
    return CaseEvidence(state: state.state, caseName: caseSpec.name, predictions: predictions, recordings: dated)
  }

  /// What the source says of a case now, one utterance an element: what `hear --stamp` stores. `nil`: no such case or view.
  func said(of state: UXState, _ caseName: String?, in spec: ScreenSpec) -> [String]? {
    guard let stateSpec = spec.state(state),
      let caseSpec = stateSpec.cases.first(where: {
        RecordingFiles.slug($0.name ?? "") == RecordingFiles.slug(caseName ?? "") || stateSpec.cases.count == 1
      })
    else { return nil }
    let language = spec.language ?? settings.language
    return said(predictions(caseSpec, of: stateSpec, in: spec, views(of: spec), language), caseSpec, language)
  }

  private func predictions(
    _ caseSpec: CaseSpec, of state: StateSpec, in spec: ScreenSpec, _ views: [String], _ language: String
  )
    -> [PredictedScreen]
  {
    views.flatMap { view in
      project.predictions(
        Project.Request(
          view: view, state: state.state, given: caseSpec.given, preview: caseSpec.preview ?? spec.preview,
          language: caseSpec.filter?.language ?? language,
          os: os(caseSpec)))
    }
  }

  private func said(_ predictions: [PredictedScreen], _ caseSpec: CaseSpec, _ language: String) -> [String]? {
    let speech = Speech(lexicon: .language(language), os: os(caseSpec))
    return predictions.first.map { $0.screen.elements.map { speech.utterance(of: $0).spoken } }
  }

  private func os(_ caseSpec: CaseSpec) -> OSVersion { caseSpec.filter?.os.flatMap { OSVersion($0) } ?? .newest }

  /// The views a spec names, else the one that bears its name.
  private func views(of spec: ScreenSpec) -> [String] {
    let named = spec.views.map(\.value).filter(project.hasView)
    if !spec.views.isEmpty { return named }
    let base = spec.id.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
    return [base, base + "View", base + "Screen"].first(where: project.hasView).map { [$0] } ?? []
  }
}

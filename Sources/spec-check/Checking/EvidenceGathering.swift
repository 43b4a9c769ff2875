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
  /// Every spec of the project, to know which views are described elsewhere.
  var all: [ScreenSpec] = []
  /// What was said ahead, on all threads.
  private(set) var said: [SaidCase: [PredictedScreen]] = [:]
  private let translations = Translations()

  /// A case in a language.
  struct SaidCase: Hashable {
    var spec: String
    var state: UXState
    var name: String?
    var language: String
  }

  init(
    project: Project, recordings: RecordingFiles, dates: SourceDates, settings: Settings, all: [ScreenSpec] = []
  ) {
    self.project = project
    self.recordings = recordings
    self.dates = dates
    self.settings = settings
    self.all = all
  }

  /// Says every case of some specs, several specs at a time; what is gathered afterwards is the same, only sooner.
  mutating func sayAhead(_ specs: [ScreenSpec]) {
    // Parsed on all threads, which is not done from within one of them.
    _ = project.views
    let gathering = UncheckedGathering(self)
    let said = Parallel.map(specs.count) { gathering.value.said(specs[$0]) }
    for one in said { self.said.merge(one) { first, _ in first } }
  }

  private struct UncheckedGathering: @unchecked Sendable {
    var value: EvidenceGathering
    init(_ value: EvidenceGathering) { self.value = value }
  }

  private func said(_ spec: ScreenSpec) -> [SaidCase: [PredictedScreen]] {
    var found: [SaidCase: [PredictedScreen]] = [:]
    let views = views(of: spec)
    let own = spec.language ?? settings.language
    let answers = views.map { _ in PlainAnswers() }
    for language in [own] + languages(besides: own) {
      for state in spec.states where state.notApplicable == nil {
        for each in state.cases where language == own || each.filter?.language == nil {
          let key = SaidCase(spec: spec.span.file, state: state.state, name: each.name, language: language)
          found[key] = say(each, of: state, in: spec, views, language, answers)
        }
      }
    }
    return found
  }

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
    var evidence = SpecEvidence(
      spec: spec, cases: cases, branches: views.flatMap(project.branches), viewFound: !views.isEmpty,
      viewProblems: problems,
      requirement: spec.require ?? settings.require(for: settingsPath), language: settings.language)
    evidence.described = described(besides: spec, views)
    evidence.previewProblems = previewProblems(of: spec, views)
    evidence.languages = languages(besides: language).map { self.evidence(for: spec, in: $0, from: language, views) }
    return evidence
  }

  /// Where the views of other specs are declared, without those that hold this one's.
  private func described(besides spec: ScreenSpec, _ views: [String]) -> [SourceSpan] {
    guard !all.isEmpty, !spec.views.isEmpty else { return [] }
    let others = Set(all.filter { $0.span.file != spec.span.file }.flatMap { $0.views.map(\.value) })
    let summaries = project.views
    let own = summaries.filter { views.contains($0.name) }.map(\.span)
    return summaries.filter { others.contains($0.name) && !views.contains($0.name) }.map(\.span)
      .filter { other in !own.contains { other.contains($0) } }
  }

  // MARK: Further languages

  /// The languages of the settings that are not that of the spec.
  private func languages(besides language: String) -> [String] {
    var seen: Set<String> = [Self.base(language)]
    return settings.languages.filter { $0 != language && (seen.insert(Self.base($0)).inserted || $0.contains("-")) }
  }

  private static func base(_ language: String) -> String {
    String(language.lowercased().prefix { $0 != "-" && $0 != "_" })
  }

  private func evidence(for spec: ScreenSpec, in language: String, from source: String, _ views: [String])
    -> LanguageEvidence
  {
    let tables = project.stringTables
    var cases: [CaseEvidence] = []
    for state in spec.states where state.notApplicable == nil {
      // A case that is meant for one language holds in that one alone.
      for caseSpec in state.cases where caseSpec.filter?.language == nil {
        cases.append(evidence(caseSpec, of: state, in: spec, views, language))
      }
    }
    var found: Set<UsedKey> = []
    for key in cases.flatMap(\.predictions).flatMap(\.keys) where Self.isWords(key.key) { found.insert(key) }
    let untranslated = found.filter { !tables.isTranslated(key: $0.key, table: $0.table, language: language) }
    return LanguageEvidence(
      translations.translation(from: source, to: language, tables), cases: cases,
      untranslated: untranslated.sorted().map { key in
        UntranslatedKey(
          key.key, table: key.table,
          catalog: tables.has(key: key.key, table: key.table)
            ? tables.file(of: key.table, language: language) : nil, span: key.span)
      }, isSpoken: tables.speaks(language))
  }

  /// Whether a key has words besides the places for values.
  private static func isWords(_ key: String) -> Bool {
    FormatPiece.split(key).contains { piece in
      if case .words(let words) = piece { words.contains(where: \.isLetter) } else { false }
    }
  }

  // MARK: Previews

  private func previewProblems(of spec: ScreenSpec, _ views: [String]) -> [PreviewProblem] {
    guard !views.isEmpty else { return [] }
    var asked: [(name: String, span: SourceSpan?)] = []
    if let name = spec.preview { asked.append((name, spec.previewSpan)) }
    for caseSpec in spec.states.flatMap(\.cases) {
      if let name = caseSpec.preview { asked.append((name, caseSpec.previewSpan)) }
    }
    guard !asked.isEmpty else { return [] }
    let known = project.previewNames
    var problems: [PreviewProblem] = []
    for (name, span) in asked {
      if views.contains(where: { project.preview(name, shows: $0) }) { continue }
      let problem =
        known.contains(name)
        ? PreviewProblem(name, view: views.first, span: span)
        : PreviewProblem(name, nearest: nearestWord(to: name, in: known), span: span)
      if !problems.contains(problem) { problems.append(problem) }
    }
    return problems
  }

  // MARK: Cases

  private func evidence(
    _ caseSpec: CaseSpec, of state: StateSpec, in spec: ScreenSpec, _ views: [String], _ language: String
  )
    -> CaseEvidence
  {
    let predictions = predictions(caseSpec, of: state, in: spec, views, language)
    let said = said(predictions, caseSpec, language)
    let files = Array(Set(predictions.flatMap(\.files))).sorted()
    let dated = recordings.matching(spec, state, caseSpec).filter { speaks($0, language) }.map { recording in
      var recording = recording
      // A recording that does not say when it was made is as old as its file.
      if recording.recorded == nil { recording.recorded = dates.changes(of: [recording.file]).first?.date }
      return DatedRecording(recording, Freshness(of: recording, predicted: said, changes: dates.changes(of: files)))
    }
    return CaseEvidence(state: state.state, caseName: caseSpec.name, predictions: predictions, recordings: dated)
  }

  /// Whether a recording is of the language; one that says nothing is of the language of the specs.
  private func speaks(_ recording: Recording, _ language: String) -> Bool {
    guard !settings.languages.isEmpty else { return true }
    return Self.base(recording.device.language ?? settings.language) == Self.base(language)
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
    said[.init(spec: spec.span.file, state: state.state, name: caseSpec.name, language: language)]
      ?? say(caseSpec, of: state, in: spec, views, language, views.map { _ in PlainAnswers() })
  }

  private func say(
    _ caseSpec: CaseSpec, of state: StateSpec, in spec: ScreenSpec, _ views: [String], _ language: String,
    _ answers: [PlainAnswers]
  ) -> [PredictedScreen] {
    zip(views, answers).flatMap { view, answers in
      project.predictions(
        Project.Request(
          view: view, state: state.state, given: caseSpec.given, preview: caseSpec.preview ?? spec.preview,
          language: caseSpec.filter?.language ?? language,
          os: os(caseSpec)), remembering: answers)
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

/// Translations by their two languages, each made once.
private final class Translations {
  private var known: [[String]: Translation] = [:]

  func translation(from source: String, to target: String, _ tables: StringTables) -> Translation {
    if let made = known[[source, target]] { return made }
    let made = Translation(from: source, to: target, words: tables.words(from: source, to: target))
    known[[source, target]] = made
    return made
  }
}

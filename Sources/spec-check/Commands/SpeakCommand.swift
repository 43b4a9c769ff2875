import Foundation
import Reports
import ScreenModel
import ScreenSpecs
import SwiftReader

/// `speak`: says views aloud from their source.
struct SpeakCommand: Command {
  let name = "speak"
  let summary = "Say a view aloud from its source, as VoiceOver would."
  let operands = "[PATH…]"
  let formats = ["text", "json"]
  var options: [Option] {
    [Self.view, Self.state, Self.allStates, Self.given, Self.preview, Self.language, Self.os, Self.why]
  }

  static let view = Option("view", value: "NAME", help: "the view's type; without it every view of the paths")
  static let state = Option(
    "state", value: "STATE", choices: UXState.allCases.map(\.rawValue), help: "the state to find in the source")
  static let allStates = Option("all-states", help: "every state the source has, with the test that decides it")
  static let given = Option(
    "given", value: "NAME=VALUE", repeats: true, help: "a value for a name in the view's code, as under given in a spec"
  )
  static let preview = Option("preview", value: "NAME", help: "the preview whose data the view has, beneath --given")
  static let language = Option("language", value: "TAG", help: "the language to speak; without it that of the settings")
  static let os = Option("os", value: "VERSION", help: "the iOS to speak as; without it the newest known")
  static let why = Option("why", help: "say why words or elements are not known, and cut nothing short")

  var examples: [Example] {
    [
      Example("spec-check speak Sources --view AddressPicker", "the view as it appears first"),
      Example(
        "spec-check speak Sources --view AddressPicker --given selected=\"12 Oak Street\"",
        "with a value for a name in its code"),
      Example("spec-check speak Sources --view OrdersScreen --state loading", "a state found in the source"),
      Example("spec-check speak Sources --all-states --format json", "everything, for programs"),
    ]
  }

  func run(_ arguments: Arguments, in surroundings: Surroundings) throws(Problems) -> Outcome {
    let file = try SettingsFile.read(arguments, from: arguments.operands.first, in: surroundings)
    let started = surroundings.clock()
    let paths = arguments.operands
    let files: (inputs: [Project.Input], problems: [Problem])
    if paths.isEmpty {
      files = SourceFiles(folder: surroundings.workingFolder, exclude: file.settings.exclude.map(file.shown))
        .read(file.settings.sources.map(file.shown))
    } else {
      files = SourceFiles(folder: surroundings.workingFolder, exclude: file.settings.exclude.map(file.shown)).read(
        paths)
    }
    guard files.problems.isEmpty else { throw Problems(files.problems) }
    let cache = ResultCache(self, arguments, file, inputs: files.inputs, in: surroundings)
    if let known = cache.outcome { return known }
    let project = Project(
      files.inputs, components: file.components, cache: CachePlace.sources(arguments, surroundings),
      answers: CachePlace.answers(arguments, surroundings), kept: surroundings.kept)
    let read = surroundings.clock()
    var given: [SampleBinding] = []
    for text in arguments.values(Self.given) {
      switch readSample(text) {
      case .success(let binding): given.append(binding)
      case .failure(let problem): throw Problems([problem])
      }
    }
    let names = try views(arguments, project)
    if let preview = arguments.value(Self.preview) {
      let known = Array(Set(names.flatMap(project.previews))).sorted()
      guard known.contains(preview) else {
        let near = nearestWord(to: preview, in: known).map { "did you mean ‘\($0)’?" }
        let list =
          known.isEmpty ? "no preview with a name shows it" : "previews with names: \(known.joined(separator: ", "))"
        throw Problems([Problem("there is no preview ‘\(preview)’ of this view", hint: near ?? list)])
      }
    }
    let language = arguments.value(Self.language) ?? file.settings.language
    guard let os = arguments.value(Self.os).map({ OSVersion($0) }) ?? .newest else {
      throw Problems([
        Problem("‘\(arguments.value(Self.os) ?? "")’ is no iOS version", hint: "write --os 17 or --os 26.2")
      ])
    }
    let speaking = Speaking(
      project: project, given: given, preview: arguments.value(Self.preview), language: language, os: os,
      state: arguments.value(Self.state).flatMap(UXState.init(rawValue:)), allStates: arguments.has(Self.allStates))
    let progress = Progress("views", arguments, in: surroundings)
    let said = Parallel.map(names.count) { position in
      defer { progress.step() }
      let begun = surroundings.clock()
      let view = speaking.spoken(names[position])
      return (view: view, time: Timing("  \(names[position])", surroundings.clock() - begun))
    }
    progress.end()
    let spoken = said.map(\.view)
    let report = SpeakReport(
      speech: Speech(lexicon: .language(language), os: os), showsStates: arguments.has(Self.allStates),
      why: arguments.has(Self.why))
    var outcome = Outcome()
    let isSingle = arguments.has(Self.view)
    outcome.report =
      arguments.format(of: self) == "json" ? report.json(spoken, isSingle: isSingle) : report.text(spoken)
    outcome.notes = Set(spoken.flatMap(\.unknownNames)).sorted { $0.name < $1.name }.map { unknown in
      "nothing in the view is called ‘\(unknown.name)’" + (unknown.nearest.map { "; did you mean ‘\($0)’?" } ?? "")
    }
    if names.isEmpty { outcome.notes.append("there is no SwiftUI view in these files") }
    outcome.notes += SourceNotes.of(project)
    if let wanted = arguments.value(Self.state) {
      outcome.notes += spoken.filter { $0.states.first?.state == nil }.map {
        "the source of \($0.view) has no state ‘\(wanted)’; it is said as it appears first"
      }
    }
    outcome.timings = [Timing("read", read - started), Timing("speak", surroundings.clock() - read)]
    outcome.timings += said.map(\.time).sorted { $0.seconds > $1.seconds }.prefix(5)
    cache.store(outcome)
    project.finish()
    return outcome
  }

  private func views(_ arguments: Arguments, _ project: Project) throws(Problems) -> [String] {
    let all = project.views.map(\.name)
    guard let wanted = arguments.value(Self.view) else { return all }
    if project.hasView(wanted) { return [wanted] }
    guard !all.isEmpty else { throw Problems([Problem("there is no SwiftUI view in these files")]) }
    let near = nearestWord(to: wanted, in: all)
    throw Problems([
      Problem(
        "there is no view ‘\(wanted)’",
        hint: near.map { "did you mean ‘\($0)’?" } ?? "views here: \(all.prefix(12).joined(separator: ", "))")
    ])
  }
}

/// Asks the project for what `speak` says.
private struct Speaking {
  var project: Project
  var given: [SampleBinding]
  var preview: String?
  var language: String
  var os: OSVersion
  var state: UXState?
  var allStates: Bool

  func spoken(_ view: String) -> SpokenView {
    guard allStates else {
      // A state that the source does not have must not be made up.
      let state = state.flatMap { state in
        state == .content || project.branches(of: view).contains { $0.state == state } ? state : nil
      }
      let screens = predictions(view, state)
      return SpokenView(
        view: view, states: screens.prefix(1).map { .init(state: state, screen: $0) },
        unknownNames: screens.first?.unknownNames ?? [])
    }
    var states: [SpokenView.State] = []
    let branches = project.branches(of: view)
    for state in UXState.seven where branches.contains(where: { $0.state == state }) {
      for screen in predictions(view, state) {
        states.append(
          .init(
            state: state, screen: screen, evidence: screen.assumed.map { [$0] } ?? branches.filter { $0.state == state }
          ))
      }
    }
    states.insert(contentsOf: predictions(view, .content).prefix(1).map { .init(state: .content, screen: $0) }, at: 0)
    return SpokenView(view: view, states: states, unknownNames: [])
  }

  private func predictions(_ view: String, _ state: UXState?) -> [PredictedScreen] {
    project.predictions(
      Project.Request(
        view: view, state: state, given: given, preview: preview, usesInitialValues: true, language: language, os: os,
        includesSurroundings: false, includesEvents: false))
  }
}

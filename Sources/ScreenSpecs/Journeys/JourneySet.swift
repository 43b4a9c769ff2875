import Foundation
import ScreenModel

/// All journeys of a project, held against its specs.
public struct JourneySet: Sendable {
  /// In the order of their paths.
  public var journeys: [JourneySpec]
  /// Everything wrong in any of the files and between them and the specs, in the order of their places.
  public var problems: [Problem]

  public init(journeys: [JourneySpec], problems: [Problem]) {
    self.journeys = journeys
    self.problems = problems
  }
}

/// Reads journey files and holds them against the specs they name.
/// - Parameter files: Where each file is, and the path that people should see.
public func readJourneys(files: [(url: URL, path: String)], specs: [ScreenSpec]) -> JourneySet {
  var read: [ReadJourney] = []
  for file in files.sorted(by: { $0.path < $1.path }) {
    switch contents(of: file.url, path: file.path) {
    case .success(let data): read.append(JourneyReader().readFile(data, path: file.path))
    case .failure(let problem):
      var failed = ReadJourney(text: YAMLText(path: file.path, bytes: []))
      failed.problems = [problem]
      read.append(failed)
    }
  }
  return joined(read, specs)
}

/// The same for texts that are in memory.
public func readJourneys(texts: [(path: String, text: String)], specs: [ScreenSpec]) -> JourneySet {
  joined(
    texts.sorted { $0.path < $1.path }.map { JourneyReader().readFile(Data($0.text.utf8), path: $0.path) }, specs)
}

private func joined(_ read: [ReadJourney], _ specs: [ScreenSpec]) -> JourneySet {
  let problems = read.flatMap(\.problems) + JourneyCrossCheck(read, specs).problems
  return JourneySet(journeys: read.compactMap(\.journey), problems: tidied(problems))
}

/// Holds journeys against each other and against the specs: ids given twice, mistyped screens, states that say nothing.
struct JourneyCrossCheck {
  private(set) var problems: [Problem] = []
  private let specs: [String: ScreenSpec]

  init(_ read: [ReadJourney], _ specs: [ScreenSpec]) {
    self.specs = Dictionary(specs.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var first: [String: String] = [:]
    for each in read {
      guard let journey = each.journey else { continue }
      if let other = first[journey.id.lowercased()] {
        report(
          "the id ‘\(journey.id)’ is taken by \(other)", "give one of the two another ‘id:’", journey.span, each.text)
      } else {
        first[journey.id.lowercased()] = each.text.path
      }
      for step in journey.steps { check(step, each.text) }
    }
  }

  private mutating func check(_ step: JourneyStep, _ text: YAMLText) {
    let id = step.screen.value
    guard !id.isEmpty else { return }
    guard let spec = specs[id] else {
      // A screen whose spec is written later is no mistake; a name that nearly is another one's is.
      if let nearest = nearestWord(to: id, in: Array(specs.keys)) {
        report("there is no screen ‘\(id)’", "did you mean ‘\(nearest)’?", step.screen.span, text)
      }
      return
    }
    let word = step.state.rawValue
    let state = spec.state(step.state)
    if let name = step.caseName, let state, !state.cases.contains(where: { $0.name == name.value }) {
      let names = state.cases.compactMap(\.name)
      let hint =
        nearestWord(to: name.value, in: names).map { "did you mean ‘\($0)’?" }
        ?? (names.isEmpty ? "it has no cases" : "it has \(names.joined(separator: ", "))")
      report("the state ‘\(word)’ of ‘\(id)’ has no case ‘\(name.value)’", hint, name.span, text)
    }
    if let state, state.notApplicable != nil {
      report(
        "the screen ‘\(id)’ says that ‘\(word)’ is not applicable", "go through another state, or design this one",
        step.span, text)
    }
  }

  private mutating func report(_ message: String, _ hint: String, _ span: SourceSpan, _ text: YAMLText) {
    problems.append(text.problem(message, hint: hint, at: span))
  }
}

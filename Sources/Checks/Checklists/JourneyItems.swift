import ScreenModel

/// A journey as items: one a step, in the order in which they are taken.
struct JourneyItems {
  let journey: JourneyResult
  /// Those of the whole check.
  let findings: [Finding]

  var section: ChecklistSection {
    var section = ChecklistSection(.journey, id: "journey-\(journey.id)", title: journey.name)
    let own = findings.filter { $0.span?.file == journey.span.file }
    let open = OpenItems(screen: ScreenResult(id: section.id, screen: journey.name), findings: own)
    section.add(.failures, open.failures)
    section.add(.stale, open.stale)
    section.add(.journey, [start] + journey.steps.enumerated().map { step($1, number: $0 + 1) })
    return section
  }

  private var start: ChecklistItem {
    let place = journey.start.map { ": \($0)" } ?? ", not in the middle of it"
    return ChecklistItem(
      "\(journey.id)/journey/start", "Turn VoiceOver and the screen curtain on, and begin where people begin\(place)",
      spec: journey.span)
  }

  private func step(_ step: JourneyStepResult, number: Int) -> ChecklistItem {
    let place = "\(step.screenName), \(OpenItems.name(step.state, step.caseName))"
    let action = step.action.map { "\($0) (\(place))" } ?? "you are at \(place)"
    return ChecklistItem(
      "\(journey.id)/journey/\(number)", "Step \(number): \(action)", state: step.state, caseName: step.caseName,
      lines: step.expectations.filter(\.counts).map { expectation in
        let kind = expectation.kind == .hears ? "" : "\(expectation.kind.rawValue): "
        return "\(kind)“\(expectation.expected)” – \(OpenItems.words(expectation))"
      }, spec: step.span)
  }
}

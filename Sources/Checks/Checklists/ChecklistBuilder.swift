import ScreenModel
import ScreenSpecs

extension Checklist {
  /// Lists what is owed and what is to be tried. A further section is one more line here.
  public init(of input: ChecklistInput) {
    let specs = Dictionary(input.specs.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let screens = input.result.screens.map { screen in
      Self.section(screen, specs[screen.id], specs, input)
    }
    let journeys = input.result.journeys.map { JourneyItems(journey: $0, findings: input.result.findings).section }
    let sections = journeys + screens + [Self.project(input)]
    self.init(release: input.release, sections: sections.filter { !$0.groups.isEmpty })
  }

  private static func section(
    _ screen: ScreenResult, _ spec: ScreenSpec?, _ specs: [String: ScreenSpec], _ input: ChecklistInput
  ) -> ChecklistSection {
    var section = ChecklistSection(screen.isPart ? .part : .screen, id: screen.id, title: screen.screen)
    section.owner = screen.owner
    section.design = spec?.design
    section.isPlanned = screen.isPlanned
    let open = OpenItems(screen: screen, findings: input.result.findings.filter { $0.screen == screen.id })
    section.add(.missing, open.missing)
    section.add(.failures, open.failures)
    section.add(.unproved, open.unproved)
    section.add(.stale, open.stale)
    section.add(.questions, open.questions)
    // What is not built cannot be tried.
    guard let spec, !screen.isPlanned else { return section }
    section.add(.states, StateChecks(spec: spec, specs: specs).items)
    if !screen.isPart {
      let tried = ReleaseScreen(spec: spec, views: input.views[spec.id] ?? [], orientations: input.orientations)
      section.add(.release, allReleaseLines.compactMap { $0.item(for: tried) })
    }
    return section
  }

  /// What belongs to no screen that has a spec.
  private static func project(_ input: ChecklistInput) -> ChecklistSection {
    var section = ChecklistSection(.project, id: "project", title: "Without a spec")
    section.add(
      .missing,
      input.result.unspecified.map { screen in
        ChecklistItem(
          "project/spec/\(screen.view)", "\(screen.view) has no spec: nobody has written down what is heard on it",
          places: screen.span.map { [ChecklistPlace($0, "the view")] } ?? [])
      })
    let open = OpenItems(
      screen: ScreenResult(id: "project", screen: section.title),
      findings: input.result.findings.filter { finding in
        // What is found of a journey stands with it.
        finding.screen == nil && !input.result.journeys.contains { $0.span.file == finding.span?.file }
      })
    section.add(.failures, open.failures)
    return section
  }
}

extension ChecklistSection {
  /// Items of a kind, where there are any. Keys that occur twice are numbered.
  mutating func add(_ kind: ChecklistGroup.Kind, _ items: [ChecklistItem]) {
    guard !items.isEmpty else { return }
    var seen: [String: Int] = [:]
    let numbered = items.map { item in
      var item = item
      let count = (seen[item.key] ?? 0) + 1
      seen[item.key] = count
      if count > 1 { item.key += ".\(count)" }
      return item
    }
    groups.append(ChecklistGroup(kind, numbered))
  }
}

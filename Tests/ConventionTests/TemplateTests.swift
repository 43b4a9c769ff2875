import Foundation
import ScreenModel
import ScreenSpecs
import TestSupport
import Testing

/// What people copy into a project is right.
@Suite struct TemplateTests {
  @Test func theSpecHasEveryState() throws {
    let (specs, problems) = readTemplate()
    #expect(problems.isEmpty)
    let spec = try #require(specs.first)
    #expect(
      spec.states.map(\.state).sorted { $0.rawValue < $1.rawValue }
        == UXState.allCases.sorted { $0.rawValue < $1.rawValue })
    for state in UXState.seven { #expect(spec.state(state)?.isUndesigned == false, "\(state.rawValue) is empty") }
  }

  private func readTemplate() -> ([ScreenSpec], [Problem]) {
    let set = readSpecs(files: [(repositoryRoot.appendingPathComponent("templates/spec.yaml"), "templates/spec.yaml")])
    return (set.specs, set.problems)
  }

  @Test func theSettingsAreRead() {
    let (settings, problems) = SettingsReader().read(
      file: repositoryRoot.appendingPathComponent("templates/settings.yml"), path: "templates/settings.yml")
    #expect(problems.isEmpty)
    #expect(settings.sources == ["App", "Packages"])
    #expect(settings.require(for: "specs/checkout/pay.yaml") == .recorded)
    #expect(settings.components.map(\.name) == ["PrimaryButton"])
  }
}

import Foundation
import ScreenModel
import Testing

@testable import ScreenSpecs

@Suite struct SettingsTests {
  static let everything = """
    specs: specs
    sources: [App, "Packages/*/Sources"]
    exclude: "**/Generated"
    recordings: recordings
    language: de
    languages: [de, en]
    require:
      "**": predicted
      specs/checkout/**: recorded
    owners: { specs/checkout: Checkout team }
    rules:
      decoration-spoken: off
      Sources/Legacy/**: { icon-button-without-label: warning }
    components:
      PrimaryButton: { like: Button, label: title, traits: [button] }
    baseline: .spec-check-baseline.yml
    identifier-pattern: "{category}_{context}_{element}"
    """

  @Test func readsEveryKey() {
    let (settings, problems) = SettingsReader().read(Self.everything, path: ".spec-check.yml")
    #expect(problems.isEmpty)
    #expect(settings.specs == ["specs"])
    #expect(settings.sources == ["App", "Packages/*/Sources"])
    #expect(settings.exclude == ["**/Generated"])
    #expect(settings.recordings == ["recordings"])
    #expect(settings.language == "de")
    #expect(settings.languages == ["de", "en"])
    #expect(settings.require(for: "specs/search.yaml") == .predicted)
    #expect(settings.require(for: "specs/checkout/pay.yaml") == .recorded)
    #expect(settings.owner(of: "specs/checkout/pay.yaml") == "Checkout team")
    #expect(settings.owner(of: "specs/search.yaml") == nil)
    #expect(settings.level(of: "decoration-spoken", path: "Sources/A.swift") == .off)
    #expect(settings.level(of: "icon-button-without-label", path: "Sources/A.swift") == nil)
    #expect(settings.level(of: "icon-button-without-label", path: "Sources/Legacy/A.swift") == .warning)
    #expect(settings.components.map(\.name) == ["PrimaryButton"])
    #expect(settings.components.map(\.like) == ["Button"])
    #expect(settings.components.map(\.label) == ["title"])
    #expect(settings.components.map(\.traits) == [[.button]])
    #expect(settings.baseline == ".spec-check-baseline.yml")
    #expect(settings.identifierPattern == "{category}_{context}_{element}")
  }

  @Test(arguments: ["", "# nothing\n", "specs:\n"])
  func whatIsNotSaidHasItsDefault(_ text: String) {
    let (settings, problems) = SettingsReader().read(text, path: ".spec-check.yml")
    #expect(problems.isEmpty)
    #expect(settings.specs == ["specs"])
    #expect(settings.sources == ["."])
    #expect(settings.exclude == [])
    #expect(settings.recordings == ["recordings"])
    #expect(settings.language == "en")
    #expect(settings.require(for: "specs/search.yaml") == .predicted)
  }

  @Test func problemsAreToldAsInSpecs() {
    let found = SettingsReader().read(
      """
      source: App
      require: recoded
      rules: { image-without-label: loud }
      components: { PrimaryButton: { label: title } }
      identifier-pattern: "[a-z"
      language: de_DE
      """, path: ".spec-check.yml"
    ).1
    #expect(
      places(found) == [
        "1:1 unknown key ‘source’", "2:10 ‘require’ cannot be ‘recoded’",
        "3:31 ‘image-without-label’ cannot be ‘loud’", "4:30 a component needs ‘like’",
        "5:21 ‘[a-z’ is no regular expression", "6:11 ‘language’ is ‘de_DE’; expected \(TextForm.language.expected)",
      ])
    #expect(found.map(\.line).first == "source: App")
  }

  @Test func unknownRulesAreFoundOnceTheRulesAreKnown() {
    let settings = SettingsReader().read("rules: { image-without-lable: off, error-silent: off }", path: "s.yml").0
    let found = settings.problems(knownRules: ["error-silent", "image-without-label"])
    #expect(places(found) == ["1:10 there is no rule ‘image-without-lable’"])
    #expect(found.map(\.hint) == ["did you mean ‘image-without-label’?"])
    #expect(found.map(\.line) == ["rules: { image-without-lable: off, error-silent: off }"])
  }

  @Test func theNearestFileAboveIsFound() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    let inner = folder.appendingPathComponent("a/b")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    #expect(Settings.find(from: inner)?.path.hasPrefix(folder.path) != true)
    try Data("language: de\n".utf8).write(to: folder.appendingPathComponent(".spec-check.yml"))
    let file = try #require(Settings.find(from: inner))
    #expect(file.path == folder.path + "/.spec-check.yml")
    #expect(SettingsReader().read(file: file, path: ".spec-check.yml").0.language == "de")
  }
}

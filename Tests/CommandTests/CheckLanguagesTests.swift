import Foundation
import TestSupport
import Testing

@testable import spec_check

/// `languages` in the settings: the Leaf store and its specs in German as well.
@Suite struct CheckLanguagesTests {
  private func germanStore(_ change: (ProjectCopy) throws -> Void = { _ in }) throws -> (CheckJSON, text: String) {
    try ProjectCopy.with("specs/leaf-store") { project in
      try project.replace(
        "language: en", with: "language: en\nlanguages: [de]", in: "specs/leaf-store/.spec-check.yml")
      try change(project)
      let json = run("check", "specs/leaf-store", "--format", "json", in: project.folder)
      return (try CheckJSON(json.out), run("check", "specs/leaf-store", in: project.folder).out)
    }
  }

  @Test func theStoreHoldsInGerman() throws {
    let (result, _) = try germanStore()
    #expect(result.lines("error") == [])
    let modal = try #require(result.screens.first { $0.id == "address-picker" }?.states["modal"])
    #expect(
      modal.expectations.map { $0.languages ?? [] } == [
        [.init(language: "de", expected: "Lieferadresse, überschrift", verdict: "possible")],
        [.init(language: "de", expected: "Abbrechen, taste", verdict: "predicted")],
        [.init(language: "de", expected: "8 Garden Street, taste", verdict: "possible")],
      ])
  }

  @Test func aKeyWithoutWordsIsNamedWithCatalogLanguageAndPlace() throws {
    let (result, text) = try germanStore { project in
      try project.replace(
        "\"value\" : \"Abbrechen\"", with: "\"value\" : \"\"", in: "specs/leaf-store/App/Localizable.xcstrings")
      try project.replace(
        "Button(\"Cancel\")", with: "Button(\"Leave it\")", in: "specs/leaf-store/App/Checkout/AddressPicker.swift")
    }
    let untranslated = result.findings.filter { $0.rule == "key-untranslated" }
    #expect(untranslated.map(\.message) == ["‘Leave it’ has no words in ‘de’"])
    #expect(
      untranslated.map { "\($0.file ?? ""):\($0.line ?? 0)" } == [
        "specs/leaf-store/App/Checkout/AddressPicker.swift:21"
      ])
    #expect(text.contains("no table ‘Localizable’ has it"))
  }

  @Test func wordsThatAreNotLookedUpAreHeardInEnglish() throws {
    let (result, text) = try germanStore { project in
      try project.replace(
        "Text(\"You pay with", with: "Text(verbatim: \"You pay with",
        in: "specs/leaf-store/App/Payment/PaymentScreen.swift")
    }
    let contradicted = result.findings.filter { $0.severity == "error" }
    #expect(
      contradicted.map(\.message) == ["in ‘de’: ‘Sie zahlen mit der Karte in Ihrem Wallet.’ is not said"])
    #expect(text.contains("language: ‘de’; in the spec: ‘You pay with the card in your wallet.’"))
  }

  @Test func aLanguageThatNoTableSpeaksIsReportedOnce() throws {
    let (result, _) = try germanStore { project in
      try project.replace("languages: [de]", with: "languages: [ar]", in: "specs/leaf-store/.spec-check.yml")
    }
    #expect(
      result.findings.filter { $0.severity == "error" }.map(\.message) == [
        "no string table has words in ‘ar’, which ‘languages’ asks for"
      ])
  }

  @Test func aPreviewThatIsNotThereIsReportedAtItsLine() throws {
    func findings(_ name: String) throws -> [String] {
      try ProjectCopy.with("specs/leaf-store") { project in
        try project.replace(
          "screen: Address picker", with: "screen: Address picker\npreview: \(name)",
          in: "specs/leaf-store/specs/address-picker.yaml")
        let result = try CheckJSON(run("check", "specs/leaf-store", "--format", "json", in: project.folder).out)
        return result.findings.filter { $0.rule == "preview-unknown" }.map {
          "\($0.file ?? ""):\($0.line ?? 0): \($0.message)"
        }
      }
    }
    #expect(try findings("Oak Street chosen") == [])
    #expect(
      try findings("Oak Street choosen") == [
        "specs/leaf-store/specs/address-picker.yaml:3: the source has no preview named ‘Oak Street choosen’; "
          + "did you mean ‘Oak Street chosen’?"
      ])
  }
}

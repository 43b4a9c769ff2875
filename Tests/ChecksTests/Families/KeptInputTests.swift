import Checks
import ScreenModel
import ScreenSpecs
import Testing

@Suite struct KeptInputTests {
  private func keeps(_ field: String, _ value: String) -> SpecExpectation {
    var kept = expectation(.keeps, value)
    kept.field = field
    return kept
  }

  private func verdict(_ expectation: SpecExpectation, _ recording: DatedRecording) -> [String] {
    check([expectation], in: .error, recordings: [recording]).verdicts(.error)
  }

  @Test func aFieldKeepsItsValue() {
    let email = element("Email", [.textEntry], value: "anna@example.com")
    #expect(
      verdict(keeps("Email", "anna@example.com"), dump([email])) == [
        "keeps “Email: anna@example.com” heard “Email, anna@example.com, text field” in dump.json"
      ])
    #expect(
      verdict(keeps("Email", "anna@example.com"), dump([element("Email", [.textEntry])])) == [
        "keeps “Email: anna@example.com” not-heard “Email, text field” missing [\"anna@example.com\"] in dump.json"
      ])
    #expect(
      verdict(keeps("Email", "anna@example.com"), transcript("focus: Email, anna@example.com, text field")) == [
        "keeps “Email: anna@example.com” heard “Email, anna@example.com, text field” in heard.txt"
      ])
  }

  @Test func aFieldIsEmptied() {
    let full = element("Password", [.secureTextField], value: "•••")
    #expect(
      verdict(keeps("Password", ""), dump([full])) == [
        "keeps “Password: emptied” not-heard “Password, •••, secure text field” extra [\"•••\"] in dump.json"
      ])
    #expect(
      verdict(keeps("Password", ""), dump([element("Password", [.secureTextField])])) == [
        "keeps “Password: emptied” heard “Password, secure text field” in dump.json"
      ])
    #expect(
      verdict(keeps("Password", ""), transcript("focus: Password, secure text field")) == [
        "keeps “Password: emptied” heard “Password, secure text field” in heard.txt"
      ])
  }

  @Test func whatIsInASecureFieldIsNeverSaid() {
    let full = element("Password", [.secureTextField], value: "•••")
    #expect(
      verdict(keeps("Password", "secret"), dump([full])) == [
        "keeps “Password: secret” heard-in-part “Password, •••, secure text field” unseen [\"value ‘secret’\"] in dump.json"
      ])
  }

  @Test func theSourceProvesPossibleAtMost() {
    let filled = element("Email", [.textEntry], value: "anna@example.com")
    let kept = keeps("Email", "anna@example.com")
    #expect(check([kept], in: .error, source: [predicted(filled)]).screens[0].states[.error]?.verdict == .possible)
    #expect(
      check([kept], in: .error, source: [predicted(element("Email", [.textEntry]))]).screens[0].states[.error]?.verdict
        == .unproved)
    #expect(
      check([kept], in: .error, source: [predicted(button("Pay"))]).verdicts(.error) == [
        "keeps “Email: anna@example.com” contradicted missing [\"field ‘Email’\"]"
      ])
  }
}

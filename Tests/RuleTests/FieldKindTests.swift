import ScreenModel
import Testing

@testable import Checks

/// What names a field, and what its words are for.
@Suite struct FieldKindTests {
  private func code(_ body: String, _ properties: String = "") -> String {
    """
    struct Screen: View {
      @State private var asks = false
      @State private var text = ""
      @State private var ssid = ""
      @State private var password = ""
      @State private var isOn = false
      \(properties)
      var body: some View { \(body) }
    }
    """
  }

  private func named(_ body: String, _ properties: String = "") -> [AuditFinding] {
    findings(code(body, properties), FieldNamedByPlaceholder.self)
  }

  private func reason(_ finding: AuditFinding) -> String {
    if case .review(let reason) = finding.certainty { reason } else { "certain" }
  }

  // MARK: Alerts

  private func alert(_ title: String, _ fields: String, _ message: String) -> String {
    "Text(\"Device\").alert(\"\(title)\", isPresented: $asks) { \(fields); Button(\"Go\") {} } message: { Text(\"\(message)\") }"
  }

  @Test func theMessageOfAnAlertNamesItsOneField() {
    let field = "TextField(\"Network name\", text: $ssid)"
    #expect(named(alert("Connect", field, "Enter the network name.")).map(\.message) == [])
    #expect(
      named(alert("Connect", field, "Ask whoever set it up.")).map(\.help)
        == ["put what is asked for into the title or message of the alert, or ask for it in a sheet"])
  }

  @Test func ofTwoFieldsOfAnAlertTheMessageNamesNeither() {
    let fields = "TextField(\"Network name\", text: $ssid); SecureField(\"Password\", text: $password)"
    let found = named(alert("Connect", fields, "Enter the network name and the password."))
    #expect(found.map(reason) == Array(repeating: "a field of an alert takes no other name", count: 2))
    #expect(
      found.map(\.help) == Array(repeating: "ask for them in a sheet, where each field can have a name", count: 2))
  }

  // MARK: Headers

  @Test func aHeaderIsRightAboveOnlyWhereNothingStandsBetween() {
    func reasons(_ between: String) -> [String] {
      named("Form { Section(\"API key\") { \(between)TextField(\"API key\", text: $text) } }").map(reason)
    }
    #expect(reasons("") == ["the header right above says the same"])
    let apart = ["the header of the section says the same, with something between them"]
    #expect(reasons("Toggle(\"Use own key\", isOn: $isOn); ") == apart)
    #expect(reasons("Text(\"Get one on the web site\"); ") == apart)
    #expect(
      named(
        "Form { Section { TextField(\"API key\", text: $text); Text(\"Paste it\") } header: { Text(\"API key\") } }"
      ).map(reason) == ["the header right above says the same"])
  }

  // MARK: Rows

  @Test func theTextBeforeAFieldIsItsName() {
    let found = named("HStack { Text(\"Username\"); TextField(\"Optional\", text: $text) }")
    #expect(found.map(\.message) == ["the field has no name but its placeholder ‘Optional’"])
    #expect(found.map(\.heardAfter) == ["Username, <Optional | <text>>, text field"])
    #expect(
      found.map(\.why) == [
        "the text before it is a stop of its own: with text in the field only the text is heard there, not whose it is"
      ])
    #expect(
      named("HStack { Text(title); TextField(\"Optional\", text: $text) }", "let title: String").map(\.heardAfter)
        == ["<title>, <Optional | <text>>, text field"])
  }

  @Test func theTextOverAFieldIsItsNameWhereTheTwoAreOneColumn() {
    func after(_ body: String) -> [String?] { named(body).map(\.heardAfter) }
    let field = "TextField(\"Optional\", text: $text)"
    #expect(
      after("Form { VStack(alignment: .leading) { Text(\"Username\"); \(field) } }")
        == ["Username, <Optional | <text>>, text field"])
    let own = ["Optional, <Optional | <text>>, text field"]
    #expect(after("VStack(alignment: .leading) { Text(\"Hello\"); \(field); Button(\"Go\") {} }") == own)
    #expect(
      after("VStack(alignment: .leading) { Text(\"Tell us what we should call you\"); \(field) }") == own)
  }

  @Test(arguments: [
    "HStack { TextField(\"Optional\", text: $text); Text(\"kg\") }",
    "HStack { Text(\"From\"); Button(\"Swap\") {}; TextField(\"Optional\", text: $text) }",
    "VStack { Text(\"Hello\"); TextField(\"Optional\", text: $text) }",
    "HStack { Text(\"Range\"); TextField(\"Optional\", text: $text); SecureField(\"Most\", text: $ssid) }",
  ]) func aTextElsewhereIsNot(_ body: String) {
    #expect(named(body).map(\.heardAfter).first == "Optional, <Optional | <text>>, text field")
  }

  @Test func aPlaceholderThatIsNoNameIsNotSaidAsOne() {
    let row = named(
      "HStack { Text(title); TextField(hint ?? \"\", text: $text) }", "let title: String; let hint: String?")
    #expect(row.map(\.message) == ["the field has no name but its placeholder"])
    #expect(row.map { $0.heardAfter?.hasPrefix("<title>, ") } == [true])
    #expect(named("TextField(hint ?? \"\", text: $text)", "let hint: String?").map(\.heardAfter) == [nil])
    #expect(named("TextField(\"https://example.com\", text: $text)").map(\.heardAfter) == [nil])
  }

  // MARK: Secrets

  private func purposes(_ body: String, _ properties: String = "") -> [String] {
    findings(code(body, properties), FieldWithoutPurpose.self).map { finding in
      "\(finding.help.replacing("add .textContentType", with: "")) \(reason(finding))"
    }
  }

  private let field = "SecureField(\"Password\", text: $password)"

  @Test func theSecretOfAThingIsNoDataOfAPerson() {
    #expect(purposes("Form { \(field).accessibilityLabel(\"Wi-Fi password\") }") == [])
    #expect(purposes("Form { Section(\"Archive\") { \(field) } }") == [])
    #expect(purposes("Form { Section { \(field) } header: { Text(\"Backup encryption\") } }") == [])
    #expect(purposes("Form { \(field) }.navigationTitle(\"Import certificate\")") == [])
    #expect(purposes("Form { LabeledContent(\"Router\") { \(field) } }") == [])
    #expect(purposes(alert("Unpack", field, "This PDF is encrypted.")) == [])
    #expect(purposes(alert("Connect to WiFi", field, "Ask whoever set it up.")) == [])
    #expect(purposes("Form { TextField(\"Network name\", text: $ssid); \(field) }") == [])
    #expect(
      purposes("Form { SecureField(\"Password\", text: $zipPassword) }", "@State private var zipPassword = \"\"") == [])
  }

  @Test func aPasswordBesideAUserNameIsAPersons() {
    #expect(
      purposes("Form { TextField(\"User name\", text: $text); \(field) }.navigationTitle(\"Server\")")
        == ["(.username) certain", "(.password) certain"])
    #expect(
      purposes("Form { TextField(\"Email\", text: $text).textContentType(.emailAddress); \(field) }")
        == ["(.password) certain"])
  }

  @Test func aPasswordAskedForAloneIsForReview() {
    #expect(
      purposes("Form { \(field) }.navigationTitle(\"Your account\")")
        == ["(.password) which password it is cannot be known here"])
  }

  // MARK: Purposes of a part that is handed its title

  private func handed(_ calls: String, modifier: String = "") -> [AuditFinding] {
    findings(
      """
      struct Screen: View {
        @State private var email = ""
        @State private var phone = ""
        @State private var note = ""
        var body: some View { Form { \(calls) } }
        private func row(_ title: String, _ text: Binding<String>) -> some View {
          TextField(title, text: text)\(modifier)
        }
      }
      """, FieldWithoutPurpose.self)
  }

  @Test func aPartForSeveralPurposesIsOneFindingThatNamesThemAll() {
    let found = handed("row(\"Email\", $email); row(\"Phone\", $phone); row(\"Note\", $note)")
    #expect(found.map(\.message) == ["this field does not say that it is for ‘emailAddress’ or ‘telephoneNumber’"])
    #expect(found.map(\.heard) == ["<Email | <email>>, text field | <Phone | <phone>>, text field"])
    #expect(
      found.map(\.help) == [
        "hand the part the content type beside the title (.emailAddress, .telephoneNumber), and add .textContentType(…) with it to the field"
      ])
    #expect(found.map(\.fix) == [.none])
    #expect(found.map { $0.places.map(\.span.line) } == [[6, 6]])
  }

  @Test func aPartForOnePurposeIsRepairedWhereItsTitleIsWritten() {
    #expect(handed("row(\"Email\", $email)").map(\.fix) == [.none])
    #expect(handed("row(\"Email\", $email)", modifier: ".textContentType(.emailAddress)").map(\.message) == [])
    #expect(handed("TextField(\"Email\", text: $email)").map(\.fix) == [.safe])
  }
}

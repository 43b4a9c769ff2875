import Testing

@testable import Checks

/// Errors and disabled controls in other spellings than the examples show.
@Suite struct ErrorSpellingTests {
  static let variants: [TrapVariantTests.Variant] = [
    .init(
      ErrorSilent.self,
      #"""
      struct PayView: View {
          @State private var message = ""
          var body: some View {
              VStack {
                  Button("Pay now") { Task { do { try await pay() } catch { message = "The payment failed. Try another card." } } }
                  if !message.isEmpty { Label(message, systemImage: "exclamationmark.triangle") }
              }
              .navigationTitle("Pay")
          }
          func pay() async throws {}
      }
      """#),
    .init(
      ErrorSilent.self,
      #"""
      struct Code: View {
          @State private var code = ""
          @State private var isInvalid = false
          var body: some View {
              VStack {
                  TextField("Code", text: $code).accessibilityLabel("Code")
                  Text(isInvalid ? "Enter the six digits from the letter." : "").foregroundColor(.red)
                  Button("Check the code") { isInvalid = code.count != 6 }
              }
              .navigationTitle("Code")
          }
      }
      """#),
    .init(
      ErrorSilent.self,
      #"""
      final class SignController: UIViewController {
          private let nameField = UITextField()
          private let warnLabel = UILabel()
          private let goButton = UIButton(type: .system)
          override func viewDidLoad() {
              super.viewDidLoad()
              title = String(localized: "Sign up")
              nameField.accessibilityLabel = String(localized: "Name")
              nameField.textContentType = .name
              warnLabel.font = .preferredFont(forTextStyle: .body)
              warnLabel.adjustsFontForContentSizeCategory = true
              warnLabel.alpha = 0
              goButton.setTitle(String(localized: "Sign up"), for: .normal)
              goButton.addTarget(self, action: #selector(go), for: .touchUpInside)
              view.addSubview(nameField); view.addSubview(warnLabel); view.addSubview(goButton)
          }
          @objc private func go() {
              if nameField.text?.isEmpty ?? true { showError(String(localized: "Enter your name.")) }
          }
          private func showError(_ text: String) {
              warnLabel.text = text
              UIView.animate(withDuration: 0.2) { self.warnLabel.alpha = 1 }
          }
      }
      """#),
    .init(
      ErrorSilent.self,
      #"""
      struct Ok2: View {
          @State private var name = ""
          @State private var problem: String?
          var body: some View {
              Form {
                  TextField("Name", text: $name).accessibilityLabel("Name").textContentType(.name)
                  if let problem { Text(problem) }
                  Button("Send") { problem = name.isEmpty ? String(localized: "Enter your name.") : nil }
              }
              .navigationTitle("Name")
              .onChange(of: problem) { _, new in if let new { UIAccessibility.post(notification: .announcement, argument: new) } }
          }
      }
      """#, found: false),
    .init(
      ErrorWithoutRemedy.self,
      #"""
      struct Coupon: View {
          @State private var coupon = ""
          @State private var isWrong = false
          @AccessibilityFocusState private var isErrorFocused: Bool
          var body: some View {
              Form {
                  TextField("Coupon", text: $coupon).accessibilityLabel("Coupon")
                  if isWrong { Text("Invalid coupon").accessibilityFocused($isErrorFocused).onAppear { isErrorFocused = true } }
                  Button("Use the coupon") { isWrong = coupon.count < 6 }
              }
              .navigationTitle("Coupon")
          }
      }
      """#),
    .init(
      ErrorWithoutRemedy.self,
      #"""
      struct Sync: View {
          @State private var failed = false
          var body: some View {
              Button("Sync now") { failed = true }
                  .alert("Something went wrong", isPresented: $failed) { Button("OK") {} }
                  .navigationTitle("Sync")
          }
      }
      """#),
    .init(
      ErrorWithoutRemedy.self,
      #"""
      struct Ok1: View {
          @State private var failed = false
          var body: some View { Button("Send") { failed = true }.alert("The letter was not sent. Try again later.", isPresented: $failed) { Button("OK") {} }.navigationTitle("Letter") }
      }
      """#, found: false),
    .init(
      ErrorDetached.self,
      #"""
      struct Long: View {
          @State private var name = ""
          @State private var street = ""
          @State private var nameError: String?
          @AccessibilityFocusState private var isErrorFocused: Bool
          var body: some View {
              Form {
                  TextField("Name", text: $name).accessibilityLabel("Name").textContentType(.name)
                  TextField("Street", text: $street).accessibilityLabel("Street").textContentType(.streetAddressLine1)
                  Toggle("Gift wrap", isOn: .constant(false))
                  Toggle("Fast delivery", isOn: .constant(false))
                  Button("Order") { nameError = name.isEmpty ? String(localized: "Enter your name.") : nil }
                  if let nameError { Text(nameError).accessibilityFocused($isErrorFocused).onAppear { isErrorFocused = true } }
              }
              .navigationTitle("Order")
          }
      }
      """#),
    .init(
      ErrorSwallowed.self,
      #"""
      struct Rename: View {
          @State private var name = ""
          let store: Store
          var body: some View {
              Form { TextField("Name", text: $name).accessibilityLabel("Name"); Button("Rename the list", action: rename) }.navigationTitle("Rename")
          }
          private func rename() { Task { try? await store.rename(name) } }
      }
      struct Store { func rename(_ name: String) async throws {} }
      """#),
    .init(
      ErrorSwallowed.self,
      #"""
      struct Sender: View {
          let api: API
          var body: some View {
              Button("Send the report") {
                  api.send { result in
                      switch result {
                      case .success: break
                      case .failure(let error): print(error)
                      }
                  }
              }
          }
      }
      struct API { func send(_ done: @escaping (Result<Void, Error>) -> Void) {} }
      """#),
    .init(
      ErrorSwallowed.self,
      #"""
      struct Ok4: View {
          @State private var show = false
          var body: some View { Button("Wave") { Task { show = true; try? await Task.sleep(nanoseconds: 500_000_000); show = false } }.scaleEffect(show ? 1.1 : 1) }
      }
      """#, found: false),
    .init(
      DisabledWithoutReason.self,
      #"""
      struct Join: View {
          @State private var email = ""
          @State private var age = ""
          private var canJoin: Bool { email.contains("@") && Int(age) != nil }
          var body: some View {
              Form {
                  TextField("Email", text: $email).accessibilityLabel("Email").textContentType(.emailAddress)
                  TextField("Age", text: $age).accessibilityLabel("Age")
                  Button("Join the club") {}.disabled(!canJoin)
              }
              .navigationTitle("Join")
          }
      }
      """#),
    .init(
      DisabledWithoutReason.self,
      #"""
      final class CodeController: UIViewController, UITextFieldDelegate {
          private let codeField = UITextField()
          private let nextButton = UIButton(type: .system)
          override func viewDidLoad() {
              super.viewDidLoad()
              title = String(localized: "Code")
              codeField.accessibilityLabel = String(localized: "Code")
              codeField.addTarget(self, action: #selector(changed), for: .editingChanged)
              nextButton.setTitle(String(localized: "Next"), for: .normal)
              nextButton.isEnabled = false
              view.addSubview(codeField); view.addSubview(nextButton)
          }
          @objc private func changed() { nextButton.isEnabled = (codeField.text?.count ?? 0) == 6 }
      }
      """#, found: false),
    .init(
      DisabledWithoutReason.self,
      #"""
      struct R1: View {
          @State private var email = ""
          var body: some View {
              Form {
                  Section { TextField("Email", text: $email).accessibilityLabel("Email").textContentType(.emailAddress); Button("Send") {}.disabled(!email.contains("@")) } footer: { Text("Enter an email address with an @ to go on.") }
              }
              .navigationTitle("Mail")
          }
      }
      """#, found: false),
    .init(
      DisabledByLookOnly.self,
      #"""
      struct Slot: View {
          let time: String
          let isFree: Bool
          let book: () -> Void
          var body: some View {
              Button {
                  guard isFree else { return }
                  book()
              } label: {
                  Text(time).foregroundStyle(isFree ? .primary : .secondary).opacity(isFree ? 1 : 0.4)
              }
          }
      }
      """#),
    .init(
      DisabledByLookOnly.self,
      #"""
      struct Panel: View {
          let isLocked: Bool
          var body: some View {
              VStack { Button("Arm the alarm") {}; Button("Test the siren") {} }
                  .allowsHitTesting(!isLocked)
                  .opacity(isLocked ? 0.4 : 1)
          }
      }
      """#),
    .init(
      DisabledByLookOnly.self,
      #"""
      struct R2: View { let isFree: Bool; var body: some View { Button("Seat") {}.opacity(isFree ? 1 : 0.4).disabled(!isFree).accessibilityValue(isFree ? "" : "Taken") } }
      """#, found: false),
    .init(
      DisabledByLookOnly.self,
      #"""
      struct FadeStyle: ButtonStyle { @Environment(\.isEnabled) private var isEnabled; func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(isEnabled ? 1 : 0.4) } }
      struct R3: View { let busy: Bool; var body: some View { Button(busy ? "Saving" : "Save") {}.buttonStyle(FadeStyle()).disabled(busy) } }
      """#, found: false),
    .init(
      DisabledByLookOnly.self,
      #"""
      struct PressStyle: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(configuration.isPressed ? 0.5 : 1) } }
      struct R4: View { var body: some View { Button("Play the song") {}.buttonStyle(PressStyle()) } }
      """#, found: false),
  ]

  @Test(arguments: variants) func itIsFoundOrNot(_ it: TrapVariantTests.Variant) {
    let found = AuditedCode(it.code).findings(it.rule).filter { $0.rule == it.rule.id && !$0.isReview }
    #expect(found.isEmpty != it.isFound)
  }
}

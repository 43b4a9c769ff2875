import Testing

@testable import Checks

/// What nobody meets is not found: a state that is hidden, and code that nobody calls.
@Suite struct NeverMetTests {
  @Test func aControlThatIsGoneWhileItIsDisabledNeedsNoReason() {
    func row(_ shown: String, _ disabled: String) -> String {
      """
      struct Row: View {
        let low: Double
        let high: Double
        @State private var isOpen = false
        var body: some View {
          Button("More") { isOpen.toggle() }
            .opacity(\(shown) ? 1 : 0)
            .disabled(\(disabled))
        }
      }
      """
    }
    #expect(messages(row("low < high", "low >= high"), DisabledWithoutReason.self, reviews: true) == [])
    #expect(messages(row("isOpen", "!isOpen"), DisabledWithoutReason.self, reviews: true) == [])
    #expect(
      messages(row("low < high", "low < 3"), DisabledWithoutReason.self, reviews: true) == [
        "‘More’ is disabled if low < 3, and nothing says why"
      ])
    #expect(
      findings(row("isOpen", "low >= high"), DisabledWithoutReason.self).map(\.heard) == ["More, <dimmed?>, button"])
  }

  @Test func codeThatNobodyCallsIsNotMet() {
    func list(_ calls: String) -> String {
      """
      class ListController: UIViewController {
        let picture = UIImageView()
        override func viewDidLoad() { super.viewDidLoad(); \(calls) }
        private func makeButton() -> UIBarButtonItem {
          picture.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
          return UIBarButtonItem(customView: picture)
        }
        @objc private func open() { show(UIViewController(), sender: nil) }
      }
      """
    }
    #expect(messages(list(""), TapWithoutRole.self, reviews: true) == [])
    let called = list("navigationItem.rightBarButtonItem = makeButton()")
    #expect(messages(called, TapWithoutRole.self, reviews: true).count == 1)
  }

  @Test func workThatWasAskedForIsSaidAsWork() {
    func form(_ test: String, _ work: String) -> String {
      """
      struct Backup: View {
        @State private var isImporting = false
        @State private var locked = false
        @State private var name = ""
        var body: some View {
          VStack { Text("Backup"); Button("Choose file") { start() }.disabled(\(test)) }
        }
        private func start() { \(work) }
      }
      """
    }
    func found(_ test: String, _ work: String = "") -> [String] {
      messages(form(test, work), DisabledWithoutReason.self, reviews: true)
    }
    // “dimmed” alone does not say that the work has begun.
    #expect(
      found("isImporting", "isImporting = true; Task { await read(); isImporting = false }") == [
        "‘Choose file’ is disabled while isImporting, and nothing says what is going on"
      ])
    #expect(
      found("locked", "locked = true; Task { await read(); locked = false }")
        == ["‘Choose file’ is disabled while locked, and nothing says what is going on"])
    // Set and cleared before the screen is drawn again.
    #expect(found("isImporting", "isImporting = true; read(); isImporting = false") == [])
    #expect(found("locked", "locked = true") == ["‘Choose file’ is disabled if locked, and nothing says why"])
    #expect(
      found("locked || isImporting", "locked = true") == ["‘Choose file’ is disabled if locked, and nothing says why"])
    #expect(
      found("!isImporting && locked", "locked = true")
        == ["‘Choose file’ is disabled if locked, and nothing says why"])
  }
}

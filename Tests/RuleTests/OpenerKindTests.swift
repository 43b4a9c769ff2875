import ScreenModel
import Testing

@testable import Checks

/// Which control opened a sheet, and whether it is still there when the sheet closes.
@Suite struct OpenerKindTests {
  private func found(_ code: String) -> [String] { messages(code, FocusNotReturned.self, reviews: true) }

  // MARK: What opens it

  /// A sheet that something else opens, over a screen with one button, which may go while it is open.
  private func quiet(_ getter: String, _ action: String) -> [String] {
    found(
      """
      final class Model: ObservableObject {
        @Published var failure: String?
        @Published var quiet = false
        @Published var mode = Mode.list
        enum Mode { case list, edit, share }
        func load() async { failure = "No network" }
      }
      struct Feed: View {
        @StateObject private var model = Model()
        var body: some View {
          List { if model.failure == nil { Button("Go") { \(action) } } }
            .task { await model.load() }
            .sheet(isPresented: shown) { Button("Done") { model.failure = nil } }
        }
        private var shown: Binding<Bool> { Binding(get: { \(getter) }, set: { if !$0 { model.failure = nil } }) }
      }
      """)
  }

  private let told = ["nothing brings the focus back to ‘Go’"]

  @Test func whatHoldsASheetBackDoesNotOpenIt() {
    #expect(quiet("model.quiet ? false : model.failure != nil", "model.quiet = true") == [])
    #expect(quiet("!model.quiet && model.failure != nil", "model.quiet = true") == [])
    #expect(quiet("model.failure != nil && model.mode != .list", "model.mode = .list") == [])
    #expect(quiet("model.mode == .edit", "model.mode = .share") == [])
  }

  @Test func whatTurnsTheTestTrueOpensIt() {
    #expect(quiet("model.quiet ? false : model.failure != nil", "model.failure = \"Off\"") == told)
    #expect(quiet("!model.quiet && model.failure != nil", "model.quiet.toggle()") == told)
    #expect(quiet("model.failure != nil && model.mode != .list", "model.mode = .edit") == told)
    #expect(quiet("model.mode == .edit", "model.mode = .edit") == told)
    #expect(quiet("model.quiet", "model.quiet = true") == told)
  }

  @Test func whatHoldsAnItemBackDoesNotOpenItsSheet() {
    func code(_ action: String) -> String {
      """
      struct Request: Identifiable { let id = 1; let text: String }
      final class Presenter: ObservableObject { @Published var request: Request?; var hold = false }
      struct Servers: View {
        @StateObject private var presenter = Presenter()
        var body: some View {
          VStack { if presenter.request == nil { Button("Enter address") { \(action) } } }.sheet(item: held) { Text($0.text) }
        }
        private var held: Binding<Request?> {
          Binding(get: { presenter.hold ? nil : presenter.request }, set: { _ in presenter.request = nil })
        }
      }
      """
    }
    #expect(found(code("presenter.hold = true")) == [])
    #expect(
      found(code("presenter.request = Request(text: \"Key\")"))
        == ["nothing brings the focus back to ‘Enter address’"])
  }

  @Test func aTestIsReadAsItIsWritten() {
    func can(_ text: String, _ value: String?) -> Bool {
      Condition(text, names: ["isOn"]).canTurnTrue(writing: value, to: "isOn")
    }
    #expect(can("isOn", "true") && can("isOn", "!isOn") && can("isOn", nil) && can("!isOn", "!isOn"))
    #expect(!can("!isOn", "true") && !can("not (isOn)", "true") && !can("!(isOn && isReady)", "true"))
    #expect(can("isOn || isReady", "true") && can("!(isOn == false)", "true"))
    #expect(!can("!(isOn || isReady) && count > 1", "true"))
    #expect(can("isOn != nil", "item") && !can("isOn == nil", "item"))
    #expect(can("isOn is .edit", ".edit(row)") && !can("isOn is .edit", ".share") && can("isOn is not .edit", ".share"))
    #expect(can("wasIsOn && check(isOn)", "true"), "what a call makes of it is not known")
  }

  // MARK: What stays

  private func sheet(_ body: String, _ content: String = "Text(\"Share it\")") -> [AuditFinding] {
    findings(
      """
      struct Screen: View {
        @State private var isOpen = false
        @State private var isEmpty = true
        @State private var isLarge = false
        @State private var asks = false
        let notes: [String]
        var body: some View {
          VStack { Text("Hello"); \(body) }.sheet(isPresented: $isOpen) { \(content) }
        }
      }
      """, FocusNotReturned.self)
  }

  private func reasons(_ body: String, _ content: String = "Text(\"Share it\")") -> [String] {
    sheet(body, content).map { if case .review(let reason) = $0.certainty { reason } else { "certain" } }
  }

  @Test func toAControlThatStaysTheSystemReturns() {
    #expect(reasons("Button(\"Share\") { isOpen = true }") == [])
    #expect(reasons("if isLarge { Button(\"Share\") { isOpen = true } }") == [], "nothing in the sheet changes that")
  }

  @Test func aControlThatMayGoIsAskedAbout() {
    #expect(
      reasons("ForEach(notes, id: \\.self) { note in Button(note) { isOpen = true } }")
        == ["it is in a row, which may be gone or elsewhere when the sheet closes"])
    #expect(
      reasons(
        "Button(\"Ask\") { asks = true }.alert(\"Share?\", isPresented: $asks) { Button(\"Share\") { isOpen = true } }")
        == ["it is in a dialog, which is gone when the sheet closes"])
    #expect(
      reasons("if isEmpty { Button(\"Add\") { isOpen = true } }", "Button(\"Save\") { isEmpty = false }")
        == ["it is there only where ‘isEmpty’, which may change while the sheet is open"])
    #expect(
      reasons("if isEmpty { Button(\"Add\") { isOpen = true } }", "Toggle(\"Empty\", isOn: $isEmpty)")
        == ["it is there only where ‘isEmpty’, which may change while the sheet is open"])
    #expect(
      reasons("if !isOpen { Button(\"Add\") { isOpen = true } }")
        == ["it is there only where ‘!isOpen’, which may change while the sheet is open"])
  }
}

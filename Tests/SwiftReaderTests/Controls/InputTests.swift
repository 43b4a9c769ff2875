import Foundation
import ScreenModel
import Testing

@Suite("Fields, toggles, sliders, steppers, pickers")
struct InputTests {
  @Test("An empty field says its title as the value, a filled one its text alone")
  func textField() {
    let source = """
      struct V: View { @State var name = ""
        var body: some View { TextField("Name", text: $name) } }
      """
    expectSpeech(source, ["Name, text field"])
    expectSpeech(source, given: ["name": "jdoe24"], ["jdoe24, text field"])
  }

  @Test("With a label of its own a field says both")
  func labelledField() {
    let source = """
      struct V: View { @State var name = ""
        var body: some View { TextField("Name", text: $name).accessibilityLabel("Username") } }
      """
    expectSpeech(source, given: ["name": "jdoe24"], ["Username, jdoe24, text field"])
  }

  @Test("Every way of writing a field")
  func fieldSpellings() {
    expectSpeech(
      """
      struct V: View {
        @State var a = ""; @State var b = ""; @State var n = 3
        var body: some View { Form {
          TextField("", text: $a)
          TextField("Bio", text: $a, axis: .vertical)
          TextField("Mail", text: $a, prompt: Text("you@example.com"))
          TextField(text: $a) { Text("Street") }
          SecureField("Password", text: $b)
          TextEditor(text: $a)
          TextField("Code", text: $a).textContentType(.password)
        } }
      }
      """,
      [
        "text field", "Bio, text field", "you@example.com, text field", "Street, text field",
        "Password, secure text field", "text field", "Code, text field",
      ])
  }

  @Test("A filled secure field says one bullet for each character")
  func bullets() {
    expectSpeech(
      #"struct V: View { @State var pin = "12 4"; var body: some View { SecureField("PIN", text: $pin) } }"#,
      ["••••, secure text field"])
  }

  @Test("A field in a LabeledContent is named by the row")
  func labeledContentField() {
    expectSpeech(
      """
      struct V: View { @State var name = "Anna"
        var body: some View { LabeledContent("First name") { TextField("", text: $name) } } }
      """, ["First name, Anna, text field"])
  }

  @Test("A toggle is one element with the whole row")
  func toggles() {
    expectSpeech(
      """
      struct V: View {
        @State var wifi = true; @State var data = false
        var body: some View { Form {
          Toggle("Wi-Fi", isOn: $wifi)
          Toggle(isOn: $data) { VStack { Text("Roaming"); Text("Costs extra") } }
          Toggle("Sound", systemImage: "speaker", isOn: .constant(true))
          Toggle("", isOn: $wifi)
          Toggle("Hidden title", isOn: $wifi).labelsHidden()
          Toggle("Off limits", isOn: $data).disabled(true)
          Toggle("Accept", isOn: $wifi).accessibilityValue("Checked")
        } }
      }
      """,
      [
        "Wi-Fi, switch button, on", "Roaming, Costs extra, switch button, off", "Sound, switch button, on",
        "switch button, on", "Hidden title, switch button, on", "Off limits, dimmed, switch button, off",
        "Accept, switch button, Checked",
      ])
  }

  @Test("A toggle whose state is open says that it is on or off")
  func openToggle() {
    expectSpeech(
      #"struct V: View { @Binding var on: Bool; var body: some View { Toggle("Wi-Fi", isOn: $on) } }"#,
      given: ["on": false], ["Wi-Fi, switch button, off"])
  }

  @Test("A project toggle style keeps the words of a switch, once")
  func toggleStyle() {
    expectSpeech(
      """
      struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button { configuration.isOn.toggle() } label: {
            HStack { Image(systemName: configuration.isOn ? "checkmark.square" : "square"); configuration.label }
          }
        }
      }
      struct V: View { @State var on = false
        var body: some View { Toggle("Warp speed", isOn: $on).toggleStyle(Check()) } }
      """, ["Warp speed, switch button, off"])
  }

  @Test("A slider is named by a label that is never drawn, and says the number")
  func sliders() {
    expectSpeech(
      """
      struct V: View {
        @State var size = 14.0; @State var part = 4.5
        var body: some View { VStack {
          Slider(value: $size, in: 10...24) { Text("Text size") }
          Slider(value: $part, in: 3...16, step: 0.5) { Text("Part") } minimumValueLabel: { Text("3") } maximumValueLabel: { Text("16") }
          Slider(value: $size, in: 10...24)
          Slider(value: $size, in: 10...24).accessibilityLabel("Volume").accessibilityValue("50")
        } }
      }
      """,
      ["Text size, 14, adjustable", "Part, 4.5, adjustable", "14, adjustable", "Volume, 50, adjustable"])
  }

  @Test("A stepper is two buttons with the number as value")
  func steppers() {
    expectSpeech(
      """
      struct V: View {
        @State var guests = 2
        var body: some View { VStack {
          Stepper("Guests", value: $guests, in: 0...10)
          Stepper("Guests: \\(guests)", value: $guests)
          Stepper { Text("Seats") } onIncrement: { } onDecrement: { }
        } }
      }
      """,
      [
        "Guests, Decrement, 2, button", "Guests, Increment, 2, button",
        "Guests: 2, Decrement, 2, button", "Guests: 2, Increment, 2, button",
        "Seats, Decrement, button", "Seats, Increment, button",
      ])
  }

  @Test("A stepper made adjustable by hand is one element")
  func adjustableStepper() {
    expectSpeech(
      """
      struct V: View {
        @State var guests = 2
        var body: some View {
          HStack { Text("Guests"); Text("\\(guests)") }
            .accessibilityElement()
            .accessibilityLabel("Guests")
            .accessibilityValue("\\(guests)")
            .accessibilityAdjustableAction { _ in guests += 1 }
        }
      }
      """, ["Guests, 2, adjustable"])
  }

  private let picker = """
    enum Theme: String, CaseIterable, Identifiable {
      case system, light, dark
      var id: Self { self }
      var title: String { rawValue.capitalized }
    }
    struct V: View {
      @State var theme = Theme.system
      var body: some View {
        Picker("Theme", selection: $theme) { ForEach(Theme.allCases) { Text($0.title).tag($0) } }STYLE
      }
    }
    """

  @Test("A menu picker joins title and choice, as label and value before iOS 26")
  func menuPicker() {
    let source = picker.replacingOccurrences(of: "STYLE", with: "")
    expectSpeech(source, ["Theme, System, button, pop up button"])
    expectSpeech(source, os: OSVersion(18, 5), ["Theme, System, button, pop up button"])
    expectSpeech(source, given: ["theme": ".dark"], ["Theme, Dark, button, pop up button"])
  }

  @Test("A label on a menu picker drops the choice")
  func labelledPicker() {
    let source = picker.replacingOccurrences(of: "STYLE", with: #".accessibilityLabel("Appearance")"#)
    expectSpeech(source, ["Appearance, button, pop up button"])
  }

  @Test("A segmented picker is one button a segment, its title is not said")
  func segments() {
    let source = picker.replacingOccurrences(of: "STYLE", with: ".pickerStyle(.segmented)")
    expectSpeech(
      source, ["selected, System, button, 1 of 3", "Light, button, 2 of 3", "Dark, button, 3 of 3"])
    expectSpeech(
      source, given: ["theme": ".light"],
      ["System, button, 1 of 3", "selected, Light, button, 2 of 3", "Dark, button, 3 of 3"])
  }

  @Test("An inline picker in a form is one button an option, a wheel one adjustable")
  func inlineAndWheel() {
    let form = picker.replacingOccurrences(of: "Picker(", with: "Form { Picker(")
    expectSpeech(
      form.replacingOccurrences(of: "STYLE", with: ".pickerStyle(.inline) }"),
      ["Theme", "selected, System, button", "Light, button", "Dark, button"])
    expectSpeech(
      picker.replacingOccurrences(of: "STYLE", with: ".pickerStyle(.wheel)"), ["System, picker item, adjustable"])
  }

  @Test("A compact date picker is its title and a button that says the date")
  func datePicker() {
    expectSpeech(
      """
      struct V: View { @State var day = Date()
        var body: some View { Form {
          DatePicker("Arrival", selection: $day, displayedComponents: [.date])
          DatePicker("Alarm", selection: $day, displayedComponents: .hourAndMinute)
          DatePicker("Meeting", selection: $day)
        } } }
      """,
      [
        "Arrival", "date picker, <date>, button", "Alarm", "time picker, <date>, button", "Meeting",
        "date and time picker, <date>, button",
      ])
  }

  @Test("A colour picker says its title and a description of the colour that no source holds")
  func colorPicker() {
    expectSpeech(
      """
      struct V: View { @State var tint = Color.blue
        var body: some View { ColorPicker("Accent color", selection: $tint) } }
      """, ["Accent color, <colour>, button"])
  }

  @Test("Progress: title, percentage of the total, or the spinner's own words")
  func progress() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        ProgressView("Uploading…", value: 0.4)
        ProgressView(value: 10, total: 20)
        ProgressView(value: 0)
        ProgressView("Loading")
        ProgressView { Text("Fetching") }
        ProgressView()
        Gauge(value: 50, in: 0...100) { Text("Level") } currentValueLabel: { Text("50") }
        Gauge(value: 0.25) { Text("Fuel") }
      } } }
      """,
      ["Uploading…, 40%", "50%", "0%", "Loading", "Fetching", "in progress", "Level, 50%", "Fuel, 25%"])
  }

  @Test("A search prompt names the search field")
  func searchable() {
    expectSpeech(
      """
      struct V: View { @State var query = ""
        var body: some View { NavigationStack { List { Text("Row") }.searchable(text: $query, prompt: "Find tea") } } }
      """, ["Find tea, search field", "Row"])
    expectSpeech(
      """
      struct V: View { @State var query = "mint"
        var body: some View { NavigationStack { List { Text("Row") }.searchable(text: $query) } } }
      """, ["mint, search field", "Row"])
  }

  @Test("A value that is not known is named without the sign of its binding")
  func bindingName() {
    expectSpeech(
      """
      final class Model: ObservableObject {
        @Published var url: String
        init(_ server: Server) { url = server.address(for: .main)?.absoluteString ?? "" }
      }
      struct V: View {
        @StateObject private var model: Model
        init(server: Server) { _model = StateObject(wrappedValue: Model(server)) }
        var body: some View { TextField("Address", text: $model.url).accessibilityLabel("Server") }
      }
      struct Root: View { let server: Server; var body: some View { V(server: server) } }
      """, ["Server, <Address | <model.url>>, text field"])
  }
}

import ScreenModel
import Testing

@testable import SwiftReader

/// Where nobody has recorded what is heard, the prediction says that it cannot tell.
@Suite("What no recording tells stays open")
struct OpenWordsTests {
  private func words(_ views: String, os: OSVersion = .newest) -> [String] {
    let source = """
      struct V: View {
        @State var on = true; @State var n = 1; @State var x = 0.5; @State var t = ""; @State var d = Date()
        var body: some View { VStack { \(views) } }
      }
      """
    return Project(source: source).said(os: os)?.screen.elements.map { "\($0.line(os: os)): \($0.certainty.word)" }
      ?? []
  }

  @Test("A slider over 0 to 1 or 100 is unsettled since iOS 18, other ranges say the number in decimal style")
  func sliders() {
    #expect(words("Slider(value: $x)") == ["0.5, adjustable: unknown"])
    #expect(words("Slider(value: $x, in: 0...100) { Text(\"Volume\") }") == ["Volume, 0.5, adjustable: unknown"])
    #expect(words("Slider(value: $x)", os: OSVersion(17)) == ["50%, adjustable: certain"])
    #expect(words("Slider(value: $x, in: 0...9)") == ["0.5, adjustable: certain"])
    #expect(words("Slider(value: .constant(1234.56789), in: 0...9000)") == ["1,234.568, adjustable: certain"])
    #expect(words("Slider(value: $x).accessibilityValue(\"Half\")") == ["Half, adjustable: certain"])
  }

  @Test("A toggle drawn as a button, a palette, a menu with an action of its own")
  func roles() {
    #expect(words("Toggle(\"Bold\", isOn: $on).toggleStyle(.button)") == ["Bold, switch button, on: unknown"])
    #expect(
      words("Picker(\"\", selection: $n) { Text(\"A\").tag(1) }.pickerStyle(.palette)") == [
        "selected, A, button, 1 of 1: unknown"
      ])
    #expect(
      words("Menu(\"Add\") { Button(\"x\") { } } primaryAction: { }") == ["Add, button, pop up button: unknown"])
  }

  @Test("A gauge over another range says the number, as far as anybody knows")
  func gauges() {
    #expect(words("Gauge(value: 50, in: 0...100) { Text(\"Level\") }") == ["Level, 50%: certain"])
    #expect(words("Gauge(value: 4, in: 2...12) { Text(\"Heat\") }") == ["Heat, 4: unknown"])
  }

  @Test("A symbol without a recorded name may be called otherwise, one with a name is not")
  func symbols() {
    #expect(words("Image(systemName: \"globe\")") == ["Globe, image: certain"])
    #expect(words("Image(systemName: \"no.such.symbol\")") == ["no.such.symbol, image: unknown"])
    #expect(words("Button { } label: { Image(systemName: \"no.such.symbol\") }") == ["no.such.symbol, button: unknown"])
    #expect(words("Label(\"Odd\", systemImage: \"no.such.symbol\")") == ["Odd: certain"])
  }

  @Test("A picture inside a text, a field with prompt and title, a label on a date picker")
  func texts() {
    #expect(words("Text(\"Star \\(Image(systemName: \"star.fill\")) rated\")") == ["Star <image> rated: unknown"])
    #expect(
      words("TextField(text: $t, prompt: Text(\"Prompt\")) { Text(\"Title\") }") == ["Prompt, text field: unknown"])
    #expect(
      words("DatePicker(\"Day\", selection: $d, displayedComponents: .date).accessibilityLabel(\"Birthday\")") == [
        "Birthday: unknown", "Birthday, <date>, button: unknown",
      ])
  }

  @Test("What is left of a slider, field or switch in a combined row")
  func combined() {
    #expect(
      words("HStack { Text(\"A\"); Toggle(\"B\", isOn: $on) }.accessibilityElement(children: .combine)") == [
        "A, switch button, on: unknown"
      ])
    #expect(
      words("HStack { Text(\"A\"); Slider(value: $x, in: 1...9) }.accessibilityElement(children: .combine)") == [
        "A: unknown"
      ])
    #expect(
      words("HStack { Text(\"A\"); Text(\"B\") }.accessibilityElement(children: .combine)") == ["A, B: certain"])
  }

  @Test("Words side by side in one element come in an order that the layout decides")
  func order() {
    #expect(
      words("Button { } label: { HStack { VStack { Text(\"T\"); Text(\"S\") }; Spacer(); Text(\"R\") } }").map {
        $0.split(separator: ":").last
      } == [" unknown"])
    #expect(
      words("Button { } label: { HStack { Text(\"T\"); Spacer(); Text(\"R\") } }") == ["T, R, button: certain"])
  }

  @Test("Six tabs do not fit the bar of an iPhone")
  func manyTabs() {
    let screen = Project(
      source: """
        struct V: View { var body: some View { TabView {
          ForEach(0..<6) { n in Text("x").tabItem { Text("Tab \\(n)") } }
        } } }
        """
    ).said()
    #expect(
      screen?.screen.elements.filter { $0.role == "Tab" }.map(\.certainty.word) == [
        .certain, .certain, .certain, .certain, .unknown, .unknown,
      ])
  }

  @Test("A named control in a LabeledContent leaves open where the row's name is said, an unnamed one takes it")
  func labeledContent() {
    #expect(
      words("LabeledContent(\"Plan\") { Button(\"Change\") { } }") == ["Plan: unknown", "Change, button: unknown"])
    #expect(
      words("LabeledContent(\"Alerts\") { Toggle(\"\", isOn: $on) }") == ["Alerts, switch button, on: certain"])
  }
}

import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Values in localised text, fields and lists")
struct LocalizedValueTests {
  @Test("A number with a decimal mark has six digits in a localised literal, and none of that in a plain string")
  func decimals() {
    expectSpeech(
      """
      struct V: View { @State private var celsius = 20.0; let share: Float = 0.5; let size: CGFloat = 2
        var body: some View { VStack {
          Text("\\(celsius) Celsius is \\(celsius * 9 / 5 + 32) Fahrenheit")
          Text("\\(share) of \\(size)")
          Text("\\(12345.678)")
          Text("\\(12345.678, specifier: "%.2f")")
          Text("\\(1234, specifier: "%lld")")
          Text(verbatim: "\\(celsius)")
          Text(String("\\(celsius)"))
          Text("Plain " + "\\(celsius)")
          Button("Set \\(celsius)") { }
          Text("x").accessibilityLabel("\\(celsius) degrees")
        } } }
      """,
      [
        "20.000000 Celsius is 68.000000 Fahrenheit", "0.500000 of 2.000000", "12,345.678000", "12,345.68", "1,234",
        "20.0", "20.0", "Plain 20.0", "Set 20.000000, button", "20.000000 degrees",
      ])
    expectSpeech(
      "struct V: View { var body: some View { Text(\"\\(1234.5)\") } }", language: "de", ["1.234,500000"])
  }

  @Test("A field with a format holds the formatted number")
  func fields() {
    expectSpeech(
      """
      struct V: View {
        @State private var price = 9.5; @State private var share = 0.25; @State private var count = 1500
        @State private var none: Int?
        var body: some View { Form {
          TextField("Price", value: $price, format: .currency(code: "USD"))
          TextField("Share", value: $share, format: .percent)
          TextField("Count", value: $count, format: .number)
          TextField("Rate", value: $price, format: .number.precision(.fractionLength(2)))
          TextField("None", value: $none, format: .number)
        } } }
      """,
      ["$9.50, text field", "25%, text field", "1,500, text field", "9.50, text field", "None, text field"])
  }

  @Test("Lists are joined as the language does")
  func lists() {
    let source = """
      struct V: View { let names = ["A", "B", "C"]; var body: some View { VStack {
        Text(["A", "B"].formatted())
        Text(names.formatted())
        Text(names.formatted(.list(type: .or)))
        Text(names, format: .list(type: .and))
        Text(ListFormatter.localizedString(byJoining: ["A", "B"]))
        Text(["A"].formatted())
      } } }
      """
    expectSpeech(source, ["A and B", "A, B, and C", "A, B, or C", "A, B, and C", "A and B", "A"])
    let british = Project(source: source).said(language: "en-GB")
    #expect(british?.lines.dropFirst().first == "A, B and C")
    let german = Project(source: source).said(language: "de")
    #expect(
      german?.screen.elements.map(\.certainty.word) == [.unknown, .unknown, .unknown, .unknown, .unknown, .certain])
  }

  @Test("A text that is made a key has no Markdown left, a plain one keeps it")
  func markdown() {
    expectSpeech(
      """
      struct V: View { let words = "Some **bold** [site](https://a.example)"
        var body: some View { VStack {
          Text(.init(words))
          Text(LocalizedStringKey(words))
          Text(words)
        } } }
      """,
      ["Some bold site, link", "Some bold site, link", "Some **bold** [site](https://a.example)"])
  }

  @Test("A noun follows its number")
  func inflection() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        Text("^[\\(3) item](inflect: true)")
        Text("^[\\(1) apple](inflect: true) left")
        Text("^[\\(2) box](inflect: true), ^[\\(2) city](inflect: true)")
      } } }
      """, ["3 items", "1 apple left", "2 boxes, 2 cities"])
    let irregular = Project(
      source: "struct V: View { var body: some View { Text(\"^[\\(2) child](inflect: true)\") } }")
    #expect(irregular.said()?.screen.elements.map(\.certainty.word) == [.unknown])
  }

  @Test("A date that is written out, in American English")
  func dates() {
    let source = """
      struct V: View {
        let day = Calendar(identifier: .gregorian).date(from: DateComponents(year: 2024, month: 3, day: 5, hour: 9))!
        var body: some View { VStack {
          Text(day, format: .dateTime.year())
          Text(day, format: .dateTime.day().month(.wide).year())
          Text(day, format: .dateTime.weekday().month().day())
          Text(day, style: .date)
          Text(day.formatted(date: .abbreviated, time: .omitted))
          Text(day.formatted(date: .complete, time: .shortened))
          Text(Duration.seconds(90), format: .time(pattern: .minuteSecond))
        } } }
      """
    expectSpeech(
      source,
      [
        "2024", "March 5, 2024", "Tue, Mar 5", "March 5, 2024", "Mar 5, 2024",
        "Tuesday, March 5, 2024 at 9:00\u{202F}AM", "1:30",
      ])
    let german = Project(source: source).said(language: "de")
    #expect(german?.screen.elements.allSatisfy { $0.certainty.word == .unknown } == true)
  }

  @Test("A switch for several things, the characters of a text, pairs by their numbers")
  func oddities() {
    expectSpeech(
      """
      struct V: View { @State private var states = [true, false]; @State private var size = 2
        var body: some View { VStack {
          Toggle("All", sources: $states, isOn: \\.self)
          ForEach(Array("xy"), id: \\.self) { Text(String($0)) }
          ForEach(zip(["p", "q"], [1, 2]).map { "\\($0)\\($1)" }, id: \\.self) { Text($0) }
          Picker("Size", selection: $size) { Text("One").tag(1); Text("Two").tag(2) } currentValueLabel: { Text("Now two") }
        } } }
      """, ["All, switch button, mixed", "x", "y", "p1", "q2", "Size, Now two, button, pop up button"])
  }
}

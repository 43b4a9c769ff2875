import Testing

@testable import Checks

/// Kinds of findings that readers of code found untrue, or right for another reason than was said.
@Suite struct JudgedKindTests {
  private func formats(_ body: String, makes type: String = "String") -> String {
    """
    struct Page: View {
      let day: Date
      let stored: String
      var body: some View { Text(written) }
      var written: \(type) {
        let formatter = DateFormatter()
        \(body)
      }
    }
    """
  }

  @Test func aDateFormatForMachinesIsLeftAlone() {
    let header = """
      formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss"
      formatter.locale = Locale(identifier: "en_US")
      formatter.timeZone = TimeZone(abbreviation: "GMT")
      return formatter.string(from: day)
      """
    #expect(findings(formats(header), DateFormatFixed.self) == [])
    let quoted = #"formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"; return formatter.string(from: day)"#
    #expect(findings(formats(quoted), DateFormatFixed.self) == [])
    let sent = """
      formatter.dateFormat = "EEE, dd MMM yyyy"
      var request = URLRequest(url: page)
      request.setValue(formatter.string(from: day), forHTTPHeaderField: "If-Modified-Since")
      return ""
      """
    #expect(findings(formats(sent), DateFormatFixed.self) == [])
    let shown = """
      formatter.dateFormat = "dd/MM/yyyy"
      formatter.timeZone = TimeZone(abbreviation: "GMT")
      return formatter.string(from: day)
      """
    #expect(messages(formats(shown), DateFormatFixed.self) == ["‘dd/MM/yyyy’ is the same in every country"])
  }

  @Test func aDateFormatThatIsOnlyReadIsNotShown() {
    let read = #"formatter.dateFormat = "dd/MM/yyyy"; return formatter.date(from: stored) ?? day"#
    #expect(findings(formats(read, makes: "Date"), DateFormatFixed.self) == [])
    let both = """
      formatter.dateFormat = "yyyyMMdd"
      let read = formatter.date(from: stored) ?? day
      formatter.dateFormat = "dd/MM/yyyy"
      return formatter.string(from: read)
      """
    #expect(messages(formats(both), DateFormatFixed.self) == ["‘dd/MM/yyyy’ is the same in every country"])
    let made = """
      struct Page: View {
        let stored: String
        let day: Date
        static let reader: DateFormatter = {
          let formatter = DateFormatter()
          formatter.dateFormat = "dd/MM/yyyy"
          return formatter
        }()
        static let writer: DateFormatter = {
          let formatter = DateFormatter()
          formatter.dateFormat = "dd.MM.yyyy"
          return formatter
        }()
        var body: some View {
          Text(Page.reader.date(from: stored) ?? day, style: .date)
          Text(Page.writer.string(from: day))
        }
      }
      """
    #expect(messages(made, DateFormatFixed.self) == ["‘dd.MM.yyyy’ is the same in every country"])
  }

  @Test func aDateThatIsWrittenBackAsItWasReadIsNotShown() {
    let code = """
      struct AirTime: View {
        @Binding var airTime: String
        var body: some View {
          DatePicker("Air time", selection: Binding(get: { date(airTime) }, set: { airTime = written($0) }))
        }
        private func date(_ text: String) -> Date {
          let formatter = DateFormatter()
          formatter.dateFormat = "HH:mm"
          return formatter.date(from: text) ?? Date()
        }
        private func written(_ date: Date) -> String {
          let formatter = DateFormatter()
          formatter.dateFormat = "HH:mm"
          return formatter.string(from: date)
        }
      }
      """
    #expect(findings(code, DateFormatFixed.self) == [])
  }

  @Test func aMemberOfAnotherTypeIsNotTakenForTheOneThatIsNamed() {
    let added = """
      extension Date {
        static let dateFormatter: DateFormatter = {
          let formatter = DateFormatter()
          formatter.dateFormat = "dd/MM/yyyy"
          return formatter
        }()
      }
      """
    func cell(_ shown: String) -> String {
      """
      struct Cell: View {
        let day: Date
        static let dateFormatter: DateFormatter = {
          let formatter = DateFormatter()
          formatter.dateStyle = .medium
          return formatter
        }()
        var body: some View { Text(\(shown).string(from: day)) }
      }
      """
    }
    #expect(findings(["Cell.swift": cell("Cell.dateFormatter"), "Date.swift": added], DateFormatFixed.self) == [])
    #expect(findings(["Cell.swift": cell("Self.dateFormatter"), "Date.swift": added], DateFormatFixed.self) == [])
    #expect(
      messages(["Cell.swift": cell("Date.dateFormatter"), "Date.swift": added], DateFormatFixed.self)
        == ["‘dd/MM/yyyy’ is the same in every country"])
    let hidden = added.replacingOccurrences(of: "static", with: "private static")
    #expect(
      findings(["Cell.swift": cell("Date.dateFormatter"), "Date.swift": hidden], DateFormatFixed.self) == [])
  }

  @Test func aPressThatOnlyLearnsOfTheFingerIsNoCommand() {
    func code(_ press: String) -> String {
      """
      struct Slide: View {
        @State private var isEditing = false
        let report: (Bool) -> Void
        let open: () -> Void
        var body: some View { Text("Volume").onLongPressGesture\(press) }
      }
      """
    }
    let told = "(minimumDuration: 0.01, perform: {}) { isPressing in isEditing = isPressing; report(isPressing) }"
    #expect(findings(code(told), GestureWithoutAction.self) == [])
    #expect(
      messages(code("(minimumDuration: 1, perform: { open() }) { isEditing = $0 }"), GestureWithoutAction.self)
        == ["a long press is the only way to do this"])
  }
}

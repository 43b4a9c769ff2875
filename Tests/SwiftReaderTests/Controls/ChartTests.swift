import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Charts")
struct ChartTests {
  @Test("Marks with a label and a value say these")
  func labelled() {
    let screen = Project(
      source: """
        struct Sale { let day: String; let count: Int }
        struct V: View { let sales = [Sale(day: "Mon", count: 3), Sale(day: "Tue", count: 5)]
          var body: some View { VStack {
            Chart(sales) { sale in
              BarMark(x: .value("Day", sale.day), y: .value("Count", sale.count)).foregroundStyle(.blue)
                .annotation { Text("Not a stop") }
                .accessibilityLabel(sale.day).accessibilityValue("\\(sale.count) sold")
            }
            Chart { RuleMark(y: .value("Mean", 4)).accessibilityLabel("Mean").accessibilityValue("4") }
              .accessibilityLabel("Means")
            Text("After")
          } } }
        """
    ).said()
    #expect(screen?.lines == ["Mon, 3 sold", "Tue, 5 sold", "Mean, 4", "After"])
    #expect(screen?.screen.elements.map(\.certainty.word) == [.unknown, .unknown, .unknown, .certain])
    #expect(screen?.screen.elements.map { $0.container?.written } == [nil, nil, "Means", nil])
    #expect(screen?.screen.isComplete == true)
  }

  @Test("What other marks say is made from the data")
  func plain() {
    let screen = Project(
      source: """
        struct V: View { var body: some View { VStack {
          Chart { LineMark(x: .value("Day", 1), y: .value("Count", 2)); BarMark(x: .value("Day", 1), y: .value("Count", 2)).accessibilityLabel("One") }
          Chart([1, 2]) { LineMark(x: .value("Day", $0), y: .value("Count", $0)) }.accessibilityHidden(true)
          Text("After")
        } } }
        """
    ).said()
    #expect(screen?.lines == ["After"])
    #expect(screen?.opaque.map(\.text) == ["the marks of a chart are made from its data"])
  }
}

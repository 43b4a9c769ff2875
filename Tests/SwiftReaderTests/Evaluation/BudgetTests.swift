import ScreenModel
import Testing

@testable import SwiftReader

/// Work is counted in steps, never in time: what is too large ends everywhere at the same place and says so.
struct BudgetTests {
  /// Every test doubles the ways through the rest.
  private static let forks = """
    import SwiftUI
    struct V: View {
      let model: Model
      var body: some View { VStack { Text("first"); Text(words); Text("last") } }
      var words: String {
        var text = ""
        \((0..<24).map { "if model.flag\($0) { text += \"\($0)\" }" }.joined(separator: "\n    "))
        return text
      }
    }
    """

  /// Each part places the next one twice.
  private static let doubling =
    "import SwiftUI\nstruct V: View { var body: some View { VStack { Text(\"first\"); Part0() } } }\n"
    + (0..<24).map {
      "struct Part\($0): View { var body: some View { VStack { Part\($0 + 1)(); Part\($0 + 1)() } } }\n"
    }.joined() + "struct Part24: View { var body: some View { Text(\"leaf\") } }\n"

  private func read(_ limit: Int, _ source: String = doubling) throws -> Reading {
    let project = Project(source: source)
    var options = EvaluationOptions()
    options.stepLimit = limit
    let type = try #require(project.types(named: "V").first)
    let settled = options
    return BigStack.run { UncheckedReading(project.reading(of: type, settled)) }.reading
  }

  /// A reading stays with the thread that waits for it.
  private struct UncheckedReading: @unchecked Sendable {
    var reading: Reading
    init(_ reading: Reading) { self.reading = reading }
  }

  private func heard(_ reading: Reading) -> [String] {
    reading.evaluator.elements(reading.nodes).map { $0.label?.written ?? "" }
  }

  @Test func whatIsTooLargeSaysSo() throws {
    let reading = try read(3_000)
    #expect(reading.evaluator.wasCut)
    #expect(reading.nodes.opaqueReasons.contains { $0.text == "the view is too large to be read to the end" })
    #expect(heard(reading).first == "first")
  }

  @Test(arguments: [10, 100, 1_000, 3_000])
  func everyRunEndsAtTheSamePlace(_ limit: Int) throws {
    let one = try read(limit)
    let two = try read(limit)
    #expect(heard(one) == heard(two))
    #expect(one.nodes.opaqueReasons == two.nodes.opaqueReasons)
  }

  /// One text that depends on too much leaves the others as they are.
  @Test func tooManyWaysLeaveOneTextOpen() throws {
    let reading = try read(20_000, Self.forks)
    #expect(!reading.evaluator.wasCut)
    #expect(heard(reading) == ["first", "<words>", "last"])
  }

  @Test func whatFitsIsReadToTheEnd() throws {
    let reading = try read(
      3_000, "import SwiftUI\nstruct V: View { var body: some View { VStack { Text(\"a\"); Text(\"b\") } } }")
    #expect(!reading.evaluator.wasCut)
    #expect(heard(reading) == ["a", "b"])
  }
}

import Testing

@testable import spec_check

/// Repairs after which more can be told of what was there before.
@Suite struct UncoveredRepairTests {
  @Test func aRowWithADrawnBoxBecomesAButtonAllTheSame() {
    let code = example(
      """
      HStack {
        Image(systemName: chosen.contains(rule) ? "checkmark.square.fill" : "square")
        Text(rule)
      }
      .onTapGesture { if chosen.contains(rule) { chosen.remove(rule) } else { chosen.insert(rule) } }
      """, "let rule: String\n@State private var chosen: Set<String> = []")
    let fixed = fix(code, unsafe: true)
    #expect(fixed.refused.map(\.reason) == [])
    #expect(fixed.made.map(\.candidate.finding.rule).contains("tap-without-role"))
    #expect(fixed.left.contains("tap-without-role") == false)
  }
}

import Testing

/// Loops over what is known run turn by turn.
@Suite struct LoopTests {
  @Test func turnsThatAreLeftOrPassedOver() {
    expectSpeech(
      """
      struct Item { var name: String; var isOn: Bool; var rank: Int }
      struct V: View {
        let items = [Item(name: "a", isOn: true, rank: 1), Item(name: "b", isOn: false, rank: 5), Item(name: "c", isOn: true, rank: 2)]
        var chosen: String { var r = ""; for i in items where i.isOn { r += i.name }; return r }
        var passed: String { var r: [String] = []; for i in items { guard i.isOn else { continue }; r.append(i.name) }; return r.joined() }
        var found: String { for i in items { if !i.isOn { return i.name } }; return "none" }
        var until: String { var r = ""; for i in items { if i.rank > 4 { break }; r += i.name }; return r }
        var cased: String {
          var r = ""
          for case let i in items { switch i.rank { case 1: r += "one"; case 2: r += "two"; default: continue } }
          return r
        }
        var sum: String { var n = 0; for i in 1...4 where i % 2 == 0 { n += i }; return "\\(n)" }
        var counted: String { var n = 0; while n < 3 { n += 1 }; repeat { n += 1 } while n < 3; return "\\(n)" }
        var each: String { var r = ""; items.forEach { r += $0.name }; return r }
        var into: String { items.reduce(into: [String]()) { if $1.isOn { $0.append($1.name) } }.joined() }
        var sums: String { "\\(items.map(\\.rank).reduce(0, +)) \\(items.map(\\.rank).sorted(by: >).map(String.init).joined())" }
        var body: some View {
          VStack {
            Text(chosen); Text(passed); Text(found); Text(until); Text(cased)
            Text(sum); Text(counted); Text(each); Text(into); Text(sums)
          }
        }
      }
      """, ["ac", "ac", "b", "a", "onetwo", "6", "4", "abc", "ac", "8 521"])
  }

  @Test func aLoopThatMayNotEndIsNotFollowed() {
    expectSpeech(
      """
      struct V: View {
        var words: String { var n = 0; while true { n += 1; if n > 1_000_000 { break } }; return "\\(n) turns" }
        var body: some View { Text(words) }
      }
      """, ["<n> turns"])
  }
}

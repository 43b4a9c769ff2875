import Testing

/// What code writes into is heard as it is in the end.
@Suite struct WritingTests {
  @Test func aViewConfiguredByItsOwnFunctions() {
    expectSpeech(
      """
      struct Chip: View {
        let title: String
        private var count = 0
        private var onTap: (() -> Void)?
        init(_ title: String) { self.title = title }
        func badge(_ count: Int) -> Self { var copy = self; copy.count = count; return copy }
        func onTap(_ action: @escaping () -> Void) -> Chip { then { $0.onTap = action } }
        private func then(_ change: (inout Self) -> Void) -> Self { var copy = self; change(&copy); return copy }
        var body: some View {
          if let onTap { Button("\\(title) \\(count)", action: onTap) } else { Text("\\(title) \\(count)") }
        }
      }
      struct V: View {
        var body: some View { VStack { Chip("Tea"); Chip("Milk").badge(3); Chip("Bread").onTap { }.badge(1) } }
      }
      """, ["Tea 0", "Milk 3", "Bread 1, button"])
  }

  @Test func partsOfValues() {
    expectSpeech(
      """
      struct Point { var x = 1; var inner = Inner(); struct Inner { var on = false } }
      struct V: View {
        var list: String { var a = ["x", "y"]; a[0] = "z"; return a.joined() }
        var entry: String { var d = ["k": "v"]; d["k"] = "w"; d["n", default: "u"] += "p"; return d["k"]! + d["n"]! }
        var tuple: String { var t = (1, "a"); t.1 = "b"; return t.1 }
        var nested: String { var p = Point(); p.x *= 7; p.inner.on.toggle(); return p.inner.on ? "on \\(p.x)" : "off" }
        var optional: String { var n: Int? = 3; n? += 1; n! *= 2; return "\\(n ?? 0)" }
        var taken: String { var a = ["x", "y"]; let last = a.removeLast(); return last + a.joined() }
        var swapped: String { var a = ["x", "y"]; a.swapAt(0, 1); return a.joined() }
        var late: String { var out = "start"; defer { out = "end" }; return out }
        var body: some View {
          VStack { Text(list); Text(entry); Text(tuple); Text(nested); Text(optional); Text(taken); Text(swapped); Text(late) }
        }
      }
      """, ["zy", "wup", "b", "on 7", "8", "yx", "yx", "start"])
  }

  @Test func functionsThatChangeWhatTheyAreCalledOn() {
    expectSpeech(
      """
      struct Counter { private(set) var n = 0; mutating func add() { n += 1 }; mutating func twice() { add(); add() } }
      enum Step { case one, two; mutating func next() { self = self == .one ? .two : .one } }
      struct V: View {
        var counted: String { var c = Counter(); c.add(); c.twice(); return "\\(c.n)" }
        var stepped: String { var s = Step.one; s.next(); return s == .two ? "two" : "one" }
        var handed: String { var x = 3; increase(&x); return "\\(x)" }
        var inner: String { var x = 1; func grow() { x += 1 }; grow(); grow(); return "\\(x)" }
        var foreign: String { var x = 3; withUnsafe(&x); return "x \\(x)" }
        func increase(_ number: inout Int) { number += 1 }
        var body: some View { VStack { Text(counted); Text(stepped); Text(handed); Text(inner); Text(foreign) } }
      }
      """, ["3", "two", "4", "3", "x <x>"])
  }

  @Test func objectsThatCodeHasMade() {
    expectSpeech(
      """
      final class Model {
        var name = "unset"
        var items: [String]
        init() { items = ["a"]; setUp() }
        private func setUp() { items.append("b"); for n in 0..<2 { items.append("\\(n)") } }
        func rename(_ name: String) { self.name = name }
      }
      struct Row: View { let model: Model; var body: some View { Text("\\(model.name) \\(model.items.joined())") } }
      struct V: View {
        static let ready: Model = { let m = Model(); m.name = "ready"; return m }()
        static func made(_ long: Bool) -> Model { let m = Model(); if long { m.rename("long") }; return m }
        @State private var isLong = false
        var body: some View {
          VStack { Row(model: Model()); Row(model: Self.ready); Row(model: Self.made(true)) }
        }
      }
      """, ["unset ab01", "ready ab01", "long ab01"])
  }

  @Test func initialisersOfViews() {
    expectSpeech(
      """
      struct Title: View {
        private let title: String
        private var note = "plain"
        private var subtitle: String?
        init(name: String, count: Int = 2) {
          var text = name.capitalized
          if count > 1 { text += " ×\\(count)" }
          title = text
          if name == "zed" { note = "special" } else if name.isEmpty { note = "empty" }
        }
        var body: some View { VStack { Text(title); Text(note); if let subtitle { Text(subtitle) } } }
      }
      struct V: View { var body: some View { VStack { Title(name: "zed"); Title(name: "abe", count: 1) } } }
      """, ["Zed ×2", "special", "Abe", "plain"])
  }

  @Test func bothWaysOfWhatIsOpen() {
    expectSpeech(
      """
      struct V: View {
        let isNew: Bool
        var words: String {
          var parts = ["Tea"]
          if isNew { parts.append("new") } else { parts[0] = "Old tea" }
          return parts.joined(separator: ", ")
        }
        var body: some View { Text(words) }
      }
      """, given: ["isNew": .bool(true)], ["Tea, new"])
    expectSpeech(
      """
      struct V: View {
        let isNew: Bool
        var words: String {
          var text = "Tea"
          if isNew { text = "New tea" }
          return text
        }
        var body: some View { Text(words) }
      }
      """, ["<New tea | Tea>"])
  }

  @Test func whatOtherCodeMayHaveChangedIsOpen() {
    expectSpeech(
      """
      struct V: View {
        let names: [String]
        var count: String { var n = 0; for name in names { if name.isEmpty { n += 1 } }; return "\\(n) empty" }
        var first: String { for name in names { if name.hasPrefix("A") { return "found" } }; return "none" }
        var locked: String { var x = "old"; lock.perform { x = "new" }; return x }
        var failed: String { var r = "no"; do { try fail(); r = "yes" } catch { r = "caught" }; return r }
        func fail() throws { throw Problem.any }
        enum Problem: Error { case any }
        var body: some View { VStack { Text(count); Text(first); Text(locked); Text(failed) } }
      }
      """, ["<n> empty", "<<first> | none>", "<locked>", "caught"])
  }
}

import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Conditions in values")
struct ChoiceTests {
  private let kind = """
    enum Kind { case label, link(() -> Void), toggle(Bool) }
    struct Row: View {
      let title: String
      let kind: Kind
      var body: some View {
        switch kind {
        case .label: Text(title)
        case .link(let action): Button(title, action: action)
        case .toggle(let on): Toggle(title, isOn: .constant(on))
        }
      }
    }
    struct V: View {
      let loading: Bool
      var body: some View { Row(title: "Orders", kind: loading ? .label : .link { }) }
    }
    """

  @Test("A choice handed to a component is decided inside it")
  func argument() {
    expectSpeech(kind, given: ["loading": true], ["Orders"])
    expectSpeech(kind, given: ["loading": false], ["Orders, button"])
    expectSpeech(kind, ["Orders if loading", "Orders, button if !loading"])
  }

  @Test("Members and calls work on each alternative")
  func distributed() {
    let source = """
      struct Product { let name: String; let price: Int; func line() -> String { "\\(name), $\\(price)" } }
      struct V: View {
        let isBig: Bool
        var product: Product { isBig ? Product(name: "Pot", price: 30) : Product(name: "Cup", price: 9) }
        var body: some View { VStack { Text(product.name); Text(product.line()); Text(product.name.uppercased()) } }
      }
      """
    expectSpeech(source, given: ["isBig": true], ["Pot", "Pot, $30", "POT"])
    expectSpeech(source, given: ["isBig": false], ["Cup", "Cup, $9", "CUP"])
  }

  @Test("The same test twice never mixes alternatives")
  func correlated() {
    let source = """
      struct V: View {
        let isBig: Bool
        var name: String { if isBig { return "Pot" } else { return "Cup" } }
        var body: some View { if isBig { Text(name) } else { Text("not \\(name)") } }
      }
      """
    expectSpeech(source, ["Pot if isBig", "not Cup if !isBig"])
  }

  @Test("A getter with if and append is run")
  func getter() {
    let source = """
      struct V: View {
        let name: String?
        let isNew: Bool
        var words: String {
          var parts: [String] = ["Leaf cup"]
          if let name { parts.append(name) }
          if isNew { parts.append("new") }
          return parts.joined(separator: ", ")
        }
        var body: some View { Text(words) }
      }
      """
    expectSpeech(source, given: ["name": "Anna", "isNew": true], ["Leaf cup, Anna, new"])
    expectSpeech(source, given: ["name": nil, "isNew": false], ["Leaf cup"])
  }

  @Test("A getter with guard, early return and switch is run")
  func guards() {
    let source = """
      enum Status { case ready, late(minutes: Int), gone }
      struct V: View {
        let status: Status
        let isShown: Bool
        var text: String? {
          guard isShown else { return nil }
          switch status {
          case .ready: return "Ready"
          case .late(let minutes) where minutes > 60: return "Very late"
          case .late(let minutes): return "\\(minutes) minutes late"
          case .gone: return nil
          }
        }
        var body: some View { if let text { Text(text) } else { Text("Nothing") } }
      }
      """
    expectSpeech(source, given: ["status": ".ready", "isShown": true], ["Ready"])
    expectSpeech(
      source, given: ["status": .enumCase("late", payload: [.init(5)]), "isShown": true], ["5 minutes late"])
    expectSpeech(source, given: ["status": .enumCase("late", payload: [.init(90)]), "isShown": true], ["Very late"])
    expectSpeech(source, given: ["status": ".gone", "isShown": true], ["Nothing"])
    expectSpeech(source, given: ["isShown": false], ["Nothing"])
  }

  @Test("if and switch as expressions")
  func expressions() {
    let source = """
      enum Size { case small, large }
      struct V: View {
        let size: Size
        var body: some View {
          let words = switch size { case .small: "Small"; case .large: "Large" }
          let more = if size == .small { "cup" } else { "pot" }
          Text(words + " " + more)
        }
      }
      """
    expectSpeech(source, given: ["size": ".small"], ["Small cup"])
    expectSpeech(source, given: ["size": ".large"], ["Large pot"])
  }

  @Test("More than sixteen ways are unknown, not wrong")
  func tooMany() {
    let flags = (0..<6).map { "f\($0)" }
    let source = """
      struct V: View {
        \(flags.map { "let \($0): Bool" }.joined(separator: "\n"))
        var words: String { \(flags.map { "(\($0) ? \"\($0)\" : \"-\")" }.joined(separator: " + ")) }
        var body: some View { Text(words) }
      }
      """
    let open = Project(source: source).said()
    #expect(
      open?.screen.elements.first?.certainty.word == .unknown
        || open?.screen.elements.first?.certainty.word == .conditional)
    expectSpeech(
      source, given: ["f0": true, "f1": false, "f2": true, "f3": true, "f4": false, "f5": true], ["f0-f2f3-f5"])
  }
}

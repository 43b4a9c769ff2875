import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Ways of writing views")
struct ViewSyntaxTests {
  @Test("Computed and stored properties, functions, builders")
  func parts() {
    expectSpeech(
      """
      struct V: View {
        private var header: some View { Text("Header") }
        @ViewBuilder var middle: some View { Text("Middle 1"); Text("Middle 2") }
        let stored = Text("Stored")
        func row(_ title: String, count: Int = 1, isBold bold: Bool = false) -> some View {
          Text("\\(title) \\(count)\\(bold ? "!" : "")")
        }
        @ViewBuilder func both(_ flag: Bool) -> some View { if flag { Text("Yes") } else { Text("No") } }
        var body: some View {
          VStack { header; middle; stored; row("A"); row("B", count: 2); row("C", isBold: true); both(true); both(false); footer }
        }
      }
      extension V { fileprivate var footer: some View { Text("Footer") } }
      """,
      ["Header", "Middle 1", "Middle 2", "Stored", "A 1", "B 2", "C 1!", "Yes", "No", "Footer"])
  }

  @Test("Content handed in as a builder closure, as a value, with a parameter")
  func builders() {
    expectSpeech(
      """
      struct Card<Content: View>: View {
        let title: String
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { Text(title); content() } }
      }
      struct Box<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content.padding() }
      }
      struct Numbered<Row: View>: View {
        let row: (Int) -> Row
        var body: some View { ForEach(0..<2, id: \\.self) { row($0) } }
      }
      struct Pair<A: View, B: View>: View {
        @ViewBuilder var first: A
        @ViewBuilder var second: B
        var body: some View { first; second }
      }
      struct V: View { var body: some View { VStack {
        Card(title: "Card") { Text("Inside"); Button("Go") { } }
        Box { Text("In box") }
        Numbered { number in Text("No. \\(number)") }
        Pair { Text("One") } second: { Text("Two") }
      } } }
      """, ["Card", "Inside", "Go, button", "In box", "No. 0", "No. 1", "One", "Two"])
  }

  @Test("Group, AnyView, EmptyView, parentheses, explicit return")
  func wrappers() {
    expectSpeech(
      """
      struct V: View {
        var any: AnyView { if true { return AnyView(Text("Any")) } else { return AnyView(EmptyView()) } }
        var body: some View {
          return VStack {
            Group { Text("Grouped"); Text("Twice") }.font(.body)
            any
            EmptyView()
            (Text("In parentheses"))
            AnyView(erasing: Text("Erased"))
          }
        }
      }
      """, ["Grouped", "Twice", "Any", "In parentheses", "Erased"])
  }

  @Test("switch with payloads, where, several patterns, default")
  func switches() {
    let source = """
      enum Phase { case idle, loading(progress: Double), failed(code: Int, message: String), done([String]) }
      struct V: View {
        let phase: Phase
        var body: some View {
          switch phase {
          case .idle: Text("Idle")
          case .loading(let progress) where progress > 0.5: Text("Nearly")
          case .loading: Text("Loading")
          case let .failed(code, message): Text("\\(code): \\(message)")
          case .done(let names) where names.isEmpty: Text("None")
          case .done(let names): ForEach(names, id: \\.self) { Text($0) }
          }
        }
      }
      """
    expectSpeech(source, given: ["phase": ".idle"], ["Idle"])
    expectSpeech(source, given: ["phase": .enumCase("loading", payload: [.init(0.75)])], ["Nearly"])
    expectSpeech(source, given: ["phase": .enumCase("loading", payload: [.init(0.25)])], ["Loading"])
    expectSpeech(
      source, given: ["phase": .enumCase("failed", payload: [.init(label: "code", 4), .init("Offline")])],
      ["4: Offline"])
    expectSpeech(source, given: ["phase": .enumCase("done", payload: [.init([])])], ["None"])
    expectSpeech(source, given: ["phase": .enumCase("done", payload: [.init(["a", "b"])])], ["a", "b"])
  }

  @Test("switch over tuples, strings, numbers and optionals")
  func otherSwitches() {
    let source = """
      struct V: View {
        let count: Int; let name: String; let flag: Bool?
        var body: some View { VStack {
          switch count { case 0: Text("None"); case 1: Text("One"); case 2...9: Text("Few"); default: Text("Many") }
          switch name { case "Anna", "Bea": Text("Friend"); default: Text("Stranger") }
          switch (count > 0, flag) { case (true, true?): Text("Both"); case (true, _): Text("Count"); default: Text("Neither") }
        } }
      }
      """
    expectSpeech(source, given: ["count": 1, "name": "Bea", "flag": true], ["One", "Friend", "Both"])
    expectSpeech(source, given: ["count": 5, "name": "Carl", "flag": nil], ["Few", "Stranger", "Count"])
    expectSpeech(source, given: ["count": 0, "name": "Anna", "flag": false], ["None", "Friend", "Neither"])
    expectSpeech(source, given: ["count": 12, "name": "", "flag": false], ["Many", "Stranger", "Count"])
  }

  @Test("if let, shorthand, several conditions, if case, guard in helpers")
  func optionals() {
    let source = """
      struct User { let name: String; var nickname: String?; var age: Int? }
      struct V: View {
        let user: User?
        var greeting: String {
          guard let user, let nickname = user.nickname, !nickname.isEmpty else { return "Hello" }
          return "Hi \\(nickname)"
        }
        var body: some View { VStack {
          Text(greeting)
          if let user { Text(user.name) }
          if let age = user?.age, age >= 18 { Text("Adult, \\(age)") } else { Text("No age") }
          if case .some(let someone) = user { Text("Some \\(someone.name)") }
          Text(user?.nickname ?? user?.name ?? "Nobody")
          Text(user.map { $0.name.uppercased() } ?? "NOBODY")
          if user == nil { Text("Signed out") }
        } }
      }
      """
    expectSpeech(
      source, given: ["user": ["name": "Anna", "nickname": "Ann", "age": 30]],
      ["Hi Ann", "Anna", "Adult, 30", "Some Anna", "Ann", "ANNA"])
    expectSpeech(source, given: ["user": nil], ["Hello", "No age", "Nobody", "NOBODY", "Signed out"])
  }

  @Test("Local lets, constants, functions and nested types in a body")
  func locals() {
    expectSpeech(
      """
      struct V: View {
        let price = 9; let amount = 3
        var body: some View {
          let total = price * amount
          let isBig = total > 20
          let (first, second) = ("One", "Two")
          func line(_ text: String) -> Text { Text("Line \\(text)") }
          return VStack {
            Text("Total \\(total)")
            if isBig { Text("Big") }
            Text(first); Text(second)
            line("x")
          }
        }
      }
      """, ["Total 27", "Big", "One", "Two", "Line x"])
  }

  @Test("Ternaries between views, values and modifiers")
  func ternaries() {
    let source = """
      struct V: View { let on: Bool
        var body: some View { VStack {
          on ? Text("On") : Text("Off")
          Text(on ? "Yes" : "No")
          Image(systemName: on ? "star.fill" : "globe")
          Button(on ? "Pause" : "Play") { }.accessibilityLabel(on ? "Stop" : "Start")
        } } }
      """
    expectSpeech(source, given: ["on": true], ["On", "Yes", "Favorite, image", "Stop, button"])
    expectSpeech(source, given: ["on": false], ["Off", "No", "Globe, image", "Start, button"])
  }

  @Test("Strings: interpolation, multi-line, concatenation, formats")
  func strings() {
    expectSpeech(
      #"""
      struct V: View {
        let name = "Mint"; let price = 9.5
        var body: some View { VStack {
          Text("\(name) tea")
          Text("Costs " + String(price))
          Text("""
            Two
            lines
            """)
          Text(#"Raw \(name)"#)
          Text("\(name.uppercased()), \(name.count) letters")
          Text(String(format: "%@ x %d", name, 2))
          Text("\(name, specifier: "%@")")
        } }
      }
      """#,
      [
        "Mint tea", "Costs 9.5", "Two lines", #"Raw \(name)"#, "MINT, 4 letters", "Mint x 2", "<name>",
      ])
  }

  @Test("Key paths as functions and in ForEach")
  func keyPaths() {
    expectSpeech(
      """
      struct Item { let name: String; let tags: [String] }
      struct V: View {
        let items = [Item(name: "a", tags: ["x"]), Item(name: "b", tags: ["y", "z"])]
        var body: some View {
          ForEach(items, id: \\.name) { item in Text(item.name) }
          Text(items.flatMap(\\.tags).joined(separator: ","))
          ForEach(items.map(\\.name), id: \\.self, content: Text.init)
        }
      }
      """, ["a", "b", "x,y,z", "a", "b"])
  }

  @Test("Old spellings: NavigationView, foregroundColor, accessibility")
  func old() {
    expectSpeech(
      """
      struct V: View { var body: some View { NavigationView {
        List { Text("Row").foregroundColor(.red).accessibility(label: Text("Old row")) }
          .navigationBarTitle("Title", displayMode: .inline)
          .navigationBarItems(leading: Button("Back") { }, trailing: Button("Done") { })
      } } }
      """, ["Back, button", "Title, heading", "Done, button", "Old row"])
  }
}

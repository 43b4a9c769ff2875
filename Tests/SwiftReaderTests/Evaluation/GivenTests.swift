import Foundation
import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Sample data")
struct GivenTests {
  @Test("Text, numbers, flags, nothing, lists, records and cases in the types of the code")
  func kinds() {
    expectSpeech(
      """
      enum Tier: String { case basic, gold; var name: String { rawValue.capitalized } }
      struct Address: Hashable { let street: String; let number: Int? }
      struct V: View {
        let name: String; let age: Int; let price: Double; let isNew: Bool; let note: String?
        let tier: Tier; let tiers: [Tier]; let address: Address; let addresses: [Address]
        var body: some View { VStack {
          Text(name); Text("\\(age)"); Text("\\(price)"); if isNew { Text("New") }; if note == nil { Text("No note") }
          Text(tier.name); ForEach(tiers, id: \\.self) { Text($0.name) }
          Text(address.street); if let number = address.number { Text("\\(number)") } else { Text("no number") }
          ForEach(addresses, id: \\.self) { Text("\\($0.street) \\($0.number ?? 0)") }
        } }
      }
      """,
      given: [
        "name": "Anna", "age": 30, "price": 9.5, "isNew": true, "note": nil, "tier": ".gold",
        "tiers": [".basic", "gold"],
        "address": ["street": "Oak"], "addresses": [["street": "Elm", "number": 3]],
      ],
      [
        "Anna", "30", "9.500000", "New", "No note", "Gold", "Basic", "Gold", "Oak",
        "<address.number> if address.number != nil", "no number if address.number == nil", "Elm 3",
      ])
  }

  @Test("A dotted name reaches into models, records and optionals")
  func dotted() {
    let source = """
      struct User { var name: String; var isPremium: Bool }
      @Observable final class Session { var user: User?; var settings = Settings() }
      struct Settings { var isLoud = false }
      struct V: View {
        @Environment(Session.self) private var session
        var body: some View { VStack {
          if let user = session.user { Text(user.name); if user.isPremium { Text("Premium") } } else { Text("Guest") }
          if session.settings.isLoud { Text("Loud") }
        } }
      }
      """
    expectSpeech(source, given: ["session.user": nil, "session.settings.isLoud": true], ["Guest", "Loud"])
    expectSpeech(
      source, given: ["session.user": ["name": "Anna", "isPremium": true], "session.settings.isLoud": false],
      ["Anna", "Premium"])
    expectSpeech(
      source, given: ["session.user.name": "Anna", "session.user.isPremium": false, "session.settings.isLoud": false],
      ["Anna"])
  }

  @Test("What is given to a computed property wins over its code")
  func computed() {
    expectSpeech(
      """
      struct V: View { let items: [String]; var total: String { "\\(items.count)" }
        var body: some View { Text(total) } }
      """, given: ["total": "$9.00"], ["$9.00"])
  }

  @Test("Private state is given by its name, not by its wrapper's")
  func wrappers() {
    expectSpeech(
      """
      struct V: View {
        @State private var step = 0
        @AppStorage("seen") private var hasSeen = false
        @SceneStorage("tab") var tab = "home"
        @Binding var name: String
        @FocusState private var focused: Bool
        init(name: Binding<String>) { _name = name }
        var body: some View { VStack { Text("\\(step)"); if hasSeen { Text("Seen") }; Text(tab); Text(name) } }
      }
      """, given: ["step": 2, "hasSeen": true, "tab": "cart", "name": "Anna"], ["2", "Seen", "cart", "Anna"])
  }

  @Test("A list given under one name is filtered by what is given under another")
  func combined() {
    let source = """
      struct V: View {
        let products: [String]
        @State var query = ""
        var results: [String] { query.isEmpty ? products : products.filter { $0.localizedCaseInsensitiveContains(query) } }
        var body: some View { List {
          if results.isEmpty { Text("No results for “\\(query)”") }
          ForEach(results, id: \\.self) { Text($0) }
        } }
      }
      """
    let products: SampleValue = ["Mint tea", "Oolong", "Green tea"]
    expectSpeech(source, given: ["products": products, "query": "tea"], ["Mint tea", "Green tea"])
    expectSpeech(source, given: ["products": products, "query": "cocoa"], ["No results for “cocoa”"])
    expectSpeech(source, given: ["products": products], ["Mint tea", "Oolong", "Green tea"])
  }

  @Test("Identity and equality of records decide the selected row")
  func records() {
    expectSpeech(
      """
      struct Address: Identifiable, Equatable { let id: Int; let street: String }
      struct V: View {
        let addresses: [Address]
        @Binding var selected: Address?
        var body: some View { ForEach(addresses) { address in
          let isSelected = address == selected
          Button { selected = address } label: { HStack { Text(address.street); if isSelected { Image(systemName: "checkmark") } } }
            .accessibilityAddTraits(isSelected ? [.isSelected] : [])
        } }
      }
      """,
      given: [
        "addresses": [["id": 1, "street": "12 Oak Street"], ["id": 2, "street": "8 Garden Street"]],
        "selected": ["id": 2, "street": "8 Garden Street"],
      ], ["12 Oak Street, button", "selected, 8 Garden Street, button"])
  }

  @Test("A row compared by its id with an optional, a set or an index")
  func otherSelections() {
    let source = """
      struct Item: Identifiable { let id: Int; let name: String }
      struct V: View {
        let items: [Item]
        @State var chosen: Int?
        @State var marked: Set<Int> = []
        @State var index = 0
        var body: some View { VStack {
          ForEach(items) { item in Text(item.name).accessibilityAddTraits(item.id == chosen ? .isSelected : []) }
          ForEach(items) { item in Toggle(item.name, isOn: .constant(marked.contains(item.id))) }
          ForEach(Array(items.enumerated()), id: \\.element.id) { offset, item in
            Text("\\(offset + 1) of \\(items.count)").accessibilityAddTraits(offset == index ? .isSelected : [])
          }
        } }
      }
      """
    expectSpeech(
      source,
      given: [
        "items": [["id": 1, "name": "a"], ["id": 2, "name": "b"]], "chosen": 2, "marked": [1], "index": 1,
      ],
      [
        "a", "selected, b", "a, switch button, on", "b, switch button, off", "1 of 2", "selected, 2 of 2",
      ])
  }

  @Test("Names that the view does not have are told, those of its children and models are not")
  func unknown() {
    let source = """
      struct Child: View { @State private var isOpen = false; var body: some View { if isOpen { Text("Open") } } }
      @Observable final class Model { var count = 0 }
      struct V: View { @State var model = Model(); var body: some View { Child(); Text("\\(model.count)") } }
      """
    let screen = Project(source: source).said(given: ["model.count": 2, "model.cuont": 3, "isOpen": true])
    #expect(screen?.lines == ["Open", "2"])
    #expect(screen?.unknownNames.map(\.name) == ["model.cuont"])
  }
}

import Foundation
import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Code as apps write it")
struct RealCodeTests {
  @Test("A loading screen with a view model, phases, toolbar builder and router sheet")
  func screen() {
    let source = """
      enum LoadState<Value> { case idle, loading, loaded(Value), failed(Error) }
      struct Order: Identifiable, Hashable { let id: UUID; let title: String; let total: Decimal; var status: Status
        enum Status: String { case open, shipped
          var label: LocalizedStringKey { switch self { case .open: return "Open"; case .shipped: return "Shipped" } } } }
      enum Sheet: Identifiable { case filter, detail(Order)
        var id: String { switch self { case .filter: "filter"; case .detail(let order): order.id.uuidString } } }
      @MainActor @Observable final class OrdersModel {
        var state: LoadState<[Order]> = .idle
        var sheet: Sheet?
        var query = ""
        var filtered: [Order] {
          guard case .loaded(let orders) = state else { return [] }
          return query.isEmpty ? orders : orders.filter { $0.title.localizedCaseInsensitiveContains(query) }
        }
        func load() async { do { state = .loading; try await Task.sleep(for: .seconds(1)) } catch { state = .failed(error) } }
      }
      struct V: View {
        @State private var model = OrdersModel()
        var body: some View {
          NavigationStack {
            content
              .navigationTitle("Orders")
              .toolbar { toolbar }
              .searchable(text: $model.query)
              .task { await model.load() }
              .sheet(item: $model.sheet) { sheet in
                switch sheet {
                case .filter: Text("Filter")
                case .detail(let order): Text(order.title)
                }
              }
          }
        }
        @ViewBuilder private var content: some View {
          switch model.state {
          case .idle, .loading: ProgressView()
          case .failed: ContentUnavailableView("Orders could not be loaded", systemImage: "wifi.slash")
          case .loaded where model.filtered.isEmpty: Text("No orders")
          case .loaded: List(model.filtered) { row(for: $0) }
          }
        }
        private func row(for order: Order) -> some View {
          Button { model.sheet = .detail(order) } label: {
            HStack { VStack(alignment: .leading) { Text(order.title); Text(order.status.label).font(.caption) }; Spacer() }
          }
        }
        @ToolbarContentBuilder private var toolbar: some ToolbarContent {
          ToolbarItem(placement: .primaryAction) {
            Button { model.sheet = .filter } label: { Label("Filter", systemImage: "line.3.horizontal.decrease") }
          }
        }
      }
      """
    let bar = ["Filter, button", "Orders, heading", "Search, search field"]
    expectSpeech(source, given: ["model.state": ".loading"], bar + ["in progress"])
    expectSpeech(source, given: ["model.state": ".failed"], bar + ["Orders could not be loaded"])
    let orders: SampleValue = [["title": "Two cups", "status": ".open"], ["title": "Pot", "status": ".shipped"]]
    expectSpeech(
      source, given: ["model.state": .enumCase("loaded", payload: [.init(orders)])],
      bar + ["Two cups, Open, button", "Pot, Shipped, button"])
    expectSpeech(
      source, given: ["model.state": .enumCase("loaded", payload: [.init(orders)]), "model.query": "pot"],
      ["Filter, button", "Orders, heading", "pot, search field", "Pot, Shipped, button"])
    expectSpeech(source, given: ["model.sheet": ".filter"], ["Filter"])
    #expect(
      Set(Project(source: source).branches(of: "V").map(\.state)).isSuperset(of: [.loading, .error, .empty, .modal]))
  }

  @Test("Actions in tasks and animations are followed")
  func actions() {
    let screen = Project(
      source: """
        struct V: View {
          @State private var isBusy = false
          @AccessibilityFocusState private var isErrorFocused: Bool
          var body: some View { VStack {
            Text("Card declined").accessibilityFocused($isErrorFocused)
            Button("Pay") { Task { await pay() } }
            Button("Later") { withAnimation { isErrorFocused = true } }
            Button("Soon") { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isErrorFocused = true } }
          } }
          private func pay() async {
            isBusy = true
            defer { isBusy = false }
            isErrorFocused = true
          }
        }
        """
    ).said()
    #expect(
      screen?.moves == [
        #"Button("Pay") → ["Card declined"]"#, #"Button("Later") → ["Card declined"]"#,
        #"Button("Soon") → ["Card declined"]"#,
      ])
  }

  @Test("Bindings made by hand, of members, of collections and constants")
  func bindings() {
    expectSpeech(
      """
      struct Settings { var sound = true; var name = "Anna" }
      @Observable final class Store { var settings = Settings(); var flags = [true, false] }
      struct Row: View { let title: String; @Binding var isOn: Bool; var body: some View { Toggle(title, isOn: $isOn) } }
      struct Editor: View { @Bindable var store: Store
        var body: some View { Row(title: "Sound", isOn: $store.settings.sound); TextField("Name", text: $store.settings.name) } }
      struct V: View {
        @State private var store = Store()
        @State private var level = 2
        var body: some View { Form {
          Editor(store: store)
          Row(title: "Made", isOn: Binding(get: { level > 1 }, set: { level = $0 ? 2 : 0 }))
          Row(title: "Constant", isOn: .constant(false))
          Row(title: "First", isOn: $store.flags[0])
        } }
      }
      """,
      [
        "Sound, switch button, on", "Anna, text field", "Made, switch button, on", "Constant, switch button, off",
        "First, switch button, on",
      ])
  }

  @Test("Optional views, map to views, arrays of views, some View parameters")
  func optionalViews() {
    expectSpeech(
      """
      func framed(_ view: some View) -> some View { view.padding() }
      struct V: View {
        let title: String? = "Title"
        let missing: String? = nil
        var note: Text? { missing.map { Text($0) } }
        func both<A: View, B: View>(_ a: A, _ b: B) -> some View { VStack { a; b } }
        var body: some View { VStack {
          title.map { Text($0) }
          note
          framed(Text("Framed"))
          both(Text("A"), Button("B") { })
          if let note { note } else { Text("No note") }
        } }
      }
      """, ["Title", "Framed", "A", "B, button", "No note"])
  }

  @Test("Collections: grouping, sorting, zipping, striding, repeating, dictionaries")
  func collections() {
    expectSpeech(
      """
      struct Entry { let name: String; let day: String; let rank: Int }
      struct V: View {
        let entries = [Entry(name: "b", day: "Mon", rank: 2), Entry(name: "a", day: "Tue", rank: 1), Entry(name: "c", day: "Mon", rank: 3)]
        let prices = ["Cup": 9]
        var body: some View { VStack {
          ForEach(entries.sorted { $0.rank < $1.rank }, id: \\.name) { Text($0.name) }
          ForEach(entries.sorted(by: { $0.rank > $1.rank }).prefix(1), id: \\.name) { Text("Top \\($0.name)") }
          ForEach(Array(zip(entries.indices, entries)), id: \\.0) { index, entry in Text("\\(index)\\(entry.name)") }
          ForEach(Array(stride(from: 0, to: 6, by: 3)), id: \\.self) { Text("step \\($0)") }
          ForEach(entries.filter { $0.day == "Mon" }.map(\\.name), id: \\.self) { Text("Mon \\($0)") }
          if let price = prices["Cup"] { Text("Cup \\(price)") }
          if prices["Pot"] == nil { Text("No pot") }
          Text(entries.compactMap { $0.rank > 1 ? $0.name : nil }.joined(separator: "+"))
          Text("\\(entries.firstIndex(where: { $0.name == "c" }) ?? -1)")
          Text(entries.max(by: { $0.rank < $1.rank })?.name ?? "-")
          Text("\\(Set(entries.map(\\.day)).count) days")
        } }
      }
      """,
      [
        "a", "b", "c", "Top c", "0b", "1a", "2c", "step 0", "step 3", "Mon b", "Mon c", "Cup 9", "No pot", "b+c", "2",
        "c",
        "2 days",
      ])
  }

  @Test("Sections made in loops, rows with swipe actions and deletion")
  func sections() {
    let source = """
      struct Group2: Identifiable { let id: String; let items: [String] }
      struct V: View {
        @State var groups = [Group2(id: "Fruits", items: ["Apple"]), Group2(id: "Roots", items: ["Beet", "Carrot"])]
        var body: some View { List {
          ForEach(groups) { group in
            Section(group.id) {
              ForEach(group.items, id: \\.self) { item in
                Text(item).swipeActions { Button("Delete", role: .destructive) { } }
              }.onDelete { _ in }
            }
          }
        }.listStyle(.insetGrouped) }
      }
      """
    expectSpeech(source, ["Fruits, heading", "Apple", "Roots, heading", "Beet", "Carrot"])
    #expect(Project(source: source).said()?.screen.elements.last?.actions.map(\.written).contains("Delete") == true)
  }

  @Test("Texts with comments, bundles, tables and formats")
  func texts() {
    expectSpeech(
      """
      struct V: View { let n = 2; let price = 9.5; let words = ["a", "b"]
        var body: some View { VStack {
          Text("Pay", comment: "Button")
          Text("Pay", bundle: .module, comment: "")
          Text("Pay", tableName: "Other")
          Text(price, format: .currency(code: "USD"))
          Text("\\(price, format: .number) each")
          Text(words, format: .list(type: .and))
          Text(String(localized: "Later", comment: ""))
          Text("^[\\(n) cup](inflect: true)")
          Text(.init("Pay"))
        } } }
      """, tables: ["App/en.lproj/Other.strings": "\"Pay\" = \"Other pay\";\n"],
      [
        "Pay", "Pay", "Other pay", "$9.50", "9.5 each", "a and b", "Later", "2 cups", "Pay",
      ])
  }

  @Test("Availability in modifiers and helper closures")
  func availability() {
    expectSpeech(
      """
      extension View {
        func modify<T: View>(@ViewBuilder _ change: (Self) -> T) -> T { change(self) }
        @ViewBuilder func glass() -> some View { if #available(iOS 26, *) { self.glassEffect() } else { self.background(.thinMaterial) } }
      }
      struct V: View { var body: some View { VStack {
        Text("A").modify { if #available(iOS 18, *) { $0.accessibilityLabel("New A") } else { $0 } }
        Text("B").glass()
      } } }
      """, ["New A", "B"])
  }

  @Test("Type aliases, protocols, existentials, nested generics")
  func types() {
    expectSpeech(
      """
      typealias Row = DetailRow
      struct DetailRow: View { let title: String; var body: some View { Text(title) } }
      protocol Item { var name: String { get } }
      struct Tea: Item { let name = "Tea" }
      struct Mug: Item { var name: String { "Mug" } }
      struct Wrapper<Value> { let value: Value }
      struct V: View {
        let items: [any Item] = [Tea(), Mug()]
        let wrapped = Wrapper(value: Tea())
        var body: some View { VStack {
          Row(title: "Alias")
          ForEach(items, id: \\.name) { Text($0.name) }
          Text(wrapped.value.name)
          if let mug = items[1] as? Mug { Text("Is \\(mug.name)") }
        } }
      }
      """, ["Alias", "Tea", "Mug", "Tea", "Is Mug"])
  }

  @Test("Code that calls itself, large nests and long lists end")
  func limits() {
    let nested = String(repeating: "VStack { ", count: 60) + "Text(\"Deep\")" + String(repeating: " }", count: 60)
    let screen = Project(source: "struct V: View { var body: some View { \(nested) } }").said()
    #expect(screen?.lines == ["Deep"] || screen?.opaque.isEmpty == false)
    let recursive = Project(
      source: """
        struct V: View {
          func f(_ n: Int) -> Int { f(n + 1) }
          var a: String { b }; var b: String { a }
          func row(_ n: Int) -> AnyView { AnyView(VStack { Text("x"); row(n + 1) }) }
          var body: some View { Text("\\(f(0))"); Text(a); row(0) }
        }
        """
    ).said()
    #expect(recursive?.lines.isEmpty == false)
    let long = Project(
      source: "struct V: View { var body: some View { List(0..<100_000) { Text(\"\\($0)\") }; Text(\"End\") } }"
    ).said()
    #expect(long?.lines.last == "End")
  }
}

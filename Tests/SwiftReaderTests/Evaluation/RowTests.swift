import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Rows")
struct RowTests {
  private let picker = """
    struct V: View {
      let addresses: [String]
      @State var selected: String
      var body: some View { List { ForEach(addresses, id: \\.self) { address in
        Button(address) { selected = address }
          .accessibilityAddTraits(address == selected ? .isSelected : [])
      } } }
    }
    """

  @Test("The selected state marks one row")
  func oneRow() {
    expectSpeech(
      picker, given: ["addresses": ["12 Oak Street", "8 Garden Street"], "selected": "12 Oak Street"],
      ["selected, 12 Oak Street, button", "8 Garden Street, button"])
  }

  @Test("One open row stands for all; what is asked of a row is never assumed of the screen")
  func openRows() {
    expectSpeech(picker, ["<selected?>, <address>, button"])
    expectSpeech(
      """
      struct Order { let title: String; let isLate: Bool }
      struct V: View {
        let orders: [Order]
        var body: some View { VStack {
          ForEach(orders, id: \\.title) { order in
            Text(order.title)
            if order.isLate { Text("Late") }
          }
          Text("End")
        } }
      }
      """, ["<order.title>", "Late if order.isLate", "End"])
  }

  @Test("Two lists' rows of one name are two rows")
  func twoLists() {
    let source = """
      struct Item { let name: String; let isNew: Bool }
      struct V: View {
        let items: [Item]; let others: [Item]
        var body: some View { VStack {
          ForEach(items, id: \\.name) { item in if item.isNew { Text("New here") } }
          ForEach(others, id: \\.name) { item in if !item.isNew { Text("Old there") } }
        } }
      }
      """
    expectSpeech(source, ["New here if item.isNew", "Old there if !item.isNew"])
  }

  @Test("What a filter may leave out is there or not; nothing is heard as nil")
  func openLists() {
    expectSpeech(
      """
      struct V: View {
        let isSunny: Bool
        var body: some View { VStack {
          ForEach([isSunny ? "Solar" : nil, "Grid"].compactMap { $0 }, id: \\.self) { Text($0) }
        } }
      }
      """, ["Solar if isSunny", "Grid if isSunny", "Grid if !isSunny"])
    expectSpeech(
      """
      struct Source { let name: String; let isOn: Bool }
      struct V: View {
        let isSunny: Bool
        var body: some View { VStack {
          ForEach([Source(name: "Solar", isOn: isSunny), Source(name: "Gas", isOn: false)].filter(\\.isOn), id: \\.name) {
            Text($0.name)
          }
        } }
      }
      """, ["Solar if isSunny"])
  }

  @Test("A local shadows a property")
  func shadows() {
    expectSpeech(
      """
      struct V: View {
        let title = "Outer"
        func line(title: String) -> some View { Text(title) }
        var body: some View {
          Text(title)
          line(title: "Parameter")
          ForEach(["Row"], id: \\.self) { title in Text(title) }
          let title = "Local"
          Text(title)
          Text(self.title)
        }
      }
      """, ["Outer", "Parameter", "Row", "Local", "Outer"])
  }

  @Test("Rows of given records read their members")
  func records() {
    expectSpeech(
      """
      struct Product: Identifiable { let id: Int; let name: String; let price: String; var isSoldOut = false }
      struct V: View {
        let products: [Product]
        var body: some View { List(products) { product in
          HStack { Text(product.name); Text(product.price); if product.isSoldOut { Text("Sold out") } }
        } }
      }
      """,
      given: [
        "products": [
          ["name": "Leaf cup", "price": "$9.00"], ["name": "Pot", "price": "$30.00", "isSoldOut": true],
        ]
      ], ["Leaf cup", "$9.00", "Pot", "$30.00", "Sold out"])
  }

  @Test("ForEach over ranges, indices, enumerated and zipped lists, bindings and cases")
  func forEach() {
    expectSpeech(
      """
      enum Day: String, CaseIterable { case mon = "Monday", tue = "Tuesday" }
      struct Task: Identifiable { let id: Int; var title: String; var done: Bool }
      struct V: View {
        let words = ["a", "b"]
        @State var tasks = [Task(id: 1, title: "Water", done: true), Task(id: 2, title: "Weed", done: false)]
        var body: some View { VStack {
          ForEach(0..<2) { Text("Row \\($0)") }
          ForEach(1...2, id: \\.self) { number in Text("No. \\(number)") }
          ForEach(words.indices, id: \\.self) { Text(words[$0]) }
          ForEach(Array(words.enumerated()), id: \\.offset) { index, word in Text("\\(index + 1). \\(word)") }
          ForEach(Array(words.enumerated()), id: \\.element) { pair in Text("\\(pair.offset): \\(pair.element)") }
          ForEach(Day.allCases, id: \\.self) { Text($0.rawValue) }
          ForEach($tasks) { $task in Toggle(task.title, isOn: $task.done) }
        } }
      }
      """,
      [
        "Row 0", "Row 1", "No. 1", "No. 2", "a", "b", "1. a", "2. b", "0: a", "1: b", "Monday", "Tuesday",
        "Water, switch button, on", "Weed, switch button, off",
      ])
  }

  @Test("filter, map, sorted, prefix, first, contains and count on given lists")
  func listCalls() {
    expectSpeech(
      """
      struct Order { let name: String; let isOpen: Bool; let total: Int }
      struct V: View {
        let orders: [Order]
        var open: [Order] { orders.filter { $0.isOpen } }
        var body: some View { VStack {
          Text("\\(open.count) open")
          ForEach(orders.filter(\\.isOpen), id: \\.name) { Text($0.name) }
          ForEach(orders.map(\\.name).sorted(), id: \\.self) { Text($0) }
          if let first = orders.first(where: { !$0.isOpen }) { Text("Closed: \\(first.name)") }
          if orders.contains(where: { $0.total > 20 }) { Text("Large") }
          if orders.allSatisfy({ $0.total > 1 }) { Text("All paid") }
          Text(orders.map { $0.name }.joined(separator: " and "))
          Text("Sum \\(orders.reduce(0) { $0 + $1.total })")
          Text(orders.prefix(1).first?.name ?? "none")
          Text(orders.last?.name ?? "none")
          Text(orders.reversed()[0].name)
        } }
      }
      """,
      given: [
        "orders": [
          ["name": "Tea", "isOpen": true, "total": 12], ["name": "Mugs", "isOpen": false, "total": 30],
        ]
      ],
      [
        "1 open", "Tea", "Mugs", "Tea", "Closed: Mugs", "Large", "All paid", "Tea and Mugs", "Sum 42", "Tea", "Mugs",
        "Mugs",
      ])
  }
}

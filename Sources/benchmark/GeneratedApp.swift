import Foundation
import SwiftReader

/// An app of many views, as people write them: a screen, its rows, its model and its strings.
enum GeneratedApp {
  private static let nouns = ["Tea", "Order", "Address", "Payment", "Store", "Review", "Basket", "Voucher"]

  /// Its files, the same for the same seed.
  static func files(views count: Int, seed: UInt64) -> [Project.Input] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<count).map { number in
      let noun = numbers.one(of: nouns)
      let text = view(number, noun, next: numbers.below(count), &numbers) + model(number, noun, &numbers)
      return Project.Input(path: "App/\(noun)/Screen\(number).swift", data: Data(text.utf8))
    }
  }

  private static func view(_ number: Int, _ noun: String, next: Int, _ numbers: inout SeededNumbers) -> String {
    var rows = ""
    for row in 0..<(4 + numbers.below(8)) {
      switch numbers.below(6) {
      case 0: rows += "        Text(\"\(noun) \\(model.count) of \(row)\").font(.headline)\n"
      case 1: rows += "        Toggle(\"Keep \(noun) \(row)\", isOn: $model.isKept)\n"
      case 2:
        rows += """
                  Button {
                    model.choose(\(row))
                  } label: {
                    Image(systemName: "trash")
                  }
                  .accessibilityLabel("Delete \(noun) \(row)")
                  .disabled(model.isLoading)

          """
      case 3:
        rows +=
          "        HStack { Image(\"photo\(row)\"); Text(model.title) }.accessibilityElement(children: .combine)\n"
      case 4: rows += "        NavigationLink(\"More \(row)\") { Screen\(next)(title: \"\(noun)\") }\n"
      default: rows += "        LabeledContent(\"\(noun)\", value: model.items.first ?? \"none\")\n"
      }
    }
    return """
      import SwiftUI

      /// Shows one \(noun.lowercased()).
      struct Screen\(number): View {
        @StateObject private var model = Model\(number)()
        @State private var isPresented = false
        let title: String

        var body: some View {
          content
            .navigationTitle(title)
            .toolbar {
              ToolbarItem(placement: .primaryAction) { Button("Add") { isPresented = true } }
            }
            .sheet(isPresented: $isPresented) { Row\(number)(name: title, isChosen: true) }
            .alert("Something went wrong", isPresented: $model.hasFailed) { Button("OK", role: .cancel) {} }
        }

        @ViewBuilder private var content: some View {
          if model.isLoading {
            ProgressView("Loading")
          } else if model.items.isEmpty {
            Text("No \(noun.lowercased()) yet")
          } else {
            List {
              ForEach(model.items, id: \\.self) { item in
                Row\(number)(name: item, isChosen: item == model.title)
              }
      \(rows)      }
          }
        }
      }

      struct Row\(number): View {
        let name: String
        var isChosen = false

        var body: some View {
          HStack {
            Text(name)
            Spacer()
            if isChosen { Image(systemName: "checkmark") }
          }
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(isChosen ? [.isButton, .isSelected] : .isButton)
        }
      }

      """
  }

  /// Code around views is the larger part of an app.
  private static func model(_ number: Int, _ noun: String, _ numbers: inout SeededNumbers) -> String {
    var functions = ""
    for position in 0..<(4 + numbers.below(6)) {
      functions += """

          func step\(position)(_ value: Int, with text: String?) async throws -> [String] {
            guard let text, value > \(numbers.below(90)) else { throw URLError(.badURL) }
            let parts = text.split(separator: ",").map { String($0).trimmingCharacters(in: .whitespaces) }
            count += parts.filter { !$0.isEmpty && $0.count < value * \(2 + numbers.below(9)) }.count
            switch count {
            case 0..<10: return parts
            case let many where many > 100: return Array(parts.prefix(many / 10))
            default: return parts.sorted { $0.count == $1.count ? $0 < $1 : $0.count < $1.count }
            }
          }

        """
    }
    return """

      /// What a screen of \(noun.lowercased()) shows.
      @MainActor final class Model\(number): ObservableObject {
        @Published var items: [String] = []
        @Published var isLoading = false
        @Published var hasFailed = false
        @Published var isKept = true
        @Published var count = 0
        var title: String { items.first ?? "\(noun)" }

        func choose(_ position: Int) {
          guard items.indices.contains(position) else { return }
          items.remove(at: position)
        }
      \(functions)}

      """
  }
}

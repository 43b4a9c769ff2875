import ScreenModel
import Testing

@testable import SwiftReader

/// What may be `nil` is not taken to be there.
@Suite struct OptionalTests {
  @Test func searchesAndCastsAreDone() {
    expectSpeech(
      """
      struct V: View {
        let text = "abc"
        let any: Any = "x"
        var body: some View {
          VStack {
            Text(text.range(of: "zz") == nil ? "no range" : "range")
            Text(text.firstIndex(of: "z") == nil ? "no index" : "index")
            if let digit = text.first(where: \\.isNumber) { Text("digit \\(digit)") } else { Text("no digit") }
            if let number = any as? Int { Text("number \\(number)") } else { Text("no number") }
            if let words = any as? String { Text("words \\(words)") } else { Text("no words") }
            if let url = URL(string: "") { Text(url.path) } else { Text("no link") }
          }
        }
      }
      """, ["no range", "no index", "no digit", "no number", "words x", "no link"])
  }

  @Test func whatOtherCodeAnswersIsOpen() {
    let project = Project(
      source: """
        struct V: View {
          @State private var email = "bob"
          private var error: String? {
            email.range(of: #"^\\S+@\\S+$"#, options: .regularExpression) == nil ? "Enter an address" : nil
          }
          var body: some View {
            VStack {
              if error != nil { Text("Wrong") } else { Text("Right") }
              if UIImage(named: "logo") != nil { Text("Logo") } else { Text("No logo") }
              if let n = try? JSONDecoder().decode(Int.self, from: Data()) { Text("Read") } else { Text("Not read") }
              if let date = ISO8601DateFormatter().date(from: "zz") { Text("Date") } else { Text("No date") }
              if let image = UIImage(named: "logo") { Text("Picture") } else { Text("No picture") }
            }
          }
        }
        """)
    let heard = project.said()?.screen.elements.map {
      "\($0.label?.known ?? "?") \($0.certainty.presence.isEmpty ? "certain" : "open")"
    }
    #expect(
      heard == [
        "Wrong open", "Right open", "Logo open", "No logo open", "Read open", "Not read open", "Date open",
        "No date open", "Picture open", "No picture open",
      ])
  }

  @Test func extensionsOfOptionals() {
    expectSpeech(
      """
      extension Optional where Wrapped == String {
        var orDash: String { self ?? "–" }
        var isBlank: Bool { self?.isEmpty ?? true }
        func or(_ other: String) -> String { if let self { return self }; return other }
      }
      struct V: View {
        let none: String? = .none
        let some: String? = .some("Bee")
        var body: some View {
          VStack {
            Text(none.orDash); Text(some.orDash); Text(none.isBlank ? "blank" : "filled"); Text(some.isBlank ? "blank" : "filled")
            Text(none.or("other")); Text(some.or("other"))
            if let none { Text(none) } else { Text("nothing") }
          }
        }
      }
      """, ["–", "Bee", "blank", "filled", "other", "Bee", "nothing"])
  }
}

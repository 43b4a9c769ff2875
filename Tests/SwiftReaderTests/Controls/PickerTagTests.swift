import Testing

@testable import SwiftReader

/// Which option of a picker is the chosen one.
@Suite struct PickerTagTests {
  @Test func rowsOfACollectionHaveTheirIdentityForATag() {
    expectSpeech(
      """
      enum Flavor: String, CaseIterable, Identifiable { case vanilla, mint; var id: Self { self } }
      struct Size: Identifiable { let id: Int; let name: String }
      struct V: View {
        @State private var flavor = Flavor.mint
        @State private var size = 2
        @State private var word = "b"
        let sizes = [Size(id: 1, name: "Small"), Size(id: 2, name: "Large")]
        var body: some View {
          VStack {
            Picker("Flavor", selection: $flavor) { ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) } }
            Picker("Size", selection: $size) { ForEach(sizes) { Text($0.name) } }
            Picker("Word", selection: $word) { ForEach(["a", "b"], id: \\.self) { Text("Word \\($0)") } }
          }
        }
      }
      """,
      [
        "Flavor, Mint, button, pop up button", "Size, Large, button, pop up button",
        "Word, Word b, button, pop up button",
      ])
  }

  @Test func apageOfItsOwnIsNoPopUp() {
    expectSpeech(
      """
      struct V: View {
        @State private var theme = "s"
        var body: some View {
          Form {
            Picker("Theme", selection: $theme) { Text("System").tag("s"); Text("Dark").tag("d") }
              .pickerStyle(.navigationLink)
          }
        }
      }
      """, ["Theme, System, button"])
  }
}

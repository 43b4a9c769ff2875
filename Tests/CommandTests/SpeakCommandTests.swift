import Foundation
import TestSupport
import Testing

@testable import spec_check

@Suite struct SpeakCommandTests {
  private let root = repositoryRoot.path

  @Test func saysAViewWithAValue() {
    #expect(
      run("speak", "specs/leaf-store", "--view", "AddressPicker", "--given", "selected=12 Oak Street", in: root)
        == Ran(
          out: """
            AddressPicker  (specs/leaf-store/App/Checkout/AddressPicker.swift:3)
              1  Cancel, button
              2  Delivery address, heading
              3  8 Garden Street, button
              4  selected, 12 Oak Street, button
              5  31 Mill Lane, button

            """, error: "", code: 0))
  }

  @Test func saysWhatIsOpenInAngleBrackets() {
    let spoken = run("speak", "specs/leaf-store", "--view", "AddressPicker", in: root)
    #expect(spoken.out.contains("  4  <selected?>, 12 Oak Street, button\n"))
    #expect(spoken.code == 0)
  }

  @Test func speaksGerman() {
    let spoken = run(
      "speak", "specs/leaf-store", "--view", "AddressPicker", "--given", "selected=12 Oak Street", "--language", "de",
      in: root)
    #expect(
      spoken.out == """
        AddressPicker  (specs/leaf-store/App/Checkout/AddressPicker.swift:3)
          1  Abbrechen, taste
          2  Lieferadresse, überschrift
          3  8 Garden Street, taste
          4  auswahl, 12 Oak Street, taste
          5  31 Mill Lane, taste

        """)
  }

  @Test func writesJSONOfAStableShape() throws {
    let spoken = run(
      "speak", "specs/leaf-store", "--view", "AddressPicker", "--given", "selected=12 Oak Street", "--format", "json",
      in: root)
    let object = try JSONSerialization.jsonObject(with: Data(spoken.out.utf8))
    let view = try #require(object as? [String: Any])
    #expect(view["view"] as? String == "AddressPicker")
    #expect(view["state"] is NSNull)
    let elements = try #require(view["elements"] as? [[String: Any]])
    #expect(
      elements.map { $0["spoken"] as? String } == [
        "Cancel, button", "Delivery address, heading", "8 Garden Street, button", "selected, 12 Oak Street, button",
        "31 Mill Lane, button",
      ])
    let chosen = elements[3]
    #expect(chosen["label"] as? String == "12 Oak Street")
    #expect(chosen["value"] is NSNull)
    #expect(chosen["hint"] is NSNull)
    #expect(chosen["identifier"] is NSNull)
    #expect(chosen["traits"] as? [String] == ["button", "selected"])
    #expect(chosen["actions"] as? [String] == [])
    #expect((chosen["content"] as? [Any])?.isEmpty == true)
    #expect(chosen["certainty"] as? String == "certain")
    #expect(chosen["file"] as? String == "specs/leaf-store/App/Checkout/AddressRow.swift")
    #expect(chosen["line"] as? Int == 10)
    #expect(chosen["column"] as? Int == 5)
  }

  @Test func saysEveryStateWithItsEvidence() throws {
    let spoken = run(
      "speak", "specs/leaf-store", "--view", "OrdersScreen", "--all-states", "--format", "json", in: root)
    let object = try JSONSerialization.jsonObject(with: Data(spoken.out.utf8))
    let states = try #require((object as? [String: Any])?["states"] as? [[String: Any]])
    #expect(
      Set(states.compactMap { $0["state"] as? String }) == ["content", "empty", "loading", "error"])
    let loading = try #require(states.first { $0["state"] as? String == "loading" })
    let evidence = try #require(loading["evidence"] as? [[String: Any]])
    #expect(evidence.map { $0["condition"] as? String } == ["model.phase is .loading"])
    #expect(evidence.map { $0["file"] as? String } == ["specs/leaf-store/App/Orders/OrdersScreen.swift"])
    #expect(
      (loading["elements"] as? [[String: Any]])?.map { $0["spoken"] as? String } == [
        "Orders, heading", "Loading orders",
      ])
    let text = run("speak", "specs/leaf-store", "--view", "OrdersScreen", "--all-states", in: root).out
    #expect(
      text.contains(
        """
        OrdersScreen · empty  (specs/leaf-store/App/Orders/OrdersScreen.swift:14)
          when model.phase.loaded.orders.isEmpty
          1  Orders, heading
          2  No orders yet, heading
          3  What you buy is listed here.
          4  Look again, button

        """))
  }

  @Test func aStateOfTheSourceCanBeAskedFor() {
    let spoken = run("speak", "specs/leaf-store", "--view", "OrdersScreen", "--state", "loading", in: root)
    #expect(spoken.out.hasPrefix("OrdersScreen · loading  "))
    #expect(spoken.out.hasSuffix("  1  Orders, heading\n  2  Loading orders\n"))
    #expect(spoken.error == "")
  }

  @Test func aStateThatTheSourceDoesNotHaveIsNotMadeUp() {
    let spoken = run("speak", "specs/leaf-store", "--view", "OrdersScreen", "--state", "modal", in: root)
    #expect(spoken.out.hasPrefix("OrdersScreen  "))
    #expect(spoken.error == "note: the source of OrdersScreen has no state ‘modal’; it is said as it appears first\n")
    #expect(spoken.code == 0)
  }

  @Test func withoutAViewAllAreSaid() throws {
    let spoken = run("speak", "specs/leaf-store", "--format", "json", in: root)
    let object = try JSONSerialization.jsonObject(with: Data(spoken.out.utf8))
    let views = try #require((object as? [String: Any])?["views"] as? [[String: Any]])
    let names = views.compactMap { $0["view"] as? String }
    #expect(names.count == Set(names).count)
    #expect(Set(names).isSuperset(of: ["AddressPicker", "CheckoutScreen", "OrdersScreen", "SearchScreen"]))
  }

  @Test(arguments: [
    (
      ["--view", "AddresPicker"], "error: there is no view ‘AddresPicker’\n  help      did you mean ‘AddressPicker’?\n"
    ),
    (
      ["--given", "selected"], "error: ‘selected’ gives no name a value\n  help      write --given name=value\n"
    ),
    (["--os", "x"], "error: ‘x’ is no iOS version\n  help      write --os 17 or --os 26.2\n"),
    (["--state", "modl"], "error: unknown state ‘modl’\n  help      did you mean ‘modal’?\n"),
    (["nowhere"], "error: there is no ‘nowhere’\n  help      name a folder or file with Swift source\n"),
  ])
  func explainsWhatIsWrong(arguments: [String], error: String) {
    #expect(run(["speak", "specs/leaf-store"] + arguments, in: root) == Ran(out: "", error: error, code: 2))
  }

  @Test func whatNobodyReadsOnIsCutUnlessOneAsksWhy() throws {
    try withFolder { folder in
      let tests = (1...40).map { "model.isPartOfTheThing\($0)" }.joined(separator: " && ")
      let words = (1...40).map { "\\(model.name\($0))" }.joined(separator: ", ")
      let source = """
        import SwiftUI
        struct V: View {
          let model: Model
          var body: some View { if \(tests) { Text("\(words)") } }
        }

        """
      try Data(source.utf8).write(to: URL(fileURLWithPath: folder + "/V.swift"))
      let lines = run("speak", "V.swift", in: folder).out.split(separator: "\n")
      let line = try #require(lines.dropFirst().first)
      #expect(line.hasPrefix("  1  <model.name1>, <model.name2>"))
      #expect(line.hasSuffix("…]"))
      #expect(line.count == 5 + 400 + 6 + 200 + 1)
      let whole = run("speak", "V.swift", "--why", in: folder).out
      #expect(whole.contains("<model.name40>  [if ") && whole.contains("model.isPartOfTheThing40]"))
    }
  }

  @Test func anUnknownNameIsANote() {
    let spoken = run("speak", "specs/leaf-store", "--view", "AddressPicker", "--given", "selcted=x", in: root)
    #expect(spoken.code == 0)
    #expect(spoken.error == "note: nothing in the view is called ‘selcted’; did you mean ‘selected’?\n")
  }

  @Test func filesThatAreNoSwiftAreSaidSo() throws {
    try withFolder { folder in
      #expect(
        run("speak", ".", in: folder)
          == Ran(out: "", error: "note: there is no SwiftUI view in these files\n", code: 0))
      try Data([0xFF, 0xFE, 0, 1, 2]).write(to: URL(fileURLWithPath: folder + "/A.swift"))
      try String(repeating: "{(", count: 100_000).write(toFile: folder + "/B.swift", atomically: true, encoding: .utf8)
      try "struct A: View { var body: some View { Text(\"Tea\") } }".write(
        toFile: folder + "/C.swift", atomically: true, encoding: .utf8)
      #expect(run("speak", ".", in: folder).out == "A  (C.swift:1)\n  1  Tea\n")
    }
  }
}

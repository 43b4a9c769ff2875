import Foundation
import TestSupport
import Testing

@testable import spec_check

/// `fix --identifiers`, `--namespace` and `--track` in a folder.
@Suite struct FixIdentifiersTests {
  private static let code = """
    import SwiftUI

    struct BasketView: View {
      let eggs: [Egg]
      var body: some View {
        List {
          Button("Sort") { sort() }
          ForEach(eggs) { egg in
            Button(egg.name) { pick(egg) }
          }
        }
      }
    }

    struct Egg: Identifiable {
      let id: UUID
      let name: String
    }

    """

  private func inFolder(_ code: String = code, _ body: (String) throws -> Void) throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(atPath: folder + "/Farm", withIntermediateDirectories: true)
      try code.write(toFile: folder + "/Farm/BasketView.swift", atomically: true, encoding: .utf8)
      try body(folder)
    }
  }

  private func text(_ folder: String, _ path: String = "Farm/BasketView.swift") throws -> String {
    try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
  }

  @Test func theyAreWrittenOutAndNothingElseChanges() throws {
    try inFolder { folder in
      let dry = run("fix", "--identifiers", "--dry-run", in: folder)
      #expect(dry.code == 1)
      #expect(
        dry.out == """
          --- a/Farm/BasketView.swift
          +++ b/Farm/BasketView.swift
          @@ -5,10 +5,13 @@
             var body: some View {
               List {
                 Button("Sort") { sort() }
          +        .accessibilityIdentifier("basket_sort_button")
                 ForEach(eggs) { egg in
                   Button(egg.name) { pick(egg) }
          +          .accessibilityIdentifier("basket_egg_row_\\(egg.id)")
                 }
               }
          +    .accessibilityIdentifier("farm_basket_view")
             }
           }
           

          """)
      #expect(try text(folder) == Self.code)
      #expect(run("fix", "--identifiers", in: folder).code == 0)
      let once = try text(folder)
      #expect(run("fix", "--identifiers", in: folder).out.hasPrefix("nothing to repair"))
      #expect(try text(folder) == once)
      for rule in ["identifier-missing", "identifier-off-pattern", "identifier-literal", "duplicate-identifier"] {
        #expect(run("audit", "--rule", rule, in: folder).code == 0)
      }
    }
  }

  @Test func theyAreDeclaredInANewFile() throws {
    try inFolder { folder in
      #expect(run("fix", "--identifiers", "--namespace", in: folder).code == 0)
      #expect(
        try text(folder, "Farm/AccessibilityIdentifier.swift") == """
          /// Accessibility identifiers, declared once for the app and its UI tests.
          enum AccessibilityIdentifier {
            static let farmBasketView = "farm_basket_view"
            static let basketSortButton = "basket_sort_button"
            static func basketEggRow(id: some Hashable) -> String { "basket_egg_row_\\(id)" }
          }

          """)
      let once = try text(folder)
      #expect(once.contains(".accessibilityIdentifier(AccessibilityIdentifier.basketSortButton)\n"))
      #expect(once.contains(".accessibilityIdentifier(AccessibilityIdentifier.basketEggRow(id: egg.id))\n"))
      #expect(run("fix", "--identifiers", "--namespace", in: folder).out.hasPrefix("nothing to repair"))
      #expect(try text(folder) == once)
      for rule in ["identifier-missing", "identifier-off-pattern", "identifier-literal", "duplicate-identifier"] {
        #expect(run("audit", "--rule", rule, in: folder).code == 0)
      }
    }
  }

  @Test func anEnumThatIsThereIsExtendedInItsOwnStyle() throws {
    try inFolder { folder in
      let path = folder + "/Farm/Names.swift"
      let before = "enum AccessibilityIdentifier: String {\r\n\tcase barn_door = \"barn_door\"\r\n}\r\n// end\r\n"
      try before.write(toFile: path, atomically: true, encoding: .utf8)
      #expect(run("fix", "--namespace", in: folder).code == 0)
      let head = "enum AccessibilityIdentifier: String {\r\n\tcase barn_door = \"barn_door\"\r\n"
      let added = [
        "case farmBasketView = \"farm_basket_view\"", "case basketSortButton = \"basket_sort_button\"",
        "static func basketEggRow(id: some Hashable) -> String { \"basket_egg_row_\\(id)\" }",
      ].map { "\t\($0)\r\n" }.joined()
      #expect(try text(folder, "Farm/Names.swift") == head + added + "}\r\n// end\r\n")
      #expect(try text(folder).contains("(AccessibilityIdentifier.basketSortButton.rawValue)\n"))
    }
  }

  @Test func lineEndsStay() throws {
    try inFolder(Self.code.replacing("\n", with: "\r\n")) { folder in
      #expect(run("fix", "--identifiers", in: folder).code == 0)
      let made = try text(folder)
      #expect(made.contains("{ sort() }\r\n        .accessibilityIdentifier(\"basket_sort_button\")\r\n"))
      #expect(made.replacing("\r\n", with: "").contains("\n") == false)
    }
  }

  @Test func theTrackerGetsTheIdentifiersOwnExpression() throws {
    try inFolder { folder in
      let without = run("fix", "--track", in: folder)
      #expect(without.code == 2)
      #expect(without.error.contains("the project has no CoordinateTracker"))
      #expect(without.error.contains("spec-check init --tracker"))
      #expect(run("init", "--tracker", in: folder).code == 0)
      #expect(run("fix", "--identifiers", "--track", in: folder).code == 0)
      let made = try text(folder)
      #expect(
        made.contains(
          """
                Button("Sort") { sort() }
                  .accessibilityIdentifier("basket_sort_button")
                  .trackElement("basket_sort_button")
                ForEach(eggs) { egg in
                  Button(egg.name) { pick(egg) }
                    .accessibilityIdentifier("basket_egg_row_\\(egg.id)")
                    .trackElement("basket_egg_row_\\(egg.id)")
                }
              }
              .accessibilityIdentifier("farm_basket_view")
          """))
      #expect(made.contains(".trackElement(\"farm_basket_view\")\n"))
      #expect(made.contains(".trackScreen(\"BasketView\")\n"))
      let tracker = try text(folder, "Farm/CoordinateTracker.swift")
      #expect(run("fix", "--identifiers", "--track", in: folder).out.hasPrefix("nothing to repair"))
      #expect(try text(folder) == made)
      #expect(try text(folder, "Farm/CoordinateTracker.swift") == tracker)
    }
  }

  @Test func otherRepairsAreAnotherRun() throws {
    try inFolder { folder in
      let ran = run("fix", "--identifiers", "--unsafe", in: folder)
      #expect(ran.code == 2)
      #expect(ran.error.contains("--unsafe repairs findings, and identifiers are none"))
      let left = try text(folder)
      #expect(left == Self.code)
    }
  }

  @Test func aPackageDoesNotSeeTheAppsNamespace() throws {
    try inFolder { folder in
      let kit = folder + "/Kit/Sources/Coop"
      try FileManager.default.createDirectory(atPath: kit, withIntermediateDirectories: true)
      try "// swift-tools-version: 6.0\n".write(
        toFile: folder + "/Kit/Package.swift", atomically: true, encoding: .utf8)
      try """
      import SwiftUI
      public struct CoopDoorView: View {
        public var body: some View { Button("Shut") { shut() } }
      }

      """.write(toFile: kit + "/CoopDoorView.swift", atomically: true, encoding: .utf8)
      try "enum AccessibilityIdentifier {\n}\n".write(
        toFile: folder + "/Farm/Names.swift", atomically: true, encoding: .utf8)
      let ran = run("fix", "--namespace", in: folder)
      #expect(
        ran.error.contains("1 file of other targets cannot use ‘Farm/Names.swift’: identifiers are written out there"))
      #expect(
        try text(folder, "Kit/Sources/Coop/CoopDoorView.swift").contains(
          ".accessibilityIdentifier(\"coop_door_shut_button\")"))
    }
  }
}

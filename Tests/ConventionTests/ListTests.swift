import Testing

/// What can be added by one file stands in one list, and the list is whole, sorted and alone.
@Suite struct ListTests {
  /// A protocol, the folder of the types that conform to it, and the list that names them.
  struct Listing: Sendable, CustomTestStringConvertible {
    var kind: String
    var folder: String
    var list: String
    /// The list's entry for a type.
    var suffix: String
    /// By the names of the types; other lists have an order of their own.
    var isSorted = true

    var testDescription: String { kind }

    var files: [Repository.File] { Repository.files(in: [folder], ending: ".swift") }

    /// Types that conform, with the file of each.
    var types: [(name: String, file: String)] { types(in: files) }

    func types(in files: [Repository.File]) -> [(name: String, file: String)] {
      files.flatMap { file in
        file.text.matches(of: "^(?:public )?(?:struct|enum|final class) (\\w+): (?:\\w+, )*\(kind)\\b").map {
          ($0, file.path)
        }
      }
    }

    /// The names in the list, as they stand there.
    var entries: [String] {
      let escaped = suffix.replacing(".", with: "\\.").replacing("(", with: "\\(").replacing(")", with: "\\)")
      return (Repository.file(list)?.text ?? "").matches(of: "^    (\\w+)\(escaped),$")
        + (Repository.file(list)?.text ?? "").matches(of: "^  (\\w+)\(escaped),$")
    }
  }

  static let listings = [
    Listing(
      kind: "Control", folder: "Sources/SwiftReader/Controls", list: "Sources/SwiftReader/Controls/AllControls.swift",
      suffix: ".self"),
    Listing(
      kind: "Modifier", folder: "Sources/SwiftReader/Modifiers",
      list: "Sources/SwiftReader/Modifiers/AllModifiers.swift", suffix: ".self"),
    Listing(
      kind: "RecordingFormat", folder: "Sources/Recordings/Formats",
      list: "Sources/Recordings/Formats/AllFormats.swift", suffix: "()", isSorted: false),
    Listing(
      kind: "Rule", folder: "Sources/Checks/Rules", list: "Sources/Checks/Rules/AllRules.swift", suffix: ".self"),
    Listing(
      kind: "Repair", folder: "Sources/Checks/Fixes/Repairs", list: "Sources/Checks/Fixes/AllRepairs.swift",
      suffix: ".self"),
    Listing(
      kind: "Report", folder: "Sources/Reports/Formats", list: "Sources/Reports/AllReports.swift", suffix: ".self"),
    Listing(
      kind: "Command", folder: "Sources/spec-check/Commands", list: "Sources/spec-check/Commands/AllCommands.swift",
      suffix: "()"),
    Listing(
      kind: "ReleaseLine", folder: "Sources/Checks/Checklists/Release",
      list: "Sources/Checks/Checklists/Release/ReleaseLine.swift", suffix: ".self", isSorted: false),
    Listing(
      kind: "Family", folder: "Sources/Checks/Families", list: "Sources/Checks/Families/AllFamilies.swift",
      suffix: ".self", isSorted: false),
  ]

  @Test(arguments: listings) func namesEveryTypeOfItsFolderAndNoOther(_ listing: Listing) {
    #expect(!listing.types.isEmpty, "no \(listing.kind) found in \(listing.folder): correct the test's pattern")
    for (name, file) in listing.types where !listing.entries.contains(name) {
      Issue.record("write ‘\(name)\(listing.suffix),’ into the list of \(listing.list): \(file) declares it")
    }
    for entry in listing.entries where !listing.types.contains(where: { $0.name == entry }) {
      Issue.record(
        "take ‘\(entry)’ out of \(listing.list), or declare it as a \(listing.kind) in \(listing.folder)")
    }
    #expect(Set(listing.entries).count == listing.entries.count, "\(listing.list) names something twice")
  }

  @Test(arguments: listings.filter(\.isSorted)) func isSorted(_ listing: Listing) {
    // Commands as a dictionary has them: `ManualCommand` before `MCPCommand`.
    let sorted = listing.entries.sorted {
      listing.kind == "Command" ? $0.lowercased() < $1.lowercased() : $0 < $1
    }
    let misplaced = zip(listing.entries, sorted).first { $0 != $1 }
    #expect(
      listing.entries == sorted,
      "sort the list of \(listing.list): ‘\(misplaced?.1 ?? "")’ belongs where ‘\(misplaced?.0 ?? "")’ stands")
  }

  @Test(arguments: listings) func eachFileHasATypeOfItsName(_ listing: Listing) {
    for file in listing.files {
      // A family of small modifiers shares a file: `BarModifiers.swift`.
      if file.name.hasSuffix("Modifiers"), listing.kind == "Modifier" { continue }
      // What a rule finds in UIKit code stands beside it: `TapWithoutRole+UIKit.swift`.
      if file.name.contains("+") { continue }
      let names =
        file.text.matches(of: "^(?:public )?(?:struct|enum|final class|class|protocol) (\\w+)")
        + file.text.matches(of: "^(?:public )?let (\\w+)").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      #expect(
        names.contains(file.name),
        "\(file.path) declares \(names.joined(separator: ", ")): name the file after one of them, or one after the file"
      )
    }
  }

  /// The lists whose every file has a test named after it.
  @Test(arguments: listings.filter { ["RecordingFormat", "Report", "Command"].contains($0.kind) })
  func eachHasItsTest(_ listing: Listing) {
    let tests = Set(Repository.tests.map(\.name))
    for (name, file) in listing.types where !tests.contains(name + "Tests") {
      Issue.record("write a test of \(file) into a file named \(name)Tests.swift")
    }
  }
}

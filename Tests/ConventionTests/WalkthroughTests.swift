import Foundation
import Testing

/// The walk-throughs for contributors are walked: what is to be copied is there, has what is named, and a copy under a new
/// name is what the list asks for.
@Suite struct WalkthroughTests {
  /// A paragraph of the README that begins with `**A rule of …**`.
  struct Walkthrough: Sendable, CustomTestStringConvertible {
    var title: String
    var text: String

    var testDescription: String { title }

    /// Everything in backticks.
    var named: [String] { text.replacing("\n", with: " ").matches(of: "`([^`]+)`") }
    /// `Copy `…``: the file to begin with.
    var copied: String? { text.matches(of: "^\\*\\*[^*]+\\*\\* Copy `([^`]+)`").first }
    /// `Add its line to `…``: the list that names all of its kind.
    var list: String? { text.replacing("\n", with: " ").matches(of: "Add its line to `([^`]+)`").first }
  }

  static let walkthroughs: [Walkthrough] =
    (Repository.file("README.md")?.text ?? "")
    .components(separatedBy: "\n## Contributing\n").last.map { section in
      section.components(separatedBy: "\n\n").compactMap { paragraph in
        let text = paragraph.trimmed
        return text.matches(of: "^\\*\\*([^*]+)\\.\\*\\*").first.map { Walkthrough(title: $0, text: text) }
      }
    } ?? []

  @Test func thereIsOneForEachThingThatIsAdded() {
    #expect(
      Set(Self.walkthroughs.map(\.title)).isSuperset(of: [
        "A rule of `audit`", "A rule for an expectation", "A control", "A dump format", "A report",
      ]))
    let lists = Self.walkthroughs.compactMap(\.list)
    #expect(lists.count == Set(lists).count)
  }

  @Test(arguments: walkthroughs) func theStepsLeadToWhatTheListAsksFor(_ walkthrough: Walkthrough) throws {
    let path = try #require(walkthrough.copied, "say at once what to copy: ‘**…** Copy `Sources/…`’")
    let list = try #require(walkthrough.list, "say where the line goes: ‘Add its line to `Sources/…`’")
    let file = try #require(Repository.file(path))
    let listing = try #require(ListTests.listings.first { $0.list == list }, "\(list) is no list that ListTests knows")
    #expect(path.hasPrefix(listing.folder + "/"), "a copy of \(path) would not lie in \(listing.folder)")
    #expect(listing.entries.contains(file.name))
    // The copy, under a name that nobody has.
    let name = "AnotherOne" + file.name
    let copy = Repository.File(
      path: listing.folder + "/" + name + ".swift", text: file.text.replacing(file.name, with: name))
    #expect(listing.types(in: [copy]).map(\.name) == [name], "a copy of \(path) would be found by no list")
    if listing.isSorted { #expect(walkthrough.text.contains("sorted"), "\(list) is sorted: say so") }
  }

  @Test(arguments: walkthroughs) func whatIsNamedIsThere(_ walkthrough: Walkthrough) throws {
    let files = walkthrough.named.filter(Repository.exists)
    let texts = files.compactMap { Repository.file($0)?.text }
    for word in walkthrough.named where !word.matches(of: "^[a-z]\\w*$").isEmpty && word != "audit" {
      #expect(
        texts.contains { !$0.matches(of: "\\b(?:let|var|func|case) \(word)\\b").isEmpty },
        "none of \(files.joined(separator: ", ")) declares ‘\(word)’")
    }
    // Commands that are shown are commands of the tool.
    for command in walkthrough.named.flatMap({ $0.matches(of: "^swift run spec-check ([a-z-]+)") }) {
      let isThere = Repository.files(in: ["Sources/spec-check/Commands"], ending: ".swift").contains {
        $0.text.contains("let name = \"\(command)\"")
      }
      #expect(isThere, "‘spec-check \(command)’ is no command")
    }
    for target in walkthrough.named.flatMap({ $0.matches(of: "^swift test --filter (\\w+)") }) {
      #expect(Repository.tests.contains { $0.path.hasPrefix("Tests/\(target)/") || $0.name == target })
    }
  }

  /// The id that is shown for a rule is the one that is made from the name of its file.
  @Test func theRuleIsExplainedByItsID() throws {
    let rule = try #require(Self.walkthroughs.first { $0.title == "A rule of `audit`" })
    let name = try #require(rule.copied.flatMap { Repository.file($0)?.name })
    let id = name.reduce(into: "") { $0 += $1.isUppercase ? ($0.isEmpty ? "" : "-") + $1.lowercased() : String($1) }
    #expect(rule.text.contains("`swift run spec-check explain \(id)`"))
  }
}

import Foundation
import TestSupport
import Testing

@testable import spec_check

@Suite struct ChecklistCommandTests {
  private static let file = "specs/leaf-store/release-checklist.md"

  /// The committed list of the sample is what the tool writes today; what is ticked in it stays ticked.
  @Test func theListOfTheSampleIsCurrent() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      let ran = run(
        "checklist", "specs/leaf-store", "--release", "1.0", "--output", Self.file, in: project.folder)
      #expect(ran == Ran(out: "", error: "", code: 0))
      let written = try String(contentsOfFile: project.folder + "/" + Self.file, encoding: .utf8)
      let committed = repositoryRoot.appendingPathComponent(Self.file)
      if ProcessInfo.processInfo.environment["RECORD"] == "1" {
        try written.write(to: committed, atomically: true, encoding: .utf8)
      } else {
        #expect(try String(contentsOf: committed, encoding: .utf8) == written, "write it anew: make checklist")
      }
    }
  }

  @Test func aStateThatIsTakenOutIsNamedUntilItIsBack() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      let spec = "specs/leaf-store/specs/address-picker.yaml"
      let whole = try String(contentsOfFile: project.folder + "/" + spec, encoding: .utf8)
      func answers() -> (missing: [String], code: Int32) {
        let list = run("checklist", "specs/leaf-store", in: project.folder).out
        return (
          list.components(separatedBy: "\n").filter { $0.contains("has no expected output") },
          run("check", "specs/leaf-store", in: project.folder).code
        )
      }
      #expect(answers() == ([], 0))
      let start = try #require(whole.range(of: "  modal:\n")).lowerBound
      let end = try #require(whole.range(of: "  success:")).lowerBound
      try project.write(whole.replacingCharacters(in: start..<end, with: ""), to: spec)
      let without = answers()
      #expect(without.missing.count == 1)
      #expect(
        without.missing[0].hasPrefix(
          "- [ ] ‘modal’ has no expected output: it has not been designed <!-- address-picker/modal/"))
      #expect(without.code == 1)
      try project.write(whole, to: spec)
      #expect(answers() == ([], 0))
    }
  }

  @Test(arguments: ["markdown", "html", "csv", "json"]) func ticksAreKept(_ format: String) throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      let path = project.folder + "/list"
      func list(_ release: String) -> Ran {
        run(
          "checklist", "specs/leaf-store/specs/checkout.yaml", "--release", release, "--format", format, "--output",
          "list", in: project.folder)
      }
      #expect(list("2.4") == Ran(out: "", error: "", code: 0))
      let fresh = try String(contentsOfFile: path, encoding: .utf8)
      let ticked = try tick(fresh, format, "checkout/release/keyboard-")
      #expect(ticked != fresh)
      try ticked.write(toFile: path, atomically: true, encoding: .utf8)
      #expect(list("2.4") == Ran(out: "", error: "", code: 0))
      let again = try String(contentsOfFile: path, encoding: .utf8)
      #expect(try tick(again, format, "checkout/release/keyboard-") == again)
      // Without its text field the screen has another line for the keyboard.
      try project.replace(
        "TextField(\"Email\", text: $model.email)", with: "Text(model.email)",
        in: "specs/leaf-store/App/Checkout/CheckoutScreen.swift")
      #expect(
        list("2.4").error.hasPrefix("note: ticked, and has changed since, so that it is open again: "))
      try ticked.write(toFile: path, atomically: true, encoding: .utf8)
      #expect(list("2.5").error == "note: list was for release 2.4: its tick is not taken over\n")
    }
  }

  /// Ticks the item whose id begins so.
  private func tick(_ text: String, _ format: String, _ id: String) throws -> String {
    let found = try #require(text.range(of: id))
    let start = text[..<found.lowerBound]
    switch format {
    case "markdown":
      let line = try #require(start.range(of: "\n- [", options: .backwards))
      return text.replacingCharacters(in: line.upperBound..<text.index(after: line.upperBound), with: "x")
    case "html":
      let end = try #require(text[found.upperBound...].range(of: ">")).lowerBound
      return text[..<end].hasSuffix(" checked") ? text : text.replacingCharacters(in: end..<end, with: " checked")
    case "csv":
      let rest = ",Checkout,\"By hand, before the release\",,,Keyboard"
      if text.contains("\r\nx" + rest) { return text }
      let row = try #require(text.range(of: "\r\n" + rest))
      return text.replacingCharacters(in: row.lowerBound..<text.index(after: row.lowerBound), with: "\r\nx")
    default:
      let rest = text[found.upperBound...]
      let flag = try #require(rest.range(of: "\"done\": "))
      let end = try #require(rest[flag.upperBound...].range(of: ",")).lowerBound
      return text.replacingCharacters(in: flag.upperBound..<end, with: "true")
    }
  }

  @Test func aTeamBringsItsOwnTemplate() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      try project.write("{{#sections}}\n{{>section.md}}\n{{/sections}}\n", to: "team/list.md.mustache")
      try project.write("{{name}}: {{total}}\n", to: "team/section.md.mustache")
      let ran = run(
        "checklist", "specs/leaf-store/specs/confirmation.yaml", "--template", "team/list.md.mustache",
        in: project.folder)
      #expect(ran == Ran(out: "Confirmation: 6\n", error: "", code: 0))
    }
  }

  @Test func theTemplateCanBeCopied() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      for (format, ending) in [("markdown", "md"), ("html", "html")] {
        let name = "checklist.\(ending).mustache"
        let printed = run("checklist", "--print-template", "--format", format, "--output", name, in: project.folder)
        #expect(printed == Ran(out: "", error: "", code: 0))
        let own = run("checklist", "specs/leaf-store", "--template", name, in: project.folder)
        #expect(own == run("checklist", "specs/leaf-store", "--format", format, in: project.folder))
        #expect(own.code == 0)
      }
    }
  }

  @Test(arguments: [
    (
      "{{#sections}}\n  {{name}",
      ["error: the tag is not closed\n  ┌ list.mustache:2:3\n", "help      write ‘}}’ where it ends\n"]
    ),
    (
      "{{>other}}",
      ["error: there is no partial ‘other’\n  help      write it to ‘other.mustache’, beside the template\n"]
    ),
    (
      "{{>a/other}}",
      [
        "error: the partial ‘a/other’ is no plain name\n  help      a partial is a file in the folder of the template\n"
      ]
    ),
    ("{{>../other}}", ["error: ‘../other’ is no name\n  ┌ list.mustache:1:1\n"]),
    (
      "{{>list}}",
      [
        "error: more than 100 sections and partials are inside each other\n  ┌ list.mustache:1:1\n",
        "help      does ‘list’ hold itself without an end?\n",
      ]
    ),
  ])
  func aTemplateThatIsWrongIsShown(_ template: String, _ errors: [String]) throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      try project.write(template, to: "list.mustache")
      let ran = run("checklist", "specs/leaf-store", "--template", "list.mustache", in: project.folder)
      #expect(ran.code == 2 && ran.out == "")
      for error in errors { #expect(ran.error.contains(error), "\(ran.error)") }
    }
  }

  @Test func saysWhatItCannotDo() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      #expect(
        run("checklist", "specs/leaf-store", "--template", "a", "--format", "csv", in: project.folder).error
          == "error: ‘a’ is of no use: csv has no template\n  help      choose markdown or html\n")
      #expect(
        run("checklist", "specs/leaf-store", "--release", "2 --> x", in: project.folder).error
          == "error: ‘2 --> x’ is no version\n  help      write letters, digits and dots: --release 2.4\n")
      #expect(run("checklist", "specs/leaf-store", "--template", "no.mustache", in: project.folder).code == 2)
    }
  }

  @Test func anAppThatStaysUprightIsNotTurned() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      let plist = """
        <key>UISupportedInterfaceOrientations</key>
        <array>
        \t<string>UIInterfaceOrientationPortrait</string>
        </array>

        """
      #expect(run("checklist", "specs/leaf-store", in: project.folder).out.contains("Portrait and landscape:"))
      try project.write(plist, to: "specs/leaf-store/App/Info.plist")
      #expect(!run("checklist", "specs/leaf-store", in: project.folder).out.contains("Portrait and landscape:"))
      try project.write(
        plist.replacing("Portrait<", with: "LandscapeLeft<"), to: "specs/leaf-store/App/Info.plist")
      #expect(run("checklist", "specs/leaf-store", in: project.folder).out.contains("Portrait and landscape:"))
    }
  }
}

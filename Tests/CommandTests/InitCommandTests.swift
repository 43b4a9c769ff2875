import Foundation
import ScreenModel
import ScreenSpecs
import Testing

@testable import spec_check

@Suite struct InitCommandTests {
  /// The files of a folder, sorted, and what is in them.
  private func files(_ folder: String) -> [String: String] {
    var found: [String: String] = [:]
    guard let all = FileManager.default.enumerator(atPath: folder) else { return [:] }
    for case let path as String in all {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder), !isFolder.boolValue {
        found[path] = try? String(contentsOfFile: folder + "/" + path, encoding: .utf8)
      }
    }
    return found
  }

  private func write(_ text: String, _ path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  @Test func writesSettingsASpecAndItsSchema() throws {
    try withFolder { folder in
      let ran = run("init", in: folder)
      #expect(
        ran.out == """
          written  .spec-check.yml – settings: where specs, sources and recordings are
          written  specs/addresses.yaml – a spec to write over
          written  specs/spec.schema.json – what editors complete and check specs with

          next: write your own words into the spec, and run
            spec-check check
            spec-check speak --all-states

          """)
      #expect(ran.error == "")
      #expect(ran.code == 0)
      #expect(
        files(folder) == [
          ".spec-check.yml": FirstFiles.settingsText(sources: []), "specs/addresses.yaml": Templates.spec,
          "specs/spec.schema.json": SpecSchema.json(),
        ])
    }
  }

  /// What was written is accepted: the spec is planned, so that nothing fails before there is code.
  @Test func whatItWritesPassesTheCheck() throws {
    try withFolder { folder in
      #expect(run("init", in: folder).code == 0)
      let ran = run("check", in: folder)
      #expect(ran.code == 0, "\(ran.out)\(ran.error)")
      #expect(ran.error == "")
      #expect(ran.out.contains("Addresses"))
    }
  }

  @Test func overwritesNothing() throws {
    try withFolder { folder in
      try write("specs: words\nsources: [ Code ]\n", folder + "/.spec-check.yaml")
      try write("mine", folder + "/words/one.yaml")
      try write("mine", folder + "/words/spec.schema.json")
      let before = files(folder)
      #expect(
        run("init", in: folder).out == """
          kept     .spec-check.yaml – it is there; nothing is overwritten
          kept     words/spec.schema.json – it is there; nothing is overwritten

          """)
      #expect(files(folder) == before)
    }
  }

  @Test func writesWhatIsMissingBesideWhatIsThere() throws {
    try withFolder { folder in
      #expect(run("init", in: folder).code == 0)
      try FileManager.default.removeItem(atPath: folder + "/specs/spec.schema.json")
      #expect(
        run("init", in: folder).out.firstBlock == """
          kept     .spec-check.yml – it is there; nothing is overwritten
          written  specs/spec.schema.json – what editors complete and check specs with
          """)
    }
  }

  @Test func namesTheFoldersThatHoldSwift() throws {
    try withFolder { folder in
      for path in ["Tea Shop/A.swift", "Kit/Sources/B.swift", "KitTests/C.swift", "Pods/D.swift", "Notes/a.txt"] {
        try write("", folder + "/Project/" + path)
      }
      #expect(run("init", "Project", in: folder).code == 0)
      let text = try String(contentsOfFile: folder + "/Project/.spec-check.yml", encoding: .utf8)
      #expect(text.contains("\nsources: [ Kit, 'Tea Shop' ]\n"))
      let (settings, problems) = SettingsReader().read(
        file: URL(fileURLWithPath: folder + "/Project/.spec-check.yml"), path: ".spec-check.yml")
      #expect(problems.isEmpty)
      #expect(settings.sources == ["Kit", "Tea Shop"])
    }
  }

  @Test func putsTheRecorderIntoTheOnlyFolderOfUITests() throws {
    try withFolder { folder in
      try write("", folder + "/App/ShopUITests/A.swift")
      try write("", folder + "/App/ShopTests/A.swift")
      let ran = run("init", "--recorder", in: folder)
      #expect(ran.out.contains("written  App/ShopUITests/SpecRecorder.swift – records screens in a UI test\n"))
      #expect(files(folder)["App/ShopUITests/SpecRecorder.swift"] == Templates.recorder)
      #expect(run("init", "--recorder", in: folder).out.contains("kept     App/ShopUITests/SpecRecorder.swift"))
    }
  }

  @Test func putsTheRecorderWhereItIsTold() throws {
    try withFolder { folder in
      try write("", folder + "/App/Checks/A.swift")
      #expect(run("init", "App", "--recorder", "--into", "App/Checks", in: folder).code == 0)
      #expect(files(folder)["App/Checks/SpecRecorder.swift"] == Templates.recorder)
    }
  }

  /// Nothing at all is written where something is wrong.
  @Test(arguments: [
    (
      ["init", "--recorder"],
      "error: there are 2 folders of UI tests: ‘AUITests’, ‘BUITests’\n  help      choose one: --into AUITests\n"
    ),
    (
      ["init", "Plain", "--recorder"],
      """
      error: no folder of UI tests is here: none has a name that ends in ‘UITests’
        help      add a UI-test target, or name its folder: --into FOLDER

      """
    ),
    (
      ["init", "--into", "Plain"],
      "error: --into says where the recorder or tracker goes\n  help      write --recorder or --tracker too\n"
    ),
    (
      ["init", "Nowhere"],
      "error: there is no folder ‘Nowhere’\n  help      make it first, or name the project’s folder\n"
    ),
    (["init", "a", "b"], "error: ‘b’ is too much: init takes one folder\n"),
  ]) func saysWhatIsWrong(_ arguments: [String], _ expected: String) throws {
    try withFolder { folder in
      for name in ["AUITests", "BUITests", "Plain"] { try write("", folder + "/\(name)/A.txt") }
      let before = files(folder)
      let ran = run(arguments, in: folder)
      #expect(ran == Ran(out: "", error: expected, code: 2))
      #expect(files(folder) == before)
    }
  }

  @Test(arguments: ["..", "../Other", "/", "Link"]) func staysInsideTheFolder(_ into: String) throws {
    try withFolder { folder in
      try write("", folder + "/Other/A.txt")
      try write("", folder + "/Project/A.txt")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/Project/Link", withDestinationPath: folder + "/Other")
      let before = files(folder)
      let ran = run("init", "--recorder", "--into", into, in: folder + "/Project")
      #expect(ran.out == "")
      #expect(ran.error.contains("outside"))
      #expect(ran.code == 2)
      #expect(files(folder) == before)
    }
  }

  @Test func writesNoSpecsThroughALinkOrPastTheTop() throws {
    try withFolder { folder in
      try write("", folder + "/Other/A.txt")
      try write("", folder + "/Project/A.txt")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/Project/specs", withDestinationPath: folder + "/Other")
      let before = files(folder)
      let ran = run("init", in: folder + "/Project")
      #expect(ran.error.hasPrefix("error: ‘specs/addresses.yaml’ would lie outside"))
      #expect(ran.code == 2)
      try write("specs: ../Other\n", folder + "/Project/.spec-check.yml")
      #expect(run("init", in: folder + "/Project").code == 2)
      try FileManager.default.removeItem(atPath: folder + "/Project/.spec-check.yml")
      #expect(files(folder) == before)
    }
  }

  /// A link to nothing is somebody's file too.
  @Test func keepsALinkToNothing() throws {
    try withFolder { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/.spec-check.yml", withDestinationPath: folder + "/gone")
      #expect(run("init", in: folder).out.hasPrefix("kept     .spec-check.yml"))
      #expect(!FileManager.default.fileExists(atPath: folder + "/gone"))
    }
  }
}

import Foundation
import Testing

@testable import spec_check

/// A second run over the same input answers at once, and never with what is no longer true.
struct ResultCacheTests {
  private static let source = """
    import SwiftUI
    struct V: View { var body: some View { Image("tea"); Text("Pay") } }

    """

  /// An app in a folder, and the entries of its cache.
  private struct App {
    var folder: String
    var cache: String { folder + "/cache" }

    func write(_ path: String, _ text: String) throws {
      let place = URL(fileURLWithPath: folder + "/" + path)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }

    func ran(_ arguments: String..., environment: [String: String] = [:]) -> Ran {
      run(
        arguments, in: folder, environment: ["SPEC_CHECK_CACHE": cache].merging(environment) { _, new in new })
    }

    var answers: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: cache + "/results")) ?? []).sorted()
    }
  }

  private func withApp(_ body: (App) throws -> Void) throws {
    try withFolder { folder in
      let app = App(folder: folder)
      try app.write("App/V.swift", Self.source)
      try body(app)
    }
  }

  @Test(arguments: ["speak", "audit"])
  func theSecondAnswerIsTheFirst(_ command: String) throws {
    try withApp { app in
      let plain = app.ran(command, "App", "--format", "json", "--no-cache")
      #expect(!FileManager.default.fileExists(atPath: app.cache))
      let first = app.ran(command, "App", "--format", "json")
      #expect(first == plain && plain.out.contains("V.swift"))
      #expect(app.answers.count == 1)
      #expect(app.ran(command, "App", "--format", "json") == plain)
      #expect(app.answers.count == 1)
    }
  }

  @Test func theStoredAnswerIsTheOneThatIsGiven() throws {
    try withApp { app in
      let first = app.ran("speak", "App")
      try app.write("Other/V.swift", Self.source)
      _ = app.ran("speak", "Other")
      // Each answer stands under its own input: exchanged, neither is taken.
      let names = app.answers
      #expect(names.count == 2)
      let places = names.map { app.cache + "/results/" + $0 }
      try FileManager.default.moveItem(atPath: places[0], toPath: app.cache + "/swap")
      try FileManager.default.moveItem(atPath: places[1], toPath: places[0])
      try FileManager.default.moveItem(atPath: app.cache + "/swap", toPath: places[1])
      #expect(app.ran("speak", "App") == first)
    }
  }

  @Test func aBlankLineMovesLineNumbers() throws {
    try withApp { app in
      #expect(app.ran("speak", "App", "--format", "json").out.contains("\"line\": 2"))
      try app.write("App/V.swift", "\n" + Self.source)
      let moved = app.ran("speak", "App", "--format", "json")
      #expect(moved.out.contains("\"line\": 3") && !moved.out.contains("\"line\": 2"))
    }
  }

  @Test func aNewFileThatShadowsANameIsHeard() throws {
    try withApp { app in
      try app.write("App/V.swift", "import SwiftUI\nstruct V: View { var body: some View { Text(title) } }\n")
      try app.write("Other/T.swift", "let title = \"far\"\n")
      #expect(app.ran("speak", ".", "--view", "V").out.contains("far"))
      try app.write("App/T.swift", "let title = \"near\"\n")
      #expect(app.ran("speak", ".", "--view", "V").out.contains("near"))
    }
  }

  @Test func everythingElseThatIsReadCounts() throws {
    try withApp { app in
      var seen: [String] = []
      func count(_ what: String, _ arguments: [String], _ environment: [String: String] = [:]) throws {
        let before = app.answers.count
        _ = run(
          arguments, in: app.folder,
          environment: ["SPEC_CHECK_CACHE": app.cache].merging(environment) { _, new in new })
        if app.answers.count == before + 1 { seen.append(what) }
      }
      try count("first", ["speak", "."])
      try app.write("App/en.lproj/Localizable.strings", "\"Pay\" = \"Pay now\";\n")
      try count("string table", ["speak", "."])
      try app.write(".spec-check.yml", "language: de\n")
      try count("settings", ["speak", "."])
      try count("option", ["speak", ".", "--os", "17"])
      try count("width", ["speak", "."], ["COLUMNS": "60"])
      try count("command", ["audit", "."])
      try app.write("baseline.yml", "accepted: []\n")
      try count("baseline", ["audit", ".", "--baseline", "baseline.yml"])
      try FileManager.default.moveItem(atPath: app.folder + "/App/V.swift", toPath: app.folder + "/App/W.swift")
      try count("file name", ["speak", "."])
      #expect(
        seen == ["first", "string table", "settings", "option", "width", "command", "baseline", "file name"])
    }
  }

  @Test func whatGitSaysIsAskedEachTime() throws {
    try withApp { app in
      _ = app.ran("audit", "App", "--changed-since", "HEAD")
      #expect(app.answers == [])
    }
  }

  @Test func acceptedFindingsAreWrittenEachTime() throws {
    try withApp { app in
      let first = app.ran("audit", "App", "--write-baseline", "accepted.yml")
      try FileManager.default.removeItem(atPath: app.folder + "/accepted.yml")
      #expect(app.ran("audit", "App", "--write-baseline", "accepted.yml") == first)
      #expect(FileManager.default.fileExists(atPath: app.folder + "/accepted.yml"))
    }
  }

  @Test func damagedAnswersAreMadeAnew() throws {
    try withApp { app in
      let first = app.ran("audit", "App")
      for name in app.answers {
        try Data("no answer".utf8).write(to: URL(fileURLWithPath: app.cache + "/results/" + name))
      }
      #expect(app.ran("audit", "App") == first)
    }
  }

  @Test func theCacheLiesWhereTheSystemKeepsSuchThings() {
    func place(_ environment: [String: String], _ arguments: Arguments = Arguments()) -> String? {
      CachePlace.folder(
        arguments,
        Surroundings(
          workingFolder: "/folder", environment: environment, out: { _ in }, error: { _ in }, outIsTerminal: false,
          errorIsTerminal: false, now: { Date(timeIntervalSince1970: 0) }, clock: { 0 }))
    }
    #expect(place([:]) == nil)
    #expect(place(["SPEC_CHECK_CACHE": "here", "HOME": "/people/a"]) == "/folder/here")
    #expect(place(["XDG_CACHE_HOME": "/shared", "HOME": "/people/a"]) == "/shared/spec-check")
    #expect(place(["XDG_CACHE_HOME": "not absolute"]) == nil)
    #expect(place(["HOME": "/people/a"])?.hasPrefix("/people/a/") == true)
    #expect(place(["HOME": "/people/a"], Arguments(given: ["no-cache": [""]])) == nil)
  }
}

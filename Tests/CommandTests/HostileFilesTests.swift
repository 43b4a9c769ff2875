import Foundation
import Testing

@testable import spec_check

/// Folders as they should not be: links in circles, pipes, odd names, no space, no permission.
@Suite struct HostileFilesTests {
  /// Permissions mean nothing to root.
  static let isRoot = geteuid() == 0
  static let fullDisk = "/dev/full"

  private let view = "import SwiftUI\nstruct A: View { var body: some View { Button(\"Pay\") {} } }\n"

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  @Test func linksInCirclesAreReadOnce() throws {
    try withFolder { folder in
      let project = ProjectCopy(folder: folder)
      try project.write(view, to: "App/A.swift")
      try link(folder + "/App/again", to: ".")
      try link(folder + "/App/B", to: "C")
      try link(folder + "/App/C", to: "B")
      try link(folder + "/App/Gone.swift", to: "nowhere")
      #expect(run("speak", "App", in: folder) == Ran(out: "A  (App/A.swift:2)\n  1  Pay, button\n", error: "", code: 0))
      #expect(run("audit", in: folder).out.hasPrefix("1 file, 1 view, 1 interactive element"))
    }
  }

  @Test func linksLeadNotOutOfTheProject() throws {
    try withFolder { folder in
      let project = ProjectCopy(folder: folder)
      try project.write(view, to: "Project/App/A.swift")
      try project.write(view.replacingOccurrences(of: "A:", with: "Other:"), to: "Elsewhere/Other.swift")
      try link(folder + "/Project/App/up", to: folder)
      try link(folder + "/Project/App/Other.swift", to: folder + "/Elsewhere/Other.swift")
      try link(folder + "/Project/Named", to: folder + "/Elsewhere")
      let ran = run("speak", "App", in: folder + "/Project")
      #expect(ran == Ran(out: "A  (App/A.swift:2)\n  1  Pay, button\n", error: "", code: 0))
      // A link that was named leads where it leads.
      let named = run("speak", "Named", in: folder + "/Project")
      #expect(named == Ran(out: "Other  (Named/Other.swift:2)\n  1  Pay, button\n", error: "", code: 0))
    }
  }

  @Test func recordingsInCirclesAreReadOnce() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      let before = run("check", "specs/leaf-store", in: project.folder)
      try link(project.folder + "/specs/leaf-store/recordings/again", to: ".")
      #expect(run("check", "specs/leaf-store", in: project.folder) == before)
    }
  }

  /// Nobody writes into them: reading would never end.
  @Test func pipesAreNoFilesOfTheProject() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      let before = run("check", "specs/leaf-store", in: project.folder)
      for path in ["App/Pipe.swift", "App/Pipe.strings", "recordings/checkout/error.pipe.txt"] {
        try #require(mkfifo(project.folder + "/specs/leaf-store/" + path, 0o600) == 0)
      }
      #expect(run("check", "specs/leaf-store", in: project.folder) == before)
      try #require(mkfifo(project.folder + "/specs/leaf-store/specs/pipe.yaml", 0o600) == 0)
      let ran = run("check", "specs/leaf-store", in: project.folder)
      #expect(ran.code == 2)
      #expect(ran.error.hasPrefix("error: this is no file\n  ┌ specs/leaf-store/specs/pipe.yaml:1:1\n"))
    }
  }

  @Test func namesOfFilesCannotWriteToTheTerminal() throws {
    let name = "a\nb\u{1B}[31m\u{202E}<b>.swift"
    try withFolder { folder in
      try ProjectCopy(folder: folder).write(
        view.replacingOccurrences(of: "Button(\"Pay\") {}", with: "Image(\"cup_03\")"), to: "App/" + name)
      for format in AuditCommand().formats {
        let ran = run("audit", "App", "--format", format, in: folder)
        #expect(ran.code < 2)
        #expect(!ran.out.contains("\u{1B}"), "\(format)")
        // Programs get the name as it is.
        if ["text", "markdown", "github", "xcode"].contains(format) {
          #expect(!ran.out.contains("\u{202E}"), "\(format)")
        }
        if format == "markdown" { #expect(!ran.out.contains("<b>")) }
      }
      let ran = run("speak", "App", in: folder)
      #expect(!ran.out.contains("\u{1B}"))
      #expect(ran.out.split(separator: "\n").count == 2)
    }
  }

  /// A file that is not read has no findings, which must not look like a clean one.
  @Test(arguments: [
    (["audit"], ""), (["fix", "--dry-run"], "note: nothing to repair; no finding is left\n"),
  ]) func aFileThatIsNestedTooDeepIsNamed(command: [String], rest: String) throws {
    try withFolder { folder in
      let type = String(repeating: "Box<", count: 300) + "Int" + String(repeating: ">", count: 300)
      try ProjectCopy(folder: folder).write(
        "import SwiftUI\nstruct A: View {\n  let x: \(type)\n  var body: some View { Text(\"a\") }\n}\n", to: "A.swift")
      let ran = run(command, in: folder)
      let note = "note: A.swift:3:1013: generic arguments are nested too deep, so the file was not read\n"
      #expect(ran.error == note + rest)
    }
  }

  @Test func aLargeFileIsNamed() throws {
    try withFolder { folder in
      let project = ProjectCopy(folder: folder)
      try project.write(view, to: "App/A.swift")
      try project.write("", to: "App/Large.swift")
      let handle = try #require(FileHandle(forWritingAtPath: folder + "/App/Large.swift"))
      try handle.truncate(atOffset: UInt64(SourceFiles.sizeLimit) + 1)
      try handle.close()
      let ran = run("audit", "App", in: folder)
      #expect(ran.code == 2)
      #expect(ran.out.hasPrefix("1 file, 1 view"))
      #expect(
        ran.error
          == "error: ‘App/Large.swift’ is larger than 32 MB, and was not read\n  help      list it under exclude\n")
    }
  }

  @Test(.enabled(if: !isRoot, "root may read everything")) func whatIsNotOursToReadIsNamed() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      func expect(_ path: String, _ message: String) throws {
        let full = project.folder + "/specs/leaf-store/" + path
        let mode = try FileManager.default.attributesOfItem(atPath: full)[.posixPermissions] ?? 0o644
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: full)
        let ran = run("check", "specs/leaf-store", in: project.folder)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: full)
        #expect(ran.code == 2)
        #expect(ran.error.contains(message))
      }
      try expect(
        "App/Checkout/AddressPicker.swift", "‘specs/leaf-store/App/Checkout/AddressPicker.swift’ cannot be read")
      try expect("App/Checkout", "the folder ‘specs/leaf-store/App/Checkout’ cannot be read")
      try expect("recordings/checkout", "the folder ‘specs/leaf-store/recordings/checkout’ cannot be read")
      try expect("specs/orders.yaml", "the file cannot be read")
    }
  }

  @Test(.enabled(if: !isRoot, "root may write everywhere")) func aFolderThatCannotBeWrittenToIsNamed() throws {
    try withFolder { folder in
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
      let ran = run("schema", "--output", "a.json", in: folder)
      #expect(ran.code == 2)
      #expect(ran.error.hasPrefix("error: ‘a.json’ cannot be written: "))
      let begun = run("init", in: folder)
      #expect(begun.code == 2)
      #expect(begun.error.hasPrefix("error: ‘.spec-check.yml’ cannot be written: "))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: fullDisk), "Linux has a device that is always full"))
  func aFullDiskIsSaid() throws {
    let ran = run("schema", "--output", Self.fullDisk)
    #expect(ran.code == 2)
    #expect(ran.error.hasPrefix("error: ‘\(Self.fullDisk)’ cannot be written: "))
    let stream = Stream(try #require(FileHandle(forWritingAtPath: Self.fullDisk)))
    stream.write("a")
    #expect(stream.failure == "No space left on device")
    var surroundings = Surroundings.process()
    let error = Sink()
    surroundings.out = { stream.write($0) }
    surroundings.outFailure = { stream.failure }
    surroundings.error = { error.add($0) }
    #expect(Shell().run(arguments: ["--version"], in: surroundings) == 2)
    #expect(
      error.text
        == "error: the report could not be printed: No space left on device\n  help      --output FILE writes it whole or not at all\n"
    )
  }
}

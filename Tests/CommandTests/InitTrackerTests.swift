import Foundation
import Testing

@testable import spec_check

/// `init --tracker` finds where the app's sources are, or asks, and overwrites nothing.
@Suite struct InitTrackerTests {
  private func project(_ files: [String], _ body: (String) throws -> Void) throws {
    try withFolder { folder in
      for path in files {
        let url = URL(fileURLWithPath: folder + "/" + path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try "import SwiftUI\n".write(to: url, atomically: true, encoding: .utf8)
      }
      try body(folder)
    }
  }

  private func line(_ ran: Ran) -> String? {
    ran.out.split(separator: "\n").map(String.init).first { $0.contains("CoordinateTracker") }
  }

  @Test(arguments: [
    (["App/Start.swift", "AppTests/A.swift"], "App/CoordinateTracker.swift"),
    (["Sources/Shop/Cart.swift", "Package.swift"], "Sources/Shop/CoordinateTracker.swift"),
    (["Cart.swift"], "CoordinateTracker.swift"),
  ])
  func goesBesideTheSources(_ files: [String], _ place: String) throws {
    try project(files) { folder in
      let ran = run("init", "--tracker", in: folder)
      #expect(line(ran) == "written  \(place) – tells UI tests and agents where elements are")
      let text = try String(contentsOfFile: folder + "/" + place, encoding: .utf8)
      #expect(text == Templates.tracker)
    }
  }

  @Test func asksWhereThereAreSeveralPlaces() throws {
    try project(["App/A.swift", "Kit/B.swift"]) { folder in
      let ran = run("init", "--tracker", in: folder)
      #expect(
        ran.error
          == "error: the tracker can go into 2 folders of sources: ‘App’, ‘Kit’\n  help      choose the app’s: --into App\n"
      )
      #expect(ran.code == 2)
      #expect(
        line(run("init", "--tracker", "--into", "Kit", in: folder))?.contains("Kit/CoordinateTracker.swift") == true)
    }
  }

  @Test func keepsTheOneThatIsThere() throws {
    try project(["App/Deep/Tools/CoordinateTracker.swift", "Kit/B.swift"]) { folder in
      let ran = run("init", "--tracker", in: folder)
      #expect(line(ran) == "kept     App/Deep/Tools/CoordinateTracker.swift – it is there; nothing is overwritten")
      let text = try String(contentsOfFile: folder + "/App/Deep/Tools/CoordinateTracker.swift", encoding: .utf8)
      #expect(text == "import SwiftUI\n")
    }
  }

  @Test func oneFolderIsNotForTwoTargets() throws {
    try project(["App/A.swift", "AppUITests/B.swift"]) { folder in
      let ran = run("init", "--tracker", "--recorder", "--into", "App", in: folder)
      #expect(ran.code == 2)
      #expect(ran.error.contains("recorder and tracker belong to two targets"))
    }
  }
}

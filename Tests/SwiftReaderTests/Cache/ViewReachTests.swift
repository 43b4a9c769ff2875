import Foundation
import ScreenModel
import TestSupport
import Testing

@testable import SwiftReader

/// After a change an audit reads the views that the change can reach, and finds what it finds when it reads them all.
struct ViewReachTests {
  private static let files = [
    "App/Home.swift": "import SwiftUI\nstruct Home: View { var body: some View { Card(); Text(\"Home\").mine() } }\n",
    "App/Card.swift": "import SwiftUI\nstruct Card: View { var body: some View { Image(\"tea\") } }\n",
    "App/Other.swift": "import SwiftUI\nstruct Other: View { var body: some View { Image(\"cup\") } }\n",
    "App/Mine.swift": "import SwiftUI\nextension View { func mine() -> some View { overlay(Image(\"pot\")) } }\n",
    "App/Lone.swift": "import SwiftUI\nstruct Lone: View { var body: some View { if a { Part() } } }\n",
    "App/Part.swift": "import SwiftUI\nstruct Part: View { var body: some View { Lone() } }\n",
  ]

  /// Views that are told of, and those that were read for it.
  private func audited(
    _ files: [String: String], touching changed: Set<String>?, known: ViewReach = ViewReach()
  ) -> (names: [String], told: [String], reach: ViewReach) {
    let project = Project(files.map { .init(path: $0.key, data: Data($0.value.utf8)) })
    let answer = project.auditedViews(.init(), touching: changed, known: known, through: { $3() }) { view in
      "\(view.name) \(view.isFragment): \(view.elements.map(\.span.description))"
    }
    return (answer.made.map { String($0.prefix { $0 != " " }) }, answer.made, answer.reach)
  }

  @Test func aViewIsReachedThroughWhatItPlacesAndCalls() {
    func reached(_ path: String) -> [String] { audited(Self.files, touching: [path]).names }
    #expect(reached("App/Home.swift") == ["Home"])
    #expect(reached("App/Card.swift") == ["Home"])
    #expect(reached("App/Mine.swift") == ["Home"])
    #expect(reached("App/Other.swift") == ["Other"])
    #expect(reached("App/None.swift") == [])
    #expect(audited(Self.files, touching: nil).names == ["Home", "Other", "Lone"])
  }

  @Test(arguments: files.keys.sorted()) func whatIsKnownChangesNoAnswer(_ path: String) {
    let known = audited(Self.files, touching: nil).reach
    var files = Self.files
    files[path]?.append("// changed\n")
    let plain = audited(files, touching: [path])
    let quick = audited(files, touching: [path], known: known)
    #expect(quick.told == plain.told)
    // What was learnt is as much as if all had been read.
    #expect(quick.reach == plain.reach)
    #expect(audited(files, touching: [path], known: quick.reach).told == plain.told)
  }

  @Test func aViewThatIsPlacedNowIsNoFragment() {
    let known = audited(Self.files, touching: nil).reach
    var files = Self.files
    files["App/Other.swift"] = "import SwiftUI\nstruct Other: View { var body: some View { Lone() } }\n"
    for changed in [["App/Other.swift"], ["App/Other.swift", "App/Lone.swift"]] {
      let plain = audited(files, touching: Set(changed))
      #expect(audited(files, touching: Set(changed), known: known).told == plain.told)
      #expect(plain.names == ["Other"])
    }
  }

  @Test func aFileThatIsGoneMakesItsUsersUnknown() {
    let known = audited(Self.files, touching: nil).reach
    var files = Self.files
    files["App/Card.swift"] = nil
    files["App/New.swift"] = "import SwiftUI\nstruct Card: View { var body: some View { Image(\"new\") } }\n"
    let quick = audited(files, touching: ["App/New.swift"], known: known)
    #expect(quick.names == ["Home"])
    #expect(quick.told == audited(files, touching: ["App/New.swift"]).told)
  }

  @Test func comesBackAsItWasWrittenDown() {
    let reach = audited(Self.files, touching: nil).reach
    #expect(reach.views.count == 3)
    #expect(ViewReach(stored: reach.stored) == reach)
    #expect(ViewReach(stored: ViewReach().stored) == ViewReach())
    let bytes = reach.stored
    for count in stride(from: 0, to: bytes.count, by: 7) {
      #expect(ViewReach(stored: Array(bytes.prefix(count))) == nil)
    }
    for at in stride(from: 0, to: bytes.count, by: 5) {
      var damaged = bytes
      damaged[at] ^= 0xFF
      // Anything but a crash: a cache is sealed, and what comes through is never read back.
      _ = ViewReach(stored: damaged)
    }
  }
}

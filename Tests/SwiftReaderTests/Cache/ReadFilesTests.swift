import Foundation
import ScreenModel
import Testing

@testable import SwiftReader

/// A process that reads a project again reads what has changed.
struct ReadFilesTests {
  private func project(_ files: [String: String], _ kept: ReadFiles) -> Project {
    Project(files.map { .init(path: $0.key, data: Data($0.value.utf8)) }, kept: kept)
  }

  private func heard(_ project: Project) -> [String] {
    project.predictions(.init(view: "V", usesInitialValues: true)).first?.screen.elements
      .compactMap { $0.label?.written } ?? []
  }

  @Test func whatHasNotChangedIsTheSameFile() throws {
    var files = [
      "V.swift": "import SwiftUI\nstruct V: View { var body: some View { Row() } }\n",
      "Row.swift": "import SwiftUI\nstruct Row: View { var body: some View { Text(\"Row\") } }\n",
    ]
    let kept = ReadFiles()
    let first = project(files, kept)
    #expect(heard(first) == ["Row"])
    files["Row.swift"] = files["Row.swift"]?.replacingOccurrences(of: "\"Row\"", with: "\"Tea\"")
    let second = project(files, kept)
    #expect(second.parsedFiles == ["V.swift"])
    #expect(heard(second) == ["Tea"])
    #expect(heard(first) == ["Row"])
    #expect(first.source(of: "V.swift") === second.source(of: "V.swift"))
    files["Row.swift"] = nil
    #expect(heard(project(files, kept)) == [])
  }

  @Test func bytesThatAreNoTextAreReadAgain() {
    let kept = ReadFiles()
    let data = Data("import SwiftUI\nstruct V: View { var body: some View { Text(\"a\") } } // ".utf8) + [0xFF, 10]
    for _ in 0..<2 { #expect(heard(Project([.init(path: "V.swift", data: data)], kept: kept)) == ["a"]) }
  }
}

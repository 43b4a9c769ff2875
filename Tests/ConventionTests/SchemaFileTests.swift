import Foundation
import ScreenSpecs
import TestSupport
import Testing

/// The schemas that editors find beside specs are those of this version.
@Suite struct SchemaFileTests {
  static let path = "specs/leaf-store/spec-check.schema.json"

  @Test func isOfThisVersion() {
    #expect(
      Repository.file(Self.path)?.text == SpecSchema.json(),
      "write it anew: swift run spec-check schema --output \(Self.path)")
  }

  /// Specs of the sample begin with the line by which editors find the schema, and it is there.
  @Test func specsPointAtIt() throws {
    // Journeys have another shape.
    let specs = Repository.files(in: ["specs/leaf-store/specs"], ending: ".yaml")
      .filter { !$0.path.contains("/journeys/") }
    #expect(specs.count > 5)
    for spec in specs {
      let target = try #require(
        spec.lines.first?.description.matches(of: "^# yaml-language-server: \\$schema=(\\S+)$").first,
        "write ‘\(SpecSchema.firstLine(schemaPath: "…"))’ as the first line of \(spec.path)")
      let folder = repositoryRoot.appendingPathComponent(spec.path).deletingLastPathComponent()
      let found = URL(fileURLWithPath: folder.path + "/" + target).standardizedFileURL.path
      #expect(
        found == repositoryRoot.appendingPathComponent(Self.path).standardizedFileURL.path,
        "\(spec.path) points at \(target)")
    }
  }
}

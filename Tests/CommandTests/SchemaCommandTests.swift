import Foundation
import ScreenSpecs
import Testing

@testable import spec_check

@Suite struct SchemaCommandTests {
  @Test func printsTheSchemaOfSpecsAndOfSettings() throws {
    for (schema, expected) in [
      (run("schema"), SpecSchema.json()), (run("schema", "--for", "spec"), SpecSchema.json()),
      (run("schema", "--for", "settings"), SpecSchema.settingsJSON()),
    ] {
      #expect(schema.out.trimmingCharacters(in: .newlines) == expected.trimmingCharacters(in: .newlines))
      #expect(schema.code == 0)
      let root = try #require(try JSONSerialization.jsonObject(with: Data(schema.out.utf8)) as? [String: Any])
      #expect(root["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
    }
  }
}

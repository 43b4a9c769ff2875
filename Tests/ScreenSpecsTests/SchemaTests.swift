import Foundation
import Testing

@testable import ScreenSpecs

@Suite struct SchemaTests {
  private static let specs = Result { try SchemaValidator(SpecSchema.json()) }
  private static let settings = Result { try SchemaValidator(SpecSchema.settingsJSON()) }

  /// A spec and whether it is good, for the reader and for the schema alike.
  @Test(arguments: [
    (SpecReaderTests.addressPicker, true),
    ("screen: A\n", true), ("screen: 42\n", true), ("screen: \"null\"\n", true), ("screen: no\n", true),
    ("part: A\nstates:\n", true), ("screen: A\nstates: { error: , empty: \"\" }\n", true),
    ("screen: A\nview: [B, C]\nrecordings: r/*.json\n", true),
    (
      "screen: A\nstates: { error: { hears: [ a, { says: b, count: 2, known: { why: c, until: 2027-01-31 } } ] } }\n",
      true
    ),
    ("screen: A\nstates: { error: { cases: { a: b, c: [ d ], e: { part: f, state: error } } } }\n", true),
    ("screen: A\nstates: { success: { announces: { says: Done, once: true, after: paying }, next: b } }\n", true),
    ("screen: A\nstates: { modal: { in: a, way-out: [ b ], out: { id: c }, background: reachable } }\n", true),
    ("screen: A\nstates: { error: { keeps: { Email: a, Password: \"\", Tries: 3 } } }\n", true),
    ("screen: A\ngiven: { a: [ 1, { b: .c } ] }\nstates: { error: { for: { os: 18 }, silent: true } }\n", true),
    ("{}\n", false), ("[]\n", false), ("screen:\n", false), ("screen: ~\n", false), ("screen: \" \"\n", false),
    ("screen: true\n", false), ("screen: A\npart: B\n", false), ("screen: A\nid: a/b\n", false),
    ("screen: A\nid: .a\n", false), ("screen: A\nlanguage: de_DE\n", false), ("screen: A\nlanguage: 12\n", false),
    ("screen: A\nstatus: done\n", false), ("screen: A\nplatform: ios\n", false), ("screen: A\nview: { a: b }\n", false),
    ("screen: A\nstatse: {}\n", false), ("screen: A\nstates: { eror: x }\n", false),
    ("screen: A\nstates: { empty: { not-applicable: \"\" } }\n", false),
    ("screen: A\nstates: { empty: { not-applicable: true } }\n", false),
    ("screen: A\nstates: { empty: { not-applicable: a, hears: b } }\n", false),
    ("screen: A\nstates: { error: { in: x } }\n", false), ("screen: A\nstates: { modal: { because: x } }\n", false),
    ("screen: A\nstates: { error: { silent: yes } }\n", false),
    ("screen: A\nstates: { error: { silent: \"true\" } }\n", false),
    ("screen: A\nstates: { error: { state: error } }\n", false),
    ("screen: A\nstates: { error: { hears: [ { hint: a } ] } }\n", false),
    ("screen: A\nstates: { error: { hears: [ [ a ] ] } }\n", false),
    ("screen: A\nstates: { error: { hears: { part: a, says: b } } }\n", false),
    ("screen: A\nstates: { error: { hears: { says: a, count: -1 } } }\n", false),
    ("screen: A\nstates: { error: { hears: { says: a, count: \"1\" } } }\n", false),
    ("screen: A\nstates: { error: { announces: { says: a, once: true, times: 2 } } }\n", false),
    ("screen: A\nstates: { error: { keeps: { Email: [ a ] } } }\n", false),
    ("screen: A\nstates: { error: { cases: { a: { not-applicable: b } } } }\n", false),
    ("screen: A\nstates: { error: { known: { why: a } } }\n", false),
    ("screen: A\nstates: { error: { known: { why: a, until: 2027-13-01 } } }\n", false),
  ])
  func readerAndSchemaAgree(_ yaml: String, _ isGood: Bool) throws {
    #expect(problems(yaml).isEmpty == isGood)
    let root = try #require(YAMLFile(Data(yaml.utf8), path: "a.yaml").root)
    #expect(try Self.specs.get().accepts(JSONValue(root)) == isGood)
  }

  @Test func settingsReaderAndSchemaAgree() throws {
    let validator = try Self.settings.get()
    let root = try #require(YAMLFile(Data(SettingsTests.everything.utf8), path: "s.yml").root)
    #expect(try validator.accepts(JSONValue(root)))
  }

  @Test(arguments: ["spec", "settings"])
  func readerAndSchemaAgreeOnWhateverTheTablesAllow(_ name: String) throws {
    let vocabulary = name == "spec" ? Vocabulary.spec : .settings
    let validator = try (name == "spec" ? Self.specs : Self.settings).get()
    var good = 0
    for seed in 1...1_500 {
      var generator = SpecGenerator(vocabulary, seed: UInt64(seed))
      let root = generator.file()
      let found = ShapeChecker.problems(of: root, vocabulary)
      let accepted = try validator.accepts(JSONValue(root))
      #expect(found.isEmpty == accepted, "seed \(seed): \(found.map(\.message))")
      if accepted { good += 1 }
    }
    // Neither all right nor all wrong: both verdicts were compared.
    #expect(good > 300 && good < 1_490)
  }

  @Test func everyKeyIsDocumented() {
    for vocabulary in [Vocabulary.spec, .settings] {
      for table in vocabulary.tables.values {
        #expect(table.keys.filter { $0.doc.count < 8 }.map(\.name) == [])
        #expect(Set(table.names).count == table.keys.count)
      }
    }
  }

  @Test func theFirstLinePointsToTheSchema() throws {
    #expect(
      SpecSchema.firstLine(schemaPath: "../spec.schema.json") == "# yaml-language-server: $schema=../spec.schema.json")
    #expect(problems(SpecSchema.schemaComment + "\n" + SpecReaderTests.addressPicker) == [])
    #expect(SpecSchema.json() == SpecSchema.json())
    #expect(SpecSchema.json().hasPrefix("{\n  \"$schema\": \"http://json-schema.org/draft-07/schema#\",\n"))
  }
}

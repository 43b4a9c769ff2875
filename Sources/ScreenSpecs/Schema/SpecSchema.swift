/// The JSON Schema (draft-07) of spec and settings files, made from the tables that the readers use.
public enum SpecSchema {
  /// The schema of a spec: accepts what the reader accepts and documents every key.
  public static func json() -> String {
    json(.spec, title: "Screen spec", note: "A spec of spec-check: what VoiceOver says on a screen in each state.")
  }

  /// The schema of a journey.
  public static func journeyJSON() -> String {
    json(
      .journey, title: "Journey",
      note: "A journey of spec-check: one task across screens, and what is heard on the way.")
  }

  /// The schema of the settings file.
  public static func settingsJSON() -> String {
    json(.settings, title: "Settings of spec-check", note: "The file .spec-check.yml.")
  }

  /// Where a project keeps the schema, relative to its specs: what `schema --output` writes and specs begin with.
  public static let usualPath = "spec.schema.json"

  /// The first line of every spec that is written here, by which editors find the schema.
  /// - Parameter schemaPath: A path relative to the spec, or an address.
  public static func firstLine(schemaPath: String) -> String {
    "# yaml-language-server: $schema=\(schemaPath)"
  }

  /// The first line with the usual path.
  public static let schemaComment = firstLine(schemaPath: usualPath)

  private static func json(_ vocabulary: Vocabulary, title: String, note: String) -> String {
    var definitions = vocabulary.tables.keys.filter { $0 != vocabulary.root }.map { name in
      (name, schema(vocabulary.table(name)))
    }
    let shapes = vocabulary.tables.values.flatMap { $0.keys.map(\.shape) }
    let shared = Dictionary(shapes.flatMap(named), uniquingKeysWith: { first, _ in first })
    definitions += shared.map { ($0.key, .object(schema($0.value))) }
    definitions.sort { $0.0 < $1.0 }
    var members: [(String, SchemaValue)] = [
      ("$schema", .text("http://json-schema.org/draft-07/schema#")), ("title", .text(title)),
    ]
    if case .object(let root) = schema(vocabulary.table(vocabulary.root)) {
      members += root.map { $0.0 == "description" ? ("description", .text(note)) : $0 }
    }
    members.append(("definitions", .object(definitions)))
    return SchemaValue.object(members).written() + "\n"
  }

  /// The shapes with names in and inside a shape.
  private static func named(_ shape: Shape) -> [(String, Shape)] {
    switch shape {
    case .called(let name, let inner): [(name, inner)] + named(inner)
    case .list(let inner), .named(let inner, _): named(inner)
    case .either(let shapes): shapes.flatMap(named)
    default: []
    }
  }

  private static func schema(_ table: KeyTable) -> SchemaValue {
    var members: [(String, SchemaValue)] = [("description", .text(table.doc)), ("type", .text("object"))]
    let properties = table.keys.map { key -> (String, SchemaValue) in
      // Beside a reference nothing else would count.
      let shape = schema(key.shape)
      let isReference = shape.contains { $0.0 == "$ref" }
      let members = isReference ? [("allOf", SchemaValue.list([.object(shape)]))] : shape
      return (key.name, .object([("description", .text(key.doc))] + members))
    }
    members.append(("properties", .object(properties)))
    members.append(("additionalProperties", .flag(false)))
    if !table.required.isEmpty { members.append(("required", .words(table.required))) }
    let choices = table.someOf.map { group in
      SchemaValue.object([("anyOf", .list(group.map { .object([("required", .words([$0]))]) }))])
    }
    if !choices.isEmpty { members.append(("allOf", .list(choices))) }
    let dependencies = dependencies(table)
    if !dependencies.isEmpty { members.append(("dependencies", .object(dependencies))) }
    return .object(members)
  }

  private static func dependencies(_ table: KeyTable) -> [(String, SchemaValue)] {
    let needs = table.needs.map { ($0.key, SchemaValue.words($0.value)) }
    let excludes = table.excludes.map { key, others in
      let any = others.map { SchemaValue.object([("required", .words([$0]))]) }
      return (key, SchemaValue.object([("not", .object([("anyOf", .list(any))]))]))
    }
    let alone = table.alone.map { ($0, SchemaValue.object([("maxProperties", .number(1))])) }
    return (needs + excludes + alone).sorted { $0.0 < $1.0 }
  }

  private static func schema(_ shape: Shape) -> [(String, SchemaValue)] {
    // Text may look like something else (12:30, no, 1.0) and is text all the same.
    let scalars = ["string", "number", "boolean"]
    switch shape {
    case .text: return [("type", .words(scalars + ["null"]))]
    case .writtenText: return [("type", .words(scalars))]
    case .filledText: return [("type", .words(["string", "number"])), ("pattern", .text("\\S"))]
    case .form(let form):
      return [
        ("type", .words(form.isNeverNumber ? ["string"] : ["string", "number"])), ("pattern", .text(form.pattern)),
      ]
    case .word(let words): return [("enum", .words(words))]
    case .flag: return [("type", .text("boolean"))]
    case .count: return [("type", .text("integer")), ("minimum", .number(0))]
    case .nothing: return [("type", .text("null"))]
    case .list(let element): return [("type", .text("array")), ("items", .object(schema(element)))]
    case .table(let name): return [("$ref", .text("#/definitions/\(name)"))]
    case .named(let value, _):
      return [
        ("type", .text("object")), ("propertyNames", .object([("pattern", .text("\\S"))])),
        ("additionalProperties", .object(schema(value))),
      ]
    case .called(let name, _): return [("$ref", .text("#/definitions/\(name)"))]
    case .sample: return []
    case .either(let shapes): return [("anyOf", .list(shapes.map { .object(schema($0)) }))]
    }
  }
}

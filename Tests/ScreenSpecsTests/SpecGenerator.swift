import ScreenModel

@testable import ScreenSpecs

/// Makes files from the tables of keys, some right and some with a mistake in them; the same ones every time.
struct SpecGenerator {
  private var seed: UInt64
  private let vocabulary: Vocabulary
  private let span = SourceSpan(file: "a.yaml", line: 1, column: 1)

  init(_ vocabulary: Vocabulary, seed: UInt64) {
    self.vocabulary = vocabulary
    self.seed = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  mutating func file() -> YAMLNode { mapping(vocabulary.table(vocabulary.root), depth: 0) }

  private mutating func pick(_ count: Int) -> Int {
    seed ^= seed << 13
    seed ^= seed >> 7
    seed ^= seed << 17
    return Int(seed % UInt64(count))
  }

  private func scalar(_ text: String, _ style: YAMLNode.Style = .plain) -> YAMLNode {
    YAMLNode(.scalar(text, style), span: span)
  }

  private mutating func anything() -> YAMLNode {
    let scalars = [
      "", "~", "null", "true", "False", "no", "42", "-1", "1.5", "text", " ", "a/b", "de", "error", "2027-01-31",
    ]
    switch pick(4) {
    case 0: return scalar(scalars[pick(scalars.count)], .quoted)
    case 1: return YAMLNode(.sequence(pick(2) == 0 ? [] : [anything()]), span: span)
    case 2:
      let keys = ["says", "part", "x", " "]
      return YAMLNode(.mapping(pick(3) == 0 ? [] : [entry(keys[pick(4)], anything())]), span: span)
    default: return scalar(scalars[pick(scalars.count)])
    }
  }

  private func entry(_ key: String, _ value: YAMLNode) -> YAMLNode.Entry {
    .init(key: key, keySpan: span, value: value)
  }

  private mutating func node(_ shape: Shape, depth: Int) -> YAMLNode {
    if pick(60) == 0 { return anything() }
    switch shape {
    case .text, .writtenText, .filledText: return scalar(["text", "42", "A, button"][pick(3)])
    case .form(let form):
      let texts = ["de", "pt-BR", "tea-search", "2027-01-31", "a/b"]
      let fitting = texts.filter { form.matches($0) }
      return scalar(fitting[pick(fitting.count)])
    case .word(let words): return scalar(words[pick(words.count)])
    case .flag: return scalar(["true", "false"][pick(2)])
    case .count: return scalar(["0", "3"][pick(2)])
    case .nothing: return scalar("")
    case .sample: return anything()
    case .list(let element):
      return YAMLNode(.sequence((0..<pick(3)).map { _ in node(element, depth: depth + 1) }), span: span)
    case .table(let name): return mapping(vocabulary.table(name), depth: depth + 1)
    case .named(let value, _):
      let names = ["one", "two", pick(30) == 0 ? " " : "three"].prefix(pick(4))
      return YAMLNode(.mapping(names.map { entry($0, node(value, depth: depth + 1)) }), span: span)
    case .called(_, let shape): return node(shape, depth: depth)
    case .either(let shapes): return node(shapes[depth > 5 ? 0 : pick(shapes.count)], depth: depth)
    }
  }

  private mutating func mapping(_ table: KeyTable, depth: Int) -> YAMLNode {
    var names = Set(table.required + table.someOf.map { $0[pick($0.count)] })
    for key in table.keys where pick(depth > 3 ? 8 : 4) == 0 { names.insert(key.name) }
    if pick(3) > 0 {
      for (key, others) in table.excludes where names.contains(key) { names.subtract(others) }
      for (key, others) in table.needs where names.contains(key) && names.isDisjoint(with: others) { names.remove(key) }
      for key in table.alone where names.contains(key) { names = pick(2) == 0 ? [key] : names.subtracting([key]) }
    }
    if pick(80) == 0 { names.insert("unheard-of") }
    if pick(80) == 0, let name = names.sorted().first { names.remove(name) }
    let entries = names.sorted().map { name in
      entry(name, table.key(name).map { node($0.shape, depth: depth + 1) } ?? anything())
    }
    return YAMLNode(.mapping(entries), span: span)
  }
}

import ScreenModel

extension Project {
  /// Stands for what the project answers to a question today.
  func digest(of question: Lookups.Question) -> ContentHash {
    digests.value(question) {
      // What is asked on the way is not asked by whoever wants to know whether anything changed.
      Lookups.$current.withValue(nil) { makeDigest(of: question) }
    }
  }

  private func makeDigest(of question: Lookups.Question) -> ContentHash {
    var hash = ContentHash()
    switch question {
    case .name(let name): hash = index.digest(of: name)
    case .views(let name):
      for type in index.views(named: name) {
        hash.add(type.key)
        hash.add(type.node.file.path)
        hash.add(digest(of: .name(type.topName)))
      }
    case .writes(let path, let module):
      for type in types(at: path, in: module) {
        for name in index.writes(in: type).sorted() { hash.add(name) }
      }
    case .environment(let key): for value in index.writes(ofEnvironment: key) { hash.add(value) }
    case .implementation(let name, let proto): hash.add(index.isImplemented(name, of: proto) ? 1 : 0)
    case .words(let key, let table, let language):
      guard let words = tables.text(key: key, table: table, language: language) else { break }
      hash.add(words.value)
      hash.add(words.language)
      hash.add(words.isTranslated ? 1 : 0)
      for (category, form) in words.plurals.sorted(by: { $0.key < $1.key }) {
        hash.add(category)
        hash.add(form)
      }
    case .languages: for language in tables.languages { hash.add(language) }
    case .motionGuards: for name in index.motionGuards.names.sorted() { hash.add(name) }
    case .glanceFolders: for folder in index.glanceFolders.sorted { hash.add(folder) }
    case .unshown(let key): hash.add(index.placements.isUnshown(key) ? 1 : 0)
    case .picture(let name): hash.add(assets[name] ?? "")
    case .color(let name):
      guard let pair = colors[name] else { break }
      for shade in [pair.light, pair.dark] {
        for part in [shade.red, shade.green, shade.blue] { hash.add(Int(truncatingIfNeeded: part.bitPattern)) }
      }
    }
    return hash
  }

  private func types(at path: String, in module: String) -> [TypeDeclaration] {
    let names = path.split(separator: ".").map(String.init)
    guard let first = names.first else { return [] }
    let bucket = index.bucket(first)
    let outer = bucket.types + bucket.foreign.sorted { $0.key < $1.key }.map(\.value)
    return outer.compactMap { type in names.dropFirst().reduce(Optional(type)) { $0?.nested[$1] } }.filter {
      $0.path == path && $0.module == module
    }
  }
}

extension Lookups.Question {
  /// As it is stored.
  var texts: [String] {
    switch self {
    case .name(let name): ["name", name]
    case .views(let name): ["views", name]
    case .writes(let path, let module): ["writes", path, module]
    case .environment(let key): ["environment", key]
    case .implementation(let name, let proto): ["implementation", name, proto]
    case .words(let key, let table, let language): ["words", key, language] + (table.map { [$0] } ?? [])
    case .languages: ["languages"]
    case .color(let name): ["color", name]
    case .picture(let name): ["picture", name]
    case .motionGuards: ["motionGuards"]
    case .unshown(let key): ["unshown", key]
    case .glanceFolders: ["glanceFolders"]
    }
  }

  /// One that was stored.
  init?(_ texts: [String]) {
    switch (texts.first, texts.count) {
    case ("name", 2): self = .name(texts[1])
    case ("views", 2): self = .views(texts[1])
    case ("writes", 3): self = .writes(path: texts[1], module: texts[2])
    case ("environment", 2): self = .environment(texts[1])
    case ("implementation", 3): self = .implementation(name: texts[1], proto: texts[2])
    case ("words", 3): self = .words(key: texts[1], table: nil, language: texts[2])
    case ("words", 4): self = .words(key: texts[1], table: texts[3], language: texts[2])
    case ("languages", 1): self = .languages
    case ("unshown", 2): self = .unshown(texts[1])
    case ("motionGuards", 1): self = .motionGuards
    case ("glanceFolders", 1): self = .glanceFolders
    case ("color", 2): self = .color(texts[1])
    case ("picture", 2): self = .picture(texts[1])
    default: return nil
    }
  }
}

import ScreenModel

extension SpecBuilder {
  /// One state with its cases; keys beside `cases` are given to each of them.
  mutating func state(_ state: UXState, _ entry: YAMLNode.Entry, given: [SampleBinding]) -> StateSpec {
    var result = StateSpec(state: state, span: entry.keySpan)
    let node = entry.value
    if let reason = node["not-applicable"], let text = string(reason) {
      result.notApplicable = Located(text, reason.span)
      return result
    }
    if let word = string(node), ["not-applicable", "not applicable", "n/a"].contains(word.lowercased()) {
      problems.append(
        text.problem(
          "‘\(word)’ needs a reason", hint: "write { not-applicable: why the screen cannot be in this state }",
          at: node.span))
      return result
    }
    result.known = known(node["known"])
    let outer = Layer(node)
    let cases = node["cases"]?.entries ?? []
    if cases.isEmpty {
      guard !node.isBlank, !(node.entries?.isEmpty ?? false), !(node.items?.isEmpty ?? false) else { return result }
      result.cases = [makeCase(nil, [outer], state, given, span: entry.keySpan)]
    }
    for each in cases {
      var made = makeCase(each.key, [outer, Layer(each.value)], state, given, span: each.keySpan)
      made.known = known(each.value["known"])
      result.cases.append(made)
    }
    return result
  }

  /// The keys that one level says: a text or a list is short for `hears`.
  struct Layer {
    var entries: [YAMLNode.Entry] = []
    var node: YAMLNode

    init(_ node: YAMLNode) {
      self.node = node
      if let entries = node.entries {
        self.entries = entries
      } else if !node.isBlank {
        entries = [.init(key: "hears", keySpan: node.span, value: node)]
      }
    }

    subscript(key: String) -> YAMLNode? { entries.first { $0.key == key }?.value }
  }

  private mutating func makeCase(
    _ name: String?, _ layers: [Layer], _ state: UXState, _ given: [SampleBinding], span: SourceSpan
  ) -> CaseSpec {
    var result = CaseSpec(name: name, span: span)
    func inner(_ key: String) -> YAMLNode? { layers.reversed().lazy.compactMap { $0[key] }.first }
    for (index, layer) in layers.enumerated() {
      let overridden = Set(layers[(index + 1)...].flatMap { $0.entries.map(\.key) })
      for entry in layer.entries where !overridden.contains(entry.key) {
        result.expectations += expectations(entry, in: state)
      }
    }
    if let owner = layers.last(where: { $0["part"] != nil }) {
      result.part = part(owner["part"], beside: owner.node, in: state)
    }
    result.given = layers.reduce(given) { merged($0, bindings($1["given"])) }
    result.preview = string(inner("preview"))
    result.previewSpan = texts(inner("preview")).first?.span
    result.recordings = texts(inner("recordings"))
    result.filter = filter(inner("for"))
    result.when = string(inner("when"))
    result.opens = texts(inner("opens")).first
    result.backgroundReachable = string(inner("background")) == "reachable"
    result.next = texts(inner("next")).first
    result.answers = answers(inner("answers"))
    result.rotors = texts(inner("rotors")).map(\.value)
    result.magicTap = string(inner("magic-tap"))
    result.escape = string(inner("escape"))
    result.dynamicType = string(inner("dynamic-type"))
    result.check = texts(inner("check")).map(\.value)
    return result
  }

  /// The inner values over the outer ones, each name once, what is written further inside last.
  private func merged(_ outer: [SampleBinding], _ inner: [SampleBinding]) -> [SampleBinding] {
    let names = Set(inner.map(\.name))
    return outer.filter { !names.contains($0.name) } + inner
  }

  func filter(_ node: YAMLNode?) -> RecordingFilter? {
    guard let node, let entries = node.entries, !entries.isEmpty else { return nil }
    return RecordingFilter(
      device: string(node["device"]), os: string(node["os"]), language: string(node["language"]),
      textSize: string(node["text-size"]))
  }

  private func answers(_ node: YAMLNode?) -> Answers {
    var answers = Answers()
    answers.where = string(node?["where"])
    answers.changed = string(node?["changed"])
    answers.canDo = string(node?["can-do"])
    answers.next = string(node?["next"])
    return answers
  }
}

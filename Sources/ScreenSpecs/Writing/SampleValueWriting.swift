import ScreenModel

extension YAMLTree {
  /// Sample data as it is written under `given`; `nil` where YAML has no way to write it.
  public init?(_ value: SampleValue) {
    switch value {
    case .text(let text):
      // A dot and a name is an enum case, in quotes too.
      guard !EnumCaseText.isCase(text) else { return nil }
      self = .text(text)
    case .number(let number):
      guard number.isFinite, abs(number) < 1e15 else { return nil }
      self = .plain(number == number.rounded() ? String(Int(number)) : String(number))
    case .bool(let flag): self = .plain(String(flag))
    case .none: self = .plain("nil")
    case .list(let items):
      let trees = items.compactMap(YAMLTree.init)
      guard trees.count == items.count else { return nil }
      self = .list(trees)
    case .record(let fields):
      let entries = fields.compactMap { field in YAMLTree(field.value).map { Entry(field.name, $0) } }
      guard entries.count == fields.count else { return nil }
      self = .short(entries)
    case .enumCase(let name, let payload):
      guard EnumCaseText.isName(name) else { return nil }
      if payload.isEmpty {
        self = .plain("." + name)
      } else if payload.count == 1, payload[0].label == nil, let inner = YAMLTree(payload[0].value) {
        self = .short([Entry("." + name, inner)])
      } else {
        return nil
      }
    }
  }

  /// Bindings as the value of `given`; what cannot be written is left out.
  public static func given(_ bindings: [SampleBinding]) -> YAMLTree {
    .short(bindings.compactMap { binding in YAMLTree(binding.value).map { Entry(binding.name, $0) } })
  }
}

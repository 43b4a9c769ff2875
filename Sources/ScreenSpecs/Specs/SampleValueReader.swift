import ScreenModel

/// Reads sample data (`given`): the one place where a scalar's look decides, because code tells 42 from "42".
///
/// Without quotes `true` and `false` are Booleans, digits are numbers, and `nil`, `null`, `~` or nothing is `nil`; anything else is
/// text. A leading dot makes an enum case, in quotes too, because a payload often needs them.
struct SampleValueReader {
  private let text: YAMLText
  private(set) var problems: [Problem] = []

  init(_ text: YAMLText) { self.text = text }

  mutating func value(_ node: YAMLNode) -> SampleValue {
    switch node.content {
    case .scalar(let written, let style): scalar(written, style, node)
    case .sequence(let items): .list(items.map { value($0) })
    case .mapping(let entries): mapping(entries, node)
    }
  }

  private mutating func scalar(_ written: String, _ style: YAMLNode.Style, _ node: YAMLNode) -> SampleValue {
    if EnumCaseText.isCase(written) {
      switch EnumCaseText.read(written) {
      case .success(let value): return value
      case .failure(let fault):
        problems.append(
          text.problem(
            "‘\(written)’ \(fault.message)", hint: "an enum case is written as in Swift: .failed(code: 3, offline)",
            at: node.span))
        return .text(written)
      }
    }
    guard style == .plain else { return .text(written) }
    if node.isNull || written == "nil" { return .none }
    if let flag = node.flag { return .bool(flag) }
    return Self.number(written).map { .number($0) } ?? .text(written)
  }

  private mutating func mapping(_ entries: [YAMLNode.Entry], _ node: YAMLNode) -> SampleValue {
    if let first = entries.first(where: { EnumCaseText.isCase($0.key) }) {
      guard entries.count == 1, EnumCaseText.isName(first.key.dropFirst()) else {
        problems.append(
          text.problem(
            "an enum case with a payload is the only key of its mapping, without parentheses",
            hint: "write { .loaded: … }", at: first.keySpan))
        return .record([])
      }
      let name = String(first.key.dropFirst())
      let payload = first.value.isAbsent ? [] : [SampleValue.Payload(value(first.value))]
      return .enumCase(name, payload: payload)
    }
    return .record(
      entries.filter { !$0.value.isUnreadable }.map { SampleValue.Field($0.key, value($0.value)) })
  }

  /// A number as a person writes one. A leading zero is no number: it is a code, and it must keep its zero.
  static func number(_ written: some StringProtocol) -> Double? {
    var digits = Substring(written)
    if digits.first == "-" { digits = digits.dropFirst() }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      parts[0] == "0" || parts[0].first != "0"
    else { return nil }
    return Double(String(written))
  }
}

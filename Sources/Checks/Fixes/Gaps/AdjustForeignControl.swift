import ScreenModel

/// Lets the value of a drawn slider whose code is elsewhere be changed by swiping up and down. Its bounds and how it is
/// said are guesses.
public struct AdjustForeignControl: GapRepair {
  public static let rule = "adjustable-without-action"

  public init() {}

  private static let kinds: Set<String> = ["slider", "knob", "dial", "fader"]

  public func proposals(in site: GapSite) -> [(finding: AuditFinding, proposal: Proposal)] {
    site.view.opaque.compactMap { reason in
      guard let span = reason.span, let file = site.file(span.file), let view = file.view(at: span),
        let kind = Words.ofName(view.base.name).last, Self.kinds.contains(kind),
        view.modifier("accessibilityLabel") != nil, view.modifier("accessibilityAdjustableAction") == nil,
        view.modifier("accessibilityRepresentation") == nil, view.modifier("accessibilityElement") == nil,
        let binding = view.base.argument("value"), let place = ModifierPlace(file, view),
        let (name, isWhole, low, high) = value(of: binding, view, file, site.view)
      else { return nil }
      let source = isWhole ? "\"\\(\(name))\"" : "\"\\(Int(\(name) * 100)) percent\""
      let value = view.modifier("accessibilityValue") == nil ? source : nil
      let edits = place.edits(
        adding: AdjustByAction.added(name: name, low: low, high: high, isWhole: isWhole, value: value, place))
      let finding = AuditFinding.gap(Self.rule, at: span, via: [], in: site.view, "its value may not change by swiping")
      return (
        finding,
        Proposal("lets VoiceOver change ‘\(name)’", edits, isGuess: true, file: file.path, region: view.range)
      )
    }
  }

  /// The name a `$name` is bound to, and its bounds: those of `in: 0...10`, else of a share between 0 and 1.
  private func value(of binding: WrittenArgument, _ view: WrittenView, _ file: WrittenFile, _ audited: AuditedView)
    -> (name: String, isWhole: Bool, low: String, high: String)?
  {
    let source = file.source(binding.value)
    let name = String(source.dropFirst())
    guard source.first == "$", name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      let property = audited.properties.first(where: { $0.name == name }),
      !Set(property.wrappers).isDisjoint(with: ["State", "Binding", "AppStorage", "SceneStorage"])
    else { return nil }
    let type = property.type ?? initialType(of: name, file, at: view.range.lowerBound)
    if let range = view.base.argument("in").map({ file.source($0.value) }) {
      let ends = range.components(separatedBy: "...")
      guard ends.count == 2, ends.allSatisfy({ Double($0) != nil }) else { return nil }
      if ends != ["0", "1"] { return (name, true, ends[0], ends[1]) }
    }
    guard type == "Double" || type == "CGFloat" || type == "Float" else { return nil }
    return (name, false, "0", "1")
  }

  /// `Double` of `@State private var glow = 0.5`; only a share tells its own bounds.
  private func initialType(of name: String, _ file: WrittenFile, at offset: Int) -> String? {
    guard let property = file.type(around: offset)?.properties.first(where: { $0.name == name }) else { return nil }
    let source = file.source(property.range)
    guard let start = source.range(of: "\(name) = "), let number = Double(source[start.upperBound...].trimmed),
      source[start.upperBound...].contains("."), (0...1).contains(number)
    else { return nil }
    return "Double"
  }
}

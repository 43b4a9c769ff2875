import ScreenModel
import ScreenSpecs

/// What a person tries in each designed state of a screen, with the words to expect.
struct StateChecks {
  let spec: ScreenSpec
  /// All specs by id, for what parts say.
  let specs: [String: ScreenSpec]

  var items: [ChecklistItem] {
    UXState.allCases.flatMap { state -> [ChecklistItem] in
      guard let written = spec.state(state), written.notApplicable == nil, !written.isUndesigned else { return [] }
      return [routine(written)].compactMap { $0 } + written.cases.flatMap { own($0, in: state) }
    }
  }

  /// What is tried wherever there is such a state.
  private func routine(_ state: StateSpec) -> ChecklistItem? {
    guard let text = Self.text(of: state) else { return nil }
    var lines: [String] = []
    for line in state.cases.flatMap({ self.lines($0, in: state.state) }) where !lines.contains(line) {
      lines.append(line)
    }
    return ChecklistItem(
      "\(spec.id)/\(state.state.rawValue)/try", text, state: state.state, lines: lines,
      spec: state.span)
  }

  private static func text(of state: StateSpec) -> String? {
    let kinds = Set(state.cases.flatMap(\.expectations).map(\.kind))
    switch state.state {
    case .selected:
      return
        "Selected: go through the choices with VoiceOver, and only the chosen one says so; then look at them in grey"
        + " (Colour Filters), and its mark is still there"
    case .empty:
      return kinds.contains(.announces)
        ? "Empty: type letter by letter and pause; the result is spoken once, after the last letter, and what helps"
          + " stays on the screen"
        : "Empty: bring it about; VoiceOver finds the words that say so and what helps, now and later"
    case .loading:
      return "Loading: slow the network down (Network Link Conditioner, Very Bad Network); the wait is met once, and no"
        + " placeholder is"
    case .error:
      return
        "Error: make it fail with VoiceOver on; what went wrong and what to do is heard at once, and what was typed"
        + " is still there"
    case .modal:
      return "Modal: open and close it with VoiceOver and leave the focus alone; it goes in by itself, a way out can be"
        + " seen, and it comes back to what opened it"
    case .disabled:
      return
        "Disabled: go to it with VoiceOver; the reason is spoken with it, and the same reason can be read beside it"
    case .success:
      return "Success: turn VoiceOver and the sound off and do it; a minute later the result can still be read"
    case .content: return nil
    }
  }

  /// The words of a case in the short form of a team's list: `Modal in: "Delivery address, heading"`.
  private func lines(_ caseSpec: CaseSpec, in state: UXState) -> [String] {
    let name = caseSpec.name.map { " (\($0))" } ?? ""
    let title = state.rawValue.prefix(1).uppercased() + state.rawValue.dropFirst()
    var lines = caseSpec.when.map { ["When\(name): \($0)"] } ?? []
    if let part = caseSpec.part { lines.append("\(title)\(name): as \(named(part))") }
    for expectation in caseSpec.expectations {
      if let part = expectation.part {
        lines.append("\(title)\(name): as \(named(part))")
        continue
      }
      guard let words = Self.words(expectation) else { continue }
      lines.append("\(title)\(words.kind)\(name): \(words.said)")
    }
    return lines
  }

  private func named(_ part: PartReference) -> String {
    let name = specs[part.part]?.name ?? part.part
    return "\(name), \(OpenItems.name(part.state, part.caseName))"
  }

  private static func words(_ expectation: Expectation) -> (kind: String, said: String)? {
    let said = "\"\(expectation.says)\""
    switch expectation.kind {
    case .hears, .exactly: return ("", said)
    case .each: return (", each row", said)
    case .in: return (" in", said)
    case .out: return (" out", said)
    case .wayOut: return (" way out", said)
    case .focus: return (" focus", said)
    case .stays: return (" focus stays", said)
    case .keyboardFocus: return (" keyboard focus", said)
    case .announces: return (" announced", said)
    case .never: return (" never", said)
    case .shows: return (" stays readable", said)
    case .because: return (" because", said)
    case .keeps:
      let field = expectation.field.map { "\($0): " } ?? ""
      return (" keeps", expectation.says.isEmpty ? "\(field)emptied" : "\"\(field)\(expectation.says)\"")
    case .silent: return (" silent", "nothing is announced, and focus does not move")
    case .opens, .next, .background: return nil
    }
  }

  /// What the spec asks a person to try beyond that.
  private func own(_ caseSpec: CaseSpec, in state: UXState) -> [ChecklistItem] {
    let name = OpenItems.title(state, caseSpec.name)
    var texts: [(kind: String, text: String)] = caseSpec.check.map { ("check", $0) }
    texts += caseSpec.rotors.map { ("rotor", "The rotor “\($0)” is there and leads from one to the next") }
    if let tap = caseSpec.magicTap { texts.append(("magic-tap", "Magic Tap (two fingers, twice): \(tap)")) }
    if let escape = caseSpec.escape { texts.append(("escape", "Escape (two fingers, a Z): \(escape)")) }
    if let risk = caseSpec.dynamicType, spec.kind == .part {
      texts.append(("text-size", "At the largest text: \(risk)"))
    }
    let place = [state.rawValue, caseSpec.name].compactMap { $0 }.joined(separator: ".")
    return texts.map { kind, text in
      ChecklistItem(
        "\(spec.id)/\(place)/\(kind)", "\(name): \(text)", state: state, caseName: caseSpec.name,
        spec: caseSpec.span)
    }
  }
}

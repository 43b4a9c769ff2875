/// Says an element as iOS VoiceOver does, in one language and version.
///
/// The order of parts is that of AccessibilitySnapshot's reference images, which agrees with recorded sessions: container,
/// headers, "selected", label, value, cell, "dimmed", role words with their states, position, edge; then hints.
public struct Speech: Sendable {
  /// The words of the language spoken.
  public let lexicon: Lexicon
  /// The system that speaks.
  public let os: OSVersion

  public init(lexicon: Lexicon, os: OSVersion = .newest) {
    self.lexicon = lexicon
    self.os = os
  }

  /// What is said when the focus comes to the element.
  public func utterance(of element: AccessibilityElement) -> Utterance {
    let traits = SpokenTraits(element: element)
    let name = SpokenName(element: element, traits: traits, lexicon: lexicon)
    var parts: [Utterance.Part] = []

    parts += entry(into: element)
    if traits[.selected].isPossible { parts.append(part(.selected, .selected, traits[.selected])) }
    if let label = name.label { parts.append(.init(.label, label)) }
    let cell = cellParts(element.context)
    let value = name.value.map { Utterance.Part(.value, $0) }
    // A table says where the cell is before its value; a field being edited says its text after "is editing".
    if let value, name.place == .beforeRole, cell.isEmpty { parts.append(value) }
    parts += cell
    if let value, name.place == .beforeRole, !cell.isEmpty { parts.append(value) }
    let position = positionPart(element)
    let isOption = element.context?.type == "adjustableOptions"
    if let position, isOption { parts.append(position) }
    if traits[.notEnabled].isPossible { parts.append(part(.dimmed, .dimmed, traits[.notEnabled])) }
    parts += roleParts(element, traits: traits, name: name)
    if let position, !isOption { parts.append(position) }
    if let edge = edgePart(element.context) { parts.append(edge) }
    return Utterance(parts: parts, after: afterParts(element, traits: traits, name: name))
  }

  /// A part that is a word of VoiceOver's own.
  func part(_ kind: Utterance.Kind, _ word: Word, _ presence: Presence = .yes) -> Utterance.Part {
    Utterance.Part(kind, SpokenText(lexicon.phrase(word)), if: presence.condition)
  }

  /// Names said once on entry to a container, and a cell's headers.
  private func entry(into element: AccessibilityElement) -> [Utterance.Part] {
    guard let context = element.context else { return [] }
    var parts: [Utterance.Part] = []
    if context.type == "alert" { parts.append(part(.container, .alert)) }
    if context.isFirstFocusInContainer {
      let name = context.container.map { SpokenText($0) } ?? element.container
      if let name, !name.isEmpty { parts.append(.init(.container, name)) }
    }
    for header in context.columnHeaders + context.rowHeaders { parts.append(.init(.header, SpokenText(header))) }
    return parts
  }

  /// "spans 2 rows", "row 4", "column 1": the row with its first cell alone.
  private func cellParts(_ context: AccessibilityElement.Context?) -> [Utterance.Part] {
    guard let context, context.type == "dataTableCell" else { return [] }
    var phrases: [String] = []
    if let span = context.rowSpan, span > 1 { phrases.append(lexicon.phrase(.spansRows, count: span)) }
    if let span = context.columnSpan, span > 1 { phrases.append(lexicon.phrase(.spansColumns, count: span)) }
    if let row = context.row, context.isFirstInRow { phrases.append(lexicon.phrase(.row, index: row)) }
    if let column = context.column { phrases.append(lexicon.phrase(.column, index: column)) }
    return phrases.map { Utterance.Part(.cell, SpokenText($0)) }
  }

  /// "2 of 4": tabs, segments, and what a recording says the system counted.
  private func positionPart(_ element: AccessibilityElement) -> Utterance.Part? {
    var place = element.position
    if place == nil, let index = element.context?.index, let count = element.context?.count {
      place = .init(index, of: count)
    }
    return place.map {
      Utterance.Part(.position, SpokenText(lexicon.phrase(.position, index: $0.index, count: $0.count)))
    }
  }

  private func edgePart(_ context: AccessibilityElement.Context?) -> Utterance.Part? {
    switch context?.type {
    case "listStart": part(.edge, .listStart)
    case "listEnd": part(.edge, .listEnd)
    case "landmarkStart": part(.edge, .landmark)
    case "landmarkEnd": part(.edge, .landmarkEnd)
    default: nil
    }
  }
}

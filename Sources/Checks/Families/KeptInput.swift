import ScreenModel
import ScreenSpecs

/// `keeps`: what must survive, a text or the value of a field (`""`: emptied).
///
/// What a person typed is not in the source, so that the source proves `possible` at most.
enum KeptInput: Family {
  static let kinds: [Expectation.Kind] = [.keeps]

  static func answers(to expected: [Expected], from witness: Witness, in context: inout CaseContext) -> [Answer?] {
    expected.map { each in
      let answer =
        each.expectation.field.map { field(named: $0, each, witness, context) } ?? text(each, witness, context)
      return witness.prediction == nil ? answer : answer?.atMost(.possible)
    }
  }

  private static func text(_ expected: Expected, _ witness: Witness, _ context: CaseContext) -> Answer? {
    let stops = (witness.stops ?? []) + witness.lines
    if let found = ShownText.find(expected.utterance, in: stops, context), found.match.outcome != .different {
      return context.answer(found.match, found.stop, from: witness)
    }
    guard witness.recording != nil, witness.screen != nil else { return nil }
    return context.miss(expected, among: stops, from: witness)
  }

  private static func field(
    named name: String, _ expected: Expected, _ witness: Witness, _ context: CaseContext
  ) -> Answer? {
    let label = context.matcher.text(name)
    for stop in witness.stops ?? [] {
      guard let element = stop.element else { continue }
      let names = [element.label, element.placeholder].compactMap { $0 }
      if names.contains(where: { label.isContained(in: $0, bindings: [:]).outcome == .same }) {
        return value(of: element, stop, expected, witness, context)
      }
    }
    for stop in witness.lines {
      if case .line(let line) = stop.content,
        label.isContained(in: SpokenText(line.text), bindings: [:]).outcome != .different
      {
        return value(inLine: line.text, named: name, stop, expected, witness, context)
      }
    }
    guard let stops = witness.stops, !stops.isEmpty else { return nil }
    var answer = Answer(witness.absence, at: witness.prediction?.span)
    answer.missing = ["field ‘\(name)’"]
    return answer.notingOpenParts(of: witness)
  }

  private static func value(
    of element: AccessibilityElement, _ stop: Stop, _ expected: Expected, _ witness: Witness, _ context: CaseContext
  ) -> Answer {
    let words = expected.expectation.says
    guard stop.carries.contains(.value) else {
      var answer = Answer(.heardInPart, said: context.matcher.said(stop), at: stop.span)
      answer.unseen = ["value ‘\(words)’"]
      return answer
    }
    let value = element.value ?? ""
    var match: UtteranceMatch
    if words.isEmpty {
      // An empty field says its placeholder, which some recordings give as its value.
      let isEmptied = value.isEmpty || (value.known != nil && value.known == element.placeholder?.known)
      match = UtteranceMatch(isEmptied ? .same : value.isKnown ? .different : .open)
      match.openNames = value.openNames
      if match.outcome == .different { match.extra = [value.written] }
    } else if element.traits.contains(.secureTextField), let known = value.known, !known.isEmpty {
      // What is in a secure field is never said; only that something is.
      match = UtteranceMatch(.inPart)
      match.unseen = ["value ‘\(words)’"]
    } else {
      match = expected.utterance.isContained(in: value, bindings: context.bindings)
      if match.outcome == .different { match.missing = [words] }
    }
    if witness.prediction != nil && match.outcome == .different && value.isEmpty {
      // The source starts with an empty field; what is typed comes later.
      var answer = Answer(.unproved, said: context.matcher.said(stop), at: stop.span)
      answer.unseen = ["value ‘\(words)’"]
      return answer
    }
    return context.answer(match, stop, from: witness)
  }

  private static func value(
    inLine line: String, named name: String, _ stop: Stop, _ expected: Expected, _ witness: Witness,
    _ context: CaseContext
  ) -> Answer {
    let words = expected.expectation.says
    if !words.isEmpty {
      var match = expected.utterance.isContained(in: SpokenText(line), bindings: context.bindings)
      if match.outcome == .different { match.missing = [words] }
      return context.answer(match, stop, from: witness)
    }
    // Emptied: the line holds the field's name and words of VoiceOver's own, nothing else.
    let roles: [Trait?] = [nil, .textEntry, .secureTextField, .searchField]
    for role in roles {
      let element = AccessibilityElement(label: SpokenText(name), traits: role.map { [$0] } ?? [])
      let bare = context.matcher.text(context.matcher.said(Stop(element: element)))
      if bare.compare(withSpoken: line, bindings: [:]).outcome == .same {
        return context.answer(UtteranceMatch(.same), stop, from: witness)
      }
    }
    var match = UtteranceMatch(.different)
    match.extra = [line]
    return context.answer(match, stop, from: witness)
  }
}

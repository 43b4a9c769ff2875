import ScreenModel
import ScreenSpecs

/// Compares expectations with what is heard, in one language.
struct Matcher: Sendable {
  let lexicon: Lexicon
  let speech: Speech

  func expected(_ expectation: Expectation) -> Expected {
    Expected(
      expectation: expectation, utterance: text(expectation.says), hint: expectation.hint.map(text),
      actions: expectation.actions.map(text), voice: expectation.voice.map(text))
  }

  func text(_ words: String) -> ExpectedUtterance { ExpectedUtterance(words, lexicon: lexicon) }

  /// What is heard there, for people.
  func said(_ stop: Stop) -> String {
    switch stop.content {
    case .line(let line): line.text
    case .element(let element):
      speech.utterance(of: element).spoken
    }
  }

  /// The words that are heard there, for ``canMatch(_:_:_:)``.
  func words(_ stop: Stop) -> SpokenWords {
    switch stop.content {
    case .line(let line): SpokenWords(line: line.text)
    case .element(let element): SpokenWords(stop.spoken(element, speech))
    }
  }

  /// Whether an expectation can be met there at all; a quick look before ``match(_:_:_:)``.
  func canMatch(_ expected: Expected, _ stop: Stop, _ words: SpokenWords) -> Bool {
    expected.utterance.canBe(among: words, carries: stop.element == nil ? Fact.all : stop.carries)
  }

  /// Compares the utterance and everything else the expectation asks of its element.
  func match(_ expected: Expected, _ stop: Stop, _ bindings: [String: String] = [:]) -> UtteranceMatch {
    switch stop.content {
    case .line(let line):
      var match = expected.utterance.compare(withSpoken: line.text, bindings: bindings)
      if let identifier = expected.expectation.identifier { match.add(unseen: "identifier ‘\(identifier)’") }
      if let hint = expected.hint, let words = expected.expectation.hint {
        // A hint follows after a pause, and a person who types a transcript leaves it out.
        let found = hint.isContained(in: SpokenText(line.text), bindings: match.bindings)
        if found.outcome == .different { match.add(unseen: "hint ‘\(words)’") }
      }
      for action in expected.expectation.actions { match.add(unseen: "action ‘\(action)’") }
      for name in expected.expectation.voice { match.add(unseen: "Voice Control name ‘\(name)’") }
      return match
    case .element(let element):
      var match = expected.utterance.compare(
        with: stop.spoken(element, speech), carries: stop.carries, speech: speech, bindings: bindings)
      addIdentifier(expected, element, stop.carries, to: &match)
      if let hint = expected.hint, let words = expected.expectation.hint {
        add(
          hint, named: "hint ‘\(words)’", among: [element.hint].compactMap { $0 },
          isCarried: stop.carries.contains(.hint),
          to: &match)
      }
      for (action, words) in zip(expected.actions, expected.expectation.actions) {
        add(
          action, named: "action ‘\(words)’", among: element.actions, isCarried: stop.carries.contains(.actions),
          to: &match)
      }
      // Without names of its own an element is called by its label.
      let names = element.inputLabels.isEmpty ? [element.label].compactMap { $0 } : element.inputLabels
      let carriesNames = stop.carries.contains(.inputLabels)
      for (name, words) in zip(expected.voice, expected.expectation.voice) {
        add(name, named: "Voice Control name ‘\(words)’", among: names, isCarried: carriesNames, to: &match)
      }
      return match
    }
  }

  private func addIdentifier(
    _ expected: Expected, _ element: AccessibilityElement, _ carries: Set<Fact>, to match: inout UtteranceMatch
  ) {
    guard let identifier = expected.expectation.identifier else { return }
    let name = "identifier ‘\(identifier)’"
    if !carries.contains(.identifier) {
      match.add(unseen: name)
    } else if let known = (element.identifier ?? "").known {
      if known != identifier { match.add(missing: name) }
    } else {
      match.add(open: name, names: element.identifier?.openNames ?? [])
    }
  }

  private func add(
    _ text: ExpectedUtterance, named name: String, among texts: [SpokenText], isCarried: Bool,
    to match: inout UtteranceMatch
  ) {
    guard isCarried else { return match.add(unseen: name) }
    var open: UtteranceMatch?
    for candidate in texts {
      let found = text.isContained(in: candidate, bindings: match.bindings)
      switch found.outcome {
      case .same, .inPart: return
      case .open: open = open ?? found
      case .different: break
      }
    }
    if let open { match.add(open: name, names: open.openNames) } else { match.add(missing: name) }
  }
}

extension UtteranceMatch {
  /// Something else that the expectation asks for is not there.
  mutating func add(missing part: String) {
    outcome = .different
    missing.append(part)
    similarity *= 0.9
  }

  /// Something else that the expectation asks for cannot be told by the origin.
  mutating func add(unseen part: String) {
    if outcome == .same { outcome = .inPart }
    unseen.append(part)
  }

  /// Something else that the expectation asks for depends on run-time names.
  mutating func add(open part: String, names: [String]) {
    if outcome != .different { outcome = .open }
    openReasons.append(part)
    openNames = Array(Set(openNames + names)).sorted()
  }
}

extension SpokenText {
  /// The run-time names the words depend on, sorted.
  var openNames: [String] {
    var names: Set<String> = []
    for part in parts {
      switch part {
      case .known: break
      case .hole(let name, _): names.insert(name)
      case .varies(let alternatives):
        for alternative in alternatives {
          names.formUnion(alternative.condition.names)
          names.formUnion(alternative.text.openNames)
        }
      }
    }
    return names.sorted()
  }
}

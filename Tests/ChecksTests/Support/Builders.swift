import Checks
import Recordings
import ScreenModel
import ScreenSpecs

/// A line of the spec under test.
func specLine(_ line: Int) -> SourceSpan { SourceSpan(file: "specs/picker.yaml", line: line, column: 3) }

/// A line of the source under test.
func sourceLine(_ line: Int) -> SourceSpan { SourceSpan(file: "Picker.swift", line: line, column: 5) }

func expectation(_ kind: Expectation.Kind, _ says: String, line: Int = 3) -> Expectation {
  var expectation = Expectation(kind: kind, says: says, span: specLine(line))
  if kind == .announces { expectation.count = 1 }
  return expectation
}

/// A state with one case that has no name.
func state(_ state: UXState, _ expectations: [Expectation], line: Int = 2) -> StateSpec {
  var spec = StateSpec(state: state, span: specLine(line))
  var only = CaseSpec(name: nil, span: specLine(line))
  only.expectations = expectations
  spec.cases = [only]
  return spec
}

func notApplicable(_ state: UXState, line: Int = 20) -> StateSpec {
  var spec = StateSpec(state: state, span: specLine(line))
  spec.notApplicable = Located("There is none.", specLine(line))
  return spec
}

/// A spec in which every state that is not given does not apply.
func spec(_ states: [StateSpec], id: String = "picker", kind: ScreenSpec.Kind = .screen) -> ScreenSpec {
  var spec = ScreenSpec(
    kind: kind, name: id.prefix(1).uppercased() + id.dropFirst(), id: id,
    span: SourceSpan(file: "specs/\(id).yaml", line: 1, column: 1))
  let rest = kind == .part ? [] : UXState.seven.filter { seven in !states.contains { $0.state == seven } }
  spec.states = states + rest.map { notApplicable($0) }
  return spec
}

func element(
  _ label: SpokenText?, _ traits: Set<Trait> = [], value: SpokenText? = nil, hint: SpokenText? = nil, line: Int = 10
) -> AccessibilityElement {
  AccessibilityElement(label: label, value: value, hint: hint, traits: traits, span: sourceLine(line))
}

func button(_ label: SpokenText, _ traits: Set<Trait> = [], value: SpokenText? = nil, line: Int = 10)
  -> AccessibilityElement
{
  element(label, traits.union([.button]), value: value, line: line)
}

func predicted(_ elements: AccessibilityElement...) -> PredictedScreen {
  var prediction = PredictedScreen(view: "Picker", screen: Screen(elements: elements))
  prediction.span = sourceLine(1)
  return prediction
}

extension PredictedScreen {
  func with(_ change: (inout PredictedScreen) -> Void) -> PredictedScreen {
    var copy = self
    change(&copy)
    return copy
  }
}

func dump(
  _ elements: [AccessibilityElement], carries: Set<Fact> = Fact.all, isComplete: Bool = true,
  file: String = "dump.json",
  _ freshness: Freshness = .fresh
) -> DatedRecording {
  var recording = Recording(format: "spec-check", file: file)
  let placed = elements.map { element in
    var element = element
    element.span = SourceSpan(file: file, line: 7, column: 1)
    return element
  }
  recording.screen = Screen(elements: placed, carries: carries, isComplete: isComplete)
  recording.carries = carries.subtracting([.focusMoves, .announcements])
  return DatedRecording(recording, freshness)
}

/// A transcript, a line each: `focus: …`, `announce: …`, `do: …`, or speech alone.
func transcript(
  _ lines: String..., file: String = "heard.txt", isHandTyped: Bool = false, _ freshness: Freshness = .fresh
) -> DatedRecording {
  var recording = Recording(format: "transcript", file: file)
  recording.isHandTyped = isHandTyped
  let facts: [Fact] = [.label, .value, .hint, .order]
  recording.carries = Set(facts + Trait.allCases.map(Fact.trait))
  for (index, line) in lines.enumerated() {
    let kinds: [(String, RecordedEvent.Kind)] = [
      ("focus: ", .focus), ("announce: ", .announcement), ("do: ", .action),
    ]
    let found = kinds.first { line.hasPrefix($0.0) }
    let text = found.map { String(line.dropFirst($0.0.count)) } ?? line
    recording.events.append(
      RecordedEvent(
        kind: found?.1 ?? .speech, text: text, span: SourceSpan(file: file, line: index + 1, column: 1)))
    if found?.1 == .focus || found?.1 == .announcement { recording.carries.formUnion([.focusMoves, .announcements]) }
  }
  return DatedRecording(recording, freshness)
}

/// What is known under `known`: the failure ends on that day.
func known(until date: String, line: Int = 4) -> KnownFailure {
  KnownFailure(why: "ticket 12", until: date, span: specLine(line))
}

/// Swift Testing has an `Expectation` as well.
typealias SpecExpectation = Expectation

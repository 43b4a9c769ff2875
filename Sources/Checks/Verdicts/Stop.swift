import Recordings
import ScreenModel

/// One thing that is heard: an element that focus can come to, or a line of a transcript.
struct Stop: Sendable {
  enum Content: Sendable {
    case element(AccessibilityElement)
    case line(RecordedEvent)
  }

  var content: Content { didSet { memory = SpokenMemory() } }
  private var memory = SpokenMemory()
  /// What the origin can tell.
  var carries: Set<Fact>

  init(element: AccessibilityElement, carries: Set<Fact> = Fact.all) {
    self.content = .element(element)
    self.carries = carries
  }

  init(line: RecordedEvent, carries: Set<Fact> = Fact.all) {
    self.content = .line(line)
    self.carries = carries
  }

  /// Words that belong to no element: an announcement in the source.
  init(text: SpokenText, at span: SourceSpan?) {
    self.init(element: AccessibilityElement(label: text, span: span))
  }

  /// What its element may say, worked out once.
  func spoken(_ element: AccessibilityElement, _ speech: Speech) -> SpokenElement { memory.spoken(element, speech) }

  var element: AccessibilityElement? {
    if case .element(let element) = content { element } else { nil }
  }

  var span: SourceSpan? {
    switch content {
    case .element(let element): element.span
    case .line(let line): line.span
    }
  }

  /// The tests that decide whether it is there at all.
  var presence: [Condition] { element?.certainty.presence ?? [] }

  /// The text in which a visible reason, a kept input or a symbol name can stand.
  var texts: [SpokenText] {
    switch content {
    case .line(let line): [SpokenText(line.text)]
    case .element(let element):
      [element.label, element.value].compactMap { $0 } + element.customContent.flatMap { [$0.label, $0.value] }
    }
  }

  /// ``texts`` and the hint: everything that is spoken with it.
  var spokenTexts: [SpokenText] { texts + [element?.hint].compactMap { $0 } }
}

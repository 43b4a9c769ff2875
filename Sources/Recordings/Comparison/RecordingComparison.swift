import ScreenModel

/// What changed between two recordings of one screen. Compared is what both carry, and nothing else.
public struct RecordingComparison: Sendable {
  /// Elements that came, went, moved or changed, in the order of the newer recording; what went stands where it was.
  public var elements: [ElementChange]
  /// Lines that were spoken in one of the two only, in order; empty where one of them holds no events.
  public var lines: [LineChange]
  /// Facts of one recording that the other cannot tell, by name, sorted.
  public var notCompared: [String]
  /// Why elements or events were not compared at all.
  public var notes: [String]

  /// Nothing changed in what could be compared.
  public var isEmpty: Bool { elements.isEmpty && lines.isEmpty }

  public init(_ older: Recording, _ newer: Recording) {
    elements = []
    lines = []
    notes = []
    let shared = older.carries.intersection(newer.carries)
    notCompared = Fact.names(of: older.carries.symmetricDifference(newer.carries).subtracting(Self.silent))
    if let left = older.screen?.elements, let right = newer.screen?.elements {
      elements = ElementPairing(left, right, shared).changes
    }
    if !older.events.isEmpty, !newer.events.isEmpty {
      lines = Self.lines(older.events, newer.events)
    }
    if (older.screen == nil) != (newer.screen == nil), older.events.isEmpty || newer.events.isEmpty {
      notes.append("one holds elements and the other spoken lines: neither is held against the other")
    }
    if older.format != newer.format {
      notes.append("the forms differ (\(older.format), \(newer.format)): values may be written otherwise in each")
    }
  }

  /// Never heard, so nobody misses them in a comparison.
  private static let silent: Set<Fact> = Set(
    [
      Trait.staticText, .keyboardKey, .tabBar, .playsSound, .startsMediaSession, .updatesFrequently, .summaryElement,
      .allowsDirectInteraction, .causesPageTurn,
    ].map(Fact.trait))

  private static func lines(_ left: [RecordedEvent], _ right: [RecordedEvent]) -> [LineChange] {
    let steps = SequenceDifference.steps(left.map(Self.key), right.map(Self.key))
    return steps.compactMap { step in
      switch step {
      case .same: nil
      case .removed(let index): LineChange(isNew: false, number: index + 1, event: left[index])
      case .inserted(let index): LineChange(isNew: true, number: index + 1, event: right[index])
      }
    }
  }

  private static func key(_ event: RecordedEvent) -> String {
    // Whether focus moved may be told by one of the two only.
    (event.kind == .announcement || event.kind == .action ? event.kind.rawValue : "speech") + "\n" + event.text
  }
}

/// A line that was spoken in one of two recordings.
public struct LineChange: Sendable, Hashable {
  /// It is in the newer one; else it was in the older one.
  public var isNew: Bool
  /// Its number there, from 1.
  public var number: Int
  public var event: RecordedEvent
}

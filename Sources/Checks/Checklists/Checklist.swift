import ScreenModel

/// What people do by hand before a release, and what specs still owe: by screen, in the order in which it is written.
public struct Checklist: Sendable, Hashable {
  /// The version it is for, as the person gave it.
  public var release: String?
  /// Journeys, then screens by id, then parts, then what belongs to no screen.
  public var sections: [ChecklistSection]
  /// Ticks of an earlier list that fit nothing in this one.
  public var lostTicks: [LostTick]

  public init(release: String? = nil, sections: [ChecklistSection] = [], lostTicks: [LostTick] = []) {
    self.release = release
    self.sections = sections
    self.lostTicks = lostTicks
  }

  /// Every item, in the order written.
  public var items: [ChecklistItem] { sections.flatMap { $0.groups.flatMap(\.items) } }
}

/// What has to be done for one screen or part.
public struct ChecklistSection: Sendable, Hashable {
  public enum Kind: String, Sendable { case journey, screen, part, project }

  public var kind: Kind
  /// The spec's id; a word of its own for what belongs to no screen.
  public var id: String
  /// The name people use.
  public var title: String
  public var owner: String?
  /// A link to the design.
  public var design: String?
  /// There is no code yet: nothing to try by hand.
  public var isPlanned: Bool
  /// Those that hold something, in the order of their kinds.
  public var groups: [ChecklistGroup]

  public init(_ kind: Kind, id: String, title: String, groups: [ChecklistGroup] = []) {
    self.kind = kind
    self.id = id
    self.title = title
    self.owner = nil
    self.design = nil
    self.isPlanned = false
    self.groups = groups
  }
}

/// Items of one kind.
public struct ChecklistGroup: Sendable, Hashable {
  public enum Kind: String, Sendable, CaseIterable {
    /// States nobody has designed, and screens without a spec.
    case missing
    case failures
    /// Expectations that no device was heard to meet.
    case unproved
    /// Recordings that the source has overtaken.
    case stale
    /// Of the four questions, those left open.
    case questions
    /// A task across screens, step by step.
    case journey
    /// What a person tries in each state.
    case states
    /// What a person tries on each screen before a release.
    case release

    /// The heading above its items.
    public var title: String {
      switch self {
      case .missing: "Not designed"
      case .failures: "Failing"
      case .unproved: "Not heard on a device"
      case .stale: "Recordings out of date"
      case .questions: "Open questions"
      case .journey: "By hand, step by step"
      case .states: "By hand, state by state"
      case .release: "By hand, before the release"
      }
    }
  }

  public var kind: Kind
  public var items: [ChecklistItem]

  public init(_ kind: Kind, _ items: [ChecklistItem]) {
    self.kind = kind
    self.items = items
  }
}

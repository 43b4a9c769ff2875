/// One stop of a VoiceOver user: what is spoken when the focus comes to it, and what can be done there.
///
/// A field that is `nil` (or an empty list) is absent if the screen ``Screen/carries`` that fact, and not recorded if it does not.
public struct AccessibilityElement: Sendable, Hashable, Codable {
  public var label: SpokenText?
  public var value: SpokenText?
  public var hint: SpokenText?
  /// Traits the element has for certain.
  public var traits: Set<Trait>
  /// Traits the element has or has not, depending on what is true at run time.
  public var openTraits: [Trait: Condition]
  public var identifier: SpokenText?
  /// The platform class or SwiftUI control: `Button`, `UISwitch`, `StaticText`.
  public var role: String?
  /// Names of custom actions, in the order VoiceOver offers them.
  public var actions: [SpokenText]
  /// What activating the element does by itself can be told: it has a default action.
  public var isActivatable: Bool
  public var customContent: [CustomContent]
  public var headingLevel: Int?
  /// The expanded status of iOS 18; `nil` where there is none.
  public var expanded: Bool?
  public var placeholder: SpokenText?
  /// "2 of 4", where the system says it.
  public var position: Position?
  /// The name of the container the element is in, spoken once on entry.
  public var container: SpokenText?
  /// Where the element sits in a series, list, landmark or table.
  public var context: Context?
  /// Left, top, width, height in points.
  public var frame: Frame?
  /// Names for Voice Control.
  public var inputLabels: [SpokenText]
  /// The element has the keyboard's focus.
  public var hasKeyboardFocus: Bool
  /// The row of a collection the element belongs to.
  public var row: Row?

  public var certainty: Certainty
  /// Where the element stands in its source or recording.
  public var span: SourceSpan?
  /// Where single properties come from, if elsewhere than the element.
  public var origins: [ElementProperty: Origin]

  public init(
    label: SpokenText? = nil, value: SpokenText? = nil, hint: SpokenText? = nil, traits: Set<Trait> = [],
    identifier: SpokenText? = nil, role: String? = nil, span: SourceSpan? = nil
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.openTraits = [:]
    self.identifier = identifier
    self.role = role
    self.actions = []
    self.isActivatable = false
    self.customContent = []
    self.headingLevel = nil
    self.expanded = nil
    self.placeholder = nil
    self.position = nil
    self.container = nil
    self.context = nil
    self.frame = nil
    self.inputLabels = []
    self.hasKeyboardFocus = false
    self.row = nil
    self.certainty = .certain
    self.span = span
    self.origins = [:]
  }
}

extension AccessibilityElement {
  /// "index of count", counted from 1.
  public struct Position: Sendable, Hashable, Codable {
    public var index: Int
    public var count: Int

    public init(_ index: Int, of count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// Extra facts that VoiceOver offers on request; of high importance, at once.
  public struct CustomContent: Sendable, Hashable, Codable {
    public var label: SpokenText
    public var value: SpokenText
    public var isImportant: Bool

    public init(label: SpokenText, value: SpokenText, isImportant: Bool = false) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  /// Points on screen.
  public struct Frame: Sendable, Hashable, Codable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// Where an element sits, as far as VoiceOver says it.
  public struct Context: Sendable, Hashable, Codable {
    /// `tab`, `series`, `listStart`, `listEnd`, `landmarkStart`, `landmarkEnd`, `dataTableCell`, `container` …
    public var type: String
    public var index: Int?
    public var count: Int?
    /// Name of the container, said when the focus enters it.
    public var container: String?
    public var isFirstFocusInContainer: Bool
    /// Data tables: row and column counted from 1, spans, and headers said before the label.
    public var row: Int?
    public var column: Int?
    public var rowSpan: Int?
    public var columnSpan: Int?
    public var isFirstInRow: Bool
    public var rowHeaders: [String]
    public var columnHeaders: [String]

    public init(type: String) {
      self.type = type
      self.index = nil
      self.count = nil
      self.container = nil
      self.isFirstFocusInContainer = false
      self.row = nil
      self.column = nil
      self.rowSpan = nil
      self.columnSpan = nil
      self.isFirstInRow = false
      self.rowHeaders = []
      self.columnHeaders = []
    }
  }

  /// A row of a repeated view (`ForEach`, `List`).
  public struct Row: Sendable, Hashable, Codable {
    /// The repetition, unique within a screen.
    public var collection: Int
    /// The row's place, from 0; `nil` for the one row that stands for all of an unknown collection.
    public var index: Int?

    public init(collection: Int, index: Int?) {
      self.collection = collection
      self.index = index
    }
  }
}

/// A property of an element whose place in the source may differ from the element's.
public enum ElementProperty: Sendable, Hashable, Codable {
  case label, value, hint, identifier, role, actions, presence
  case trait(Trait)
}

/// Where a property was written, and through which calls it came to its element, outermost first.
public struct Origin: Sendable, Hashable, Codable {
  public var span: SourceSpan
  public var via: [SourceSpan]

  public init(_ span: SourceSpan, via: [SourceSpan] = []) {
    self.span = span
    self.via = via
  }
}

import ScreenModel

/// An accessibility element while modifiers still change it.
struct Draft {
  /// What kind of content it is; rules of merging differ.
  enum Content { case text, image, control, container }

  var content: Content
  var label: SymbolicText?
  var value: SymbolicText?
  var hint: SymbolicText?
  /// Traits and when the element has them.
  var traits: [Trait: Guard] = [:]
  var identifier: SymbolicText?
  var role: String
  var actions: [SymbolicText] = []
  var isActivatable = false
  var customContent: [AccessibilityElement.CustomContent] = []
  var headingLevel: Int?
  var expanded: Bool?
  var placeholder: SymbolicText?
  var position: AccessibilityElement.Position?
  var inputLabels: [SymbolicText] = []
  var sortPriority = 0.0
  /// In lines of body text; `nil`: a picture whose size is not known.
  var height: Double? = 1
  /// The points it takes by its frame; `nil`: as many as it needs.
  var room: Double?
  /// It takes all the height there is.
  var fills = false
  /// What `.accessibilityLabeledPair` says it is.
  var pair: LabeledPair?
  /// What `.tag` says it stands for.
  var tag: Value?
  /// The label was set by `.accessibilityLabel`.
  var hasOwnLabel = false
  /// The value was set by `.accessibilityValue`.
  var hasOwnValue = false
  /// `.textCase` says how its words are written.
  var hasOwnCase = false
  /// What is said after a label that code sets: "Increment" of a stepper's button.
  var labelSuffix: SymbolicText?
  /// Why a label that code sets may be said otherwise.
  var ownLabelOpen: Reason?
  /// Why the value may be said otherwise, unless code sets one.
  var valueOpen: Reason?
  /// A picture that has no name but that of its file or symbol.
  var isUnnamedImage = false
  /// It is the picture of a loading phase.
  var isLoaded = false
  /// A picture made in code: it has no name at all, and is a stop all the same.
  var isBitmap = false
  var focusBindings: [FocusBinding] = []
  var keyboardFocusBindings: [FocusBinding] = []
  var textOpen: [Reason] = []
  var roleOpen: [Reason] = []
  var orderOpen: [Reason] = []
  var node: Syntax
  var frames: [SourceSpan]
  var origins: [ElementProperty: Origin] = [:]

  init(
    _ content: Content, role: String, label: SymbolicText? = nil, traits: Set<Trait> = [], node: Syntax,
    frames: [SourceSpan]
  ) {
    self.content = content
    self.role = role
    self.label = label
    self.node = node
    self.frames = frames
    for trait in traits { self.traits[trait] = .always }
  }

  /// The element where code that is not known may have changed it.
  func tainted(_ reason: Reason) -> Draft {
    var draft = self
    draft.textOpen.append(reason)
    draft.roleOpen.append(reason)
    return draft
  }

  func has(_ trait: Trait) -> Bool { (traits[trait] ?? .never) != .never }

  mutating func add(_ trait: Trait, when formula: Guard, at origin: Origin? = nil) {
    let new = (traits[trait] ?? .never) || formula
    traits[trait] = new == .never ? nil : new
    if let origin { origins[.trait(trait)] = origin }
  }

  mutating func remove(_ trait: Trait, when formula: Guard) {
    guard let old = traits[trait] else { return }
    let new = old && !formula
    traits[trait] = new == .never ? nil : new
  }
}

/// One half of a pair: the text that labels, or what it labels.
struct LabeledPair: Equatable {
  var isLabel: Bool
  /// What both halves have in common, as written.
  var id: String
}

/// `.accessibilityFocused($property, equals: value)` on an element.
struct FocusBinding {
  var symbol: Symbol
  /// `nil`: a Boolean property.
  var value: Value?
}

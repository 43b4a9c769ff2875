/// A view as its source was read once with everything open: what it is made of, what is heard, and what its code does.
///
/// Rules ask this value and never syntax. A new fact is a new field with a default, filled in by the reader.
public struct AuditedView: Sendable {
  /// The view's type, dotted where nested.
  public var name: String
  /// Where the type is declared.
  public var span: SourceSpan
  /// Everything the view is made of, in the order met; ``AuditedNode/id`` is the index. Node 0 is the view itself.
  public var nodes: [AuditedNode]
  /// What is heard, in reading order.
  public var elements: [AuditedElement]
  /// Sheets, covers, popovers, alerts and dialogs, with what is in them.
  public var presentations: [AuditedPresentation]
  /// Code that runs on a touch or by itself.
  public var handlers: [AuditedHandler]
  /// Places that put the screen into one of the seven states.
  public var branches: [StateBranch]
  /// Stored properties with their wrappers: `State`, `FocusState`, `Environment`.
  public var properties: [AuditedProperty]
  /// Parts that could not be read.
  public var opaque: [Reason]
  /// Limits that were met: what lies beyond is not judged.
  public var limits: [Reason]
  /// How the app comes to show it.
  public var placement: AuditedPlacement
  /// Parts of the view reach beyond what was read: the budget was used up, or something is opaque.
  public var isComplete: Bool
  /// Not all of it was read, because it is too large: what is not found in it may be there all the same.
  public var isCut: Bool
  /// The iOS it was read for.
  public var os: OSVersion
  /// Languages of the project's string tables; empty: it has none.
  public var languages: [String]
  /// The UIKit class it stands for; ``nodes`` and ``elements`` are then empty.
  public var uikit: UIKitPart?
  /// What the view and those placed in it read from the environment: `accessibilityReduceMotion`, `dynamicTypeSize`.
  public var environmentKeys: Set<String>
  /// Those of them that the project declares itself.
  public var ownEnvironmentKeys: Set<String>
  /// Code of the types that read each of them.
  public var environmentReaders: [String: [SourceSpan]]
  /// The view opens links through the environment, and code of the project puts an action there that takes them.
  public var opensLinksItself: Bool
  /// Names that the code of computed properties of the view, and of those placed in it, asks for, by property.
  public var computedReads: [String: Set<String>]
  /// Files of the view, and of those placed in it, that draw widgets or complications.
  public var glanceFiles: Set<String>
  /// What the calls on the way run, by place of the call.
  public var calls: [SourceSpan: AuditedCall]
  /// Types in it that were read to the end nowhere, by place of the declaration, with all of their code.
  public var cut: [SourceSpan: [SourceSpan]]
  /// Names in the project's code that ask for Reduce Motion: helpers, and members of the view and of those placed in it.
  public var motionGuards: Set<String>
  /// Files of views and modifiers on the screen that ask for it.
  public var motionFiles: Set<String>
  /// A part of other views that none of them was read far enough to show: what surrounds it is not known.
  public var isFragment: Bool
  /// Code of the view and of those placed in it that no code of the project shows.
  public var unshown: [SourceSpan]
  /// What stands out in the code of the view and of those placed in it.
  public var remarks: [AuditedRemark]
  /// What is heard on the screen and in what it presents; filled by ``index()``.
  public private(set) var everyElement: [AuditedElement]
  /// Every modifier with the node it is on; filled by ``index()``.
  public private(set) var appliedModifiers: [(node: AuditedNode, modifier: AuditedModifier)]
  private var heardKeys: Set<AuditedElement.Key>
  /// Answers to questions that rules ask; begun anew by ``index()``.
  private(set) var memory = AuditMemory()
  private var nodesByKey: [AuditedElement.Key: Int]
  private var handlersByKey: [AuditedElement.Key: [Int]]

  public init(name: String, span: SourceSpan) {
    self.name = name
    self.span = span
    self.nodes = []
    self.elements = []
    self.presentations = []
    self.handlers = []
    self.branches = []
    self.properties = []
    self.opaque = []
    self.limits = []
    self.placement = AuditedPlacement()
    self.isComplete = true
    self.isCut = false
    self.os = .newest
    self.languages = []
    self.uikit = nil
    self.environmentKeys = []
    self.ownEnvironmentKeys = []
    self.environmentReaders = [:]
    self.opensLinksItself = false
    self.remarks = []
    self.computedReads = [:]
    self.calls = [:]
    self.cut = [:]
    self.isFragment = false
    self.unshown = []
    self.glanceFiles = []
    self.motionGuards = []
    self.motionFiles = []
    self.everyElement = []
    self.appliedModifiers = []
    self.heardKeys = []
    self.nodesByKey = [:]
    self.handlersByKey = [:]
  }

  /// Makes what rules ask for often. Called once everything else is filled in.
  public mutating func index() {
    memory = AuditMemory()
    everyElement = elements + presentations.flatMap(\.elements)
    heardKeys = Set(everyElement.map(\.key))
    appliedModifiers = nodes.flatMap { node in node.modifiers.map { (node, $0) } }
    for node in nodes where node.kind == .control {
      let key = AuditedElement.Key(span: node.span, frames: node.frames)
      if nodesByKey[key] == nil { nodesByKey[key] = node.id }
    }
    for (position, handler) in handlers.enumerated() {
      handlersByKey[.init(span: handler.span, frames: handler.frames), default: []].append(position)
    }
  }

  /// Makes everything that is made when it is first asked for, so that several threads may ask.
  public func complete() {
    for node in nodes {
      node.complete()
      for modifier in node.modifiers { modifier.complete() }
    }
  }

  /// The code a control or modifier runs.
  public func handlers(at span: SourceSpan, _ frames: [SourceSpan]) -> [AuditedHandler] {
    (handlersByKey[.init(span: span, frames: frames)] ?? []).map { handlers[$0] }
  }

  /// The node that became an element.
  public func node(of element: AuditedElement) -> AuditedNode? {
    nodesByKey[element.key].map { nodes[$0] }
      ?? nodes.first { $0.kind == .control && $0.span == element.key.span }
  }

  /// Whether an element of that place is heard.
  public func isHeard(_ key: AuditedElement.Key) -> Bool { heardKeys.contains(key) }
}

/// How the app comes to show a view; several may hold.
public struct AuditedPlacement: Sendable, Hashable {
  /// In a scene of the app, or as a tab of such a view.
  public var isRooted = false
  /// As the destination of a navigation link.
  public var isPushed = false
  /// In a sheet, cover or popover.
  public var isPresented = false
  /// By UIKit's code, in a hosting controller or a cell.
  public var isHosted = false
  /// As a part of another view.
  public var isEmbedded = false
  /// Where it is made, a navigation title is put on it.
  public var hasTitleOutside = false
  /// No code shows it but previews, tests and views of which the same holds.
  public var isUnshown = false

  public init() {}

  /// Whether it is met without another view of the project around it.
  public var isShownWhole: Bool { isRooted || isPushed || isPresented || isHosted }

  /// Whether it is a screen of its own for certain.
  public var isScreen: Bool { (isRooted || isPushed || isPresented) && !isEmbedded }
}

/// What a call on the way to a place runs.
public struct AuditedCall: Sendable {
  /// Declarations of the function, or of the type and its extensions.
  public var code: [SourceSpan]
  /// The code belongs to no view: a modifier, a style, what is added to every view.
  public var isHelper: Bool

  public init(code: [SourceSpan], isHelper: Bool) {
    self.code = code
    self.isHelper = isHelper
  }
}

/// A stored property of a view.
public struct AuditedProperty: Sendable, Hashable {
  public var name: String
  /// Attributes without `@`: `State`, `AccessibilityFocusState`.
  public var wrappers: [String]
  /// The declared type as written; `nil` where it is inferred.
  public var type: String?
  /// What an `@Environment` reads: `accessibilityReduceMotion`, `dismiss`.
  public var environmentKey: String?
  public var span: SourceSpan

  public init(name: String, wrappers: [String], type: String?, environmentKey: String?, span: SourceSpan) {
    self.name = name
    self.wrappers = wrappers
    self.type = type
    self.environmentKey = environmentKey
    self.span = span
  }
}

/// A sheet, cover, popover, alert or dialog, and what is in it.
public struct AuditedPresentation: Sendable {
  public var prediction: PredictedPresentation
  public var elements: [AuditedElement]
  /// The node of the view that has the modifier.
  public var node: Int?
  /// Root of its content among ``AuditedView/nodes``; `nil` where none was read.
  public var content: Int?
  /// Calls through which its modifier was reached, outermost first.
  public var frames: [SourceSpan] = []

  public init(prediction: PredictedPresentation, elements: [AuditedElement], node: Int?, content: Int?) {
    self.prediction = prediction
    self.elements = elements
    self.node = node
    self.content = content
  }
}

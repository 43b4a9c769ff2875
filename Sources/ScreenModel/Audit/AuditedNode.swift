/// A part of a view as written, once it was run: a control, a stack, a project view, a branch.
///
/// Shared, because rules hand it on far more often than it is made; nothing changes once its view is whole.
public final class AuditedNode: @unchecked Sendable {
  public enum Kind: String, Sendable {
    /// Something SwiftUI declares: `Button`, `VStack`, `Text`. The name is the call's.
    case control
    /// A view of the project. The name is its type's.
    case component
    /// A project `ViewModifier` around what is inside.
    case wrapper
    /// One alternative of an `if`, `switch` or `?:`.
    case branch
    /// An argument that holds views. The name is its label, empty for a trailing closure without one.
    case slot
    /// Views that stand side by side without a container, and modifiers on them.
    case list
    /// What a modifier adds: the content of `.overlay`, `.toolbar`. The name is the modifier's.
    case layer
    /// The content of a sheet, cover, alert or dialog. The name is the modifier's.
    case presentation
    /// Something that could not be read.
    case opaque
  }

  public var id: Int
  public var parent: Int?
  public var children: [Int]
  public var kind: Kind
  public var name: String
  public var span: SourceSpan
  /// Calls it came through, outermost first: where components were placed.
  public var frames: [SourceSpan]
  /// The arguments of a control's call.
  public var arguments: [AuditedArgument] {
    get { someArguments.value }
    set { someArguments.value = newValue }
  }
  /// Modifiers applied to it, the innermost first.
  public var modifiers: [AuditedModifier]
  /// What it is for VoiceOver before its modifiers. Controls and texts only: of stacks ask ``AuditedModifier/before``.
  public var elements: [AuditedElement] {
    get { someElements.value }
    set { someElements.value = newValue }
  }
  /// What has to hold for a branch.
  public var condition: Condition?
  /// The branch is about the row of a repeated view.
  public var isAboutRow: Bool
  /// The place is inside the label of a control, so that nothing in it is an element of its own.
  public var isInLabel: Bool
  /// It stands for each row of a collection of unknown length.
  public var isRow: Bool
  /// Reading ended in it, because the screen is too large: what is not found there may be there all the same. Of what is
  /// around it ask ``AuditedView/isCut(_:)``.
  public var isCut: Bool
  /// The code that was handed in, as far as it is a container's or control's own.
  public var source: String {
    get { someSource.value }
    set { someSource.value = newValue }
  }
  /// Where reading ended in it: every name in the code of the view that it is part of, and of the views which that makes;
  /// `nil`: anything may be there.
  public var unread: Set<String>? {
    get { someUnread.value }
    set { someUnread.value = newValue }
  }
  private var someUnread = Deferred<Set<String>?>([])
  private var someArguments = Deferred<[AuditedArgument]>([])
  private var someElements = Deferred<[AuditedElement]>([])
  private var someSource = Deferred("")

  public init(id: Int, parent: Int?, kind: Kind, name: String, span: SourceSpan) {
    self.id = id
    self.parent = parent
    self.children = []
    self.kind = kind
    self.name = name
    self.span = span
    self.frames = []
    self.modifiers = []
    self.condition = nil
    self.isAboutRow = false
    self.isInLabel = false
    self.isRow = false
    self.isCut = false
  }

  /// Has the costly parts made when a rule first asks for them.
  public func deferring(
    arguments: @escaping () -> [AuditedArgument], elements: @escaping () -> [AuditedElement],
    source: @escaping () -> String
  ) {
    someArguments = Deferred(arguments)
    someElements = Deferred(elements)
    someSource = Deferred(source)
  }

  /// Has the names in what was not read found when a rule first asks for them.
  public func deferring(unread: @escaping () -> Set<String>?) { someUnread = Deferred(unread) }

  /// Makes what was put off.
  func complete() { _ = (arguments, elements, source, unread) }

  /// The argument of a label; `nil` asks for the first without one that is no trailing closure.
  public func argument(_ label: String?) -> AuditedArgument? {
    arguments.first { $0.label == label && (label != nil || !$0.isTrailing) }
  }

  public func modifier(_ names: String...) -> AuditedModifier? { modifiers.last { names.contains($0.name) } }
}

/// `.padding(4)`: a modifier as applied. Shared as ``AuditedNode`` is.
public final class AuditedModifier: @unchecked Sendable {
  /// The opacity up to which nobody sees anything, 0 to 1.
  public static let clear = 0.05
  /// As SwiftUI calls it today: of `.accessibility(hidden: true)` the modifier that took its place.
  public var name: String
  /// The label in the old spelling: `hidden` of `.accessibility(hidden: true)`.
  public var oldSpelling: String?
  /// The modifier's name, or the whole call where it is known.
  public var span: SourceSpan
  public var frames: [SourceSpan]
  public var arguments: [AuditedArgument] {
    get { someArguments.value }
    set { someArguments.value = newValue }
  }
  /// What has to hold for it, with all tests on the way; `nil`: it always applies.
  public var condition: Condition?
  /// The elements it was applied to, in reading order. Filled for modifiers that change elements; see ``isRecorded``.
  public var before: [AuditedElement] {
    get { elementsBefore.value }
    set { elementsBefore.value = newValue }
  }
  /// The elements it leaves.
  public var after: [AuditedElement] {
    get { elementsAfter.value }
    set { elementsAfter.value = newValue }
  }
  /// Of an opacity: the elements it was applied to that are there while it is ``clear``, in reading order.
  public var faded: [AuditedElement] {
    get { elementsFaded.value }
    set { elementsFaded.value = newValue }
  }
  /// Something in what it was applied to could not be read.
  public var hasOpaqueContent: Bool {
    get { someOpaque.value }
    set { someOpaque.value = newValue }
  }
  private var someArguments = Deferred<[AuditedArgument]>([])
  private var elementsBefore = Deferred<[AuditedElement]>([])
  private var elementsAfter = Deferred<[AuditedElement]>([])
  private var elementsFaded = Deferred<[AuditedElement]>([])
  private var someOpaque = Deferred(false)
  /// ``before`` and ``after`` were kept.
  public var isRecorded: Bool
  /// Roots of the views it adds among ``AuditedView/nodes``.
  public var content: [Int]

  public init(name: String, span: SourceSpan) {
    self.name = name
    self.oldSpelling = nil
    self.span = span
    self.frames = []
    self.condition = nil
    self.isRecorded = false
    self.content = []
  }

  /// Has the arguments made when a rule first asks for them.
  public func deferring(arguments: @escaping () -> [AuditedArgument]) { someArguments = Deferred(arguments) }

  /// Has the elements made when a rule first asks for them.
  public func deferring(
    before: @escaping () -> [AuditedElement], after: @escaping () -> [AuditedElement],
    hasOpaqueContent: @escaping () -> Bool
  ) {
    isRecorded = true
    elementsBefore = Deferred(before)
    elementsAfter = Deferred(after)
    someOpaque = Deferred(hasOpaqueContent)
  }

  /// Has the elements that are there at no opacity made when a rule first asks for them.
  public func deferring(faded: @escaping () -> [AuditedElement]) { elementsFaded = Deferred(faded) }

  /// Makes what was put off.
  func complete() { _ = (arguments, before, after, faded, hasOpaqueContent) }

  public func argument(_ label: String?) -> AuditedArgument? { arguments.first { $0.label == label } }

  /// The name of a member argument: `combine` of `children: .combine`.
  public func member(_ label: String?) -> String? { argument(label)?.value.memberName }
}

/// An argument and what it comes to.
public struct AuditedArgument: Sendable {
  public var label: String?
  public var value: AuditedValue
  public var span: SourceSpan
  /// As written, cut at 200 characters.
  public var source: String
  public var isTrailing: Bool

  public init(label: String?, value: AuditedValue, span: SourceSpan, source: String, isTrailing: Bool) {
    self.label = label
    self.value = value
    self.span = span
    self.source = source
    self.isTrailing = isTrailing
  }
}

/// What an argument comes to, as far as rules ask.
public indirect enum AuditedValue: Sendable {
  case text(SpokenText, isLiteral: Bool)
  case number(Double)
  /// A Boolean that is known.
  case truth(Bool)
  /// A Boolean that depends on the run.
  case condition(Condition)
  /// `.red`, `Color.red`, `.system(size: 12)`: the last name, the type before it where written, the arguments.
  case member(String, of: String?, [AuditedArgument])
  case choice([Alternative])
  case list([AuditedValue])
  case code
  case view
  /// A way to write a property of this name.
  case binding(String, AuditedValue)
  /// A value known only when the app runs: its name and declared type.
  case symbol(String, type: String?)
  /// `nil`
  case absent
  case other

  public struct Alternative: Sendable {
    public var condition: Condition
    public var value: AuditedValue

    public init(_ condition: Condition, _ value: AuditedValue) {
      self.condition = condition
      self.value = value
    }
  }

  public var memberName: String? { if case .member(let name, _, _) = self { name } else { nil } }

  public var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// Its words: of a literal, of a run-time value its name as a hole, of a choice the alternatives.
  public var text: SpokenText? {
    switch self {
    case .text(let text, _): return text
    case .symbol(let name, _):
      return .hole(name, because: Reason("‘\(name)’ is known only when the app runs"))
    case .choice(let alternatives):
      let texts = alternatives.compactMap { choice in
        choice.value.text.map { SpokenText.Alternative(choice.condition, $0) }
      }
      return texts.count == alternatives.count ? SpokenText([.varies(texts)]) : nil
    default: return nil
    }
  }

  /// Whether it is a string literal in the source.
  public var isLiteralText: Bool { if case .text(_, true) = self { true } else { false } }
}

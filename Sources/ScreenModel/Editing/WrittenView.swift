/// An expression as it stands in a file: what it calls first, and what is applied to it. Offsets count UTF-8 bytes.
public struct WrittenView: Sendable, Hashable {
  /// From the first letter to the end of the last modifier.
  public var range: Range<Int>
  /// `Button("Save") { … }`; of a name alone, a call without arguments.
  public var base: WrittenCall
  /// `.padding(4)` and so on, in the order written. Those inside `#if` are not among them.
  public var modifiers: [WrittenCall]
  /// It is a statement of its own, so that something can be put around it.
  public var isStatement: Bool
  /// Nothing can be put into the chain: it stands in brackets, or between the clauses of an `#if`.
  public var isClosed: Bool

  public init(
    range: Range<Int>, base: WrittenCall, modifiers: [WrittenCall], isStatement: Bool, isClosed: Bool = false
  ) {
    self.range = range
    self.base = base
    self.modifiers = modifiers
    self.isStatement = isStatement
    self.isClosed = isClosed
  }

  /// The first modifier of a name.
  public func modifier(_ name: String) -> WrittenCall? { modifiers.first { $0.name == name } }
}

/// A call: its name and arguments.
public struct WrittenCall: Sendable, Hashable {
  /// Dotted where written so.
  public var name: String
  /// Of a modifier it begins with the dot.
  public var range: Range<Int>
  /// Where the name begins.
  public var nameOffset: Int
  public var arguments: [WrittenArgument]
  /// It has brackets or a closure.
  public var isCall: Bool

  public init(
    name: String, range: Range<Int>, nameOffset: Int, arguments: [WrittenArgument], isCall: Bool
  ) {
    self.name = name
    self.range = range
    self.nameOffset = nameOffset
    self.arguments = arguments
    self.isCall = isCall
  }

  /// The argument of a label; `nil` asks for the first without one that is no trailing closure.
  public func argument(_ label: String?) -> WrittenArgument? {
    arguments.first { $0.label == label && (label != nil || !$0.isTrailing) }
  }

  /// The closure behind the brackets that has no label.
  public var trailingClosure: WrittenArgument? { arguments.first { $0.isTrailing && $0.label == nil } }
}

/// An argument of a call.
public struct WrittenArgument: Sendable, Hashable {
  public var label: String?
  /// With its label.
  public var range: Range<Int>
  /// Without it; of a closure with its braces.
  public var value: Range<Int>
  public var isTrailing: Bool
  /// Statements of a closure, without braces and parameters.
  public var body: Range<Int>?
  /// Names of a closure's parameters.
  public var parameters: [String]
  /// How many statements the closure has.
  public var statements: Int
  /// The value is a string literal without interpolation.
  public var isPlainText: Bool

  public init(
    label: String?, range: Range<Int>, value: Range<Int>, isTrailing: Bool, body: Range<Int>? = nil,
    parameters: [String] = [], statements: Int = 0, isPlainText: Bool = false
  ) {
    self.label = label
    self.range = range
    self.value = value
    self.isTrailing = isTrailing
    self.body = body
    self.parameters = parameters
    self.statements = statements
    self.isPlainText = isPlainText
  }
}

/// A type as it stands in a file, as far as something is put into it.
public struct WrittenType: Sendable, Hashable {
  /// Dotted where nested.
  public var name: String
  /// `struct`, `class`, `enum`, `extension` …
  public var keyword: String
  public var range: Range<Int>
  /// The offset behind the brace that opens its members.
  public var opening: Int
  public var properties: [Property]
  /// Names in its inheritance clause.
  public var inherited: [String]

  /// A property with what is written in front of it.
  public struct Property: Sendable, Hashable {
    public var name: String
    /// With its attributes, up to its value or getter.
    public var range: Range<Int>
    public var wrappers: [String]
    /// It has a getter.
    public var isComputed: Bool

    public init(name: String, range: Range<Int>, wrappers: [String], isComputed: Bool) {
      self.name = name
      self.range = range
      self.wrappers = wrappers
      self.isComputed = isComputed
    }
  }

  public init(
    name: String, keyword: String, range: Range<Int>, opening: Int, properties: [Property], inherited: [String]
  ) {
    self.name = name
    self.keyword = keyword
    self.range = range
    self.opening = opening
    self.properties = properties
    self.inherited = inherited
  }
}

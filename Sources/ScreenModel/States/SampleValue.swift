/// A value that a person gives to a name in a view's code (`given`), so that the source can be read without running it.
public indirect enum SampleValue: Sendable, Hashable {
  case text(String)
  case number(Double)
  case bool(Bool)
  case none
  case list([SampleValue])
  /// Members by name, in the order written.
  case record([Field])
  /// An enum case as Swift writes it: `.failed(offline)`, with its payload.
  case enumCase(String, payload: [Payload])

  /// A named member of a record.
  public struct Field: Sendable, Hashable {
    public var name: String
    public var value: SampleValue

    public init(_ name: String, _ value: SampleValue) {
      self.name = name
      self.value = value
    }
  }

  /// An associated value of an enum case.
  public struct Payload: Sendable, Hashable {
    public var label: String?
    public var value: SampleValue

    public init(label: String? = nil, _ value: SampleValue) {
      self.label = label
      self.value = value
    }
  }
}

/// A name in the view's code and the value a person gave it.
public struct SampleBinding: Sendable, Hashable {
  /// A name or dotted path: `selected`, `viewModel.phase`.
  public var name: String
  public var value: SampleValue
  /// Where the person wrote it.
  public var span: SourceSpan?

  public init(_ name: String, _ value: SampleValue, span: SourceSpan? = nil) {
    self.name = name
    self.value = value
    self.span = span
  }
}

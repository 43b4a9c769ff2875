import ScreenModel
import ScreenSpecs

/// A view to be drafted, and what is known of the project around it.
public struct DraftSubject: Sendable {
  /// The view's type.
  public var view: String
  public var kind: ScreenSpec.Kind
  /// The name people use.
  public var name: String
  public var id: String
  /// The places in its source that put it into one of the states.
  public var branches: [StateBranch]
  /// Such places in views that it shows and that have a spec of their own.
  public var elsewhere: [StateBranch] = []
  /// The names of previews that show it.
  public var previews: [String]
  /// The language to speak.
  public var language: String
  /// The ids of other screens by the view that implements them, for what is presented.
  public var screens: [String: String]
  /// Views that are parts, by the file and lines of their declaration: what stands there is heard in the part.
  public var parts: [DraftPart]

  public init(
    view: String, kind: ScreenSpec.Kind, name: String, id: String, branches: [StateBranch], previews: [String] = [],
    language: String = "en", screens: [String: String] = [:], parts: [DraftPart] = []
  ) {
    self.view = view
    self.kind = kind
    self.name = name
    self.id = id
    self.branches = branches
    self.previews = previews
    self.language = language
    self.screens = screens
    self.parts = parts
  }
}

/// A part with a draft of its own.
public struct DraftPart: Sendable {
  public var id: String
  /// Where its view is declared.
  public var span: SourceSpan
  /// The states in which the part says something.
  public var states: Set<UXState>

  public init(id: String, span: SourceSpan, states: Set<UXState>) {
    self.id = id
    self.span = span
    self.states = states
  }
}

import ScreenModel

/// What a team wrote down before it built a screen (or a part that screens share): what VoiceOver says in each state.
public struct ScreenSpec: Sendable {
  public enum Kind: Sendable { case screen, part }
  public enum Status: String, Sendable { case planned, built }
  public enum Platform: String, Sendable { case iOS, macOS }

  public var kind: Kind
  /// The name people use.
  public var name: String
  /// The stable id; by default the file's name without extension.
  public var id: String
  /// SwiftUI view types (or UIKit controllers) that implement it.
  public var views: [Located<String>]
  public var status: Status
  public var require: Requirement?
  /// BCP 47; `nil`: as the settings say.
  public var language: String?
  public var platform: Platform
  public var given: [SampleBinding]
  public var preview: String?
  /// Where ``preview`` is written.
  public var previewSpan: SourceSpan?
  /// Paths or globs; empty: the default places.
  public var recordings: [Located<String>]
  public var states: [StateSpec]
  public var known: KnownFailure?
  public var owner: String?
  public var design: String?
  public var notes: String?
  /// Where the file begins.
  public var span: SourceSpan

  public init(kind: Kind, name: String, id: String, span: SourceSpan) {
    self.kind = kind
    self.name = name
    self.id = id
    self.views = []
    self.status = .built
    self.require = nil
    self.language = nil
    self.platform = .iOS
    self.given = []
    self.preview = nil
    self.previewSpan = nil
    self.recordings = []
    self.states = []
    self.known = nil
    self.owner = nil
    self.design = nil
    self.notes = nil
    self.span = span
  }

  /// The state of that name; `nil` where the spec does not mention it.
  public func state(_ state: UXState) -> StateSpec? { states.first { $0.state == state } }
}

/// A value and where a person wrote it.
public struct Located<Value: Sendable>: Sendable {
  public var value: Value
  public var span: SourceSpan

  public init(_ value: Value, _ span: SourceSpan) {
    self.value = value
    self.span = span
  }
}

/// How much proof a team asks for.
public enum Requirement: String, Sendable, CaseIterable { case designed, predicted, recorded }

/// An accepted failure: reported, and no failure before the date.
public struct KnownFailure: Sendable {
  public var why: String
  /// `YYYY-MM-DD`: from this day on it fails.
  public var until: String
  public var span: SourceSpan

  public init(why: String, until: String, span: SourceSpan) {
    self.why = why
    self.until = until
    self.span = span
  }
}

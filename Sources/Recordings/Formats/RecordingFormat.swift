import ScreenModel

/// A form in which tools write what they recorded. One file a format, one line in ``AllFormats``.
public protocol RecordingFormat: Sendable {
  /// The name in reports and in ``Recording/format``: `debug-description`.
  var name: String { get }
  /// What it is, for a list of the formats known.
  var summary: String { get }
  /// How surely a file is of this format, from its content alone.
  func recognition(of input: RecordingInput) -> Recognition
  /// Reads a file that was recognised. Everything wrong in it is reported at once.
  func read(_ input: RecordingInput) -> Result<Recording, Problems>
}

/// How surely a file is of a format. The surest format reads it.
public enum Recognition: Int, Sendable, Comparable {
  /// It is not.
  case no
  /// It may be, if nothing else fits: any text can be a transcript.
  case fallback
  /// Parts of it look so.
  case likely
  /// It can be nothing else.
  case certain

  public static func < (left: Recognition, right: Recognition) -> Bool { left.rawValue < right.rawValue }
}

import ScreenModel

/// A spec as read, with what later checks need to point into its file.
struct ReadSpec: Sendable {
  var spec: ScreenSpec?
  var problems: [Problem] = []
  var text: YAMLText
  /// The whole file could be read.
  var isComplete = false
  /// Where the id is given, or else the name.
  var idSpan: SourceSpan

  init(text: YAMLText, idSpan: SourceSpan) {
    self.text = text
    self.idSpan = idSpan
  }
}

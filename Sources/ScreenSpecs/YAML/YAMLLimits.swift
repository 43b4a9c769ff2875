/// How large a YAML file may be. Far above what a person writes, low enough that no file can exhaust time or memory.
enum YAMLLimits {
  /// Bytes in a file.
  static let bytes = 10_000_000
  /// Lists and mappings inside each other.
  static let depth = 64
  /// Values in a file, after anchors are expanded.
  static let nodes = 100_000
  /// Problems shown of one file.
  static let problems = 500
  /// Bytes of a line that is still shown with a problem.
  static let shownLine = 4_000
}

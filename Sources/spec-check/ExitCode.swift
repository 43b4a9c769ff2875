/// What the exit code says. There are no others.
enum ExitCode: Int32, Sendable {
  /// The tool did its work and found nothing at or above `--fail-on`.
  case clean = 0
  /// The tool did its work and found something.
  case findings = 1
  /// The tool could not do (all of) its work.
  case failed = 2
}

import ScreenModel

/// What a command answers with. The shell prints it.
struct Outcome: Sendable {
  /// The report, with a line end after it; for stdout or `--output`.
  var report: String?
  /// ``ExitCode/clean`` or ``ExitCode/findings``; problems make it ``ExitCode/failed``.
  var code: ExitCode
  /// What kept the command from doing all of its work.
  var problems: [Problem]
  /// Remarks for stderr; not printed with `--quiet`.
  var notes: [String]
  /// How long the stages took, for `--timings`.
  var timings: [Timing]

  init(report: String? = nil, code: ExitCode = .clean, problems: [Problem] = [], notes: [String] = []) {
    self.report = report
    self.code = code
    self.problems = problems
    self.notes = notes
    self.timings = []
  }
}

/// A stage and the seconds it took.
struct Timing: Sendable {
  var stage: String
  var seconds: Double

  init(_ stage: String, _ seconds: Double) {
    self.stage = stage
    self.seconds = seconds
  }

  /// `parse 0.012 s`
  var written: String {
    let thousandths = Int((max(0, seconds) * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(stage) \(thousandths / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest) s"
  }
}

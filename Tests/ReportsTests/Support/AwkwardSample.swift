import Checks
import Reports
import ScreenModel
import ScreenSpecs

/// One result that holds what reports stumble over: wide, right-to-left and joined characters, control characters, markup,
/// mentions, a finding without a place, a part, a planned screen.
enum AwkwardSample {
  static let spec = "specs/checkout.yaml"

  static let lines: [Int: String] = [
    4: "  selected: selected, 住所 👩‍👩‍👧, button", 9: "\terror: \"Pay | <b>now</b>\"",
  ]

  static func options(width: Int = 80, usesColor: Bool = false) -> ReportOptions {
    ReportOptions(usesColor: usesColor, width: width) { span in span.file == spec ? lines[span.line] : nil }
  }

  static func place(_ line: Int, _ column: Int, to end: Int? = nil) -> SourceSpan {
    SourceSpan(file: spec, line: line, column: column, endColumn: end)
  }

  static let result: CheckResult = {
    var selected = ExpectationResult(
      .hears, expected: "selected, 住所 👩‍👩‍👧, button", .contradicted, at: place(4, 13, to: 39))
    selected.heard = "住所 👩‍👩‍👧, button"
    selected.missing = ["selected"]
    selected.evidence = SourceSpan(file: "Sources/Check Out.swift", line: 14, column: 5)
    var error = ExpectationResult(.focus, expected: "Pay | <b>now</b>", .notHeard, at: place(9, 9))
    error.caseName = "wrong `card`"
    error.recordingFile = "a,b:%.txt"
    error.isHandTyped = true

    var first = Finding(
      "speech-contradicted", .error, "‘selected, 住所 👩‍👩‍👧, button’ is said otherwise by the source", at: selected.span)
    first.expected = selected.expected
    first.heard = selected.heard
    first.heardBy = "predicted"
    first.details = ["missing: ‘selected’"]
    first.related = [.init(selected.evidence!, "the source says it here")]
    first.why = "people who do not see the mark cannot tell which one is chosen"
    first.help = "add .accessibilityAddTraits(.isSelected) where it is chosen"
    first.screen = "checkout"
    first.state = .selected
    var second = Finding("focus-not-heard", .error, "focus does not move to ‘Pay | <b>now</b>’", at: error.span)
    second.expected = error.expected
    second.heard = "Order #42 @everyone \u{1B}[31mred\u{202E} שלום\nnext"
    second.screen = "checkout"
    second.state = .error
    second.caseName = error.caseName
    var undesigned = Finding(
      "state-undesigned", .error, "‘empty’ has no expected output: it has not been designed", at: place(30, 1))
    undesigned.screen = "checkout"
    undesigned.state = .empty
    let warning = Finding("view-unknown", .warning, "100% *wrong*: a_b\\c")

    var checkout = ScreenResult(id: "checkout", screen: "Checkout & <Pay> | 支払い")
    checkout.states = [
      .selected: StateResult(
        .contradicted, expectations: [selected], openQuestions: [OpenQuestion(.next)], severity: .error),
      .empty: StateResult(.undesigned, openQuestions: Question.allCases.map { OpenQuestion($0) }, severity: .error),
      .loading: StateResult(.heard),
      .error: StateResult(.notHeard, expectations: [error], severity: .error),
      .disabled: StateResult(.notApplicable, reason: "It is \"never\" disabled."),
      .modal: StateResult(.heardInPart), .success: StateResult(.possible),
    ]
    var banner = ScreenResult(id: "banner", screen: "Banner", isPart: true, isPlanned: true)
    banner.states = [.error: StateResult(.predicted), .content: StateResult(.unproved)]
    var summary = CheckSummary()
    summary.screens = 1
    summary.parts = 1
    summary.states = [
      .contradicted: 1, .undesigned: 1, .heard: 1, .notHeard: 1, .notApplicable: 1, .heardInPart: 1, .possible: 1,
      .predicted: 1, .unproved: 1,
    ]
    summary.expectations = [.contradicted: 1, .notHeard: 1]
    summary.errors = 3
    summary.warnings = 1
    summary.openQuestions = 5
    summary.unspecified = 1
    return CheckResult(
      screens: [checkout, banner], findings: [warning, first, second, undesigned],
      unspecified: [UnspecifiedScreen("Orders`View", at: SourceSpan(file: "Orders.swift", line: 3, column: 1))],
      summary: summary)
  }()
}

import ScreenModel

/// A way to improve what no rule finds fault with, for those who ask for it by `--unsafe` or by its rule. One file each in
/// `Gaps`, and a line in ``allGapRepairs``.
public protocol GapRepair: Sendable {
  /// The id of the rule whose subject it is.
  static var rule: String { get }
  init()
  /// What could be improved in a view, each with a finding that says what and where.
  func proposals(in site: GapSite) -> [(finding: AuditFinding, proposal: Proposal)]
}

/// A view and the files as they stand.
public struct GapSite: Sendable {
  public var view: AuditedView
  /// A file by its path.
  public var file: @Sendable (String) -> WrittenFile?
  /// The property of a project type that people call a value by: `name`, `title`; `nil`: it has none.
  public var title: @Sendable (String) -> String?

  public init(
    view: AuditedView, file: @escaping @Sendable (String) -> WrittenFile?,
    title: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.view = view
    self.file = file
    self.title = title
  }
}

/// Every one of them, sorted by name.
public let allGapRepairs: [any GapRepair.Type] = [
  AdjustForeignControl.self,
  FocusDialog.self,
  GuardAnimation.self,
  GuardTransition.self,
  HideCovered.self,
  HideThumbnail.self,
  HintOpening.self,
  NameHandedCommand.self,
  NameRowCommand.self,
  RelabelLook.self,
  SayTint.self,
]

extension AuditFinding {
  /// A finding that no rule made.
  static func gap(
    _ rule: String, at span: SourceSpan, via frames: [SourceSpan], in view: AuditedView, _ message: String
  )
    -> AuditFinding
  {
    var finding = AuditFinding(at: span, via: frames, message)
    finding.rule = rule
    finding.view = view.name
    return finding
  }
}

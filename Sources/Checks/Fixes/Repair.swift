import ScreenModel

/// A way to put findings of some rules right, as edits of the source. One file each in `Repairs`, and a line in
/// ``allRepairs``.
///
/// A repair proposes; whether it does harm is found out by speaking the screen again.
public protocol Repair: Sendable {
  /// Ids of the rules whose findings it repairs.
  static var rules: [String] { get }
  init()
  /// What would put a finding right; `nil`: not this one.
  func proposal(for site: RepairSite) -> Proposal?
  /// Where there is no proposal: what would have to be done, and why only a person can; `nil`: nothing to say.
  func refusal(for site: RepairSite) -> (what: String, reason: String)?
}

extension Repair {
  public func refusal(for site: RepairSite) -> (what: String, reason: String)? { nil }
}

/// A finding, the view it was met in, and the files as they stand.
public struct RepairSite: Sendable {
  public var finding: AuditFinding
  public var view: AuditedView
  /// Whether words may be guessed.
  public var allowsGuesses: Bool
  /// A person asked for this rule by its name: what needs review is repaired, too.
  public var isNamed: Bool
  /// A file by its path.
  public var file: @Sendable (String) -> WrittenFile?
  /// The key in the project's string tables whose text in the base language is this; `nil`: there is none.
  public var key: @Sendable (String) -> String?
  /// The constant that stands for a key, where the project declares one: `L10n.commonClose`.
  public var constant: @Sendable (String) -> String?
  /// The function of a project type that makes a spoken form, by the type and its first argument's label.
  public var spokenForm: @Sendable (String, String?) -> String?

  public init(
    finding: AuditFinding, view: AuditedView, allowsGuesses: Bool, isNamed: Bool = false,
    file: @escaping @Sendable (String) -> WrittenFile?,
    key: @escaping @Sendable (String) -> String? = { _ in nil },
    constant: @escaping @Sendable (String) -> String? = { _ in nil },
    spokenForm: @escaping @Sendable (String, String?) -> String? = { _, _ in nil }
  ) {
    self.finding = finding
    self.view = view
    self.allowsGuesses = allowsGuesses
    self.isNamed = isNamed
    self.file = file
    self.key = key
    self.constant = constant
    self.spokenForm = spokenForm
  }

  /// Whether it is worth repairing: certain, or asked for.
  var isCertain: Bool { !finding.isReview || isNamed }

  /// Whether it is worth a repair that a person is asked to check: each of those is marked.
  var isWorthChecking: Bool { isCertain || allowsGuesses }

  /// A repair of it has to be checked though no words are guessed: whether anything is wrong is not certain.
  var needsChecking: Bool { !isCertain }

  /// The node the finding is about: the one at its place, else the one whose modifier is.
  var node: AuditedNode? {
    view.nodes.first {
      $0.span == finding.span && $0.frames == finding.frames && ($0.kind == .control || $0.kind == .component)
    } ?? applied?.node
  }

  /// The modifier the finding is about, with the node it is on.
  var applied: (node: AuditedNode, modifier: AuditedModifier)? {
    view.appliedModifiers.first { $0.modifier.span == finding.span && $0.modifier.frames == finding.frames }
  }

  /// The branch the finding is about.
  var branch: AuditedNode? {
    view.nodes.first { $0.kind == .branch && $0.span == finding.span && $0.frames == finding.frames }
  }

  /// Where a part of a branch is written in the branch's own code: the part itself, or the component that shows it.
  /// What a component shows elsewhere stays as it is.
  func written(_ part: AuditedNode, under branch: AuditedNode) -> (file: WrittenFile, view: WrittenView)? {
    guard part.frames.starts(with: branch.frames) else { return nil }
    let span = part.frames.count > branch.frames.count ? part.frames[branch.frames.count] : part.span
    guard let file = file(span.file), let view = file.view(at: span) else { return nil }
    return (file, view)
  }

  /// The file the finding is in.
  var source: WrittenFile? { file(finding.span.file) }
}

/// Edits that would put a finding right, and what they may change of what is heard.
public struct Proposal: Sendable {
  /// What is done, for people: `names it ‘Share’`.
  public var what: String
  public var edits: [TextEdit]
  /// Words were guessed: a person has to check them.
  public var isGuess: Bool
  /// It is made without `--unsafe`: nothing is guessed, and nothing changes but what is heard.
  public var isSafe: Bool
  /// The code whose speech is compared before and after.
  public var file: String
  public var region: Range<Int>
  /// What may no longer be said: the point of the repair.
  public var forgets: Forgetting
  /// Ids of rules whose findings it may bring to light: they were there, and told by nothing that was heard.
  public var uncovers: Set<String> = []

  /// What a repair may take away from what is heard.
  public enum Forgetting: Sendable, Hashable {
    /// Nothing.
    case nothing
    /// These words.
    case words(Set<String>)
    /// Everything: what is repaired was never meant to be heard.
    case all
  }

  /// - Parameter isSafe: Where it is not so though nothing is guessed.
  public init(
    _ what: String, _ edits: [TextEdit], isGuess: Bool = false, isSafe: Bool? = nil, file: String,
    region: Range<Int>, forgets: Forgetting = .nothing
  ) {
    self.what = what
    self.edits = edits
    self.isGuess = isGuess
    self.isSafe = isSafe ?? !isGuess
    self.file = file
    self.region = region
    self.forgets = forgets
  }
}

import ScreenModel

/// A kind of defect and how it is found. One file each in `Rules`, and a line in ``allRules``.
public protocol Rule: Sendable {
  static var notes: RuleNotes { get }
  /// What the settings can change.
  static var tunable: [RuleOption] { get }
  init()
  /// Takes an option of the settings; what is wrong with the value, or `nil`.
  mutating func tune(_ option: String, to text: String) -> String?
  /// What is wrong in a SwiftUI view.
  func check(_ view: AuditedView) -> [AuditFinding]
  /// Whether it looks at code that makes UIKit's views and is none of its classes: ``UIKitPart/isHelper``.
  static var readsHelpers: Bool { get }
  /// Whether a view around what it finds may name it, hide it or take it in: where that is not read, a person looks.
  static var dependsOnSurroundings: Bool { get }
  /// What it finds fault with because it is nowhere to be found; `nil`: it judges by what is there.
  static var missing: Missing? { get }
  /// What is wrong in a UIKit controller, cell or view; one file each in `Rules/UIKit`.
  func check(_ part: UIKitPart) -> [AuditFinding]
}

extension Rule {
  public func check(_ view: AuditedView) -> [AuditFinding] { [] }

  public func check(_ part: UIKitPart) -> [AuditFinding] { [] }

  public static var readsHelpers: Bool { false }

  public static var dependsOnSurroundings: Bool { false }

  public static var missing: Missing? { nil }

  /// The name people write: `image-without-label` for `ImageWithoutLabel`.
  public static var id: String { ruleID(ofType: String(describing: self)) }

  /// Whether `fix` repairs what it finds: as its notes say, else with guesses where a repair is there.
  public static var fix: RuleNotes.Fix {
    notes.fix == .none && !repairs(of: id).isEmpty ? .unsafe : notes.fix
  }
}

/// The words of a type's name in lower case, joined by hyphens.
public func ruleID(ofType name: String) -> String {
  var id = ""
  for character in name {
    if character.isUppercase, !id.isEmpty { id += "-" }
    id += character.lowercased()
  }
  return id
}

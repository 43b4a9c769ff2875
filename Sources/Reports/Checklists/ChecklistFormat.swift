import Checks
import Mustache

/// A form in which a checklist is written and read back: one file each, and a line in ``allChecklistFormats``.
public protocol ChecklistFormat: Sendable {
  /// The value of `--format`.
  static var name: String { get }
  /// Whether a template decides how it looks.
  static var hasTemplate: Bool { get }
  /// The list as text, with a line end after it.
  /// - Parameter template: the text of the template and, by name, those that it holds; not asked where there is none.
  static func text(of list: Checklist, template: ChecklistTemplate) throws(MustacheProblem) -> String
  /// What an earlier file tells: whether it is of this form or not, nothing in it is a problem.
  static func earlier(_ text: String) -> EarlierChecklist
}

/// The forms, the usual one first.
public let allChecklistFormats: [any ChecklistFormat.Type] = [
  ChecklistMarkdown.self,
  ChecklistHTML.self,
  ChecklistCSV.self,
  ChecklistJSON.self,
]

/// A template and its partials.
public struct ChecklistTemplate {
  public var text: String
  /// The text of a partial by its name.
  public var partials: (String) -> String?

  public init(_ text: String, partials: @escaping (String) -> String? = { _ in nil }) {
    self.text = text
    self.partials = partials
  }
}

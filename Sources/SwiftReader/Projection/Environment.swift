import ScreenModel

/// SwiftUI's environment as far as it changes what is heard.
struct Environment {
  /// Values by key path or type name: `sizeCategory`, `Store`.
  var values: [String: Value] = [:]
  /// When controls are dimmed.
  var disabled = Guard.never
  /// When content is replaced by placeholders.
  var redacted = Guard.never
  /// How rows are made as they come into sight; `nil`: all at once.
  var lazy: LazyRows?
  /// The height of a line of text, in those of body text.
  var lineHeight = 1.0
  /// Marks of a `Chart`.
  var isInChart = false
  /// Nothing in it is heard.
  var isHidden = false
  /// Rows of a `List` or `Form`.
  var isInList = false
  /// The header of a `Section`.
  var isSectionHeader = false
  /// Labels of controls are not drawn.
  var hidesLabels = false
  /// Controls inside are said with the label of their surroundings (`LabeledContent`).
  var inheritedLabel: SymbolicText?
  /// Styles by the name of their modifier: `buttonStyle`, `pickerStyle`.
  var styles: [String: Value] = [:]
  /// The selection of the `List` around, and how rows are told apart.
  var selection: Value?
  /// The columns of the `Table` around, for its rows.
  var tableColumns: EvaluatedArgument?
  /// The row a `Table`'s column is read for.
  var tableRow: Value?
  /// Inside the label of a control; nested controls are not reached.
  var isInLabel = false

  /// The name of a built-in style: `segmented`, `inline`, also where it is written `SegmentedPickerStyle()`.
  func styleName(_ modifier: String) -> String? {
    let written: String
    switch styles[modifier] {
    case .implicitMember(let name, _)?: return name
    case .view(.builtin(let call))?: written = call.name
    case .foreignType(let name)?: written = name.split(separator: ".").last.map(String.init) ?? name
    default: return nil
    }
    let family = modifier.prefix(1).uppercased() + modifier.dropFirst()
    guard written.hasSuffix(family), written != family else { return written }
    let name = written.dropLast(family.count)
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

import ScreenModel

/// `EditButton()`: "Edit, button".
enum EditButtonControl: Control {
  static let names = ["EditButton", "RenameButton", "PasteButton"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let word = ["EditButton": "Edit", "RenameButton": "Rename", "PasteButton": "Paste"][call.name] ?? ""
    return evaluator.unlessRedacted([
      .element(evaluator.draft(.control, call, label: SymbolicText(word), traits: [.button]))
    ])
  }
}

import ScreenModel

/// Views that modifiers show only on request and that are no part of the screen: the commands of a context menu.
enum SilentContent {
  private static let names: Set<String> = ["contextMenu"]

  /// Has the recorder keep them; what is heard stays as it is.
  static func record(_ call: ModifierCall, _ evaluator: Evaluator) {
    guard names.contains(call.name), let content = call["menuItems"] ?? call.content() else { return }
    _ = evaluator.expand(argument: content)
  }

  /// The commands of a menu, which are no elements while it is closed.
  static func record(menu call: BuiltinCall, _ evaluator: Evaluator) {
    guard let content = call["content"] ?? call.arguments.last(where: { $0.isTrailing && $0.label == nil }) else {
      return
    }
    _ = evaluator.expand(argument: content)
  }
}

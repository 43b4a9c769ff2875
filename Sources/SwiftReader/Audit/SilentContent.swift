import ScreenModel

/// Views that modifiers show only on request and that are no part of the screen: the commands of a context menu.
enum SilentContent {
  private static let names: Set<String> = ["contextMenu"]

  /// Has the recorder keep them; what is heard stays as it is.
  static func record(_ call: ModifierCall, _ evaluator: Evaluator) {
    guard names.contains(call.name), let content = call["menuItems"] ?? call.content() else { return }
    _ = evaluator.expand(argument: content)
  }
}

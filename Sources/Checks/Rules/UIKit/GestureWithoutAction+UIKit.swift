import Foundation
import ScreenModel

extension GestureWithoutAction {
  /// A long press, swipe, drag or pinch as the only way.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    guard !part.source.contains("ccessibilityCustomAction"), !part.source.contains("UIContextMenuInteraction"),
      // Pressed without waiting: a touch, drawn by hand.
      !part.source.contains("minimumPressDuration = 0")
    else {
      return []
    }
    return part.methods.compactMap { method in
      guard let trigger = method.triggers.first(where: { [.longPress, .pan, .swipe, .pinch].contains($0.kind) }),
        method.triggers.allSatisfy({ [.longPress, .pan, .swipe, .pinch].contains($0.kind) }), !method.flow.isEmpty,
        !part.methods.contains(where: { other in
          other.name != method.name
            && ((other.base.hasPrefix("accessibility") || other.triggers.contains { $0.kind == .touch })
              && !shared(other, method).isEmpty
              || (other.triggers.contains { $0.kind == .tap } || isWired(other, part))
                && doesTheSame(other, method, part))
        }), !isInMenu(method, part), let object = part.object(trigger.object)
      else { return nil }
      let isSure = trigger.kind == .longPress && !part.hasUnknownBase && object.role != .table && object.id != "view"
      return AuditFinding(
        at: trigger.span, "what ‘\(method.base)’ does can be reached by a \(words(trigger.kind)) only",
        heard: part.heard(object.id), review: isSure ? nil : "the same may be offered elsewhere",
        help: "offer it in accessibilityCustomActions as well", why: trigger.kind == .longPress ? Self.held : nil)
    }
  }

  /// A menu or a key offers what the gesture does.
  private func isInMenu(_ method: UIKitMethod, _ part: UIKitPart) -> Bool {
    guard part.source.contains("UIAction(") || part.source.contains("UIKeyCommand(") else { return false }
    let own = Set(part.methods.map(\.base))
    if part.source.contains("UIKeyCommand("),
      part.methods.contains(where: { other in
        other.name != method.name && part.source.contains("#selector(\(other.base)")
          && !other.triggers.contains { $0.kind == .longPress } && !shared(other, method).isDisjoint(with: own)
      })
    {
      return true
    }
    let called = Set(method.flow.filter { $0.kind == .calls }.map(\.name)).intersection(own)
    return called.union([method.base]).contains { name in
      part.source.components(separatedBy: "\(name)(").count > (name == method.base ? 2 : 3)
        || part.source.contains("#selector(\(name)") && part.source.contains("UIKeyCommand(")
    }
  }

  /// A control of the storyboard calls it.
  private func isWired(_ method: UIKitMethod, _ part: UIKitPart) -> Bool {
    ["", "private ", "fileprivate ", "public "].contains { part.source.contains("@IBAction \($0)func \(method.base)(") }
  }

  /// Both call a method of the type's own, or leave the screen: what many methods call on the way does not count.
  private func doesTheSame(_ one: UIKitMethod, _ other: UIKitMethod, _ part: UIKitPart) -> Bool {
    let own = Set(part.methods.map(\.base))
    let leaving = Set(other.flow.filter(\.leavesScreen).map(\.name))
    return shared(one, other).contains { own.contains($0) || leaving.contains($0) || $0.hasPrefix("delegate") }
  }

  /// Own methods or callbacks that both reach.
  private func shared(_ one: UIKitMethod, _ other: UIKitMethod) -> Set<String> {
    func names(_ method: UIKitMethod) -> Set<String> { Set(method.flow.filter { $0.kind == .calls }.map(\.name)) }
    return names(one).intersection(names(other)).union(one.flow.contains { $0.name == other.base } ? [other.base] : [])
  }

  private func words(_ kind: UIKitTrigger.Kind) -> String {
    switch kind {
    case .longPress: "long press"
    case .pan: "drag"
    default: kind.rawValue
    }
  }
}

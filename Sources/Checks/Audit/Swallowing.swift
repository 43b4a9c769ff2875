import ScreenModel

extension AuditedView {
  /// A modifier that makes one new element of a view, and the view it is on.
  typealias Swallowing = (node: AuditedNode, modifier: AuditedModifier)

  /// What takes the place of a view and of everything inside, the outermost: what is put on the view reaches nobody.
  func swallowing(_ node: AuditedNode) -> Swallowing? { swallowing(node, behind: nil) }

  /// Whether what a modifier offers is lost: a new element is made of its view later, or around it.
  func isSwallowed(_ modifier: AuditedModifier, on node: AuditedNode) -> Bool {
    swallowing(node, behind: modifier) != nil
  }

  /// - Parameter modifier: Where only what comes after it on the same view counts.
  private func swallowing(_ node: AuditedNode, behind modifier: AuditedModifier?) -> Swallowing? {
    var own = node.modifiers[...]
    if let modifier, let position = own.firstIndex(where: { $0 === modifier }) { own = own[(position + 1)...] }
    let around = ancestors(of: node.id).flatMap { outer in outer.modifiers.map { (outer, $0) } }
    return (own.map { (node, $0) } + around).last { $0.1.isSwallowing }
  }

  /// Whether actions or another representation are offered by the node or something around it, and reach the listener.
  func hasActionsAround(_ node: AuditedNode) -> Bool {
    var isOffered = false
    for modifier in selfAndAncestors(of: node).flatMap(\.modifiers) {
      if modifier.offersActions { isOffered = true } else if modifier.isSwallowing { isOffered = false }
    }
    return isOffered
  }
}

extension AuditedModifier {
  /// `.accessibilityElement()`, `.accessibilityElement(children: .ignore)`: one new element without anything of what is
  /// inside.
  fileprivate var isSwallowing: Bool {
    name == "accessibilityElement" && condition == nil
      && (argument("children").map { $0.value.memberName == "ignore" } ?? true)
  }

  /// As people know it, with its line: `‘.accessibilityElement(children: .ignore)’ in line 12`.
  var placedElement: String {
    let children = argument("children") == nil ? "" : "children: .ignore"
    return "‘.accessibilityElement(\(children))’ in line \(span.line)"
  }
}

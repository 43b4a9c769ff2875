/// What of a tree is in reach while something modal is open.
enum XCUIScope {
  /// The part of the tree that is in reach, and what is open; `nil` where nothing modal is.
  static func modal(in tops: [XCUINode]) -> (node: XCUINode, name: String)? {
    var found: (XCUINode, String)?
    for top in tops { search(top, &found) }
    return found
  }

  /// The last one in the text lies on top, and one inside another on top of that.
  private static func search(_ node: XCUINode, _ found: inout (XCUINode, String)?) {
    if XCUIType.modal.contains(node.type), !node.isFlat, holdsStops(node) { found = (node, node.type) }
    // Sheets and popovers are plain views; the area that dismisses them stands beside what is presented.
    if node.children.contains(where: { $0.identifier == "PopoverDismissRegion" }) { found = (node, "sheet or popover") }
    for child in node.children { search(child, &found) }
  }

  private static func holdsStops(_ node: XCUINode) -> Bool {
    node.hasBelow { XCUIType.merging.contains($0.type) && $0.name != nil }
  }
}

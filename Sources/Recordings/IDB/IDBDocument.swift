import ScreenModel

/// What idb wrote: its elements in whichever format, and what it says about them.
struct IDBDocument {
  /// Who read the tree. What one answers, the other cannot.
  enum Backend: Sendable {
    /// What an assistive technology gets.
    case assistive
    /// XCUITest's tree, read inside the simulator.
    case bridge
  }

  var elements: [JSONNode]
  var backend: Backend
  var isComplete: Bool
  /// The tree was cut at idb's bounds.
  var isTruncated = false
  /// What the list was cut down to; `nil` where it was not.
  var filter: String?
  /// What is open over the rest, in idb's words.
  var modal: String?

  /// `nil` where the JSON is not idb's.
  init?(_ root: JSONNode) {
    let isEnvelope = root["elements"] != nil
    let inner = root["elements"] ?? root
    elements = inner.isObject ? [inner] : inner.items
    isComplete = isEnvelope && ["backend", "target", "truncated"].contains { root[$0] != nil }
    guard isComplete || elements.first.map(Self.isElement) == true else { return nil }
    backend = .assistive
    isTruncated = root.truth("truncated") == true
    if let narrowing = root["narrowing"], let filter = narrowing.words("filter"), filter != "none" {
      let isAll = narrowing.number("matched") == narrowing.number("walked") && narrowing.number("walked") != nil
      if !isAll { self.filter = filter }
    }
    if let modal = root["modal"], modal.isObject {
      self.modal = modal.words("label") ?? modal.words("element_type") ?? "something"
    }
    if isComplete, let name = root.words("backend") {
      backend = name.hasPrefix("axbridge") ? .bridge : .assistive
    } else if Self.looksBridged(elements) {
      backend = .bridge
    }
  }

  private static func isElement(_ node: JSONNode) -> Bool {
    node["AXFrame"] != nil || (node["AXLabel"] != nil && (node["role"] != nil || node["type"] != nil))
      || (node["AXUniqueId"] != nil && node["type"] != nil)
  }

  /// Without a backend's name the only sign: every `role_description` is null and no role has its `AX`.
  private static func looksBridged(_ tops: [JSONNode]) -> Bool {
    var sawRole = false
    var isBridged = true
    func look(_ node: JSONNode) {
      guard isBridged else { return }
      if let description = node["role_description"], !description.isNull { isBridged = false }
      if node["AXHint"] != nil || node["AXPid"] != nil { isBridged = false }
      if let role = node.words("role") {
        sawRole = sawRole || !role.hasPrefix("AX")
        if role.hasPrefix("AX"), role.count > 2, XCUIType.isKnown(String(role.dropFirst(2))) == false {
          isBridged = false
        }
      }
      for child in node.items("children") { look(child) }
    }
    for top in tops { look(top) }
    return isBridged && sawRole
  }
}

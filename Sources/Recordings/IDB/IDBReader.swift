import ScreenModel

/// Makes a recording of idb's elements.
struct IDBReader {
  var format: String
  var input: RecordingInput

  func recording(_ document: IDBDocument) -> Result<Recording, Problems> {
    if document.elements.isEmpty || document.elements.allSatisfy(Self.isNothing) {
      let message = "\(input.path) holds no element: the app did not answer when it was recorded"
      return .failure(Problems([Problem(message, hint: "record again when the app is in front and has settled")]))
    }
    switch document.backend {
    case .assistive: return .success(assistive(document))
    case .bridge: return .success(bridged(document))
    }
  }

  /// The one element with nothing in it that idb prints when it could not read the app.
  private static func isNothing(_ node: JSONNode) -> Bool {
    let keys = ["AXLabel", "AXUniqueId", "AXValue", "label", "value", "identifier", "type", "role"]
    return keys.allSatisfy { node[$0]?.isNull ?? true } && node.items("children").isEmpty
  }

  // MARK: - What an assistive technology gets

  private func assistive(_ document: IDBDocument) -> Recording {
    var walk = IDBWalk(file: input.path)
    for top in document.elements { walk.walk(top) }
    var recording = Recording(format: format, file: input.path)
    recording.carries = walk.carries
    recording.notes = notes(document)
    if walk.openFields > 0 {
      let fields = walk.openFields == 1 ? "a text field" : "\(walk.openFields) text fields"
      recording.notes.append("the value of \(fields) may be the placeholder: idb writes it for an empty field")
    }
    if walk.unseen > 0 { recording.notes.append("\(walk.unseen) hidden or of no size left out") }
    if walk.elements.isEmpty { recording.notes.append("nothing in it is a stop for VoiceOver") }
    let hasApplication = document.elements.contains { IDBWalk.type($0) == "Application" }
    let isWhole = hasApplication && !document.isTruncated && document.filter == nil
    if !hasApplication {
      recording.notes.append("only a part of the screen: the application is not among the elements")
    }
    recording.screen = Screen(elements: walk.elements, carries: walk.carries, isComplete: isWhole)
    return recording
  }

  private func notes(_ document: IDBDocument) -> [String] {
    var notes: [String] = []
    if document.isTruncated { notes.append("the tree was cut: idb reads 50 levels and 3000 elements") }
    if let filter = document.filter { notes.append("the list was narrowed to what is \(filter)") }
    if let modal = document.modal { notes.append("\(modal) is open over the rest") }
    return notes
  }

  // MARK: - XCUITest's tree

  /// What `axbridge` writes for hint, traits, placeholder, actions and focus is made up, so none of it is carried.
  private func bridged(_ document: IDBDocument) -> Recording {
    let tops = document.elements.map(node)
    let answersEnabled = document.elements.contains { Self.holds($0) { $0["enabled"].map { !$0.isNull } ?? false } }
    var carries: Set<Fact> = [.label, .value, .identifier, .frame]
    carries.formUnion(
      [Trait.button, .link, .searchField, .textEntry, .secureTextField, .toggleButton].map(Fact.trait))
    if answersEnabled { carries.insert(.trait(.notEnabled)) }
    let isWhole = tops.contains { $0.type == "Application" } && !document.isTruncated
    let all = notes(document) + ["read by axbridge, which has no hint, trait, placeholder or custom action"]
    return XCUIRecording(format: format, input: input, carries: carries, notes: all).recording(tops, isWhole: isWhole)
  }

  private static func holds(_ node: JSONNode, _ test: (JSONNode) -> Bool) -> Bool {
    test(node) || node.items("children").contains { holds($0, test) }
  }

  private func node(_ json: JSONNode) -> XCUINode {
    let type = IDBWalk.type(json)
    var node = XCUINode(type: XCUIType.isKnown(type) ? type : "Other")
    node.line = json.line
    node.column = json.column
    node.label = json.words("AXLabel") ?? json.words("label")
    node.title = json.words("title")
    node.identifier = json.words("AXUniqueId") ?? json.words("identifier")
    node.value = json.scalar("AXValue") ?? json.scalar("value")
    node.frame = IDBWalk.frame(json)
    if json.truth("enabled") == false { node.flags.insert(.disabled) }
    node.children = json.items("children").map(self.node)
    return node
  }
}

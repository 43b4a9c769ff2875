import ScreenModel

/// Reads the fields of our own JSON.
struct OwnReader {
  private var fields: FieldReader

  init(input: RecordingInput) { fields = FieldReader(input: input) }

  var problems: [Problem] { fields.problems }

  mutating func recording(_ root: JSONNode) -> Recording {
    fields.checkKeys(root, "", known: OwnKeys.recording)
    checkVersion(root)
    var recording = Recording(format: "spec-check", file: fields.input.path)
    recording.screenID = fields.text("screen", of: root, "")
    recording.state = fields.word(UXState.self, "state", of: root, "", called: "state")
    recording.caseName = fields.text("case", of: root, "")
    if let device = fields.field("device", of: root, "") {
      fields.checkKeys(device.node, device.path, known: OwnKeys.device)
      recording.device = Recording.Device(
        os: fields.text("os", of: device.node, device.path),
        language: fields.text("language", of: device.node, device.path),
        model: fields.text("model", of: device.node, device.path),
        textSize: fields.text("textSize", of: device.node, device.path))
    }
    recording.recorded = fields.text("recorded", of: root, "")
    if let app = fields.field("app", of: root, "") {
      fields.checkKeys(app.node, app.path, known: OwnKeys.app)
      recording.appVersion = fields.text("version", of: app.node, app.path)
      recording.commit = fields.text("commit", of: app.node, app.path)
    }
    recording.isHandTyped = fields.truth("handTyped", of: root, "") ?? false
    recording.notes = fields.texts("notes", of: root, "") ?? []
    recording.stamp = fields.texts("stamp", of: root, "")
    let elements = fields.items("elements", of: root, "")
    let events = fields.items("events", of: root, "")
    if root.isObject, OwnKeys.lists.allSatisfy({ fields.field($0, of: root, "") == nil }) {
      fields.report("a recording needs ‘elements’, ‘events’ or both", root)
    }
    recording.events = (events ?? []).compactMap { event($0.node, $0.path) }
    recording.issues = issues(root)
    // An audit alone tells nothing of the screen.
    let isAudit = elements == nil && events == nil && root["issues"] != nil
    recording.carries = isAudit ? [] : carries(root, hasElements: elements != nil, hasEvents: events != nil)
    if let elements {
      var elementReader = OwnElementReader(fields: fields)
      let read = elements.compactMap { elementReader.element($0.node, $0.path) }
      fields = elementReader.fields
      let isComplete = fields.truth("complete", of: root, "") ?? true
      recording.screen = Screen(elements: read, carries: recording.carries, isComplete: isComplete)
    }
    return recording
  }

  private mutating func checkVersion(_ root: JSONNode) {
    guard root.isObject else { return }
    guard let version = root["recording"] else {
      return fields.report("missing key ‘recording’", hint: "write \"recording\": 1 at the top", root)
    }
    guard case .number(let number) = version.kind else {
      return fields.mismatch(version, "recording", expected: "the number 1")
    }
    if number != 1 {
      fields.report(
        "this is version \(JSONWriter().text(.number(number)).dropLast()) of the recording format, and 1 is known",
        hint: number > 1 ? "update spec-check" : nil, version)
    }
  }

  private mutating func carries(_ root: JSONNode, hasElements: Bool, hasEvents: Bool) -> Set<Fact> {
    if let items = fields.items("carries", of: root, "") {
      var facts: Set<Fact> = []
      for item in items {
        guard case .text(let name) = item.node.kind else {
          fields.mismatch(item.node, item.path, expected: "text")
          continue
        }
        if let fact = Fact(named: name) {
          facts.insert(fact)
        } else {
          fields.reportUnknown(name, among: Fact.names(of: Fact.all), called: "fact", item.node, item.path)
        }
      }
      return facts
    }
    return OwnKeys.carriesUnlessSaid(hasElements: hasElements, hasEvents: hasEvents)
  }

  private mutating func issues(_ root: JSONNode) -> [RecordedIssue] {
    var issues: [RecordedIssue] = []
    for item in fields.items("issues", of: root, "") ?? [] {
      fields.checkKeys(item.node, item.path, known: OwnKeys.issue)
      guard item.node.isObject else { continue }
      for key in ["kind", "message"] where item.node[key] == nil || item.node[key]?.isNull == true {
        fields.report("missing key ‘\(item.path).\(key)’", item.node)
      }
      guard let kind = fields.text("kind", of: item.node, item.path),
        let message = fields.text("message", of: item.node, item.path)
      else { continue }
      let span = SourceSpan(file: fields.input.path, line: item.node.line, column: item.node.column)
      var issue = RecordedIssue(kind: kind, message: message, span: span)
      issue.detail = fields.text("detail", of: item.node, item.path)
      if let field = fields.field("element", of: item.node, item.path) {
        var elementReader = OwnElementReader(fields: fields)
        issue.element = elementReader.element(field.node, field.path)
        fields = elementReader.fields
      }
      issues.append(issue)
    }
    return issues
  }

  private mutating func event(_ node: JSONNode, _ path: String) -> RecordedEvent? {
    fields.checkKeys(node, path, known: OwnKeys.event)
    guard node.isObject else { return nil }
    let kind = fields.word(RecordedEvent.Kind.self, "kind", of: node, path, called: "kind of event")
    let text = fields.text("text", of: node, path)
    for key in ["kind", "text"] where node[key] == nil || node[key]?.isNull == true {
      fields.report("missing key ‘\(path).\(key)’", node)
    }
    let at = fields.number("at", of: node, path)
    guard let kind, let text else { return nil }
    let span = SourceSpan(file: fields.input.path, line: node.line, column: node.column)
    return RecordedEvent(kind: kind, text: text, at: at, span: span)
  }
}

extension RecordedEvent.Kind: CaseIterable {
  public static let allCases: [RecordedEvent.Kind] = [.focus, .announcement, .action, .speech]
}

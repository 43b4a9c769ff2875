import ScreenModel

/// Reads single audit issues.
struct AuditReader {
  var file: String

  /// What Swift prints for an issue's type.
  static let printed = "XCUIAccessibilityAuditType(rawValue: "

  /// XCTest's types by raw value.
  private static let types: [UInt64: String] = [
    1: "contrast", 1 << 1: "elementDetection", 1 << 2: "hitRegion", 1 << 3: "sufficientElementDescription",
    1 << 16: "dynamicType", 1 << 17: "textClipped", 1 << 18: "trait", 1 << 32: "action", 1 << 33: "parentChild",
  ]

  /// A device's numbers and words for the same.
  private static let deviceTypes: [String: String] = [
    "12": "contrast", "13": "contrast", "100": "hitRegion", "1000": "elementDetection", "3001": "dynamicType",
    "3002": "dynamicType", "3003": "textClipped", "5000": "sufficientElementDescription",
    "testTypeDynamicText": "dynamicType", "testTypeTextClipped": "textClipped", "testTypeContrast": "contrast",
    "testTypeHitRegion": "hitRegion", "testTypeElementDetection": "elementDetection",
    "testTypeElementDescription": "sufficientElementDescription",
    "testTypeSufficientElementDescription": "sufficientElementDescription",
  ]

  /// What is wrong, where a device says its type alone.
  private static let messages: [String: String] = [
    "action": "the action is missing", "contrast": "the contrast is too low",
    "dynamicType": "the text does not grow with the text size that is set",
    "elementDetection": "something on screen is no accessibility element", "hitRegion": "the target is too small",
    "parentChild": "parent and child do not agree", "sufficientElementDescription": "the element has no description",
    "textClipped": "the text is cut off", "trait": "the traits contradict each other",
  ]

  static func entries(_ root: JSONNode) -> [JSONNode] {
    if let inner = root["value"] ?? root["issues"], !inner.items.isEmpty { return inner.items }
    return root.isObject ? [root] : root.items
  }

  static func isIssue(_ node: JSONNode) -> Bool {
    node["issue_classification"] != nil || node["elementAttributes"] != nil
      || (node["auditType"] != nil && (node["compactDescription"] ?? node["detailedDescription"]) != nil)
  }

  func issue(_ json: JSONNode) -> RecordedIssue {
    let span = SourceSpan(file: file, line: json.line, column: json.column)
    if let word = json.scalar("issue_classification") {
      let kind = Self.deviceTypes[word] ?? word
      var element: AccessibilityElement?
      if let frame = json.words("element_rect_value").flatMap({ AccessibilityElement.Frame(printed: $0) }) {
        element = AccessibilityElement(span: span)
        element?.frame = frame
      }
      let detail = json.words("long_description_extra_info")
      return RecordedIssue(
        kind: kind, message: Self.messages[kind] ?? "the audit reports ‘\(word)’", detail: detail, element: element,
        span: span)
    }
    let word = json.scalar("auditType") ?? "unknown"
    let kind = UInt64(word).flatMap { Self.types[$0] } ?? Self.shortened(word)
    let message = json.words("compactDescription") ?? Self.messages[kind] ?? "the audit does not say what is wrong"
    return RecordedIssue(
      kind: kind, message: message, detail: json.words("detailedDescription"),
      element: element(json, span), span: span)
  }

  /// `XCUIAccessibilityAuditTypeContrast` is `contrast`.
  private static func shortened(_ word: String) -> String {
    let prefix = "XCUIAccessibilityAuditType"
    guard word.hasPrefix(prefix), word.count > prefix.count else { return word }
    let rest = word.dropFirst(prefix.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  /// The element as WebDriverAgent's node, else as a description.
  private func element(_ json: JSONNode, _ span: SourceSpan) -> AccessibilityElement? {
    if let attributes = json["elementAttributes"], attributes.isObject {
      var node = WebDriverJSONFormat.node(attributes)
      node.line = attributes.line
      node.column = attributes.column
      return XCUIElement.element(node, file: file, isInWebView: false)
    }
    return json.words("elementDescription").flatMap { element(description: $0, span) }
  }

  /// The element of the first line of a `debugDescription`.
  private func element(description: String, _ span: SourceSpan) -> AccessibilityElement? {
    for line in description.split(separator: "\n").prefix(6) {
      var body = line.withoutIndent
      if body.begins(with: "Attributes: ") { body = body.dropFirst("Attributes: ".count) }
      guard XCUILineParser.begins(body), var node = XCUILineParser.node(String(body)) else { continue }
      node.line = span.line
      node.column = span.column
      return XCUIElement.element(node, file: file, isInWebView: false)
    }
    return nil
  }

  /// A printed issue: `type=XCUIAccessibilityAuditType(rawValue: 8) description=… detail=… element=…`.
  func issue(line: Substring, number: Int) -> RecordedIssue? {
    guard line.utf8.count < 200_000, line.holds(Self.printed) else { return nil }
    let text = String(line)
    let parts = text.components(separatedAt: Self.printed)
    guard parts.count > 1 else { return nil }
    let digits = parts[1].prefix { $0.isNumber }
    guard let raw = UInt64(digits) else { return nil }
    let kind = Self.types[raw] ?? "type \(raw)"
    let span = SourceSpan(file: file, line: number, column: 1)
    let fields = Self.fields(String(parts[1].dropFirst(digits.count)))
    let message = fields["description"] ?? fields["compactDescription"] ?? Self.messages[kind] ?? "the audit reports it"
    return RecordedIssue(
      kind: kind, message: message, detail: fields["detail"] ?? fields["detailedDescription"],
      element: fields["element"].flatMap { element(description: $0, span) }, span: span)
  }

  private static let names = ["detailedDescription", "compactDescription", "description", "detail", "element"]

  /// `name=` or `name: ` in front of each field.
  private static func fields(_ text: String) -> [String: String] {
    var fields: [String: String] = [:]
    var name: String?
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let found = names.first { word.begins(with: $0 + "=") || word == $0 + ":" }
      if let found, found != "element" || fields["element"] == nil {
        name = found
        fields[found] = word.begins(with: found + "=") ? String(word.dropFirst(found.count + 1)) : ""
      } else if let name {
        fields[name, default: ""] += (fields[name]?.isEmpty == false ? " " : "") + word
      }
    }
    return fields.mapValues { trimmed($0[...]) }.filter { !$0.value.isEmpty && $0.value != "nil" }
  }
}

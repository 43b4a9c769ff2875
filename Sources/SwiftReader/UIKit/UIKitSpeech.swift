import ScreenModel

/// Says a UIKit class aloud: its elements in the order they are added, with what assignments tell of each.
struct UIKitSpeech {
  let reading: UIKitReading
  /// Later changes count as not yet made.
  let usesInitialValues: Bool
  private static let depthLimit = 12
  private static let elementLimit = 1_000

  func elements(of part: UIKitPart) -> [AuditedElement] {
    var found: [AuditedElement] = []
    if part.kind == .controller {
      found += bar(part, ["leftBarButtonItem", "leftBarButtonItems"])
      if let title = title(part) { found.append(title) }
      found += bar(part, ["rightBarButtonItem", "rightBarButtonItems"])
      var seen: Set<String> = ["self"]
      found += inside("view", part, depth: 0, &seen)
      found += bar(part, ["toolbarItems"])
    } else {
      var seen: Set<String> = []
      found += spoken("self", part, depth: 0, &seen)
    }
    return Array(found.prefix(Self.elementLimit))
  }

  /// Parts the code does not tell.
  func gaps(in part: UIKitPart) -> [Reason] {
    var reasons: [Reason] = []
    if part.hasUnknownBase {
      reasons.append(Reason("a superclass of ‘\(part.name)’ is not in the project", span: part.span))
    }
    if let outlet = part.objects.first(where: \.isOutlet) {
      reasons.append(Reason("‘\(outlet.name)’ is laid out in Interface Builder or by a superclass", span: outlet.span))
    }
    for object in part.objects where object.role == .table {
      if !part.steps.contains(where: { $0.object == object.id }) { continue }
      reasons.append(Reason("the rows of ‘\(object.name)’ are made when the app runs", span: object.span))
    }
    return reasons + foreignGaps(in: part)
  }

  /// Content that other code of UIKit's or SwiftUI puts on the screen.
  private func foreignGaps(in part: UIKitPart) -> [Reason] {
    var reasons: [Reason] = []
    if part.bases.contains("UIHostingController") {
      reasons.append(Reason("‘\(part.name)’ shows a SwiftUI view: ask for that view", span: part.span))
    }
    if part.bases.contains("UITableViewController") || part.bases.contains("UICollectionViewController") {
      reasons.append(Reason("the rows of ‘\(part.name)’ are made when the app runs", span: part.span))
    }
    for object in part.objects where object.type.hasPrefix("UIHostingController") && object.id != "self" {
      reasons.append(Reason("‘\(object.name)’ shows a SwiftUI view: ask for that view", span: object.span))
    }
    for step in part.steps
    where step.kind == .calls
      && step.arguments.contains(where: {
        $0.source.contains("UIHostingController(")
      })
    {
      reasons.append(Reason("‘UIHostingController’ shows a SwiftUI view: ask for that view", span: step.span))
    }
    for step in part.assignments("contentConfiguration", of: "self") where part.kind == .cell {
      reasons.append(Reason("what the cell’s content configuration draws is made when the app runs", span: step.span))
    }
    return reasons
  }

  /// Announcements the code posts.
  func announcements(of part: UIKitPart) -> [PredictedAnnouncement] {
    part.steps.compactMap { step in
      guard step.isPost, step.notification == "announcement", let words = step.argument("argument") else { return nil }
      return PredictedAnnouncement(
        text: words.text ?? .hole(words.source, because: Reason("known only when the app runs", span: step.span)),
        trigger: step.method, conditions: step.tests.map { Condition($0) }, span: step.span)
    }
  }

  // MARK: Bars

  private func title(_ part: UIKitPart) -> AuditedElement? {
    let steps = part.assignments("title", of: "self") + part.assignments("navigationItem.title", of: "self")
    guard let step = steps.first, let text = UIKitFacts(part, usesInitialValues).text(of: steps),
      text.known?.isEmpty != true
    else { return nil }
    var element = AccessibilityElement(label: text, traits: [.header], role: "UINavigationBar", span: step.span)
    if !text.isKnown {
      element.certainty.textOpen = [Reason("the title depends on what happens while the app runs", span: step.span)]
    }
    return AuditedElement(element, content: .text, key: .init(span: step.span, frames: []))
  }

  private func bar(_ part: UIKitPart, _ places: [String]) -> [AuditedElement] {
    var items: [(id: String, condition: Condition?)] = []
    for step in part.steps where step.object == "self" {
      let name =
        step.last.hasPrefix("set") ? step.last.dropFirst(3).prefix(1).lowercased() + step.last.dropFirst(4) : step.last
      guard places.contains(name) else { continue }
      // What later code puts there is not there at first; what a test puts there may be.
      if usesInitialValues, !part.isSetUp(step) { continue }
      let condition = step.tests.last ?? (part.isSetUp(step) ? nil : "after \(step.method)")
      for id in step.arguments.flatMap(\.objects) {
        let known = items.firstIndex { $0.id == id }
        if let known {
          if condition == nil { items[known].condition = nil }
        } else {
          items.append((id, condition.map { Condition($0, span: step.span) }))
        }
      }
    }
    var seen: Set<String> = []
    return items.flatMap { id, condition in
      var found = spoken(id, part, depth: 0, &seen)
      if let condition {
        for position in found.indices { found[position].element.certainty.presence.append(condition) }
      }
      return found
    }
  }

  // MARK: Views

  /// What an object contains.
  private func inside(_ id: String, _ part: UIKitPart, depth: Int, _ seen: inout Set<String>) -> [AuditedElement] {
    let facts = UIKitFacts(part, usesInitialValues)
    var children = part.children(of: id)
    if let ordered = part.assignments("accessibilityElements", of: id).last(where: part.isSetUp),
      let objects = ordered.value?.objects, !objects.isEmpty
    {
      children = objects
    }
    var found: [AuditedElement] = []
    for child in children {
      if facts.truth("accessibilityViewIsModal", of: child) == true, let presence = facts.presence(of: child),
        presence == nil
      {
        return spoken(child, part, depth: depth + 1, &seen)
      }
    }
    for child in children where found.count < Self.elementLimit {
      found += spoken(child, part, depth: depth + 1, &seen)
    }
    return found
  }

  private func spoken(_ id: String, _ part: UIKitPart, depth: Int, _ seen: inout Set<String>) -> [AuditedElement] {
    guard depth < Self.depthLimit, seen.insert(id).inserted, let object = part.object(id) else { return [] }
    let facts = UIKitFacts(part, usesInitialValues)
    if facts.truth("accessibilityElementsHidden", of: id) == true { return [] }
    guard let hidden = facts.presence(of: id) else { return [] }
    var found: [AuditedElement]
    if facts.isElement(object) {
      found = UIKitParts(facts: facts, language: reading.language).parts(of: object) ?? []
      if found.isEmpty { found = element(object, part, facts).map { [$0] } ?? [] }
    } else if object.isOwnType, id != "self", let own = reading.part(named: object.type), own.name != part.name {
      found = depth < 4 ? elements(of: own) : []
    } else if id == "self", part.kind == .cell, part.bases.contains("UITableViewCell") {
      found = row(part, depth: depth, &seen)
    } else {
      found = inside(id, part, depth: depth, &seen)
      if id == "self" { found += inside("contentView", part, depth: depth, &seen) }
    }
    if let hidden { for position in found.indices { found[position].element.certainty.presence.append(hidden) } }
    return found
  }

  /// A table cell without flags is one element of all its texts; controls in it stay their own.
  private func row(_ part: UIKitPart, depth: Int, _ seen: inout Set<String>) -> [AuditedElement] {
    let inner = inside("contentView", part, depth: depth, &seen) + inside("self", part, depth: depth, &seen)
    let texts = inner.filter { $0.content == .text }
    let others = inner.filter { $0.content != .text }
    guard let object = part.object("self"), !texts.isEmpty else { return inner }
    var parts: [SpokenText.Part] = []
    for (position, text) in texts.enumerated() {
      if position > 0 { parts.append(.known(", ")) }
      parts += text.element.label?.parts ?? []
    }
    var element = AccessibilityElement(label: SpokenText(parts), role: object.type, span: object.span)
    element.certainty.textOpen = texts.flatMap(\.element.certainty.textOpen)
    element.certainty.orderOpen = [Reason("a table cell puts its texts together by itself", span: object.span)]
    return [AuditedElement(element, content: .text, key: .init(span: object.span, frames: []))] + others
  }

  private func element(_ object: UIKitObject, _ part: UIKitPart, _ facts: UIKitFacts) -> AuditedElement? {
    var element = AccessibilityElement(role: object.type, span: object.span)
    element.label = facts.label(of: object, language: reading.language)
    element.value = facts.value(of: object, language: reading.language)
    element.hint = facts.text("accessibilityHint", of: object.id)
    element.identifier = facts.text("accessibilityIdentifier", of: object.id)
    if object.role == .field || object.role == .searchBar {
      element.placeholder =
        facts.text("placeholder", of: object.id) ?? facts.text("attributedPlaceholder", of: object.id)
      if element.value == nil { element.value = element.placeholder }
    }
    // Nothing is drawn for no words, and nothing can be focused.
    if object.role == .label, element.label?.known?.isEmpty == true, element.value == nil { return nil }
    // A kind of control: who uses it says what it is called.
    if object.id == "self", object.isControl, element.label == nil {
      element.label = .hole(
        "label", because: Reason("who uses ‘\(part.name)’ says what it is called", span: object.span))
    }
    (element.traits, element.openTraits) = facts.traits(of: object)
    let kind = object.id == "self" ? part : object.isOwnType ? reading.part(named: object.type) : nil
    if kind?.overrides["accessibilityTraits"] != nil {
      element.certainty.roleOpen.append(
        Reason("‘accessibilityTraits’ is computed when the app runs", span: object.span))
    }
    element.actions = part.assignments("accessibilityCustomActions", of: object.id).flatMap { $0.value?.items ?? [] }
    element.isActivatable = object.isControl || element.traits.contains(.button)
    for words in [element.label, element.value].compactMap({ $0 }) where !words.isKnown {
      element.certainty.textOpen.append(facts.openReason(words, object))
    }
    if object.isOutlet {
      element.certainty.textOpen.append(
        Reason("‘\(object.name)’ may be set up in Interface Builder", span: object.span))
    }
    let content: AuditedElement.Content =
      object.isControl || object.role == .barButton
      ? .control : object.role == .image ? .image : object.role == .label ? .text : .container
    var made = AuditedElement(element, content: content, key: .init(span: object.span, frames: []))
    made.hasOwnLabel = part.mentions("accessibilityLabel", of: object.id)
    made.hasOwnValue = part.mentions("accessibilityValue", of: object.id)
    made.isUnnamedImage = element.label?.isFileName ?? false
    return made
  }
}

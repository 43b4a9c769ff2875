import ScreenModel

extension SelectedWithoutTrait {
  private static let words: Set<String> = ["picked", "selected", "chosen", "checked", "current", "selection"]
  private static let marks: Set<String> = [
    "image", "tintColor", "isHidden", "backgroundColor", "textColor", "accessoryType", "alpha", "font", "setImage",
    "layer.borderColor", "layer.borderWidth", "accessoryView",
  ]

  /// A mark that is drawn for the current choice and said by nothing.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    guard part.bases.first != "UIButton", part.bases.first != "UISegmentedControl", !isTabBar(part) else { return [] }
    for method in part.running {
      // UIKit sets the trait of cells and controls that are selected by themselves.
      if part.kind != .view, isSystem(method, part) { continue }
      for step in method.flow where Self.marks.contains(step.name) && step.turn == 0 {
        if part.kind != .view, let own = part.methods.first(where: { $0.name == step.method }), isSystem(own, part) {
          continue
        }
        guard let test = test(of: step), isChoice(test), let object = part.object(step.object),
          !says(part, about: step), !isDrawnOverSystem(object, part)
        else { continue }
        let isSystem = part.kind != .view && test.contains("isSelected") || step.name == "accessoryType"
        let isRow =
          part.kind == .view
          && (part.assignments("isAccessibilityElement", of: "self").contains { $0.value?.truth == true }
            || part.methods.contains { $0.triggers.contains { $0.kind == .tap && $0.object == "self" } })
        let isTouched = object.isControl && test.contains("sender")
        let isSure = !isSystem && (isRow || part.kind == .cell || isTouched) && !part.hasUnknownBase
        // A mark in a button stands for the button, which is what needs the trait.
        let button = button(of: step, method, part)
        let shown = button?.object ?? object
        let heard = part.heard(button?.object.id ?? "self")
        return [
          AuditFinding(
            at: button?.step.span ?? step.span,
            "‘\(part.called(shown))’ shows the choice (\(chosen(test, by: step))) and nothing says it", heard: heard,
            after: heard.map { "selected, " + $0 },
            review: isSure ? nil : "the system or other code may say it",
            help: "insert .selected into accessibilityTraits, and remove it when the choice is another")
        ]
      }
    }
    return []
  }

  /// UIKit says of a tab that it is selected.
  private func isTabBar(_ part: UIKitPart) -> Bool {
    part.bases.contains { ["UITabBarController", "UITabBar"].contains($0) }
  }

  /// A picture that is no element and stands in nothing of a controller's own: what it is laid over speaks for itself.
  private func isDrawnOverSystem(_ object: UIKitObject, _ part: UIKitPart) -> Bool {
    part.kind == .controller && object.role == .image && part.containers(of: object.id).isEmpty
      && !part.mentions("isAccessibilityElement", of: object.id)
  }

  /// The condition a mark depends on.
  private func test(of step: UIKitStep) -> String? {
    if let value = step.value {
      if let cut = value.source.firstIndex(of: "?"), value.source[cut...].contains(":") {
        let before = value.source[..<cut]
        return before.split { $0 == "(" }.last.map { $0.trimmingCharacters(in: .whitespaces) }
      }
      if step.name == "isHidden", value.truth == nil { return value.source }
    }
    return step.tests.last
  }

  /// The test as it reads where the choice is made: a mark that is hidden if `!isCurrent` shows `isCurrent`.
  private func chosen(_ test: String, by step: UIKitStep) -> String {
    var text = test.trimmingCharacters(in: .whitespaces)
    while text.filter({ $0 == ")" }).count > text.filter({ $0 == "(" }).count, text.hasSuffix(")") { text.removeLast() }
    let isPlain = text.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || "._?()".contains($0) }
    if text.hasPrefix("!"), isPlain { return String(text.dropFirst()) }
    if text.hasPrefix("!("), text.firstIndex(of: ")") == text.indices.last {
      return String(text.dropFirst(2).dropLast())
    }
    guard step.name == "isHidden", step.value?.source == test else { return text }
    let parts = text.components(separatedBy: " != ")
    return parts.count == 2 && !text.contains("&&") && !text.contains("||") ? parts.joined(separator: " == ") : text
  }

  /// The control that is told of the choice by the same code, or that the mark is drawn in, and the statement to look at.
  private func button(of step: UIKitStep, _ method: UIKitMethod, _ part: UIKitPart)
    -> (object: UIKitObject, step: UIKitStep)?
  {
    guard part.kind != .view, part.object(step.object)?.isControl == false else { return nil }
    let names = Words.identifiers(step.value?.source ?? step.tests.last ?? "")
    for other in method.flow where other.kind == .assigns && other.object != step.object && other.object != "self" {
      guard let control = part.object(other.object), control.isControl, !control.isField, let value = other.value,
        value.truth == nil, isChoice(value.source), !names.isDisjoint(with: Words.identifiers(value.source))
      else { continue }
      return (control, other)
    }
    for other in part.steps
    where other.last == "addSubview" && other.arguments.contains(where: { $0.objects.contains(step.object) }) {
      if let control = part.object(other.object), control.isControl, !control.isField { return (control, step) }
    }
    return nil
  }

  /// It follows the selection or highlight that UIKit keeps of a cell or control.
  private func isSystem(_ method: UIKitMethod, _ part: UIKitPart) -> Bool {
    let own: Set<String> = [
      "setSelected", "setHighlighted", "isSelected.didSet", "isHighlighted.didSet", "isSelected.set",
      "updateConfiguration", "setEditing",
    ]
    return own.contains(method.base) || own.contains(method.name)
      || part.methods.contains { other in
        (own.contains(other.name) || own.contains(other.base))
          && (other.flow.contains { $0.object == "self" && $0.name == method.base }
            || other.source.contains("\(method.base)("))
      }
  }

  private func isChoice(_ test: String) -> Bool {
    // The button of several that was touched.
    if test.hasSuffix("== sender") || test.hasPrefix("sender ==") { return true }
    let words = Set(Words.ofName(test))
    // Whether choosing is under way at all.
    if !words.isDisjoint(with: ["mode", "editing", "enabled", "empty"]) { return false }
    // `let current = …` asks whether there is one.
    if test.contains("let "), !words.isSuperset(of: ["is", "selected"]) { return false }
    // `current == nil` asks the same.
    if test.hasSuffix("== nil") || test.hasSuffix("!= nil") || test.hasSuffix("== nil)") || test.hasSuffix("!= nil)") {
      return false
    }
    if words.isSubset(of: ["current", "selected", "selection", "self", "nil"]), words.contains("nil") { return false }
    return !words.isDisjoint(with: Self.words)
      && (!words.contains("current") || words.contains("is") || test.contains("=="))
  }

  /// The label is what the code was handed, or what a label shows: no state is in it.
  private func isName(_ step: UIKitStep, _ part: UIKitPart) -> Bool {
    guard let source = step.value?.source, source.allSatisfy({ $0.isLetter || $0.isNumber || "._?".contains($0) })
    else {
      return false
    }
    let names = source.split { $0 == "." || $0 == "?" }.map(String.init)
    guard let last = names.last else { return false }
    if names.count > 1 { return ["text", "title", "name"].contains(last) }
    let header = part.methods.first { $0.name == step.method }?.source.prefix { $0 != "{" } ?? ""
    return header.contains("\(last): String")
  }

  private func says(_ part: UIKitPart, about step: UIKitStep) -> Bool {
    if part.overrides["accessibilityTraits"] != nil || part.overrides["accessibilityValue"] != nil { return true }
    return part.steps.contains { other in
      switch other.last {
      case "accessibilityTraits", "insert", "formUnion", "update":
        other.name.contains("accessibilityTraits") && other.source.contains("selected")
      case "accessibilityValue": true
      case "accessibilityLabel":
        other.value.map { isChoice($0.source) } ?? false || other.tests.contains(where: isChoice)
          || isChoice(other.method) && !isName(other, part)
      case "isSelected": other.object != "self" || part.kind != .view
      default: other.isPost && other.object == step.object
      }
    }
  }
}

extension UIKitObject {
  /// Whether it is there to be typed into.
  fileprivate var isField: Bool { role == .field || role == .textView }
}

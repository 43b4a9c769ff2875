import Foundation
import ScreenModel

/// A button that chooses something, and how its look shows that it is the current choice.
struct ChoiceMarks {
  enum Mark: Hashable {
    case picture, shape, color, words
    /// A surface or line that is there for one of the two alone. Its contrast is not known to be enough, or is.
    case fill(isPlain: Bool)
  }

  var node: AuditedNode
  var element: AuditedElement
  /// The property that holds the choice.
  var name: String
  var marks: Set<Mark>
  /// The button's own code sets the property.
  var isSetHere: Bool

  /// Words in the names of properties that hold a choice.
  private static let choosing: Set<String> = ["selected", "chosen", "picked", "checked", "current"]
  private static let colors: Set<String> = [
    "foregroundStyle", "foregroundColor", "tint", "background", "fill", "stroke", "strokeBorder", "border", "opacity",
    "listRowBackground", "shadow", "backgroundStyle", "colorMultiply",
  ]
  private static let shapes: Set<String> = [
    "font", "fontWeight", "bold", "underline", "strikethrough", "scaleEffect", "italic", "symbolVariant", "frame",
    "rotationEffect", "offset", "padding",
  ]
  private static let words: Set<String> = ["accessibilityLabel", "accessibilityValue", "accessibilityHint"]

  /// Every button of a view whose look depends on a choice.
  static func all(in view: AuditedView) -> [ChoiceMarks] {
    var writing: [String: Int] = [:]
    for handler in view.handlers where handler.kind == "Button" {
      for name in Set(handler.effects.compactMap({ target($0) })) { writing[name, default: 0] += 1 }
    }
    return touched(in: view).compactMap { node, element, effects in
      let targets = effects.compactMap { target($0) }
      guard !effects.contains(where: { isToggle($0) }) else { return nil }
      var marks: Set<Mark> = []
      var name: String?
      // One of several that set the same property.
      let isInRow = view.isInside(node, ["ForEach", "List"])
      let around = view.ancestors(of: node.id).filter { $0.kind == .branch }.compactMap(\.condition)
      // Work begins with a call: what is only noted is a choice, however its name ends.
      let isWork =
        effects.contains { if case .assigns = $0.kind { false } else { !isAnimation($0) } }
        || view.subtree(of: node.id).contains { $0.name == "ProgressView" }
      func isOption(_ target: String, of condition: Condition) -> Bool {
        let last = target.split(separator: ".").last.map(String.init) ?? target
        let words = Words.ofName(last)
        guard isWork ? !Words.isBusy(target) : Words.busy.isDisjoint(with: words),
          !["state", "status", "phase"].contains(words.last ?? "")
        else { return false }
        return isInRow || writing[target, default: 0] > 1 || isTaken(condition, by: effects)
      }
      func matches(_ condition: Condition) -> Bool {
        let hit =
          isComparison(condition)
          ? targets.first(where: {
            isOption($0, of: condition) && condition.mentions($0) && isChosen(condition, by: effects)
          })
            ?? condition.names.first(where: isChoosing)
          : condition.names.first(where: isChoice)
        // What decides whether the button is there at all does not mark it.
        guard let hit, !around.contains(where: { $0.mentions(hit) }) else { return false }
        name = name ?? hit
        return true
      }
      for part in view.subtree(of: node.id) { collect(part, view, matches, &marks) }
      guard let name, !marks.isEmpty else { return nil }
      if view.subtree(of: node.id).contains(where: { isTick($0, of: name, view) }) { marks.insert(.picture) }
      return ChoiceMarks(
        node: node, element: element, name: name, marks: marks,
        isSetHere: targets.contains { Condition.isSame($0, name) })
    }
  }

  /// Buttons, and what was made one by a tap and a trait, each with what a touch does.
  private static func touched(
    in view: AuditedView
  ) -> [(node: AuditedNode, element: AuditedElement, effects: [AuditedHandler.Effect])] {
    view.nodes.compactMap { node in
      guard !node.isInLabel else { return nil }
      if node.kind == .control, node.name == "Button" {
        return view.everyElement.first { $0.span == node.span && $0.key.frames == node.frames }.map {
          (node, $0, view.handlers(at: node.span, node.frames).flatMap(\.effects))
        }
      }
      guard let tap = node.modifier("onTapGesture"), !node.isButtonLike else { return nil }
      let spans = Set(node.modifiers.filter { $0.name == "accessibilityElement" }.map(\.span))
      let element =
        view.everyElement.first { spans.contains($0.span) && $0.key.frames == tap.frames }
        ?? view.heardElements(in: node.id).first
      guard let element, !element.isControl, element.element.traits.contains(.button) else { return nil }
      return (node, element, view.handlers(at: tap.span, tap.frames).flatMap(\.effects))
    }
  }

  /// `mode == .day` is the choice of a button that sets `mode = .day`; `price == .loading` is no choice of anything.
  private static func isChosen(_ condition: Condition, by effects: [AuditedHandler.Effect]) -> Bool {
    let parts = condition.text.components(separatedBy: condition.text.contains("==") ? "==" : " is ")
    guard parts.count == 2 else { return true }
    var other = parts[1].trimmingCharacters(in: .whitespaces)
    // `price is not .loading` is about the same value.
    if other.hasPrefix("not .") { other.removeFirst(4) }
    guard other.hasPrefix("."), !other.contains("(") else { return true }
    let values = effects.compactMap { effect -> String? in
      guard case .assigns(let name, let value) = effect.kind, condition.mentions(name) else { return nil }
      return value
    }
    // A value that is handed in may be any.
    return values.isEmpty || values.contains { $0.hasSuffix(other) || !$0.hasPrefix(".") }
  }

  /// A picture that is there for the choice while something else holds too: `isEditing && isSelected`.
  private static func isTick(_ part: AuditedNode, of name: String, _ view: AuditedView) -> Bool {
    guard part.kind == .branch, let condition = part.condition, condition.conjuncts.count > 1, condition.mentions(name)
    else { return false }
    return view.subtree(of: part.id).contains { $0.name == "Image" || $0.kind == .opaque }
  }

  private static func isAnimation(_ effect: AuditedHandler.Effect) -> Bool {
    switch effect.kind {
    case .animates, .calls("withAnimation"): true
    case .calls(let name): name.hasSuffix("Animation") || name.hasPrefix("Animation.") || name.hasPrefix("UI")
    default: false
    }
  }

  /// `theme == current` where a touch makes it so: `current = theme`. What is opened that way is no choice.
  private static func isTaken(_ condition: Condition, by effects: [AuditedHandler.Effect]) -> Bool {
    let sides = condition.text.components(separatedBy: " == ")
    guard sides.count == 2 else { return false }
    return effects.contains { effect in
      guard case .assigns(let name, let value?) = effect.kind else { return false }
      let given = value.hasPrefix("self.") ? String(value.dropFirst(5)) : value
      guard given.first?.isLetter == true, given.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }),
        opening.isDisjoint(with: Words.ofName(name.split(separator: ".").last.map(String.init) ?? name))
      else { return false }
      return Condition.isSame(sides[0], name) && Condition.isSame(sides[1], given)
        || Condition.isSame(sides[1], name) && Condition.isSame(sides[0], given)
    }
  }

  private static let opening: Set<String> = [
    "expanded", "open", "opened", "presented", "shown", "visible", "revealed", "focus", "focused", "hovered", "pressed",
    "dragged", "edited", "playing", "editing", "deleting", "previous", "last", "old",
  ]

  /// `roast == item`, `chosen.contains(item)`
  static func isComparison(_ condition: Condition) -> Bool {
    let text = condition.text
    guard !text.contains("nil"), !text.contains("isEmpty"), !text.contains("count"), !text.contains("&&") else {
      return false
    }
    return text.contains(" is ") || text.contains("==") || text.contains("!=") || text.contains("contains")
  }

  /// `selectedAddress`, `chosen`
  private static func isChoosing(_ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return Words.ofName(last).prefix(2).contains { ["selected", "chosen", "picked", "selection"].contains($0) }
  }

  /// `isSelected`, `selected`: what a row is handed.
  private static func isChoice(_ name: String) -> Bool {
    let words = Words.ofName(name.split(separator: ".").last.map(String.init) ?? name)
    return words.count <= 2 && words.last.map(choosing.contains) == true
      && (words.count == 1 || ["is", "currently"].contains(words[0]))
  }

  private static func target(_ effect: AuditedHandler.Effect) -> String? {
    switch effect.kind {
    case .assigns(let name, let value):
      return ["true", "false", "nil"].contains(value ?? "") || isToggle(effect) ? nil : name
    case .calls(let name):
      for end in [".insert", ".remove", ".append", ".removeAll", ".formSymmetricDifference"] where name.hasSuffix(end) {
        return String(name.dropLast(end.count))
      }
      return nil
    default: return nil
    }
  }

  private static func isToggle(_ effect: AuditedHandler.Effect) -> Bool {
    if case .assigns(let name, let value?) = effect.kind { return value == "!\(name)" || value == "!self.\(name)" }
    return false
  }

  private static func collect(
    _ part: AuditedNode, _ view: AuditedView, _ matches: (Condition) -> Bool, _ marks: inout Set<Mark>
  ) {
    if part.kind == .branch, let condition = part.condition, matches(condition) {
      let inside = view.subtree(of: part.id).filter { $0.kind == .control || $0.kind == .opaque }
      if inside.contains(where: { ["Text", "Label"].contains($0.name) }) { marks.insert(.words) }
      if inside.contains(where: { $0.name == "Image" || $0.kind == .opaque }) {
        marks.insert(.picture)
      } else if isPainted(part, view) {
        marks.insert(.color)
      } else if view.ancestors(of: part.id).contains(where: { $0.kind == .layer })
        || inside.allSatisfy({ $0.name == "Color" })
      {
        marks.insert(inside.isEmpty ? .shape : .fill(isPlain: false))
      } else {
        marks.insert(.shape)
      }
    }
    if part.kind == .control {
      for argument in part.arguments where depends(argument.value, matches) {
        marks.insert(["Text", "Button", "Label"].contains(part.name) && argument.label == nil ? .words : .picture)
      }
    }
    for modifier in part.modifiers {
      if let condition = modifier.condition, matches(condition), shapes.contains(modifier.name) { marks.insert(.shape) }
      // `.background(color.opacity(0))` draws nothing.
      guard modifier.arguments.contains(where: { depends($0.value, matches) && !$0.source.hasSuffix(".opacity(0)") })
      else { continue }
      if modifier.name == "opacity", part.name == "Image" {
        marks.insert(.picture)
      } else if colors.contains(modifier.name) {
        marks.insert(colorMark(modifier, matches))
      } else if shapes.contains(modifier.name) {
        marks.insert(.shape)
      } else if words.contains(modifier.name) {
        marks.insert(.words)
      }
    }
  }

  /// `item == kind ? Color("Chosen") : Color("Plain")`: a surface of one colour or another.
  private static func isPainted(_ branch: AuditedNode, _ view: AuditedView) -> Bool {
    let ways = branch.parent.map { view.nodes[$0].children.map { view.nodes[$0] } } ?? []
    let sides = ways.filter { $0.kind == .branch && $0.span == branch.span }
    return sides.count == 2
      && sides.allSatisfy { side in
        let inside = view.subtree(of: side.id).filter { $0.kind == .control || $0.kind == .opaque }
        return inside.count == 1 && inside[0].name == "Color"
          && inside[0].arguments.first.map { !isClear($0.value) } ?? false
      }
  }

  private static let surfaces: Set<String> = [
    "background", "fill", "stroke", "strokeBorder", "border", "listRowBackground",
  ]

  /// What a modifier shows that draws in another colour where the choice is another.
  private static func colorMark(_ modifier: AuditedModifier, _ matches: (Condition) -> Bool) -> Mark {
    let changing = modifier.arguments.filter { depends($0.value, matches) }
    if changing.contains(where: { $0.label == "lineWidth" }) { return .shape }
    guard surfaces.contains(modifier.name) else { return .color }
    let values = changing.flatMap(\.value.alternatives)
    let drawn = values.filter { !isClear($0) }
    if drawn.count == values.count || drawn.isEmpty { return .color }
    return .fill(isPlain: drawn.allSatisfy { KnownColor($0)?.standsOut ?? false })
  }

  /// `.clear`, `AnyShapeStyle(.clear)`, `Color.gray.opacity(0.1)`
  private static func isClear(_ value: AuditedValue) -> Bool {
    guard case .member(let name, _, let arguments) = value else { return false }
    if name == "opacity", let share = arguments.first?.value.number { return share <= 0.2 }
    return name == "clear" || name == "init" && arguments.count == 1 && isClear(arguments[0].value)
  }

  private static func depends(_ value: AuditedValue, _ matches: (Condition) -> Bool) -> Bool {
    switch value {
    case .choice(let alternatives): return alternatives.contains { matches($0.condition) || depends($0.value, matches) }
    case .condition(let condition): return matches(condition)
    case .member(_, _, let arguments): return arguments.contains { depends($0.value, matches) }
    case .text(let text, _):
      return text.parts.contains { part in
        if case .varies(let alternatives) = part { return alternatives.contains { matches($0.condition) } }
        return false
      }
    default: return false
    }
  }

  /// The choice is heard: by trait, value or words.
  var isSaid: Bool {
    let it = element.element
    return it.traits.contains(.selected) || it.openTraits[.selected] != nil || it.traits.contains(.toggleButton)
      || it.openTraits[.toggleButton] != nil || it.value != nil || marks.contains(.words) || it.expanded != nil
      || (it.label.map(isTyped) ?? false)
  }

  /// The label has other words for the choice: another rule judges how it is said.
  private func isTyped(_ label: SpokenText) -> Bool {
    label.variants.prefix(8).contains { variant in
      let words = Words.list(variant.written)
      return words.contains { ["selected", "unselected", "deselected", "chosen", "checked", "unchecked"].contains($0) }
    }
      || label.parts.contains { part in
        guard case .varies(let ways) = part else { return false }
        let said = ways.filter { !$0.text.isEmpty }
        let words = said.filter { !$0.text.hasFileName }
        // A picture that is there or not is seen, and its name is no word for it.
        if words.isEmpty, said.count < ways.count { return false }
        return (words.isEmpty ? said : words).contains { $0.condition.mentions(name) }
      }
  }
}

import ScreenModel

/// Where modifiers go in a chain: directly behind the element and before layout, joined to accessibility modifiers that
/// are there, in the file's own indentation and line breaks.
struct ModifierPlace {
  let file: WrittenFile
  let view: WrittenView

  init?(_ file: WrittenFile, _ view: WrittenView) {
    guard !view.isClosed, view.base.isCall || !view.modifiers.isEmpty || view.isStatement else { return nil }
    self.file = file
    self.view = view
  }

  private static let mark = "/* \(AddedModifier.mark) */"

  /// The edits that add modifiers; those of one place are one edit.
  func edits(adding modifiers: [AddedModifier]) -> [TextEdit] {
    var groups: [(index: Int, modifiers: [AddedModifier])] = []
    for modifier in modifiers.sorted(by: { $0.rank < $1.rank }) {
      let index = position(of: modifier)
      if let last = groups.last, last.index == index {
        groups[groups.count - 1].modifiers.append(modifier)
      } else {
        groups.append((index, [modifier]))
      }
    }
    return groups.map { insertion(of: $0.modifiers, behind: $0.index) }
  }

  /// An edit that puts modifiers behind a modifier; -1: behind the element itself.
  func insertion(of modifiers: [AddedModifier], behind index: Int) -> TextEdit {
    var end = index < 0 ? view.base.range.upperBound : view.modifiers[index].range.upperBound
    let next = index + 1 < view.modifiers.count ? view.modifiers[index + 1] : nil
    let nextIsBeside = next.map { !file.isFirstInLine($0.range.lowerBound) } ?? false
    let rest = file.restOfLine(end).drop { $0 == " " || $0 == "\t" }
    let isInline =
      nextIsBeside || !view.isStatement && !breaksLines || !(rest.isEmpty || rest.hasPrefix("//") || breaksLines)
    let indentation = self.indentation
    // A chain in one line is broken up where more than a few words are added to it.
    if isInline, next != nil, view.isStatement, modifiers.count > 1 || modifiers.contains(where: \.isGuess),
      file.line(of: end) == file.line(of: view.range.upperBound), file.isFirstInLine(view.range.lowerBound)
    {
      let lines = modifiers.map { $0.text + ($0.isGuess ? "  // \(AddedModifier.mark)" : "") }
      return .insert((lines + [""]).map { file.lineBreak + indentation + $0 }.joined(), at: end, in: file.path)
    }
    // A comment stays with what it stands behind.
    let comment = rest.hasPrefix("//") ? rest.count : rest.hasPrefix(Self.mark) ? Self.mark.count : 0
    if comment > 0 { end += file.restOfLine(end).utf8.count - rest.dropFirst(comment).utf8.count }
    let isAlone = rest.dropFirst(comment).allSatisfy { $0 == " " || $0 == "\t" }
    var text = ""
    for (position, modifier) in modifiers.enumerated() {
      let isLast = position == modifiers.count - 1
      if isInline {
        text += modifier.text
        if modifier.isGuess { text += " " + Self.mark }
        if modifier.isGuess, !isLast { text += " " }
      } else {
        text += file.lineBreak + indentation + modifier.text
        guard modifier.isGuess else { continue }
        // What follows in the line would become part of a line comment.
        text += isLast && !isAlone ? " " + Self.mark : "  // \(AddedModifier.mark)"
      }
    }
    return .insert(text, at: end, in: file.path)
  }

  /// Whether modifiers of the chain stand on lines of their own.
  private var breaksLines: Bool { view.modifiers.contains { file.isFirstInLine($0.range.lowerBound) } }

  /// The indentation of a modifier on a line of its own.
  var indentation: String {
    if let own = view.modifiers.first(where: { file.isFirstInLine($0.range.lowerBound) }) {
      return file.indentation(at: own.range.lowerBound)
    }
    let end = view.modifiers.last?.range.upperBound ?? view.base.range.upperBound
    let start = file.indentation(at: view.range.lowerBound)
    // Behind a closing brace on a line of its own, the modifier stands under the brace.
    if file.line(of: end) != file.line(of: view.range.lowerBound) { return file.indentation(at: max(0, end - 1)) }
    return start + file.indentation
  }

  /// The modifier to stand behind: -1 is the element.
  private func position(of modifier: AddedModifier) -> Int {
    let least = max(
      view.modifiers.lastIndex { Self.belongsToType($0.name, of: view.base.name) } ?? -1, endOfOwnModifiers)
    let group = view.modifiers.indices.filter {
      $0 > least && AddedModifier.rank(of: view.modifiers[$0].name) != nil
    }
    guard let first = group.first else { return least }
    // The first group of neighbours is the one to join.
    var members = [first]
    for index in group.dropFirst() where index == (members.last ?? 0) + 1 { members.append(index) }
    let before = members.last { (AddedModifier.rank(of: view.modifiers[$0].name) ?? 0) <= modifier.rank }
    return before ?? first - 1
  }

  /// The last of the project's own modifiers right behind a text or picture: they may be made for that type only.
  private var endOfOwnModifiers: Int {
    guard view.base.name == "Text" || view.base.name == "Image" else { return -1 }
    let own = view.modifiers.prefix { modifier in
      !Self.ofEveryView.contains(modifier.name) && !modifier.name.hasPrefix("accessibility")
        && !modifier.name.hasPrefix("on") && !modifier.name.hasPrefix("listRow")
        || Self.belongsToType(modifier.name, of: view.base.name)
    }
    return own.count - 1
  }

  /// Modifiers that SwiftUI has for every view.
  private static let ofEveryView: Set<String> = [
    "alert", "alignmentGuide", "allowsHitTesting", "animation", "aspectRatio", "background", "badge", "blendMode",
    "blur", "bold", "border", "buttonStyle", "clipShape", "clipped", "colorMultiply", "compositingGroup",
    "confirmationDialog", "containerRelativeFrame", "contentShape", "contentTransition", "contextMenu", "cornerRadius",
    "disabled", "draggable", "drawingGroup", "dynamicTypeSize", "edgesIgnoringSafeArea", "environment",
    "environmentObject", "fixedSize", "focused", "font", "fontWeight", "foregroundColor", "foregroundStyle", "frame",
    "geometryGroup", "gesture", "glassEffect", "help", "hidden", "id", "if", "ignoresSafeArea", "imageScale", "italic",
    "labelStyle", "labelsHidden", "layoutPriority", "lineLimit", "lineSpacing", "mask", "matchedGeometryEffect",
    "minimumScaleFactor", "modifier", "multilineTextAlignment", "navigationTitle", "offset", "opacity", "overlay",
    "padding", "popover", "position", "redacted", "rotationEffect", "safeAreaInset", "scaleEffect", "scaledToFill",
    "scaledToFit", "shadow", "sheet", "swipeActions", "symbolEffect", "symbolVariant", "tag", "task", "textCase",
    "textSelection", "tint", "toolbar", "transition", "truncationMode", "unredacted", "zIndex",
  ]

  /// Modifiers that only a certain type has, so that nothing of a view may stand before them.
  private static func belongsToType(_ name: String, of base: String) -> Bool {
    switch base {
    case "Image":
      return [
        "resizable", "renderingMode", "interpolation", "antialiased", "symbolRenderingMode", "allowedDynamicRange",
      ].contains(name)
    case "Text":
      return [
        "bold", "italic", "fontWeight", "fontWidth", "fontDesign", "underline", "strikethrough", "kerning", "tracking",
        "baselineOffset", "monospaced", "monospacedDigit", "textScale", "font", "foregroundColor", "foregroundStyle",
      ].contains(name)
    case "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "UnevenRoundedRectangle", "Path":
      return [
        "fill", "stroke", "strokeBorder", "trim", "inset", "rotation", "scale", "size", "intersection", "union",
      ].contains(name)
    case "Color", "LinearGradient", "RadialGradient", "AngularGradient": return ["opacity", "gradient"].contains(name)
    case "Link", "Button", "Label", "Toggle", "VStack", "HStack", "ZStack", "List", "Form", "Group", "ScrollView",
      "Slider", "Stepper", "Picker", "DatePicker", "ProgressView", "Gauge", "Menu", "NavigationLink", "TextField",
      "SecureField", "TextEditor", "ForEach", "Section", "LazyVStack", "LazyHStack", "Divider", "Spacer",
      "ShareLink":
      return false
    // A view of a package may have modifiers of its own: behind what is not SwiftUI's.
    default: return !base.isEmpty && base.first?.isUppercase == true && Self.ownModifiers.contains(name)
    }
  }

  /// Modifiers of widely used pictures from the net.
  private static let ownModifiers: Set<String> = [
    "resizable", "placeholder", "onSuccess", "onFailure", "processors", "priority", "pipeline", "indicator", "fade",
    "renderingMode", "cancelOnDisappear", "playing", "looping", "animationSpeed", "loadDiskFileSynchronously",
    "downsampling", "setProcessor", "onCompletion", "onDisappear",
  ]
}

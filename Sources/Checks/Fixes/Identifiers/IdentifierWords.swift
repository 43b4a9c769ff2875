import Foundation
import ScreenModel

/// The words an identifier is made of: `{category}_{context}_{purpose}_{element}`.
enum IdentifierWords {
  /// The words of a name or text: small ASCII letters and digits, `URLField2` → `url`, `field2`.
  static func split(_ text: String) -> [String] {
    let plain = Array(text.folding(options: [.diacriticInsensitive], locale: nil).replacing("’", with: ""))
    var words: [String] = []
    var word = ""
    for (position, letter) in plain.enumerated() {
      guard letter.isASCII, letter.isLetter || letter.isNumber else {
        if letter != "'" {
          words.append(word)
          word = ""
        }
        continue
      }
      let before = position > 0 ? plain[position - 1] : " "
      let next = position + 1 < plain.count ? plain[position + 1] : " "
      // `ofURL` begins a word at `U`, `URLField` at `F`.
      if letter.isUppercase, before.isLowercase || before.isNumber || before.isUppercase && next.isLowercase {
        words.append(word)
        word = ""
      }
      word += letter.lowercased()
    }
    words.append(word)
    return words.filter { word in
      guard let first = word.first else { return false }
      return !first.isNumber || word.allSatisfy(\.isNumber)
    }
  }

  /// What a view is about: `TechniqueEditorView` → `technique`, `editor`.
  static func context(of name: String) -> [String] {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    var words = split(last)
    while words.count > 1, let end = words.last, ["view", "screen", "page", "ui"].contains(end) { words.removeLast() }
    return Array(words.prefix(4))
  }

  /// The area a file belongs to: its folder's name, or the first one above it that says something.
  static func category(of path: String, besides context: [String]) -> [String] {
    let folders = path.split(separator: "/").dropLast().reversed().prefix(6)
    for folder in folders {
      let words = split(String(folder)).filter { !empty.contains($0) }
      if !words.isEmpty, words.count < 4, Set(words).isDisjoint(with: context) { return words }
    }
    return ["app"]
  }

  /// Names of folders that say nothing of an area.
  private static let empty: Set<String> = [
    "app", "base", "body", "common", "component", "components", "controls", "core", "design", "feature", "features",
    "helpers", "interface", "ios", "kit", "lib", "main", "module", "modules", "package", "packages", "pages",
    "presentation", "project", "scene", "scenes", "screen", "screens", "shared", "source", "sources", "src", "sub",
    "subviews", "swift", "swiftui", "system", "ui", "user", "utils", "view", "views", "widgets",
  ]

  /// What kind of element it is, for its end.
  static func kind(_ node: AuditedNode, _ element: AuditedElement) -> [String] {
    if let known = kinds[node.name] { return known }
    let traits = element.element.traits
    if traits.contains(.button) || element.element.isActivatable, kinds[node.name] == nil, !element.isControl {
      return ["button"]
    }
    let words = context(of: node.name)
    return words.isEmpty ? ["element"] : words
  }

  private static let kinds: [String: [String]] = [
    "Button": ["button"], "ColorPicker": ["picker"], "DatePicker": ["picker"], "DisclosureGroup": ["disclosure"],
    "EditButton": ["button"], "Gauge": ["gauge"], "Link": ["link"], "Menu": ["menu"], "MultiDatePicker": ["picker"],
    "NavigationLink": ["link"], "PasteButton": ["button"], "PhotosPicker": ["picker"], "Picker": ["picker"],
    "ProgressView": ["progress"], "RenameButton": ["button"], "SecureField": ["textfield"],
    "ShareLink": ["sharelink"], "Slider": ["slider"], "Stepper": ["stepper"], "TextEditor": ["texteditor"],
    "TextField": ["textfield"], "Toggle": ["toggle"],
  ]

  /// Words that tell what an element is for, from its label, what it does, or what it is bound to; none: nothing says.
  ///
  /// - Parameter isRow: It is part of a row: what is known only of each item says nothing.
  static func purpose(_ node: AuditedNode, _ element: AuditedElement, in view: AuditedView, isRow: Bool) -> [String] {
    var labels: [[String]] = []
    // Of a stepper the label names one of its two buttons.
    let texts =
      node.name == "Stepper"
      ? [node.argument(nil)?.value.text] : [element.element.label, element.element.placeholder]
    for text in texts {
      guard let text, !text.isFileName else { continue }
      let words = known(text)
      if !words.isEmpty { labels.append(words) }
    }
    if let short = labels.first(where: { $0.count <= 3 }) { return short }
    if let action = NameGuess.action(of: node, in: view) {
      let words = telling(split(action))
      if !words.isEmpty { return Array(words.prefix(3)) }
    }
    for argument in node.arguments {
      guard case .binding(let name, _) = argument.value else { continue }
      let words = ofProperty(name)
      if !words.isEmpty { return words }
    }
    if let long = labels.first { return Array(long.prefix(3)) }
    if !isRow, let words = destination(node, in: view) { return words }
    for picture in [node] + view.content(of: node.id) {
      guard let symbol = NameGuess.symbol(of: picture) else { continue }
      let words = telling(split(SymbolPurpose.name(of: symbol) ?? symbol))
        .filter { !["fill", "circle", "square", "rectangle"].contains($0) }
      if !words.isEmpty { return Array(words.prefix(3)) }
    }
    if !isRow, case .hole(let name, _)? = element.element.label?.parts.first, element.element.label?.parts.count == 1 {
      return ofProperty(name)
    }
    return []
  }

  /// Where a link leads, as its destination is named.
  private static func destination(_ node: AuditedNode, in view: AuditedView) -> [String]? {
    guard node.name == "NavigationLink",
      let source = node.argument("destination")?.source ?? node.arguments.first(where: \.isTrailing)?.source
    else { return nil }
    let name = source.drop { !$0.isLetter }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard name.first?.isUppercase == true else { return nil }
    let words = telling(context(of: String(name)))
    return words.isEmpty ? nil : Array(words.prefix(3))
  }

  /// The words of a text that are known; of alternatives those of the first.
  private static func known(_ text: SpokenText) -> [String] {
    telling(
      text.parts.flatMap { part -> [String] in
        switch part {
        case .known(let words): return split(words)
        case .hole: return []
        case .varies(let alternatives): return alternatives.first.map { known($0.text) } ?? []
        }
      })
  }

  /// `isNotificationsEnabled` → `notifications`.
  static func ofProperty(_ name: String) -> [String] {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    var words = split(last)
    if words.count > 1, let first = words.first, ["is", "has", "show", "shows", "should", "selected"].contains(first) {
      words.removeFirst()
    }
    if words.count > 1, let end = words.last, ["enabled", "on", "active", "title", "label", "text"].contains(end) {
      words.removeLast()
    }
    return Array(telling(words).prefix(3))
  }

  /// Without words that tell nothing, and without numbers.
  private static func telling(_ words: [String]) -> [String] {
    words.filter { !Words.small.contains($0) && $0.count > 1 && $0.first?.isNumber == false }
  }

  /// The whole name: what the context says already is not said again.
  static func name(context: [String], purpose: [String], kind: [String], path: String) -> String {
    let said = Set(context + kind)
    let fresh = purpose.filter { !said.contains($0) }
    var words: [String] = []
    for word in context + fresh + kind where words.last != word { words.append(word) }
    if words.count < 3 { words = category(of: path, besides: context) + words }
    if words.count < 3 { words.insert("app", at: 0) }
    return words.joined(separator: "_")
  }
}

import ScreenModel

extension AuditedElement {
  /// What VoiceOver says of it, in English on the newest system.
  var heard: String { Speech(lexicon: .language("en")).utterance(of: sounding).spoken }

  /// The element with what the reader's names stand for.
  private var sounding: AccessibilityElement {
    var element = element
    // A picture made in code has no file whose name could be said.
    if isUnnamedImage, let label = element.label, label.parts.count == 1, case .hole("image", _) = label.parts[0] {
      element.label = nil
    }
    if element.traits.contains(.secureTextField) { element.value = element.value?.masked }
    return element
  }

  /// What VoiceOver would say of it if it were disabled.
  var heardDimmed: String {
    var element = sounding
    element.traits.insert(.notEnabled)
    element.openTraits[.notEnabled] = nil
    return Speech(lexicon: .language("en")).utterance(of: element).spoken
  }

  /// What VoiceOver would say with another label.
  func heard(label: String) -> String {
    var element = sounding
    element.label = SpokenText(label)
    return Speech(lexicon: .language("en")).utterance(of: element).spoken
  }

  /// What it is called in a message: its label, else what it is.
  var called: String {
    if let words = label?.written, !words.isEmpty, !isUnnamedImage {
      return "‘\(words.count > 80 ? words.prefix(79) + "…" : words)’"
    }
    return (element.role ?? content.rawValue).withArticle
  }
}

extension SpokenText {
  /// What is heard of words that are typed into a secure field.
  fileprivate var masked: SpokenText {
    var text = self
    text.parts = parts.map { part in
      switch part {
      case .known: part
      case .hole: .known("••••")
      case .varies(let ways): .varies(ways.map { .init($0.condition, $0.text.masked) })
      }
    }
    return text
  }
}

extension String {
  /// “an Image”, “a Button”.
  var withArticle: String { (first.map { "aeiouAEIOU".contains($0) } ?? false ? "an " : "a ") + self }
}

extension [AuditedElement] {
  /// All that is said of them, one after the other.
  var heard: String { map(\.heard).filter { !$0.isEmpty }.joined(separator: " | ") }
}

extension AuditedElement {
  /// What VoiceOver says of it with its hint and the names of its actions.
  public var fullyHeard: String {
    let said = Speech(lexicon: .language("en")).utterance(of: element)
    var text = said.spoken
    if let hint = element.hint?.written, !hint.isEmpty { text += ". \(hint)" }
    let actions = element.actions.map(\.written)
    return actions.isEmpty ? text : text + " [actions: \(actions.joined(separator: ", "))]"
  }
}

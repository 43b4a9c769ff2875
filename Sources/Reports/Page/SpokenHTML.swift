import ScreenModel

/// Words that are spoken, on a page: with their language and writing direction, and differences marked.
struct SpokenHTML: Sendable {
  /// BCP 47 of the screen; the page itself is English.
  var language: String

  /// What a marked word is, in a word for those who do not see the mark.
  enum Mark: Sendable {
    case missing, extra
  }

  func html(_ text: String) -> HTML {
    text.isEmpty ? "<i>nothing</i>" : open(text) + "\(text)</q>"
  }

  /// The same with runs of words marked. Marks differ in shape and say what they are.
  func html(_ runs: [WordDifference.Run], _ mark: Mark) -> HTML {
    // The word for the mark is the page’s, whatever language is spoken.
    let own: HTML = languageTag == nil ? "" : " lang=en"
    let words: HTML = runs.map { run -> HTML in
      guard run.differs else { return "\(run.text)" }
      switch mark {
      case .missing: return "<del><span class=h\(own)>missing: </span>\(run.text)</del>"
      case .extra: return "<ins><span class=h\(own)>besides: </span>\(run.text)</ins>"
      }
    }.joined()
    return open(runs.map(\.text).joined()) + "\(words)</q>"
  }

  private func open(_ text: String) -> HTML {
    let isRight = Self.isRightToLeft(text)
    return
      "<q\(attribute: "lang", languageTag)\(attribute: "dir", isRight ? "rtl" : nil)>"
  }

  /// The language, where it is another than the page's and looks like one.
  private var languageTag: String? {
    let isTag = language.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return language.isEmpty || !isTag || language == "en" || language.count > 35 ? nil : language
  }

  /// Whether the first letter with a direction runs from right to left (Hebrew, Arabic and their neighbours).
  static func isRightToLeft(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }
}

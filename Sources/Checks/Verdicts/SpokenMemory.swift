import Foundation
import ScreenModel

/// Keeps what one element may say, in the language it was asked in last.
final class SpokenMemory: @unchecked Sendable {
  private let lock = NSLock()
  private var known: (language: String, os: OSVersion, spoken: SpokenElement)?

  func spoken(_ element: AccessibilityElement, _ speech: Speech) -> SpokenElement {
    let before = lock.withLock { known }
    if let before, before.language == speech.lexicon.tag, before.os == speech.os { return before.spoken }
    let made = SpokenElement(element, speech: speech)
    lock.withLock { known = (speech.lexicon.tag, speech.os, made) }
    return made
  }
}

import ScreenModel
import ScreenSpecs

/// Finds which of the four questions a case answers: from what is expected, what is on the screen, and `answers`.
struct AnsweredQuestions {
  let expectations: [Expectation]
  let spec: CaseSpec
  /// Screens of the evidence: the prediction that fits, and recordings.
  let screens: [Screen]
  /// Where the elements stand that meet an expectation.
  let places: Set<SourceSpan>
  /// What transcripts hold.
  let lines: [String]
  let context: CaseContext

  /// The questions left open, in the order in which they are asked.
  func open() -> [Question] { Question.allCases.filter { !isAnswered($0) } }

  /// In its ordinary state a screen has not changed.
  private var isOrdinary: Bool { context.state == .content }

  private func isAnswered(_ question: Question) -> Bool {
    switch question {
    case .where:
      spec.answers.where != nil || says(.heading) || has(.focus, .in, .stays)
        || isAnywhere { $0.traits.contains(.header) }
    case .changed:
      isOrdinary || spec.answers.changed != nil || has(.focus, .announces, .in, .out, .keyboardFocus)
        || says(.selected) || says(.dimmed) || says(.on) || says(.off) || says(.inProgress)
        || met.contains(where: hasState)
    case .canDo:
      spec.answers.canDo != nil || has(.wayOut) || says(.button) || says(.link) || says(.switchButton)
        || says(.textField) || says(.searchField) || says(.adjustable) || isAnywhere(isActionable)
    case .next:
      spec.answers.next != nil || has(.because, .next, .out)
        || expectations.contains { $0.hint != nil || $0.because != nil || explains($0.says) }
        || met.contains { $0.hint.map { !$0.isEmpty } ?? false }
    }
  }

  private func has(_ kinds: Expectation.Kind...) -> Bool { expectations.contains { kinds.contains($0.kind) } }

  /// Expectations of what is heard, not of what is never heard.
  private var utterances: [Expectation] {
    expectations.filter { ![.never, .silent, .opens, .next, .background, .keeps, .because].contains($0.kind) }
  }

  /// Whether a word of VoiceOver's own stands in an expectation, as a part of its own.
  private func says(_ word: Word) -> Bool {
    let phrase = context.matcher.lexicon.phrase(word).lowercased()
    return (utterances.map(\.says) + lines).contains { text in
      text.split(separator: ",").contains {
        let part = $0.lowercased().split(separator: " ").joined(separator: " ")
        return part == phrase || part.hasSuffix(" " + phrase)
      }
    }
  }

  private func isAnywhere(_ test: (AccessibilityElement) -> Bool) -> Bool {
    screens.contains { $0.elements.contains(where: test) }
  }

  /// The elements that the expectations meet.
  private var met: [AccessibilityElement] {
    screens.flatMap(\.elements).filter { element in element.span.map(places.contains) ?? false }
  }

  private func hasState(_ element: AccessibilityElement) -> Bool {
    element.traits.contains(.selected) || element.traits.contains(.notEnabled)
      || (element.value.map { !$0.isEmpty } ?? false) || element.expanded != nil
  }

  private func isActionable(_ element: AccessibilityElement) -> Bool {
    let actionable: Set<Trait> = [
      .button, .link, .adjustable, .textEntry, .searchField, .secureTextField, .toggleButton,
    ]
    let isEnabled = !element.traits.contains(.notEnabled)
    return isEnabled && (element.isActivatable || !element.traits.isDisjoint(with: actionable))
      && !element.traits.contains(.tabBarItem)
  }

  /// Whether a text is more than a name: a sentence that ends, or one that goes on behind a stop.
  private func explains(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count >= 3, let last = text.last else { return false }
    return ".!?…。".contains(last) || words.dropLast().contains { $0.last.map { ".!?".contains($0) } ?? false }
  }
}

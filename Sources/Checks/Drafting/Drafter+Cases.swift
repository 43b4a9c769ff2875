import ScreenModel
import ScreenSpecs

extension Drafter {
  /// Writes down what is heard in a state, as far as it is not heard in the ordinary one.
  func fill(_ draft: inout CaseDraft, _ state: UXState, _ found: DraftedBranch, base: PredictedScreen?) {
    let screen = found.screen
    let before = base?.screen.elements ?? []
    let known = Set(before.filter(\.certainty.presence.isEmpty).map(spoken))
    let possible = Set(before.map(spoken))
    let fresh = screen.screen.elements.filter { element in
      let words = spoken(element)
      return !known.contains(words) && (element.certainty.presence.isEmpty || !possible.contains(words))
    }
    switch state {
    case .selected: fillSelected(&draft, screen)
    case .disabled: fillDisabled(&draft, screen, base)
    case .modal: fillModal(&draft, found)
    case .content, .empty, .loading, .error, .success:
      var speech = DraftedSpeech(speech)
      let moved = screen.focusMoves.flatMap(\.targets).first { target in fresh.contains { spoken($0) == spoken(target) }
      }
      if let moved, let says = speech.expectation(of: moved) { draft.lines.append(.init(.focus, says)) }
      let posted = Set((base?.announcements ?? []).map { $0.text.written })
      for announcement in screen.announcements.prefix(4) where !posted.contains(announcement.text.written) {
        announce(announcement, &draft)
      }
      fill(&draft, state, with: fresh, of: screen, &speech)
      finish(&draft, state, screen.screen.elements, fresh)
    }
  }

  func spoken(_ element: AccessibilityElement) -> String { speech.utterance(of: element).spoken }

  private func announce(_ announcement: PredictedAnnouncement, _ draft: inout CaseDraft) {
    var speech = DraftedSpeech(speech)
    let words = speech.expectation(of: AccessibilityElement(label: announcement.text))
    guard let words, words.contains(where: \.isLetter), !draft.lines.contains(.init(.announces, words)) else { return }
    draft.lines.append(.init(.announces, words))
  }

  /// The ordinary screen, or what is new in a state.
  func fill(
    _ draft: inout CaseDraft, _ state: UXState, with elements: [AccessibilityElement], of screen: PredictedScreen
  ) {
    var speech = DraftedSpeech(speech)
    fill(&draft, state, with: elements, of: screen, &speech)
    finish(&draft, state, elements, elements)
  }

  private func fill(
    _ draft: inout CaseDraft, _ state: UXState, with elements: [AccessibilityElement], of screen: PredictedScreen,
    _ speech: inout DraftedSpeech
  ) {
    // Of a collection one row stands for all; whether there is one is a matter of data.
    let certain = elements.filter { $0.certainty.presence.isEmpty || $0.row.map { $0.index == nil } ?? false }
    // Where something is there for certain, that is what is expected; the rest depends on what nobody has given.
    let shown = certain.isEmpty ? elements : certain
    var lines: [CaseDraft.Line] = []
    var rows: [CaseDraft.Line] = []
    var left = 0
    var others = 0
    var collection: Int?
    for element in shown {
      guard let says = speech.expectation(of: element) else { continue }
      if element.label?.known?.isEmpty == false { draft.hasOwnWords = true }
      guard lines.count + rows.count < Self.mostLines else {
        left += 1
        continue
      }
      if element.row == nil, let part = part(of: element, state) {
        var line = CaseDraft.Line(.hears, "")
        line.part = part
        if !lines.contains(line) { lines.append(line) }
      } else if let row = element.row, row.index == nil {
        // What holds for every row is said of one collection.
        if collection == nil { collection = row.collection }
        if row.collection == collection { rows.append(.init(.each, says)) } else { others += 1 }
      } else if !draft.lines.contains(.init(.focus, says)) {
        lines.append(.init(.hears, says))
      }
    }
    draft.lines += lines + rows
    if left > 0 { draft.remarks.append("\(left) more elements follow: spec-check speak --view \(subject.view)") }
    if others > 0 { draft.remarks.append("There are further collections: spec-check speak --view \(subject.view)") }
    guard !certain.isEmpty else { return }
    for element in elements where !element.certainty.presence.isEmpty && element.row.map({ $0.index != nil }) ?? true {
      guard draft.remarks.count < 8, let says = speech.expectation(of: element) else { continue }
      let when = element.certainty.presence.map(\.text).joined(separator: " && ")
      draft.remarks.append("Also ‘\(says)’, when \(when)")
    }
  }

  /// The part that an element is heard in.
  private func part(of element: AccessibilityElement, _ state: UXState) -> CaseDraft.PartState? {
    guard let span = element.span, subject.kind == .screen else { return nil }
    let around = subject.parts.first { part in
      part.span.file == span.file && part.span.line <= span.line && span.endLine <= part.span.endLine
    }
    guard let around else { return nil }
    let said = around.states.contains(state) ? state : around.states.contains(.content) ? .content : nil
    return said.map { .init(around.id, $0) }
  }

  // MARK: States with keys of their own

  private func fillSelected(_ draft: inout CaseDraft, _ screen: PredictedScreen) {
    var speech = DraftedSpeech(speech)
    let word = self.speech.lexicon.phrase(.selected)
    let elements = screen.screen.elements
    let certain = elements.filter { $0.traits.contains(.selected) }
    for element in certain.prefix(3) {
      if let says = speech.expectation(of: element) { draft.lines.append(.init(.hears, says)) }
    }
    if certain.isEmpty, let open = elements.first(where: { $0.openTraits[.selected] != nil }) {
      // Which one is chosen is a matter of data: whichever it is says so.
      if let says = speech.expectation(of: open) { draft.lines.append(.init(.hears, "\(word), \(says)")) }
    }
    finish(&draft, .selected, elements, certain)
  }

  private func fillDisabled(_ draft: inout CaseDraft, _ screen: PredictedScreen, _ base: PredictedScreen?) {
    var speech = DraftedSpeech(speech)
    let before = Set((base?.screen.elements ?? []).filter { $0.traits.contains(.notEnabled) }.map(spoken))
    let dimmed = screen.screen.elements.filter { $0.traits.contains(.notEnabled) && !before.contains(spoken($0)) }
    for element in dimmed.prefix(4) {
      if let says = speech.expectation(of: element) { draft.lines.append(.init(.hears, says)) }
    }
    let reasons = dimmed.compactMap { $0.value?.known ?? $0.hint?.known }.filter { reason in
      !reason.isEmpty
        && screen.screen.elements.contains { element in
          !element.traits.contains(.notEnabled) && element.label?.known?.contains(reason) == true
        }
    }
    if let reason = reasons.first {
      draft.lines.append(.init(.because, reason))
    } else if !draft.lines.isEmpty {
      draft.remarks.append("Why? Say it with the element and show it; then write it here as ‘because’.")
    }
    finish(&draft, .disabled, screen.screen.elements, dimmed)
  }

  private func fillModal(_ draft: inout CaseDraft, _ found: DraftedBranch) {
    let screen = found.screen
    let presentation =
      screen.presentations.first { $0.span == found.branch?.span && $0.isPresented != false }
      ?? screen.presentations.first { $0.isPresented == true }
      ?? (found.branch == nil ? screen.presentedBy.first : nil)
    guard let presentation else { return }
    let content = presentation.content.isEmpty ? screen.screen.elements : presentation.content
    var speech = DraftedSpeech(speech)
    if let id = presentation.presented.flatMap({ subject.screens[$0] }), id != subject.id {
      draft.lines.append(.init(.opens, id))
    }
    if presentation.kind != .overlay, let says = firstWords(content, &speech) { draft.lines.append(.init(.in, says)) }
    if let says = wayOut(content, presentation.kind, &speech) {
      draft.lines.append(.init(.wayOut, says))
    } else {
      draft.remarks.append("No visible way out was found in it: which button closes it? Write it here as ‘way-out’.")
    }
    if let target = presentation.returnFocus.flatMap(\.targets).first, let says = speech.expectation(of: target) {
      draft.lines.append(.init(.out, says))
    } else if presentation.kind != .alert && presentation.kind != .confirmationDialog {
      draft.remarks.append("Nothing in the source moves the focus back: write the words on return as ‘out’.")
    }
    if presentation.leavesBackgroundReachable { draft.lines.append(.init(.background, "reachable")) }
    finish(&draft, .modal, content, content)
  }

  /// The title, where only buttons stand before it; else the first element.
  private func firstWords(_ content: [AccessibilityElement], _ speech: inout DraftedSpeech) -> String? {
    let title = content.first { $0.traits.contains(.header) && $0.certainty.presence.isEmpty }
    if let title, let says = speech.expectation(of: title) { return says }
    return content.first.flatMap { speech.expectation(of: $0) }
  }

  private func wayOut(
    _ content: [AccessibilityElement], _ kind: PredictedPresentation.Kind, _ speech: inout DraftedSpeech
  ) -> String? {
    let closing: Set = ["cancel", "close", "done", "dismiss", "ok", "not now", "back", "skip", "got it", "no"]
    let buttons = content.filter { $0.traits.contains(.button) && $0.certainty.presence.isEmpty }
    let isAlert = kind == .alert || kind == .confirmationDialog
    let found =
      buttons.first { $0.label?.known.map { closing.contains($0.lowercased()) } ?? false }
      ?? (isAlert ? buttons.last : nil)
    return found.flatMap { speech.expectation(of: $0) }
  }

  // MARK: What goes with every state

  private func finish(
    _ draft: inout CaseDraft, _ state: UXState, _ elements: [AccessibilityElement], _ fresh: [AccessibilityElement]
  ) {
    guard !draft.isEmpty else { return }
    draft.textSizeRisk = StateAdvice.textSizeRisk(state, fresh.isEmpty ? elements : fresh)
    let entries: Set<Trait> = [.textEntry, .searchField, .secureTextField, .textArea]
    draft.checks = StateAdvice.checks(state, hasInput: elements.contains { !$0.traits.isDisjoint(with: entries) })
  }
}

import ScreenModel
import ScreenSpecs

/// What the source says of something modal: the sheets and alerts that the view presents, or that present the view.
struct ModalSource {
  let prediction: PredictedScreen
  let witness: Witness
  let context: CaseContext
  /// What may be meant, those that are presented for certain first.
  let candidates: [PredictedPresentation]
  /// The view itself is what is presented: then it is, and the tests of its presenter do not matter.
  private let isPresented: Bool

  init(_ prediction: PredictedScreen, _ witness: Witness, _ context: CaseContext) {
    self.prediction = prediction
    self.witness = witness
    self.context = context
    let own = prediction.presentations.filter { $0.isPresented != false }
    var all = own.filter { $0.isPresented == true } + own.filter { $0.isPresented == nil }
    if let opened = context.opens.flatMap({ context.specs[$0] }) {
      let views = Set(opened.views.map(\.value))
      let named = all.filter { $0.presented.map(views.contains) ?? false }
      if !named.isEmpty { all = named }
    }
    isPresented = all.isEmpty
    candidates = all.isEmpty ? prediction.presentedBy : all
  }

  private func stops(of presentation: PredictedPresentation) -> [Stop] {
    presentation.content.isEmpty ? (witness.stops ?? []) : presentation.content.map { Stop(element: $0) }
  }

  /// `in`: the system moves focus into a sheet or alert; into an overlay only the code does.
  func entry(_ expected: Expected) -> Answer {
    guard !candidates.isEmpty else { return assumedEntry(expected) ?? nothingPresented() }
    return best(candidates.map { entry(expected, into: $0) })
  }

  private func entry(_ expected: Expected, into presentation: PredictedPresentation) -> Answer {
    let stops = self.stops(of: presentation)
    if presentation.kind == .overlay { return moved(expected, into: stops, presentation) }
    for (index, stop) in stops.enumerated() {
      let match = context.matcher.match(expected, stop, context.bindings)
      if match.outcome == .different { continue }
      var answer = context.answer(match, stop, from: witness).atMost(.possible)
      if !ModalSpeech.isLed(stops[..<index]), let first = stops.first {
        answer.verdict = witness.absence
        answer.said = context.matcher.said(first)
        answer.span = first.span
        answer.missing = ["first on the screen"]
        return answer.noting("it is in the \(presentation.kind.rawValue), but not the first thing there")
      }
      answer.openNames = Array(Set(answer.openNames + openNames(presentation))).sorted()
      return answer
    }
    var answer = context.miss(expected, among: stops, from: witness)
    answer.span = answer.span ?? presentation.span
    return answer
  }

  private func moved(_ expected: Expected, into stops: [Stop], _ presentation: PredictedPresentation) -> Answer {
    for move in prediction.focusMoves {
      for target in move.targets {
        let stop = Stop(element: target)
        let match = context.matcher.match(expected, stop, context.bindings)
        if match.outcome == .different { continue }
        var answer = context.answer(match, stop, from: witness).atMost(.possible)
        answer.span = move.span
        return answer
      }
    }
    var answer = context.miss(expected, among: stops, from: witness)
    answer.verdict = witness.absence
    answer.missing = ["focus move"]
    answer.span = presentation.span
    return answer.noting("an overlay does not move focus by itself, and nothing in the source does")
      .notingOpenParts(of: witness)
  }

  /// The whole screen was found to be the modal one.
  private func assumedEntry(_ expected: Expected) -> Answer? {
    guard prediction.assumed?.state == .modal, let stops = witness.stops, let assumed = prediction.assumed else {
      return nil
    }
    return moved(
      expected, into: stops,
      PredictedPresentation(
        kind: .overlay, isPresented: true, condition: assumed.condition, span: assumed.span, presenter: prediction.view)
    )
  }

  /// `way-out`: a visible element, so the source can prove it.
  func wayOut(_ expected: Expected) -> Answer {
    guard !candidates.isEmpty else {
      let stops = witness.stops ?? []
      return best([wayOut(expected, among: stops)])
    }
    return best(
      candidates.map { presentation in
        var answer = wayOut(expected, among: stops(of: presentation))
        if answer.verdict.isMiss {
          let title = presentation.content.first { $0.traits.contains(.header) } ?? presentation.content.first
          answer.span = answer.span ?? title?.span ?? presentation.span
        }
        if !isPresented && presentation.isPresented == nil && answer.verdict == .predicted
          && presentation.content.isEmpty
        {
          answer.verdict = .possible
        }
        return answer
      })
  }

  private func wayOut(_ expected: Expected, among stops: [Stop]) -> Answer {
    var open: Answer?
    for stop in stops {
      let match = context.matcher.match(expected, stop, context.bindings)
      if match.outcome == .different { continue }
      let answer = context.answer(match, stop, from: witness)
      if answer.verdict == .predicted { return answer }
      open = open ?? answer
    }
    return open ?? context.miss(expected, among: stops, from: witness)
  }

  /// `out`: focus comes back to where the code puts it. For alerts the system does it, which the source cannot show.
  func `return`(_ expected: Expected) -> Answer {
    guard !candidates.isEmpty else { return nothingPresented() }
    return best(candidates.map { `return`(expected, from: $0) })
  }

  private func `return`(_ expected: Expected, from presentation: PredictedPresentation) -> Answer {
    var nearest: Answer?
    for move in presentation.returnFocus {
      for target in move.targets {
        let stop = Stop(element: target)
        let match = context.matcher.match(expected, stop, context.bindings)
        var answer = context.answer(match, stop, from: witness).atMost(.possible)
        answer.span = move.span
        if match.outcome != .different {
          let names = move.conditions.flatMap { $0.names.isEmpty ? [$0.text] : $0.names }
          answer.openNames = Array(Set(answer.openNames + names)).sorted()
          return answer
        }
        nearest = nearest ?? answer
      }
    }
    if let nearest { return nearest }
    let isSystem = [.alert, .confirmationDialog].contains(presentation.kind)
    var answer = Answer(isSystem ? .unproved : witness.absence, at: presentation.span)
    answer.missing = ["focus move"]
    if isSystem { return answer.noting("the system gives focus back; the source does not show where") }
    return answer.noting("nothing in the source moves focus when the \(presentation.kind.rawValue) is closed")
      .notingOpenParts(of: witness)
  }

  private func nothingPresented() -> Answer {
    Answer(witness.absence, at: prediction.span, notes: ["nothing is presented in this state"])
      .notingOpenParts(of: witness)
  }

  private func openNames(_ presentation: PredictedPresentation) -> [String] {
    guard presentation.isPresented == nil && !isPresented else { return [] }
    return presentation.condition.names.isEmpty ? [presentation.condition.text] : presentation.condition.names
  }

  /// The candidate that fits best is the one that was meant.
  private func best(_ answers: [Answer]) -> Answer {
    var best: Answer?
    for answer in answers where best.map({ answer.verdict > $0.verdict }) ?? true { best = answer }
    return best ?? nothingPresented()
  }
}

import ScreenModel
import ScreenSpecs

/// Drafts the spec of a view from what the source says of it: the states it has with their words, the others to be designed.
public struct Drafter {
  /// Says the view in a state: with values for names in its code, with the data of a preview, and with branches of the
  /// source assumed where the values do not decide.
  public typealias Predicting = (UXState, [SampleBinding], String?, Assumed) -> [PredictedScreen]

  /// Which branches of a state are assumed.
  public enum Assumed: Sendable, Hashable {
    case none
    case branch(StateBranch)
    /// As many as this, in the order of the source.
    case first(Int)
  }

  let subject: DraftSubject
  let predict: Predicting
  let speech: Speech
  let cases: KnownCases
  /// Cases of one state, and elements of one case: more than this nobody reads.
  static let mostCases = 12

  /// Branches of one state that are looked at. A view that shows half the app has hundreds: its parts tell more of them.
  public static func mostBranches(of all: [StateBranch]) -> Int { max(3, min(16, 400 / max(1, all.count))) }

  private var mostBranches: Int { Self.mostBranches(of: subject.branches) }
  static let mostLines = 30

  public init(_ subject: DraftSubject, predict: @escaping Predicting) {
    self.subject = subject
    self.predict = predict
    speech = Speech(lexicon: .language(subject.language))
    let open = predict(.content, [], nil, .none).first?.screen.elements ?? []
    cases = KnownCases(subject.branches.map(\.condition) + open.flatMap(\.certainty.presence))
  }

  public func draft() -> SpecDraft {
    var draft = SpecDraft(subject.kind, name: subject.name, id: subject.id, views: [subject.view])
    // With some values given, the code may not ask for others any more.
    let given = accepted(decided(ordinaryGiven()), in: .content)
    let ordinary = ordinary(given)
    // Values that decide between states hold where no state gives others.
    draft.given = given.filter(\.isFlag)
    let content = content(ordinary, draft.given)
    draft.states.append(StateDraft(.content, cases: [content]))
    for state in UXState.seven { draft.states.append(self.state(state, draft.given, given, base: ordinary?.screen)) }
    if subject.kind == .part { draft.states.removeAll { $0.cases.allSatisfy(\.isEmpty) } }
    draft.openNames = openNames(ordinary?.screen)
    draft.unread = Array(Set((ordinary?.screen.opaque ?? []).map(\.text))).sorted()
    return draft
  }

  // MARK: The ordinary screen

  /// Values that keep the screen out of the states that its source has.
  private func ordinaryGiven() -> [SampleBinding] {
    var found: [SampleBinding] = []
    var refused: Set<String> = []
    for branch in subject.branches where branch.state != .selected && branch.state != .disabled {
      guard let binding = ConditionSample(branch.condition).failing else { continue }
      if let other = found.first(where: { $0.name == binding.name }), other.value != binding.value {
        refused.insert(binding.name)
      }
      if !found.contains(where: { $0.name == binding.name }) { found.append(binding) }
    }
    return accepted(found.filter { !refused.contains($0.name) }.sorted { $0.name < $1.name }, in: .content)
  }

  /// The bindings whose names the view has.
  func accepted(_ given: [SampleBinding], in state: UXState) -> [SampleBinding] {
    guard !given.isEmpty, let screen = predict(state, given, nil, .none).first else { return [] }
    let unknown = Set(screen.unknownNames.map(\.name))
    return given.filter { !unknown.contains($0.name) }
  }

  /// Values for what else decides between whole screens: of an enumeration the case that is no state of its own, of anything
  /// else what leaves something on the screen. Each is kept only if more is certain with it.
  private func decided(_ given: [SampleBinding]) -> [SampleBinding] {
    var given = given
    let states = Set(subject.branches.flatMap { ConditionSample($0.condition).holding(cases) })
    for _ in 0..<4 {
      guard let screen = predict(.content, given, nil, .none).first else { return given }
      let elements = screen.screen.elements
      let certain = elements.count { $0.certainty.presence.isEmpty }
      var best: (binding: SampleBinding, certain: Int)?
      for binding in candidates(elements, needsAny: certain == 0) {
        guard !states.contains(binding), !given.contains(where: { $0.name == binding.name }),
          let tried = predict(.content, given + [binding], nil, .none).first, tried.unknownNames.isEmpty,
          !tried.taken.contains(where: { [.loading, .error, .empty, .modal].contains($0.state) })
        else { continue }
        let now = tried.screen.elements.count { $0.certainty.presence.isEmpty || $0.row != nil }
        if now > best?.certain ?? certain { best = (binding, now) }
      }
      guard let best else { return given }
      given.append(best.binding)
    }
    return given
  }

  private func candidates(_ elements: [AccessibilityElement], needsAny: Bool) -> [SampleBinding] {
    var found: [SampleBinding] = []
    for atom in elements.flatMap(\.certainty.presence).flatMap({ ConditionSample($0).atoms }) {
      guard let value = atom.meets else { continue }
      if case .enumCase = value {} else if !needsAny { continue }
      for binding in cases.joined([SampleBinding(atom.name, value)]) where !found.contains(binding) && found.count < 8 {
        found.append(binding)
      }
    }
    return found
  }

  private struct Ordinary {
    var screen: PredictedScreen
    var given: [SampleBinding]
    var preview: String?
  }

  /// The screen as it ordinarily is: with the data of the preview that leaves least open, where one leaves less.
  private func ordinary(_ given: [SampleBinding]) -> Ordinary? {
    guard let plain = predict(.content, given, nil, .none).first else { return nil }
    var best = Ordinary(screen: plain, given: given, preview: nil)
    var least = openness(plain)
    for preview in subject.previews.prefix(8) where StatedPreview(preview).state ?? .content == .content {
      guard let screen = predict(.content, given, preview, .none).first, screen.unknownNames.isEmpty else { continue }
      let isOrdinary = !screen.taken.contains { [.loading, .error, .empty, .modal].contains($0.state) }
      let open = openness(screen)
      if isOrdinary, open < least {
        best = Ordinary(screen: screen, given: given, preview: preview)
        least = open
      }
    }
    return best
  }

  /// How much of a screen is open, in elements that may not be there and words that are not known.
  private func openness(_ screen: PredictedScreen) -> Int {
    let holes = screen.screen.elements.count { $0.label?.isKnown == false || $0.value?.isKnown == false }
    let doubtful = screen.screen.elements.count { !$0.certainty.presence.isEmpty }
    return (screen.screen.elements.isEmpty ? 1_000 : 0) + holes + doubtful * 2
  }

  private func content(_ ordinary: Ordinary?, _ shared: [SampleBinding]) -> CaseDraft {
    var draft = CaseDraft()
    guard let ordinary else { return draft }
    draft.preview = ordinary.preview
    draft.given = ordinary.given.filter { !shared.contains($0) }
    fill(&draft, .content, with: ordinary.screen.screen.elements, of: ordinary.screen)
    return draft
  }

  // MARK: One state

  private func state(
    _ state: UXState, _ shared: [SampleBinding], _ ordinary: [SampleBinding], base: PredictedScreen?
  ) -> StateDraft {
    var draft = StateDraft(state)
    let branches = subject.branches.filter { $0.state == state }
    var names = CaseNames()
    for found in predictions(state, shared).map({ settled($0, state, shared, ordinary) }) {
      guard draft.cases.count < Self.mostCases else { break }
      var single = CaseDraft(name: names.next(found.condition ?? found.branch?.condition, found.branch?.evidence))
      single.given = found.given
      single.preview = found.preview
      single.branch = found.branch?.span
      if let branch = found.branch { single.remarks = [evidence(branch, found.condition)] }
      fill(&single, state, found, base: base)
      if single.isEmpty { draft.remarks += single.remarks } else { draft.cases.append(single) }
    }
    if branches.count > mostBranches {
      draft.remarks.append(
        "\(branches.count - mostBranches) more places in the source: spec-check speak --view \(subject.view) --all-states"
      )
    }
    if draft.cases.count == 1 { draft.cases[0].name = nil }
    if draft.cases.isEmpty {
      if let other = subject.elsewhere.first(where: { $0.state == state }), branches.isEmpty {
        draft.remarks += [
          evidence(other), "It is described with the view it is in. " + StateAdvice.question(state),
        ]
      } else if branches.isEmpty {
        draft.remarks.append("Not in the source. " + StateAdvice.question(state))
      } else {
        draft.remarks += branches.prefix(4).map { evidence($0) }.filter { !draft.remarks.contains($0) }
        draft.remarks.append("Nothing is heard of it for certain. " + StateAdvice.question(state))
      }
    }
    return draft
  }

  private func evidence(_ branch: StateBranch, _ condition: Condition? = nil) -> String {
    let file = branch.span.file.split(separator: "/").last.map(String.init) ?? branch.span.file
    return "\(file):\(branch.span.line): \(branch.evidence), when \((condition ?? branch.condition).text)"
  }

  /// What the source says in a state, a branch each, with the values that lead there where words tell them.
  private func predictions(_ state: UXState, _ shared: [SampleBinding]) -> [DraftedBranch] {
    let branches = subject.branches.filter { $0.state == state }.prefix(mostBranches)
    var found: [DraftedBranch] = []
    if state == .selected { return branches.prefix(1).compactMap { selected($0, shared) } }
    for branch in branches where !found.contains(where: { $0.branch.map { same($0, branch) } ?? false }) {
      if let each = self.branch(branch, shared) { found += alternatives(each, state, shared) ?? [each] }
    }
    // The branch around others is taken with each of them.
    found = found.enumerated().filter { index, each in
      guard let own = each.branch else { return true }
      return !found.enumerated().contains { other, inner in
        guard other != index, let innerBranch = inner.branch, !same(innerBranch, own) else { return false }
        let isInside = inner.screen.taken.contains { same($0, own) }
        return isInside && (other < index || !each.screen.taken.contains { same($0, innerBranch) })
      }
    }.map(\.element)
    if state == .modal, found.isEmpty, let own = predict(.modal, shared, nil, .none).first, !own.presentedBy.isEmpty {
      found = [DraftedBranch(branch: nil, screen: own, given: [], preview: nil)]
    }
    return found
  }

  /// A branch with what else is true of the ordinary screen, where that settles what would be open.
  private func settled(
    _ found: DraftedBranch, _ state: UXState, _ shared: [SampleBinding], _ ordinary: [SampleBinding]
  ) -> DraftedBranch {
    let own = Set(found.given.map(\.name))
    let more = ordinary.filter { binding in
      !shared.contains(binding) && !own.contains(binding.name) && !own.contains { $0.hasPrefix(binding.name + ".") }
    }
    guard !more.isEmpty, found.preview == nil else { return found }
    let open = { (screen: PredictedScreen) in screen.screen.elements.count { !$0.certainty.presence.isEmpty } }
    let all = shared.filter { !own.contains($0.name) } + found.given + more
    let screen = predict(state, all, nil, found.branch.map(Assumed.branch) ?? .first(mostBranches)).first { screen in
      screen.unknownNames.isEmpty && !screen.screen.elements.isEmpty
        && (found.branch.map { branch in
          screen.taken.contains { same($0, branch) } || screen.assumed.map { same($0, branch) } ?? false
        } ?? true)
    }
    guard let screen, open(screen) < open(found.screen) else { return found }
    var settled = found
    settled.screen = screen
    settled.given = found.given + more
    return settled
  }

  private func same(_ one: StateBranch, _ other: StateBranch?) -> Bool {
    one.state == other?.state && one.span == other?.span
  }

  /// One branch: with the preview that shows it, else with values, else by assuming it.
  private func branch(_ branch: StateBranch, _ shared: [SampleBinding]) -> DraftedBranch? {
    let takes = { (screen: PredictedScreen) in
      screen.unknownNames.isEmpty
        && (screen.taken.contains { same($0, branch) } || screen.presentsForCertain(branch))
    }
    for preview in subject.previews.prefix(8) where StatedPreview(preview).state == branch.state {
      if let screen = predict(branch.state, shared, preview, .none).first(where: takes) {
        return DraftedBranch(branch: branch, screen: screen, given: [], preview: preview)
      }
    }
    let own = ConditionSample(branch.condition).holding(cases)
    if !own.isEmpty {
      let names = Set(own.map(\.name))
      if let screen = predict(
        branch.state, shared.filter { !names.contains($0.name) } + own, nil, .none
      ).first(where: takes) {
        return DraftedBranch(branch: branch, screen: screen, given: own, preview: nil)
      }
    }
    let assumed = predict(branch.state, shared, nil, .branch(branch))
    guard let screen = assumed.first(where: { $0.assumed.map { same($0, branch) } ?? takes($0) }) else { return nil }
    return DraftedBranch(branch: branch, screen: screen, given: [], preview: nil)
  }

  /// A branch in which one element says one of several things: a case each, where values tell them apart.
  private func alternatives(
    _ found: DraftedBranch, _ state: UXState, _ shared: [SampleBinding]
  ) -> [DraftedBranch]? {
    // With values given the code may no longer tell the words apart: what is assumed alone does.
    let assumed = predict(state, shared, nil, found.branch.map(Assumed.branch) ?? .first(mostBranches)).first {
      $0.assumed.map { same($0, found.branch) } ?? false
    }
    let texts = (assumed ?? found.screen).screen.elements.compactMap { element in element.label?.alternatives }
    for choices in texts where choices.count > 1 && choices.count <= 6 {
      if let split = self.split(found, choices, state, shared) { return split }
    }
    return nil
  }

  private func split(
    _ found: DraftedBranch, _ choices: [SpokenText.Alternative], _ state: UXState, _ shared: [SampleBinding]
  ) -> [DraftedBranch]? {
    var split: [DraftedBranch] = []
    for choice in choices {
      let own = cases.joined(found.given + ConditionSample(choice.condition).holding(cases))
      let names = Set(own.map(\.name))
      guard !own.isEmpty,
        let screen = predict(
          state, shared.filter { !names.contains($0.name) } + own, nil,
          found.branch.map(Assumed.branch) ?? .first(mostBranches)
        ).first,
        screen.unknownNames.isEmpty,
        screen.screen.elements.contains(where: { $0.label?.written == choice.text.written })
      else { return nil }
      var each = DraftedBranch(branch: found.branch, screen: screen, given: own, preview: nil)
      each.condition = choice.condition
      split.append(each)
    }
    return split
  }

  private func selected(_ branch: StateBranch, _ shared: [SampleBinding]) -> DraftedBranch? {
    // Of rows that are written once any may be the chosen one.
    let own = ConditionSample.first(of: branch.condition).holding(cases)
    let names = Set(own.map(\.name))
    for given in [own, []] {
      guard let screen = predict(.selected, shared.filter { !names.contains($0.name) } + given, nil, .none).first,
        screen.unknownNames.isEmpty
      else { continue }
      let isSelected = screen.screen.elements.contains { $0.traits.contains(.selected) }
      if isSelected || given.isEmpty {
        return DraftedBranch(branch: branch, screen: screen, given: given, preview: nil)
      }
    }
    return nil
  }

  private func openNames(_ screen: PredictedScreen?) -> [String] {
    let isWritable = { (name: String) in
      name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" } && name.count <= 80
    }
    return (screen?.openNames ?? []).filter(isWritable)
  }
}

extension SampleBinding {
  /// A value that is yes or no.
  fileprivate var isFlag: Bool { if case .bool = value { true } else { false } }
}

extension SpokenText {
  /// What it says where that depends on a test; `nil` where it does not, or where words stand around it.
  fileprivate var alternatives: [Alternative]? {
    guard parts.count == 1, case .varies(let alternatives) = parts[0] else { return nil }
    return alternatives
  }
}

extension PredictedScreen {
  /// Whether the presentation of a branch is open for certain.
  fileprivate func presentsForCertain(_ branch: StateBranch) -> Bool {
    [.modal, .error].contains(branch.state)
      && presentations.contains { $0.isPresented == true && $0.span == branch.span }
  }
}

import ScreenModel

/// What assignments tell of an object of a UIKit class: words, traits, whether it is there.
struct UIKitFacts {
  let part: UIKitPart
  let usesInitialValues: Bool

  init(_ part: UIKitPart, _ usesInitialValues: Bool) {
    self.part = part
    self.usesInitialValues = usesInitialValues
  }

  // MARK: Words

  func text(_ name: String, of id: String) -> SpokenText? {
    if id == "self", let known = part.overrides[name] {
      return known ?? .hole(name, because: Reason("‘\(name)’ is computed when the app runs", span: part.span))
    }
    return text(of: part.assignments(name, of: id))
  }

  /// The words several writes leave: what set-up writes last, and what later code may.
  func text(of steps: [UIKitStep]) -> SpokenText? {
    let words = steps.compactMap { step in step.value?.text.map { (step, $0) } }
    let first = words.last { part.isSetUp($0.0) }
    let later = words.filter { !part.isSetUp($0.0) }
    if let first, usesInitialValues || later.isEmpty { return first.1 }
    var different: [(UIKitStep, SpokenText)] = []
    for word in (first.map { [$0] } ?? []) + later where !different.contains(where: { $0.1 == word.1 }) {
      different.append(word)
    }
    if different.count < 2 { return different.first?.1 }
    return SpokenText([
      .varies(
        different.prefix(12).map { step, text in
          SpokenText.Alternative(Condition(step.tests.last ?? "after \(step.method)", span: step.span), text)
        })
    ])
  }

  /// The name it is spoken by.
  func label(of object: UIKitObject, language: String) -> SpokenText? {
    if let own = text("accessibilityLabel", of: object.id) ?? text("accessibilityAttributedLabel", of: object.id) {
      return own
    }
    switch object.role {
    case .label:
      return visible(of: object)
        ?? .hole(object.name, because: Reason("the text of ‘\(object.name)’ is set elsewhere", span: object.span))
    case .button, .barButton:
      return visible(of: object) ?? pictureName(of: object, language) ?? systemName(of: object, language)
        ?? configured(object)
    case .spinner: return SpokenText(Lexicon.language(language).phrase(.inProgress))
    case .image: return pictureName(of: object, language)
    default: return nil
    }
  }

  /// What the system calls a button that it draws: `UIButton(type: .close)`.
  private func systemName(of object: UIKitObject, _ language: String) -> SpokenText? {
    let types = part.calls("init", of: object.id).flatMap { $0.argument("type")?.members ?? [] }
    guard let type = types.first, !["system", "custom", "roundedRect", "plain"].contains(type) else { return nil }
    let words = ["close": "Close", "infoLight": "More Info", "infoDark": "More Info", "detailDisclosure": "More Info"]
    if language.hasPrefix("en"), let known = words[type] { return SpokenText(known) }
    return .hole(type, because: Reason("the system names the button", span: object.span))
  }

  /// A button is drawn as its configuration says, which may be made elsewhere.
  private func configured(_ object: UIKitObject) -> SpokenText? {
    let isConfigured =
      part.calls("init", of: object.id).contains { $0.argument("configuration") != nil }
      || part.steps(of: object.id).contains { $0.name == "configuration" || $0.name == "configurationUpdateHandler" }
    guard isConfigured else { return nil }
    return .hole(
      object.name, because: Reason("the configuration of ‘\(object.name)’ is made elsewhere", span: object.span))
  }

  /// The words drawn on it.
  func visible(of object: UIKitObject) -> SpokenText? {
    let id = object.id
    switch object.role {
    case .label: return text("text", of: id) ?? text("attributedText", of: id)
    case .button, .barButton:
      var steps = part.calls("setTitle", of: id).filter { step in
        step.argument("for").map { $0.members.contains("normal") || $0.source == "[]" } ?? true
      }
      steps += part.calls("setAttributedTitle", of: id)
      for name in ["configuration.title", "title", "titleLabel.text"] { steps += part.assignments(name, of: id) }
      if let text = text(of: steps) { return text }
      for step in part.calls("init", of: id) {
        if let title = step.argument("title")?.text, !title.isEmpty { return title }
        if let system = step.argument("barButtonSystemItem")?.members.last { return SystemItem.words[system] }
        for inner in step.arguments.flatMap(\.objects) where inner != "self" {
          if let text = titled(inner) { return text }
        }
        if let action = step.argument("primaryAction") ?? step.argument("action"), action.text != nil {
          return action.text
        }
      }
      for step in part.assignments("configuration", of: id) {
        for inner in step.arguments.flatMap(\.objects) { if let text = titled(inner) { return text } }
      }
      return nil
    default: return nil
    }
  }

  /// The title of a configuration or an action.
  private func titled(_ id: String) -> SpokenText? {
    text("title", of: id) ?? part.calls("init", of: id).compactMap { $0.argument("title")?.text }.first
  }

  /// The name of the file or symbol a picture shows.
  private func pictureName(of object: UIKitObject, _ language: String) -> SpokenText? {
    let looks = part.steps(of: object.id).filter { ["init", "configuration"].contains($0.name) }.flatMap { step in
      (step.name == "init" ? step.argument("configuration") : step.value)?.objects ?? []
    }
    for step in part.steps
    where step.object == object.id && step.last.lowercased().contains("image")
      || step.object == object.id && step.name == "init" || step.name == "image" && looks.contains(step.object)
    {
      guard let argument = step.arguments.first(where: { $0.source.contains("UIImage(") }),
        let name = argument.source.split(separator: "\"").dropFirst().first.map(String.init)
      else { continue }
      let words = SymbolNames.spoken(name, language: language)?.words ?? name
      return SpokenText([.known(words)], isFileName: true)
    }
    return nil
  }

  /// The number that set-up writes last; `nil` where later code writes another.
  func number(_ name: String, of id: String) -> Double? {
    let steps = part.assignments(name, of: id)
    guard let last = steps.last(where: part.isSetUp), last.tests.isEmpty else { return nil }
    if !usesInitialValues, steps.contains(where: { !part.isSetUp($0) }) { return nil }
    guard let number = last.value?.number, abs(number) < 1e9 else { return nil }
    return number
  }

  /// A slider or progress bar says the share of its range.
  private func share(of object: UIKitObject) -> SpokenText {
    let name = object.role == .slider ? "value" : "progress"
    let hole = SpokenText.hole(
      "\(object.name).\(name)", because: Reason("known only when the app runs", span: object.span))
    let bounds = ["minimumValue", "maximumValue"].map { bound -> Double? in
      part.assignments(bound, of: object.id).isEmpty ? (bound == "minimumValue" ? 0 : 1) : number(bound, of: object.id)
    }
    guard let value = number(name, of: object.id), let low = bounds[0], let high = bounds[1], high > low else {
      return hole
    }
    return SpokenText("\(Int(((value - low) / (high - low) * 100).rounded()))%")
  }

  func value(of object: UIKitObject, language: String) -> SpokenText? {
    if let own = text("accessibilityValue", of: object.id) { return own }
    switch object.role {
    case .toggle:
      let steps = part.assignments("isOn", of: object.id).filter(part.isSetUp)
      if let isOn = steps.last?.value?.truth { return SpokenText(isOn ? "1" : "0") }
      return .hole("\(object.name).isOn", because: Reason("known only when the app runs", span: object.span))
    case .field, .textView: return text("text", of: object.id)
    case .slider, .progress: return share(of: object)
    case .pageControl where number("numberOfPages", of: object.id) != nil:
      let page = Int(number("currentPage", of: object.id) ?? 0) + 1
      let words = Lexicon.language(language).phrase(
        .page, index: page, count: Int(number("numberOfPages", of: object.id) ?? 0))
      return SpokenText(words)
    case .stepper, .datePicker, .picker, .pageControl, .segments:
      return .hole("\(object.name).value", because: Reason("known only when the app runs", span: object.span))
    default: return nil
    }
  }

  func openReason(_ text: SpokenText, _ object: UIKitObject) -> Reason {
    for part in text.parts { if case .hole(_, let reason) = part { return reason } }
    return Reason("the words of ‘\(object.name)’ depend on the run", span: object.span)
  }

  // MARK: Presence

  func truth(_ name: String, of id: String) -> Bool? {
    part.assignments(name, of: id).last { part.isSetUp($0) && $0.tests.isEmpty }?.value?.truth
  }

  /// Whether set-up leaves it hidden.
  func isHidden(_ id: String) -> Bool {
    if truth("isHidden", of: id) == true { return true }
    return part.assignments("alpha", of: id).last { part.isSetUp($0) }?.value?.number == 0
  }

  /// What has to hold for it to be there; an inner `nil`: it is. `nil`: it is not.
  func presence(of id: String) -> Condition?? {
    let later = part.steps.filter { step in
      step.object == id && !part.isSetUp(step) && step.kind == .assigns && ["isHidden", "alpha"].contains(step.name)
    }
    let name = part.object(id)?.name ?? id
    if let added = addedLater(id) {
      return usesInitialValues
        ? Optional<Condition?>.none : .some(Condition("after \(added.method)", span: added.span))
    }
    if part.object(id)?.role == .spinner, truth("hidesWhenStopped", of: id) != false,
      !part.calls("startAnimating", of: id).contains(where: part.isSetUp)
    {
      return usesInitialValues
        ? Optional<Condition?>.none
        : .some(Condition("\(name).isAnimating", names: ["\(name).isAnimating"], span: part.object(id)?.span))
    }
    if usesInitialValues || later.isEmpty { return isHidden(id) ? Optional<Condition?>.none : .some(nil) }
    return .some(Condition("!\(name).isHidden", names: ["\(name).isHidden"], span: later[0].span))
  }

  /// The call that puts it on screen, where set-up does not.
  private func addedLater(_ id: String) -> UIKitStep? {
    guard id != "self" else { return nil }
    let added = part.additions.filter { $0.child == id }.map(\.step)
    return added.contains(where: part.isSetUp) ? nil : added.first
  }

  /// Whether VoiceOver stops at it.
  func isElement(_ object: UIKitObject) -> Bool {
    if object.id == "self", part.overrides["isAccessibilityElement"] != nil { return true }
    if let own = truth("isAccessibilityElement", of: object.id) { return own }
    switch object.role {
    case .label, .button, .field, .textView, .toggle, .slider, .stepper, .segments, .progress, .picker, .datePicker,
      .pageControl, .searchBar, .barButton:
      return object.id != "self" || part.kind != .view || object.role == .label
    case .spinner: return true
    default: return false
    }
  }

  // MARK: Traits

  func traits(of object: UIKitObject) -> (Set<Trait>, [Trait: Condition]) {
    var traits = own(object)
    var open: [Trait: Condition] = [:]
    for step in part.steps(of: object.id) {
      let named = Set(step.arguments.flatMap(\.members).compactMap(Trait.init(rawValue:)))
      let isPlain = step.tests.isEmpty && part.isSetUp(step)
      switch step.name {
      case "accessibilityTraits" where step.kind == .assigns && isPlain:
        traits =
          step.value?.source.contains("super") == true || step.value?.source.contains("union") == true
          ? traits.union(named) : named
      case "accessibilityTraits.insert" where isPlain, "accessibilityTraits.formUnion" where isPlain:
        traits.formUnion(named)
      case "accessibilityTraits.remove" where isPlain: traits.subtract(named)
      case "isEnabled" where step.value?.truth == false && isPlain: traits.insert(.notEnabled)
      case "accessibilityTraits", "accessibilityTraits.insert", "accessibilityTraits.remove":
        for trait in named where !traits.contains(trait) && !usesInitialValues {
          open[trait] = Condition(step.tests.last ?? "after \(step.method)", span: step.span)
        }
      case "isEnabled", "isSelected":
        let trait: Trait = step.name == "isEnabled" ? .notEnabled : .selected
        if !usesInitialValues { open[trait] = Condition("\(object.name).\(step.name)", span: step.span) }
      default: break
      }
    }
    for trait in traits { open[trait] = nil }
    return (traits, open)
  }

  private func own(_ object: UIKitObject) -> Set<Trait> {
    switch object.role {
    case .button, .barButton: [.button]
    case .toggle: [.button, .toggleButton]
    case .field: truth("isSecureTextEntry", of: object.id) == true ? [.textEntry, .secureTextField] : [.textEntry]
    case .textView: [.textEntry, .textArea]
    case .slider, .pageControl, .picker: [.adjustable]
    case .searchBar: [.searchField]
    case .image: [.image]
    case .label: [.staticText]
    case .progress, .spinner: [.updatesFrequently]
    default: []
    }
  }
}

/// Names of the system's bar button items.
enum SystemItem {
  static let words: [String: SpokenText] = [
    "add": "Add", "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "close": "Close",
    "trash": "Delete", "action": "Share", "search": "Search", "refresh": "Refresh", "compose": "Compose",
    "reply": "Reply", "camera": "Camera", "play": "Play", "pause": "Pause", "undo": "Undo", "redo": "Redo",
    "organize": "Organize", "bookmarks": "Bookmarks", "stop": "Stop",
  ]
}

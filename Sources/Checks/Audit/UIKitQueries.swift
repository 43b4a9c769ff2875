import ScreenModel

extension UIKitPart {
  /// What VoiceOver says of an object today.
  func heard(_ id: String) -> String? {
    guard let object = object(id) else { return nil }
    let span = object.span
    // The words that other code gives it are not known.
    if object.isSetElsewhere || object.isOutlet, !isNamed(id),
      elements.first(where: { $0.span == span })?.label?.isEmpty ?? true
    {
      return nil
    }
    return elements.first { $0.span == span }?.heard
  }

  /// The element an object becomes.
  func element(_ object: UIKitObject) -> AuditedElement? { elements.first { $0.span == object.span } }

  /// What it is called in a message: by its type where it is the part itself.
  func called(_ object: UIKitObject) -> String { object.id == "self" ? name : object.name }

  /// Whether something outside this code may set the object's accessibility.
  func isOpen(_ object: UIKitObject) -> Bool {
    object.isOutlet || object.isSetElsewhere || hasUnknownBase || object.role == .other
  }

  /// Whether an object is silenced or said by something around it.
  func isSwallowed(_ id: String) -> Bool {
    if assignments("isAccessibilityElement", of: id).contains(where: { $0.value?.truth == false }) { return true }
    if assignments("accessibilityElementsHidden", of: id).contains(where: { $0.value?.truth != false }) { return true }
    var around = containers(of: id)
    if kind != .controller, !around.contains("self") { around.append("self") }
    return around.contains { container in
      overrides["isAccessibilityElement"] != nil && container == "self"
        || assignments("isAccessibilityElement", of: container).contains { $0.value?.truth != false }
        || assignments("accessibilityElementsHidden", of: container).contains { $0.value?.truth != false }
        || mentions("accessibilityElements", of: container) && !listed(container).contains(id)
        || container == "self" && overrides["accessibilityElements"] != nil
        || isButton(container) && object(id)?.isControl == false
    }
  }

  /// A button is one element whatever is drawn in it.
  private func isButton(_ id: String) -> Bool {
    if assignments("isAccessibilityElement", of: id).contains(where: { $0.value?.truth == false })
      || mentions("accessibilityElements", of: id)
    {
      return false
    }
    return id == "self" ? bases.contains("UIButton") : object(id)?.role == .button
  }

  private func listed(_ id: String) -> [String] {
    assignments("accessibilityElements", of: id).flatMap { $0.value?.objects ?? [] }
  }

  /// Whether an object is put on screen by code that was read.
  func isPlaced(_ object: UIKitObject) -> Bool {
    object.role == .barButton || additions.contains { $0.child == object.id }
  }

  /// Writes and changes of an object's traits.
  func traitSteps(_ id: String) -> [UIKitStep] {
    steps(of: id).filter { $0.name == "accessibilityTraits" || $0.name.hasPrefix("accessibilityTraits.") }
  }

  /// Whether the code names a trait for an object anywhere.
  func namesTrait(_ traits: Set<String>, of id: String) -> Bool {
    if id == "self", overrides["accessibilityTraits"] != nil { return true }
    return traitSteps(id).contains { step in
      step.arguments.contains { $0.members.contains(where: traits.contains) || $0.members.isEmpty && $0.truth == nil }
    }
  }

  /// Whether the object has a name of its own in the code.
  func isNamed(_ id: String) -> Bool {
    ["accessibilityLabel", "accessibilityAttributedLabel", "accessibilityLabelBlock", "accessibilityLabeledBy"]
      .contains { mentions($0, of: id) }
  }

  /// The words drawn on a button.
  func title(of object: UIKitObject) -> SpokenText? {
    if let element = element(object), !element.hasOwnLabel { return element.isUnnamedImage ? nil : element.label }
    let steps = calls("setTitle", of: object.id) + assignments("configuration.title", of: object.id)
    return steps.last?.value?.text
  }

  /// Steps that run on a touch or later, with the method they begin in.
  var running: [UIKitMethod] { methods.filter { !$0.isSetUp } }
}

extension UIKitStep {
  /// Whether a test on the way asks if VoiceOver is on.
  var asksForVoiceOver: Bool { tests.contains { $0.contains("oiceOver") } || source.contains("oiceOver") }

  /// It takes the screen away or brings another.
  var leavesScreen: Bool {
    kind == .calls
      && [
        "popViewController", "popToRootViewController", "popToViewController", "pushViewController", "dismiss",
        "present", "performSegue", "setViewControllers",
      ].contains(last)
  }

  /// Something becomes visible: `isHidden = false`, `alpha = 1`.
  var shows: Bool {
    kind == .assigns
      && (name == "isHidden" && value?.truth == false || name == "alpha" && (value?.number ?? 0) > 0.05)
  }

  /// Something leaves: `isHidden = true`, `alpha = 0`, `removeFromSuperview()`.
  var hides: Bool {
    if kind == .calls { return last == "removeFromSuperview" && !name.contains("forEach") }
    return name == "isHidden" && value?.truth == true || name == "alpha" && value?.number == 0
  }

  /// Words leave: `text = nil`, `text = ""`.
  var empties: Bool { name == "text" && kind == .assigns && (value?.text?.isEmpty == true || value?.source == "nil") }

  /// Words come: `text = "Saved"`.
  var fills: Bool { name == "text" && kind == .assigns && !empties }

  /// Code that runs later, and how much: seconds, `nil` where that is not known.
  var delay: Double?? {
    guard kind == .calls else { return nil }
    if name == "Task.sleep" || last == "asyncAfter" || name.hasPrefix("Timer.") {
      let argument = argument("deadline") ?? argument("withTimeInterval") ?? argument("timeInterval") ?? arguments.first
      if argument?.label == "nanoseconds" {
        let digits = argument?.source.filter { $0.isNumber } ?? ""
        return .some(Double(digits).map { $0 / 1_000_000_000 })
      }
      let digits = argument?.source.split { !$0.isNumber && $0 != "." }.map(String.init).compactMap(Double.init).last
      guard let digits else { return .some(nil) }
      return .some(argument?.source.contains("milliseconds") == true ? digits / 1_000 : digits)
    }
    if name == "UIView.animate", let delay = argument("delay") { return .some(delay.number) }
    return nil
  }
}

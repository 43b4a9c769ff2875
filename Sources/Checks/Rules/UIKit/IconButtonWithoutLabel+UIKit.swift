import ScreenModel

extension IconButtonWithoutLabel {
  /// A button or bar button that shows a picture and has no name.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    part.objects.compactMap { object in
      guard object.role == .button || object.role == .barButton, !object.isOwnType, object.id != "self",
        let picture = picture(of: object, part), !part.isNamed(object.id), !hasWords(object, part),
        !part.isOpen(object), !part.isSwallowed(object.id),
        !part.steps.contains(where: { $0.object == object.id && $0.source.contains("ccessibilityLabel") }),
        !isNamedByPlace(object, part)
      else { return nil }
      let isShown = part.isPlaced(object) || isInBarItem(object, part)
      return AuditFinding(
        at: object.isProperty ? picture.span : object.span, "‘\(object.name)’ shows a picture only and has no label",
        heard: part.heard(object.id) ?? Self.heard(picture),
        review: isShown ? nil : "it is put on screen by code that was not followed",
        help: "set accessibilityLabel to what it does")
    }
  }

  /// The name of the picture's file, where one is written: what the element is made of was not followed.
  private static func heard(_ picture: UIKitStep) -> String? {
    let source = (picture.argument("image") ?? picture.value)?.source ?? ""
    guard source.hasPrefix("UIImage(named: \""), let name = source.split(separator: "\"").dropFirst().first else {
      return nil
    }
    return "\(name), button"
  }

  /// `navigationItem.rightBarButtonItem?.accessibilityLabel = …`
  private func isNamedByPlace(_ object: UIKitObject, _ part: UIKitPart) -> Bool {
    let places = part.steps.filter { $0.kind == .assigns && $0.arguments.contains { $0.objects.contains(object.id) } }
      .map(\.last)
    return part.steps.contains { step in
      guard step.name.hasSuffix(".accessibilityLabel") else { return false }
      let owner = step.name.split(separator: ".").dropLast().last.map(String.init) ?? ""
      return places.contains(owner) || places.contains(owner + "s")
    }
  }

  /// `UIBarButtonItem(customView: button)`
  private func isInBarItem(_ object: UIKitObject, _ part: UIKitPart) -> Bool {
    part.steps.contains { $0.name == "init" && $0.argument("customView")?.objects.contains(object.id) == true }
  }

  private func picture(of object: UIKitObject, _ part: UIKitPart) -> UIKitStep? {
    part.steps(of: object.id).first { step in
      if ["setImage", "setBackgroundImage"].contains(step.name) { return step.value?.source != "nil" }
      if step.name == "configuration", step.kind == .assigns {
        return step.arguments.flatMap(\.objects).contains { part.mentions("image", of: $0) }
      }
      if ["image", "configuration.image"].contains(step.name), step.kind == .assigns { return step.source != "nil" }
      guard step.name == "init" else { return false }
      if let image = step.argument("image") { return image.source != "nil" }
      if let configuration = step.argument("configuration"),
        configuration.objects.contains(where: { part.mentions("image", of: $0) })
      {
        return true
      }
      return step.argument("primaryAction")?.source.hasPrefix("UIAction(image:") == true
    }
  }

  /// Whether a configuration may bring words: `.plain()` is empty, and what is written to another one is known.
  private func mayHaveWords(configuration: UIKitStep.Argument, _ part: UIKitPart) -> Bool {
    if !configuration.objects.isEmpty {
      return configuration.objects.contains { id in
        ["title", "attributedTitle", "subtitle", "attributedSubtitle"].contains { part.mentions($0, of: id) }
      }
    }
    let source = configuration.source
    let name = source.hasPrefix("UIButton.Configuration.") ? String(source.dropFirst(22)) : source
    return !(name.hasPrefix(".") && name.hasSuffix("()") && Self.plain.contains(String(name.dropFirst().dropLast(2))))
  }

  /// UIKit's own configurations, which show nothing.
  private static let plain: Set<String> = [
    "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent", "glass",
    "prominentGlass", "clearGlass", "prominentClearGlass",
  ]

  /// Whether an action may bring words: `UIAction { … }` and `UIAction(image:)` have none.
  private func mayHaveWords(action: UIKitStep.Argument) -> Bool {
    if action.source == "nil" { return false }
    guard action.source.hasPrefix("UIAction") else { return true }
    let start = action.source.split(separator: "{", maxSplits: 1).first.map(String.init) ?? ""
    return start.contains("title:")
  }

  private func hasWords(_ object: UIKitObject, _ part: UIKitPart) -> Bool {
    let names: Set<String> = [
      "setTitle", "setAttributedTitle", "title", "configuration.title", "configuration.attributedTitle",
      "configuration.subtitle", "attributedTitle", "largeContentTitle", "configurationUpdateHandler",
    ]
    return part.steps.contains { step in
      guard step.object == object.id else { return false }
      if step.name == "configuration", step.kind == .assigns {
        return step.value.map { mayHaveWords(configuration: $0, part) } ?? true
      }
      if step.name == "init" {
        return step.argument("title").map { $0.source != "nil" && $0.source != "\"\"" } == true
          || step.argument("configuration").map { mayHaveWords(configuration: $0, part) } == true
          || step.argument("primaryAction").map { mayHaveWords(action: $0) } == true
          || step.argument("barButtonSystemItem") != nil || step.argument("customView") != nil
          || step.argument("type").map { !["system", "custom"].contains($0.members.last ?? "custom") } == true
      }
      return names.contains(step.name) && !["nil", "\"\""].contains(step.value?.source ?? "")
    }
  }
}

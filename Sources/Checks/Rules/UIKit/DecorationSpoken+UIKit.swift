import ScreenModel

extension DecorationSpoken {
  /// A picture that decorates and is made an element, and a label that holds a sign only.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    part.objects.compactMap { object in
      guard !object.isOwnType, !part.isOpen(object), !part.isSwallowed(object.id) else { return nil }
      switch object.role {
      case .image, .view: return picture(object, part)
      case .label: return sign(object, part)
      default: return nil
      }
    }
  }

  private func picture(_ object: UIKitObject, _ part: UIKitPart) -> AuditFinding? {
    guard object.id != "self", Self.isDecoration(object, part),
      let flag = part.assignments("isAccessibilityElement", of: object.id).first(where: { $0.value?.truth == true })
    else { return nil }
    return AuditFinding(
      at: flag.span, "‘\(object.name)’ is decoration and is made a stop", heard: part.heard(object.id), after: "",
      help: "leave it no element: isAccessibilityElement = false")
  }

  private func sign(_ object: UIKitObject, _ part: UIKitPart) -> AuditFinding? {
    guard !part.isNamed(object.id), part.isPlaced(object),
      let step = part.assignments("text", of: object.id).last, let words = step.value?.text?.known,
      Self.signs.contains(words)
    else { return nil }
    return AuditFinding(
      at: step.span, "the sign ‘\(words)’ is a stop of its own", heard: part.heard(object.id) ?? words, after: "",
      help: "set isAccessibilityElement = false on ‘\(object.name)’")
  }

  /// By its own name, or by that of its picture.
  static func isDecoration(_ object: UIKitObject, _ part: UIKitPart) -> Bool {
    var names = Set(nameWords(object.name))
    for step in part.assignments("image", of: object.id) + part.calls("init", of: object.id) {
      for argument in step.arguments { names.formUnion(quoted(argument.source).flatMap(nameWords)) }
    }
    return !names.isDisjoint(with: decorations)
  }

  /// What stands in quotes: `UIImage(named: "row-divider")`.
  private static func quoted(_ source: String) -> [String] {
    source.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}

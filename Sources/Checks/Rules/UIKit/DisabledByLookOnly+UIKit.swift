import ScreenModel

extension DisabledByLookOnly {
  /// Rows and controls that look disabled and are announced as active.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    let says = part.source.contains("notEnabled") || part.hasUnknownBase
    guard !says else { return [] }
    return rows(part) + faded(part) + refused(part)
  }

  /// A row whose text is grey under a condition, and whose selection is refused.
  private func rows(_ part: UIKitPart) -> [AuditFinding] {
    let refusing = part.methods.first { method in
      (method.base == "tableView" && method.name.contains("willSelectRowAt:") && method.source.contains("nil"))
        || method.name.contains("shouldSelectItemAt:") && !method.source.contains("{ true")
        || method.name.contains("shouldHighlightRowAt:") && !method.source.contains("{ true")
    }
    guard let refusing,
      !part.steps.contains(where: { $0.last == "isUserInteractionEnabled" || $0.last == "isEnabled" }),
      let grey = part.steps.first(where: { step in
        step.kind == .assigns && step.method.contains("cellFor")
          && (step.name.hasSuffix("olor") || step.name.hasSuffix("alpha"))
          && asks(step).contains { refusing.source.contains($0) }
      })
    else { return [] }
    return [
      AuditFinding(
        at: grey.span, "a row that cannot be chosen is grey and not announced as disabled", heard: nil,
        help: "insert .notEnabled into the cell's accessibilityTraits, and remove it otherwise")
    ]
  }

  /// Members that decide a colour: `isAvailable` of `choice.isAvailable ? .label : .secondaryLabel`.
  private func asks(_ step: UIKitStep) -> [String] {
    let source = step.source
    let test = source.contains("?") ? String(source.prefix { $0 != "?" }) : step.tests.last ?? ""
    let names = test.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    return names.filter { name in
      name.hasPrefix("is") || name.hasPrefix("can") || name.hasPrefix("has")
        || !Set(Words.ofName(name)).isDisjoint(with: ["available", "enabled", "disabled", "locked", "allowed"])
    }.filter { $0.count > 3 }
  }

  /// `0.4`, or one side of `ready ? 1 : 0.4`.
  private func isFaint(_ step: UIKitStep) -> Bool {
    if let number = step.value?.number { return number < 1 && number > 0 }
    return step.source.contains("?")
      && step.source.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }.contains { $0 > 0 && $0 < 1 }
  }

  /// A button that is faded by a test, and whose touch does nothing unless the same holds.
  private func refused(_ part: UIKitPart) -> [AuditFinding] {
    part.steps.compactMap { step in
      guard step.kind == .assigns, step.name == "alpha", isFaint(step), let test = tested(step),
        let object = part.object(step.object), object.isControl,
        !part.mentions("isEnabled", of: object.id), !part.mentions("isUserInteractionEnabled", of: object.id),
        part.methods.contains(where: { method in
          method.triggers.contains { $0.object == object.id && $0.kind == .touch }
            && ["guard \(test) else", "guard self.\(test) else"].contains { method.source.contains($0) }
        })
      else { return nil }
      return AuditFinding(
        at: step.span, "‘\(object.name)’ looks disabled and is announced as active", heard: part.heard(object.id),
        after: part.heard(object.id).map { $0 + ", dimmed" }, help: "set isEnabled, or insert .notEnabled")
    }
  }

  /// `isReady` of `isReady ? 1 : 0.4`.
  private func tested(_ step: UIKitStep) -> String? {
    guard let value = step.value?.source, let end = value.firstIndex(of: "?") else { return nil }
    let test = value[..<end].trimmingCharacters(in: .whitespaces)
    return test.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) && !test.isEmpty ? test : nil
  }

  /// Touches switched off and faded, without the trait.
  private func faded(_ part: UIKitPart) -> [AuditFinding] {
    var seen: Set<String> = []
    return part.running.flatMap { method in
      method.flow.compactMap { step -> AuditFinding? in
        guard step.kind == .assigns, step.name == "isUserInteractionEnabled", step.value?.truth != true,
          let object = part.object(step.object), !part.mentions("isEnabled", of: object.id),
          object.isControl || part.namesTrait(["button"], of: object.id),
          method.flow.contains(where: {
            $0.object == object.id && $0.name == "alpha" && isFaint($0)
          }),
          seen.insert(object.id).inserted, object.id != "view"
        else { return nil }
        return AuditFinding(
          at: step.span, "‘\(object.name)’ looks disabled and is announced as active", heard: part.heard(object.id),
          after: part.heard(object.id).map { $0 + ", dimmed" }, help: "set isEnabled, or insert .notEnabled")
      }
    }
  }
}

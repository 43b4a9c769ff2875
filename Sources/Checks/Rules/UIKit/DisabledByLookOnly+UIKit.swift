import ScreenModel

extension DisabledByLookOnly {
  /// Rows and controls that look disabled and are announced as active.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    let says = part.source.contains("notEnabled") || part.hasUnknownBase
    guard !says else { return [] }
    return rows(part) + faded(part)
  }

  /// A row whose text is grey under a condition, and whose selection is refused.
  private func rows(_ part: UIKitPart) -> [AuditFinding] {
    let refuses = part.methods.contains { method in
      (method.base == "tableView" && method.name.contains("willSelectRowAt:") && method.source.contains("nil"))
        || method.name.contains("shouldSelectItemAt:") && !method.source.contains("{ true")
        || method.name.contains("shouldHighlightRowAt:") && !method.source.contains("{ true")
    }
    guard refuses, !part.steps.contains(where: { $0.last == "isUserInteractionEnabled" || $0.last == "isEnabled" }),
      let grey = part.steps.first(where: { step in
        step.method.contains("cellFor") && (step.name.hasSuffix("olor") || step.name == "alpha")
          && (step.source.contains("?") || !step.tests.isEmpty)
      })
    else { return [] }
    return [
      AuditFinding(
        at: grey.span, "a row that cannot be chosen is grey and not announced as disabled", heard: nil,
        help: "insert .notEnabled into the cell's accessibilityTraits, and remove it otherwise")
    ]
  }

  /// Touches switched off and faded, without the trait.
  private func faded(_ part: UIKitPart) -> [AuditFinding] {
    var seen: Set<String> = []
    return part.running.flatMap { method in
      method.flow.compactMap { step -> AuditFinding? in
        guard step.kind == .assigns, step.name == "isUserInteractionEnabled", step.value?.truth != true,
          let object = part.object(step.object), !part.mentions("isEnabled", of: object.id),
          object.isControl || part.namesTrait(["button"], of: object.id),
          method.flow.contains(where: { $0.object == object.id && ["alpha", "tintColor", "backgroundColor"].contains($0.name) }),
          seen.insert(object.id).inserted, object.id != "view"
        else { return nil }
        return AuditFinding(
          at: step.span, "‘\(object.name)’ looks disabled and is announced as active", heard: part.heard(object.id),
          after: part.heard(object.id).map { $0 + ", dimmed" }, help: "set isEnabled, or insert .notEnabled")
      }
    }
  }
}

import ScreenModel

/// Which of the five properties each interactive element has.
enum PropertyTable {
  static func rows(of views: [AuditedView]) -> [PropertyRow] {
    var seen: Set<SourceSpan> = []
    var rows: [PropertyRow] = []
    for view in views {
      for element in view.elements + view.presentations.flatMap(\.elements) + (view.uikit?.elements ?? []) {
        guard isInteractive(element), seen.insert(element.span).inserted else { continue }
        rows.append(row(element))
      }
    }
    return rows.sorted { $0.span < $1.span }
  }

  /// Rows of several views: of one place the first, as they are met.
  static func merged(_ views: [[PropertyRow]]) -> [PropertyRow] {
    var seen: Set<SourceSpan> = []
    return views.joined().filter { seen.insert($0.span).inserted }.sorted { $0.span < $1.span }
  }

  static func isInteractive(_ element: AuditedElement) -> Bool {
    element.isControl || element.element.isActivatable || element.element.role == "ProgressView"
      || element.element.role == "Gauge"
  }

  private static let stateful: Set<String> = [
    "Toggle", "Picker", "DatePicker", "Slider", "Stepper", "ProgressView", "Gauge", "MultiDatePicker", "ColorPicker",
  ]

  private static func row(_ element: AuditedElement) -> PropertyRow {
    let it = element.element
    let isNamed = !(it.label?.isEmpty ?? true) && !element.isUnnamedImage && it.label?.hasFileName != true
    let role = it.role ?? element.content.rawValue
    let carriesState = stateful.contains(role) || it.traits.contains(.adjustable)
    let says = [Trait.button, .link, .toggleButton, .adjustable, .searchField, .textEntry, .tabBarItem]
      .contains { it.traits.contains($0) || it.openTraits[$0] != nil }
    return PropertyRow(
      span: element.span, type: role, name: it.label?.written ?? it.placeholder?.written ?? role,
      identifier: it.identifier == nil ? .missing : .ok,
      label: isNamed ? .ok : .missing,
      hint: it.hint != nil
        ? .ok : it.traits.contains(.notEnabled) || it.openTraits[.notEnabled] != nil ? .missing : .notApplicable,
      value: !carriesState ? (it.value == nil ? .notApplicable : .ok) : it.value == nil ? .missing : .ok,
      traits: role == "ProgressView" || role == "Gauge"
        ? .automatic : says ? (it.isActivatable && element.content != .control ? .ok : .automatic) : .missing)
  }
}

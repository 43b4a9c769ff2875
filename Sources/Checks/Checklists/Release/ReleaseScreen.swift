import ScreenModel
import ScreenSpecs

/// A screen that is tried before a release: what its spec says and what its views are made of.
struct ReleaseScreen {
  let spec: ScreenSpec
  let views: [AuditedView]
  let orientations: AppOrientations

  init(spec: ScreenSpec, views: [AuditedView], orientations: AppOrientations = AppOrientations()) {
    self.spec = spec
    self.views = views
    self.orientations = orientations
  }

  /// The key of an item: `checkout/release/motion`.
  func key(_ word: String) -> String { "\(spec.id)/release/\(word)" }

  /// States that are designed.
  func has(_ states: UXState...) -> Bool {
    states.contains { state in
      spec.state(state).map { $0.notApplicable == nil && !$0.isUndesigned } ?? false
    }
  }

  /// Places of modifiers that a test picks.
  func modifiers(where test: (AuditedModifier) -> Bool) -> [ChecklistPlace] {
    views.flatMap { view in
      view.appliedModifiers.map(\.modifier).filter(test).map { ChecklistPlace($0.span, $0.written) }
    }
  }

  /// Places of controls of some names.
  func controls(_ names: Set<String>) -> [ChecklistPlace] {
    nodes.filter { $0.kind == .control && names.contains($0.name) }.map { ChecklistPlace($0.span, "\($0.name)(…)") }
  }

  var nodes: [AuditedNode] { views.flatMap(\.nodes) }

  /// Places of what code does that runs on a touch or by itself.
  func effects(_ kind: AuditedHandler.Effect.Kind, _ words: String) -> [ChecklistPlace] {
    views.flatMap { view in
      view.handlers.flatMap { handler in
        handler.effects.filter { $0.kind == kind }.map { ChecklistPlace($0.span, "\(words) in \(handler.trigger)") }
      }
    }
  }

  /// Statements of UIKit code that a test picks.
  func steps(where test: (UIKitStep) -> Bool) -> [ChecklistPlace] {
    views.compactMap(\.uikit).flatMap { part in
      part.steps.filter(test).map { step in
        let words = step.kind == .assigns ? "\(step.name) = \(step.source)" : "\(step.name)(\(step.source))"
        return ChecklistPlace(step.span, words.shortened)
      }
    }
  }

  /// Whether a view asks the environment for something.
  func asks(for key: String) -> Bool { views.contains { $0.environmentKeys.contains(key) } }

  /// Something on the screen can be worked with.
  var isOperable: Bool {
    views.contains { view in view.everyElement.contains(where: \.isOperable) || !(view.uikit?.elements.isEmpty ?? true)
    }
  }
}

extension [ChecklistPlace] {
  /// By place, each line of a file once for the same words.
  var tidied: [ChecklistPlace] {
    var seen: Set<String> = []
    return sorted().filter { seen.insert("\($0.span.file):\($0.span.line) \($0.words)").inserted }
  }
}

extension AuditedModifier {
  /// As in the code, cut: `.animation(.spring(), value: isOpen)`.
  var written: String {
    let written = arguments.filter { !$0.isTrailing }.map { argument in
      (argument.label.map { "\($0): " } ?? "") + argument.source
    }
    let closure = arguments.contains(where: \.isTrailing) ? " {…}" : ""
    return ".\(name)\(written.isEmpty && !closure.isEmpty ? "" : "(\(written.joined(separator: ", ")))")\(closure)"
      .shortened
  }

  /// All arguments as written, closures left out.
  var argumentSource: String { arguments.filter { !$0.isTrailing }.map(\.source).joined(separator: ", ") }
}

extension String {
  /// On one line, at most 64 characters long.
  var shortened: String {
    let words = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count <= 64 ? words : words.prefix(63) + "…"
  }
}

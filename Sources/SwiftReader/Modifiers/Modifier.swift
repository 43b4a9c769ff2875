import ScreenModel

/// A modifier that SwiftUI declares, and how it changes what is heard.
protocol Modifier: Sendable {
  /// The names it is called by.
  static var names: [String] { get }
  /// Changes the surroundings of what it is applied to.
  static func surround(_ call: ModifierCall, _ environment: inout Environment, _ evaluator: Evaluator)
  /// Changes the tree of what it is applied to.
  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode]
}

extension Modifier {
  static func surround(_ call: ModifierCall, _ environment: inout Environment, _ evaluator: Evaluator) {}

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] { nodes }
}

extension ModifierCall {
  var first: EvaluatedArgument? { arguments.first.flatMap { $0.label == nil && !$0.isTrailing ? $0 : nil } }

  subscript(_ label: String) -> EvaluatedArgument? { arguments.first { $0.label == label } }

  /// The unlabelled trailing closure; where there is none, one under the label.
  func content(_ label: String = "content") -> EvaluatedArgument? {
    arguments.last { $0.isTrailing && $0.label == nil } ?? self[label]
      ?? arguments.last { if case .closure = $0.value { $0.label == nil } else { false } }
  }

  /// When `isEnabled:` lets the modifier work.
  func enabled(_ evaluator: Evaluator) -> Guard {
    self["isEnabled"].map { evaluator.facts.simplify(evaluator.truth(of: $0.value, at: $0.node)) } ?? .always
  }

  var origin: Origin { Origin(node.span, via: frames) }

  /// The modifier as a person finds it: `.onAppear`.
  var written: String { ".\(name)" }
}

extension [AXNode] {
  /// Whether they were taken out of the tree on purpose.
  var isHiddenOnPurpose: Bool {
    contains { if case .when(let branches) = $0 { branches.isEmpty } else { false } }
  }

  /// What stands for content that was taken out of the tree.
  static var hiddenOnPurpose: [AXNode] { [.when([])] }

  /// Whether there is anything to hear, or that may be heard.
  var isSilent: Bool { elements.isEmpty && opaqueReasons.isEmpty }

  /// Each element changed; a bare shape becomes an element first.
  func changed(by call: ModifierCall, makingElement: Bool = true, _ change: (inout Draft) -> Void) -> [AXNode] {
    if isHiddenOnPurpose { return self }
    if makingElement, isSilent {
      var draft = SilentControl.placeholder(node: call.node, frames: call.frames)
      change(&draft)
      return self + [.element(draft)]
    }
    return flatMap { node -> [AXNode] in
      if case .container(var info, let children) = node {
        // What is said of a container is not said of its children.
        var draft = Draft(.container, role: "Group", label: info.label, node: info.node, frames: call.frames)
        draft.sortPriority = info.sortPriority
        change(&draft)
        info.label = draft.label
        info.identifier = draft.identifier ?? info.identifier
        info.sortPriority = draft.sortPriority
        return [.container(info, children)]
      }
      return node.mapElements { draft in
        var draft = draft
        change(&draft)
        return draft
      }
    }
  }
}

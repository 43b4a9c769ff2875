import ScreenModel

/// A view that SwiftUI declares, and what a VoiceOver user meets of it.
protocol Control: Sendable {
  /// The names it is called by.
  static var names: [String] { get }
  /// Its accessibility tree in the evaluator's surroundings.
  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode]
}

extension BuiltinCall {
  /// The first argument without a label that is no trailing closure.
  var first: EvaluatedArgument? { arguments.first.flatMap { $0.label == nil && !$0.isTrailing ? $0 : nil } }

  subscript(_ label: String) -> EvaluatedArgument? { arguments.first { $0.label == label } }

  /// The closure of a label, or the trailing one.
  func closure(_ label: String) -> EvaluatedArgument? {
    self[label] ?? nil
  }

  /// The unlabelled trailing closure; where there is none, one under the label.
  func content(_ label: String = "content") -> EvaluatedArgument? {
    arguments.last { $0.isTrailing && $0.label == nil } ?? self[label] ?? lastUnlabelledClosure
  }

  /// The trailing closure without a label that makes a label; one that is handed something is told of editing.
  var trailingLabel: EvaluatedArgument? {
    arguments.first { $0.isTrailing && $0.label == nil && !$0.takesValue }
  }

  private var lastUnlabelledClosure: EvaluatedArgument? {
    arguments.last { argument in
      if case .closure = argument.value { argument.label == nil } else { false }
    }
  }
}

extension EvaluatedArgument {
  /// Whether it is a closure that is called with something.
  fileprivate var takesValue: Bool {
    guard case .closure(let closure) = value else { return false }
    if closure.node.first(.closureParameter) != nil { return true }
    var waiting = closure.node.children
    while let next = waiting.popLast() {
      if next.kind == .name, next.text == "$0" { return true }
      // What a closure inside is handed is not this one's.
      if next.kind != .closure { waiting += next.children }
    }
    return false
  }
}

extension Evaluator {
  /// The views a closure or value makes, placed.
  func expand(argument: EvaluatedArgument?, with values: [Value] = []) -> [AXNode] {
    guard let argument else { return [] }
    return recording(.slot, argument.label ?? "", at: argument.node) {
      expand(view(value: argument.value, with: values, at: argument.node))
    }
  }

  /// The view a closure makes, or a value is.
  func view(value: Value, with values: [Value] = [], at node: Syntax) -> ViewValue {
    switch value {
    case .closure(let closure): return .list([view(call(closure, values, at: node, building: true), at: node)])
    case .function(let reference):
      return view(
        call(
          reference, values.map { EvaluatedArgument(label: nil, value: $0, node: node, isTrailing: false) }, at: node),
        at: node)
    // `Row.init` in place of a closure.
    case .type(let type) where type.isView:
      let arguments = values.map { EvaluatedArgument(label: nil, value: $0, node: node, isTrailing: false) }
      return view(instantiate(type, arguments, at: node), at: node)
    case .foreignType(let name) where name.hasSuffix(".init"):
      let arguments = values.map { EvaluatedArgument(label: nil, value: $0, node: node, isTrailing: false) }
      return view(foreignCall(String(name.dropLast(5)), arguments, at: node), at: node)
    default: return view(value, at: node)
    }
  }

  /// Runs a closure whose statements are views.
  func call(_ closure: Closure, _ values: [Value], at node: Syntax, building: Bool) -> Value {
    let outside = buildsNextClosure
    buildsNextClosure = building
    defer { buildsNextClosure = outside }
    return call(closure, values, at: node)
  }

  /// A title argument as spoken text: a literal is a key, a `Text` its words, other values as they are.
  func title(_ argument: EvaluatedArgument?) -> SymbolicText? {
    guard let argument else { return nil }
    if case .closure = argument.value {
      return within({ $0.isInLabel = true }) { merge(expand(argument: argument), keepsControls: true).label }
    }
    return localizedText(argument.value, at: argument.node)
  }

  /// An element of a control, dimmed with its surroundings.
  func draft(_ content: Draft.Content, _ call: BuiltinCall, label: SymbolicText? = nil, traits: Set<Trait> = [])
    -> Draft
  {
    var draft = Draft(content, role: call.name, label: label, traits: traits, node: call.node, frames: frames)
    draft.height = content == .image ? nil : environment.lineHeight
    if content == .control { draft.isActivatable = true }
    if environment.disabled != .never, content == .control || environment.isInLabel {
      draft.add(.notEnabled, when: environment.disabled)
    }
    if content != .control, !environment.isInLabel, environment.disabled != .never,
      facts.simplify(environment.disabled) == .always
    {
      draft.roleOpen.append(
        Reason("nobody has recorded whether what is no control is heard as dimmed", span: call.node.span))
    }
    return draft
  }

  /// Hidden where content is replaced by placeholders.
  func unlessRedacted(_ nodes: [AXNode]) -> [AXNode] {
    switch facts.simplify(environment.redacted) {
    case .never: return nodes
    case .always: return []
    case let open: return [.when([(!open, nodes)])]
    }
  }
}

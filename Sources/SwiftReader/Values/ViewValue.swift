import ScreenModel

/// A view before it is placed: what it is made of, its body not run.
indirect enum ViewValue {
  case empty
  /// A SwiftUI control or container.
  case builtin(BuiltinCall)
  /// A project view.
  case instance(Instance, Syntax)
  case modified(ViewValue, [ModifierCall])
  /// A project `ViewModifier` around a view.
  case applied(Instance, ViewValue, Syntax)
  /// `if`, `switch`, `?:` – each with the place of the test.
  case choice([ViewBranch])
  case list([ViewValue])
  /// One view that stands for each row of a collection.
  case repeated(RowTemplate, ViewValue)
  /// Rows that are known one by one.
  case rows(Int, [ViewValue])
  /// The content handed to a style or modifier, with the surroundings it had outside.
  case opaque(Reason, [ViewValue])
  /// Nodes that are placed already (the label given to a style).
  case placed([AXNode])
}

extension ViewValue {
  /// Whether it is nothing, whatever the surroundings.
  var isEmpty: Bool {
    switch self {
    case .empty: true
    case .builtin(let call): call.name == "EmptyView"
    case .list(let views): views.allSatisfy(\.isEmpty)
    case .modified(let view, _): view.isEmpty
    default: false
    }
  }
}

extension ViewValue {
  /// Whether it is a picture of SwiftUI's, modifiers around it or not.
  var isImage: Bool {
    switch self {
    case .builtin(let call): call.name == "Image"
    case .modified(let view, _): view.isImage
    default: false
    }
  }
}

/// A branch of a choice between views.
struct ViewBranch {
  var formula: Guard
  /// The branch's own test, without those that went before it; `nil`: the same.
  var own: Guard?
  var view: ViewValue
  /// The test in the source; `nil` for an `else`.
  var test: Syntax?
  /// The first test of the `if` whose `else` it is.
  var elseOf: Syntax?
}

/// Which collection a repeated view stands for.
struct RowTemplate {
  var id: Int
  var symbol: Symbol
  /// What the row is called in the code.
  var name: String
}

/// A call of something SwiftUI declares.
struct BuiltinCall {
  var name: String
  var arguments: [EvaluatedArgument]
  var node: Syntax
  /// Calls it came through, outermost first.
  var frames: [SourceSpan]
}

/// `.padding(4)`: a call on a view.
struct ModifierCall {
  var name: String
  var arguments: [EvaluatedArgument]
  /// The `member` node.
  var node: Syntax
  var frames: [SourceSpan]
}

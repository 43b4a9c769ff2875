import ScreenModel

/// What an action does that a VoiceOver user notices: focus moves and announcements.
final class EffectLog {
  /// A property was written.
  struct Assignment {
    var place: Place
    var value: Value
    var formula: Guard
    var node: Syntax
  }

  struct Announcement {
    var text: SymbolicText
    var formula: Guard
    var node: Syntax
  }

  private(set) var assignments: [Assignment] = []
  private(set) var announcements: [Announcement] = []
  /// `UIAccessibility.post(notification: .screenChanged, …)` and its SwiftUI form.
  private(set) var screenChanges: [(formula: Guard, node: Syntax)] = []
  /// Code that is not known was called: what it does cannot be told.
  private(set) var unknownCalls: [Reason] = []

  func note(assignment target: Syntax, _ value: Value, in scope: Scope, evaluator: Evaluator) {
    guard let place = evaluator.place(target, in: scope) else { return }
    assignments.append(Assignment(place: place, value: value, formula: evaluator.path, node: target))
    // What is read afterwards is the new value – unless the state at hand says how it comes out.
    if !evaluator.isSettled(place) { evaluator.overrides[place] = value }
  }

  func note(construct name: String, _ arguments: [EvaluatedArgument], at node: Syntax, evaluator: Evaluator) {
    switch name {
    case "UIAccessibility.post", "NSAccessibility.post":
      post(
        kind: arguments.first { $0.label == "notification" }?.value, arguments.first { $0.label == "argument" },
        at: node, evaluator)
    default: break
    }
  }

  func note(call name: String, on value: Value, arguments: [EvaluatedArgument], at node: Syntax, evaluator: Evaluator) {
    guard name == "post" else {
      if name == "toggle", case .symbol(let typed) = value {
        assignments.append(
          Assignment(
            place: Place(symbol: typed.symbol), value: .condition(!.atom(Atom(symbol: typed.symbol, test: .isTrue))),
            formula: evaluator.path, node: node))
      }
      return
    }
    // `AccessibilityNotification.Announcement(text).post()`
    if case .view(.builtin(let call)) = value { constructed(call, evaluator: evaluator) }
  }

  func noteCall(of name: String, at node: Syntax) {
    unknownCalls.append(Reason("‘\(name)’ is handed in when the app runs", span: node.span))
  }

  private func constructed(_ call: BuiltinCall, evaluator: Evaluator) {
    switch call.name {
    case "AccessibilityNotification.Announcement":
      guard let first = call.arguments.first else { return }
      announcements.append(
        Announcement(
          text: evaluator.localizedText(first.value, at: first.node), formula: evaluator.path, node: call.node))
    case "AccessibilityNotification.ScreenChanged", "AccessibilityNotification.LayoutChanged":
      screenChanges.append((evaluator.path, call.node))
    default: break
    }
  }

  private func post(kind: Value?, _ argument: EvaluatedArgument?, at node: Syntax, _ evaluator: Evaluator) {
    guard case .implicitMember(let name, _)? = kind else { return }
    switch name {
    case "announcement", "announcementRequested":
      guard let argument else { return }
      announcements.append(
        Announcement(
          text: evaluator.localizedText(argument.value, at: argument.node), formula: evaluator.path, node: node))
    case "screenChanged", "layoutChanged": screenChanges.append((evaluator.path, node))
    default: break
    }
  }
}

extension Evaluator {
  /// Whether sample data or the assumptions of the state decide a place's value.
  func isSettled(_ place: Place) -> Bool {
    let name = place.symbol.name
    if options.given[name] != nil || options.given.keys.contains(where: { name.hasPrefix($0 + ".") }) { return true }
    return options.assumptions.mentions(place.symbol)
  }

  /// What an assignment's target names; `nil` for what nobody can hear of.
  func place(_ target: Syntax, in scope: Scope) -> Place? {
    switch target.kind {
    case .name:
      guard case .binding(let place, _) = binding(target.text, in: scope, at: target) else { return nil }
      return place
    case .chain where target.count >= 2:
      guard target.children.dropFirst().allSatisfy({ $0.kind == .member || $0.kind == .optionalChain }) else {
        return nil
      }
      var members = target.children.dropFirst().filter { $0.kind == .member }.map(\.text)
      var root = target[0].text
      if root == "self", !members.isEmpty { root = members.removeFirst() }
      guard case .binding(let place, _) = binding(root, in: scope, at: target) else { return nil }
      if members.last == "wrappedValue" { members.removeLast() }
      return Place(symbol: members.reduce(place.symbol) { $0.member($1) })
    default: return nil
    }
  }
}

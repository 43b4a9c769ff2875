import ScreenModel

/// How a stretch of statements ends: on which conditions it goes on, and how it is left otherwise.
struct Flow {
  /// What must hold for the next statement to run.
  var goesOn = Guard.always
  var exits: [Exit] = []

  /// A place where the stretch is left.
  struct Exit {
    enum Kind {
      case returned(Value)
      case broke, continued, fellThrough, threw
    }

    var formula: Guard
    var kind: Kind
    /// What had been written up to there.
    var changes = Changes()
  }

  static func leaving(_ kind: Exit.Kind) -> Flow {
    Flow(goesOn: .never, exits: [Exit(formula: .always, kind: kind)])
  }

  /// Takes out the exits of some kind.
  mutating func remove(_ isWanted: (Exit.Kind) -> Bool) -> [Exit] {
    let found = exits.filter { isWanted($0.kind) }
    if !found.isEmpty { exits.removeAll { isWanted($0.kind) } }
    return found
  }
}

/// One of several ways through a fork: what must hold for it, how it ended, what it wrote.
struct Way {
  var formula: Guard
  var flow: Flow
  var changes: Changes
}

extension Evaluator {
  /// Goes one way on what must hold for it and takes back what it wrote; `nil` where it cannot be gone.
  func way(_ formula: Guard, _ work: () -> Flow) -> Way? {
    let mark = journal.mark()
    defer { journal.release() }
    guard let flow = assuming(formula, work) else { return nil }
    let changes = journal.changes(since: mark)
    journal.undo(to: mark)
    return Way(formula: formula, flow: flow, changes: changes)
  }

  /// Several ways as one: what they wrote is written, each on its condition.
  func join(_ found: [Way?], at node: Syntax) -> Flow {
    let ways = found.compactMap { $0 }
    guard !ways.isEmpty else { return Flow() }
    var slots = Changes()
    for way in ways {
      slots.add(way.changes)
      for exit in way.flow.exits { slots.add(exit.changes) }
    }
    var flow = Flow(goesOn: .never)
    for way in ways {
      for var exit in way.flow.exits {
        exit.formula = facts.simplify(way.formula && exit.formula)
        if exit.formula == .never { continue }
        var changes = Changes()
        for slot in slots.slots { changes.set(slot, slot.value) }
        changes.add(exit.changes)
        exit.changes = changes
        flow.exits.append(exit)
      }
    }
    let going = ways.map { ($0, facts.simplify($0.formula && $0.flow.goesOn)) }.filter { $0.1 != .never }
    if flow.exits.isEmpty, !going.isEmpty {
      flow.goesOn = .always
    } else {
      flow.goesOn = facts.simplify(going.map(\.1).reduce(.never, ||))
    }
    if !going.isEmpty {
      for slot in slots.slots where going.contains(where: { $0.0.changes[slot] != nil }) {
        let original = slot.value
        write(going.map { ($0.1, $0.0.changes[slot] ?? original) }, to: slot, at: node)
      }
    }
    return flow
  }

  /// Takes up again what some exits left, beside what goes on: the loop's next turn, the code after the call.
  func resume(_ exits: [Flow.Exit], beside goesOn: Guard, since mark: Int, within scope: Scope? = nil, at node: Syntax)
  {
    guard !exits.isEmpty else { return }
    let originals = journal.originals(since: mark)
    var slots = originals
    for exit in exits { slots.add(exit.changes) }
    let goesOn = facts.simplify(goesOn)
    let formulas = exits.map { facts.simplify($0.formula) }
    for slot in slots.slots {
      // Nobody sees the names of a function that has ended.
      if let scope, case .local(let holder, _) = slot, holder.isWithin(scope) { continue }
      let current = slot.value
      let original = originals[slot] ?? current
      var alternatives = zip(formulas, exits).map { ($0, $1.changes[slot] ?? original) }
      if goesOn != .never { alternatives.insert((goesOn, current), at: 0) }
      write(alternatives, to: slot, at: node)
    }
  }

  /// - Parameter alternatives: Under formulas that the facts say nothing more of.
  private func write(_ alternatives: [(Guard, Value?)], to slot: Slot, at node: Syntax) {
    var values: [(Guard, Value)] = []
    for (formula, value) in alternatives {
      guard let value = value ?? initial(slot) else {
        if alternatives.allSatisfy({ $0.1 == nil }) { return }
        values.append((formula, .unknown(Reason("it is set on some ways only", span: node.span))))
        continue
      }
      values.append((formula, value))
    }
    var value = choice(values, isSimple: true, at: node)
    var left = Self.mostWays
    if !value.fits(&left) {
      value = .unknown(Reason("it depends on more conditions than are followed", span: node.span))
    }
    journal.write(value, to: slot)
  }

  /// Beyond these no value is known: more alternatives than any text may have.
  private static let mostWays = 64

  /// What a field starts with.
  private func initial(_ slot: Slot) -> Value? {
    guard case .field(let instance, let name) = slot, let (property, owner) = property(name, in: instance.type) else {
      return nil
    }
    let set = instance.fields.removeValue(forKey: name)
    defer { instance.fields[name] = set }
    return read(property, of: instance, in: owner)
  }

  /// What code that is not followed may write is no longer known: it is run once for that, on a condition of its own.
  func taint(_ node: Syntax, _ work: () -> Flow) {
    guard let way = way(opaqueTest(node), work) else { return }
    var slots = way.changes
    for exit in way.flow.exits { slots.add(exit.changes) }
    for slot in slots.slots {
      journal.write(
        .unknown(Reason("it is changed by ‘\(node.shortSource)’ when the app runs", span: node.span)), to: slot)
    }
  }
}

extension Value {
  /// Whether it has no more alternatives than are left; takes them away.
  fileprivate func fits(_ left: inout Int) -> Bool {
    switch self {
    case .choice(let alternatives):
      for (_, value) in alternatives {
        left -= 1
        guard left > 0, value.fits(&left) else { return false }
      }
      return true
    case .text(let text): return text.fits(&left)
    case .list(let items):
      for item in items {
        guard item.fits(&left) else { return false }
      }
      return true
    default: return true
    }
  }
}

extension SymbolicText {
  fileprivate func fits(_ left: inout Int) -> Bool {
    for case .choice(let alternatives) in parts {
      for (_, text) in alternatives {
        left -= 1
        guard left > 0, text.fits(&left) else { return false }
      }
    }
    return true
  }
}

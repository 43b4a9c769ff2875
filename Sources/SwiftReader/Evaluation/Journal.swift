import ScreenModel

/// Something that code writes to: a local, a field of an object, `self`.
enum Slot: Hashable {
  case local(Scope, String)
  case field(Instance, String)
  case own(Receiver)

  var value: Value? {
    switch self {
    case .local(let scope, let name): scope.locals[name]
    case .field(let instance, let name): instance.fields[name]
    case .own(let receiver): receiver.value
    }
  }

  fileprivate func set(_ value: Value?) {
    switch self {
    case .local(let scope, let name): scope.locals[name] = value
    case .field(let instance, let name): instance.fields[name] = value
    case .own(let receiver): if let value { receiver.value = value }
    }
  }

  private var holder: ObjectIdentifier {
    switch self {
    case .local(let scope, _): ObjectIdentifier(scope)
    case .field(let instance, _): ObjectIdentifier(instance)
    case .own(let receiver): ObjectIdentifier(receiver)
    }
  }

  private var name: String {
    switch self {
    case .local(_, let name), .field(_, let name): name
    case .own: ""
    }
  }

  static func == (left: Slot, right: Slot) -> Bool { left.holder == right.holder && left.name == right.name }

  func hash(into hasher: inout Hasher) {
    hasher.combine(holder)
    hasher.combine(name)
  }
}

/// What a stretch of code wrote, in the order first written. `nil`: the field is as it was declared.
struct Changes {
  private(set) var slots: [Slot] = []
  private var values: [Slot: Value?] = [:]

  var isEmpty: Bool { slots.isEmpty }

  subscript(slot: Slot) -> Value?? { values[slot] }

  mutating func set(_ slot: Slot, _ value: Value?) {
    if values.updateValue(value, forKey: slot) == nil { slots.append(slot) }
  }

  /// With what was written afterwards.
  mutating func add(_ later: Changes) {
    for slot in later.slots { set(slot, later.values[slot] ?? nil) }
  }
}

/// Keeps what was overwritten, so that each way through a fork begins with the same values.
final class Journal {
  private var entries: [(slot: Slot, old: Value?)] = []
  /// The count of births when each open mark was set: what was made later needs no record.
  private var marks: [Int] = []
  private var births = 0

  /// A number for an object that code makes.
  func nextBirth() -> Int {
    births += 1
    return births
  }

  func write(_ value: Value?, to slot: Slot) {
    if let first = marks.last {
      var isYoung = false
      if case .field(let instance, _) = slot { isYoung = instance.birth > first }
      if !isYoung { entries.append((slot, slot.value)) }
    }
    slot.set(value)
  }

  /// Begins to keep what is overwritten.
  func mark() -> Int {
    marks.append(births)
    return entries.count
  }

  func release() {
    marks.removeLast()
    if marks.isEmpty { entries.removeAll(keepingCapacity: true) }
  }

  /// What was written since a mark, as it is now.
  func changes(since mark: Int) -> Changes {
    var changes = Changes()
    for entry in entries[mark...] where changes[entry.slot] == nil { changes.set(entry.slot, entry.slot.value) }
    return changes
  }

  /// What was there at a mark in all that was written since.
  func originals(since mark: Int) -> Changes {
    var changes = Changes()
    for entry in entries[mark...] where changes[entry.slot] == nil { changes.set(entry.slot, entry.old) }
    return changes
  }

  func undo(to mark: Int) {
    while entries.count > mark {
      let entry = entries.removeLast()
      entry.slot.set(entry.old)
    }
  }
}

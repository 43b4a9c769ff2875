/// What the file of an earlier list tells.
public struct EarlierChecklist: Sendable, Hashable {
  /// The version it is for; `nil`: it does not say.
  public var release: String?
  /// What is ticked in it.
  public var ticks: [Tick]

  public init(release: String? = nil, ticks: [Tick] = []) {
    self.release = release
    self.ticks = ticks
  }
}

/// A ticked item of an earlier list, as far as its file tells.
public struct Tick: Sendable, Hashable {
  /// ``ChecklistItem/id``; `nil` where the file does not hold it, because its template leaves it out.
  public var id: String?
  /// The title of the section it stands in.
  public var section: String?
  public var text: String

  public init(id: String?, section: String? = nil, text: String) {
    self.id = id
    self.section = section
    self.text = text
  }
}

/// A tick that fits nothing any more.
public struct LostTick: Sendable, Hashable {
  public enum Reason: String, Sendable {
    /// There is no such item now.
    case gone
    /// The item is there and says something else, so that it has to be done again.
    case changed
  }

  public var tick: Tick
  public var reason: Reason

  public init(_ tick: Tick, _ reason: Reason) {
    self.tick = tick
    self.reason = reason
  }
}

extension Checklist {
  /// The list with the ticks of an earlier one: by id, and by section and words where there is no id.
  public func keeping(_ ticks: [Tick]) -> Checklist {
    var list = self
    var used: Set<Int> = []
    var byID: [String: Int] = [:]
    for (index, tick) in ticks.enumerated() { if let id = tick.id { byID[id] = index } }
    for section in list.sections.indices {
      for group in list.sections[section].groups.indices {
        for place in list.sections[section].groups[group].items.indices {
          let item = list.sections[section].groups[group].items[place]
          let title = list.sections[section].title
          let found =
            byID[item.id]
            ?? ticks.firstIndex { $0.id == nil && $0.text == item.text && ($0.section ?? title) == title }
          guard let found else { continue }
          used.insert(found)
          list.sections[section].groups[group].items[place].isDone = true
        }
      }
    }
    let keys = Set(items.map(\.key))
    list.lostTicks = ticks.indices.filter { !used.contains($0) }.map { index in
      let key = ticks[index].id.flatMap { id in id.lastIndex(of: "-").map { String(id[..<$0]) } }
      return LostTick(ticks[index], key.map(keys.contains) ?? false ? .changed : .gone)
    }
    return list
  }
}

import ScreenModel

/// Which fixed date formats of a type are for people: not those for machines, those that are only read with, and those
/// that are written back as they were read.
struct FormatReading {
  /// What is done with a formatter, in the order written.
  private enum Event {
    case sets(String, String, Syntax)
    case reads(String)
    /// A text is made with it, or it goes somewhere else.
    case uses(String)
  }

  private static let format = Array("dateFormat".utf8)
  /// `en_US_POSIX`, ISO 8601, a header of a request.
  private static let machine = ["POSIX", "ISO8601", "forHTTPHeaderField"].map { Array($0.utf8) }
  private static let place = Array("Locale(identifier:".utf8)
  private static let zone = Array("timeZone".utf8)
  private static let zones = ["\"GMT\"", "\"UTC\"", "secondsFromGMT: 0", ".gmt"].map { Array($0.utf8) }
  private static let limit = 5_000

  /// All that the type does, to know what a property of it is for.
  private let events: [Event]
  /// Patterns that texts are read with.
  private let read: Set<String>

  init(_ type: TypeDeclaration) {
    var events: [Event] = []
    for declaration in type.declarations { Self.collect(declaration, &events, 0) }
    self.events = events
    read = Set(
      events.indices.compactMap { position in
        guard case .sets(_, let pattern, _) = events[position], Self.isRead(events, position) else { return nil }
        return pattern
      })
  }

  /// Formats that a piece of code fixes for people.
  /// - Parameter property: What the piece makes.
  func remarks(in code: Syntax, of property: String? = nil) -> [AuditedRemark] {
    guard code.contains(Self.format), !Self.isForMachines(code) else { return [] }
    if let property, Self.isOnlyRead(events, property) { return [] }
    var own: [Event] = []
    Self.collect(code, &own, 0)
    return own.indices.compactMap { position in
      guard case .sets(_, let pattern, let node) = own[position], !read.contains(pattern),
        !pattern.contains("'GMT'"), !pattern.contains("'UTC'"), !Self.isRead(own, position, only: true)
      else { return nil }
      return AuditedRemark(.dateFormat(pattern), at: node.span)
    }
  }

  /// One place and the time of Greenwich, wherever it runs.
  private static func isForMachines(_ code: Syntax) -> Bool {
    machine.contains { code.contains($0) }
      || code.contains(place) && code.contains(zone) && zones.contains { code.contains($0) }
  }

  /// Whether texts are read with the pattern that is set here, before another one is.
  private static func isRead(_ events: [Event], _ position: Int, only: Bool = false) -> Bool {
    guard case .sets(let name, _, _) = events[position] else { return false }
    var later: [Event] = []
    for event in events[(position + 1)...] {
      if case .sets(name, _, _) = event { break }
      later.append(event)
    }
    if only { return isOnlyRead(later, name) }
    return later.contains { if case .reads(name) = $0 { true } else { false } }
  }

  private static func isOnlyRead(_ events: [Event], _ name: String) -> Bool {
    var isRead = false
    for event in events {
      switch event {
      case .uses(name): return false
      case .reads(name): isRead = true
      default: break
      }
    }
    return isRead
  }

  private static func collect(_ node: Syntax, _ events: inout [Event], _ depth: Int) {
    guard depth < 200, events.count < limit else { return }
    switch node.kind {
    case .assignment
    where node.count > 1 && node[0].kind == .chain && node[0].count > 1
      && node[0][node[0].count - 1].text == "dateFormat":
      let owner = node[0][node[0].count - 2].text
      if node[1].kind == .string, node[1].hasText { events.append(.sets(owner, node[1].text, node)) }
    case .chain where node.count > 1:
      for position in 1..<node.count {
        guard node[position].kind == .member else { continue }
        let owner = node[position - 1].text
        let call = position + 1 < node.count && node[position + 1].kind == .call ? node[position + 1] : nil
        switch (node[position].text, call?.first(.argument)?.text) {
        case ("date", "from"): events.append(.reads(owner))
        case ("string", "from"), ("string", "for"): events.append(.uses(owner))
        default: if position == node.count - 1 { events.append(.uses(node[position].text)) }
        }
      }
    case .name: events.append(.uses(node.text))
    default: break
    }
    let isNamed = node.kind == .chain && node.count > 1 && node[0].kind == .name
    for (position, child) in node.children.enumerated() where !(isNamed && position == 0) {
      collect(child, &events, depth + 1)
    }
  }
}

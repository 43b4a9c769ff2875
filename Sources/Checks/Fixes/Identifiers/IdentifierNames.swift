import ScreenModel

/// Identifiers that are taken, so that each is given once.
struct IdentifierNames {
  private var taken: Set<String> = []

  /// Names that screens or a namespace have already.
  init(_ views: [AuditedView], _ namespace: IdentifierNamespace?) {
    for view in views {
      for (_, modifier) in view.appliedModifiers where modifier.name == "accessibilityIdentifier" {
        guard let text = modifier.arguments.first?.value.text else { continue }
        for part in text.parts {
          if case .known(let words) = part { taken.insert(words.hasSuffix("_") ? String(words.dropLast()) : words) }
        }
      }
    }
    taken.formUnion(namespace?.values ?? [])
  }

  /// The name, or one with what tells it apart at its end: words of its surroundings, else a number.
  mutating func give(_ wanted: String, apart words: [[String]]) -> String {
    let parts = wanted.split(separator: "_").map(String.init)
    var tries = [wanted]
    for more in words {
      let fresh = more.filter { !parts.contains($0) }
      if !fresh.isEmpty { tries.append(wanted + "_" + fresh.joined(separator: "_")) }
    }
    if let free = tries.first(where: { !taken.contains($0) }) {
      taken.insert(free)
      return free
    }
    var number = 2
    while taken.contains("\(wanted)_\(number)") { number += 1 }
    taken.insert("\(wanted)_\(number)")
    return "\(wanted)_\(number)"
  }
}

/// A pattern for paths: `*` and `?` within a name, `**` over folders, `{a,b}` for either.
///
/// All ways through the pattern are followed at once, so that time grows with pattern times path and never beyond.
public struct Glob: Sendable, Hashable {
  private enum Step: Sendable, Hashable {
    case letter(Character)
    /// Any character but a slash.
    case any
    case anyOrSlash
    /// Goes on at both places.
    case fork(Int, Int)
    case jump(Int)
  }

  /// As a person wrote it.
  public let pattern: String
  private var steps: [Step] = []

  /// Longer patterns match nothing: no person writes them.
  private static let longest = 2_000

  public init(_ pattern: String) {
    self.pattern = pattern
    var letters = Array(pattern)
    guard letters.count <= Self.longest else {
      steps = [.jump(0)]
      return
    }
    while letters.starts(with: ["." as Character, "/"]) { letters.removeFirst(2) }
    while letters.count > 1, letters.last == "/" { letters.removeLast() }
    compile(letters[...], depth: 0)
  }

  /// Whether the whole path is meant.
  public func matches(_ path: String) -> Bool { run(path, orFolder: false) }

  /// Whether the path is meant, or a folder it lies in: `Sources/Legacy` covers all that is below it.
  public func covers(_ path: String) -> Bool { run(path, orFolder: true) }

  /// Whether it has a sign that stands for more than itself.
  public static func isPattern(_ text: String) -> Bool { text.contains { "*?{".contains($0) } }

  private mutating func compile(_ letters: ArraySlice<Character>, depth: Int) {
    var index = letters.startIndex
    while index < letters.endIndex {
      let letter = letters[index]
      let next = index + 1 < letters.endIndex ? letters[index + 1] : nil
      switch letter {
      case "*" where next == "*":
        let isFolder = index + 2 < letters.endIndex && letters[index + 2] == "/"
        let isStart = index == letters.startIndex || letters[index - 1] == "/"
        if isFolder && isStart {
          // Any number of whole folders.
          let fork = steps.count
          steps += [.fork(fork + 1, fork + 4), .anyOrSlash, .fork(fork + 1, fork + 3), .letter("/")]
          index += 3
        } else {
          loop(.anyOrSlash)
          index += 2
        }
      case "*":
        loop(.any)
        index += 1
      case "?":
        steps.append(.any)
        index += 1
      case "{":
        guard depth < 8, let end = Self.closing(letters, index) else {
          steps.append(.letter(letter))
          index += 1
          continue
        }
        alternatives(Self.parts(letters[(index + 1)..<end]), depth: depth + 1)
        index = end + 1
      default:
        steps.append(.letter(letter))
        index += 1
      }
    }
  }

  private mutating func loop(_ step: Step) {
    let start = steps.count
    steps += [.fork(start + 1, start + 3), step, .jump(start)]
  }

  private mutating func alternatives(_ parts: [ArraySlice<Character>], depth: Int) {
    var exits: [Int] = []
    for (index, part) in parts.enumerated() {
      let fork = steps.count
      let isLast = index == parts.count - 1
      if !isLast { steps.append(.fork(fork + 1, 0)) }
      compile(part, depth: depth)
      guard !isLast else { break }
      exits.append(steps.count)
      steps.append(.jump(0))
      steps[fork] = .fork(fork + 1, steps.count)
    }
    for exit in exits { steps[exit] = .jump(steps.count) }
  }

  private static func closing(_ letters: ArraySlice<Character>, _ open: Int) -> Int? {
    var level = 0
    for index in open..<letters.endIndex {
      if letters[index] == "{" { level += 1 }
      if letters[index] == "}" {
        level -= 1
        if level == 0 { return index }
      }
    }
    return nil
  }

  private static func parts(_ letters: ArraySlice<Character>) -> [ArraySlice<Character>] {
    var parts: [ArraySlice<Character>] = []
    var level = 0
    var start = letters.startIndex
    for index in letters.indices {
      if letters[index] == "{" { level += 1 }
      if letters[index] == "}" { level -= 1 }
      if letters[index] == ",", level == 0 {
        parts.append(letters[start..<index])
        start = index + 1
      }
    }
    return parts + [letters[start..<letters.endIndex]]
  }

  private func run(_ path: String, orFolder: Bool) -> Bool {
    var letters = Array(path)[...]
    while letters.starts(with: ["." as Character, "/"]) { letters = letters.dropFirst(2) }
    var current: Set<Int> = []
    enter(0, &current)
    for letter in letters {
      if orFolder, letter == "/", current.contains(steps.count) { return true }
      var following: Set<Int> = []
      for place in current where place < steps.count {
        switch steps[place] {
        case .letter(let wanted): if wanted == letter { enter(place + 1, &following) }
        case .any: if letter != "/" { enter(place + 1, &following) }
        case .anyOrSlash: enter(place + 1, &following)
        case .fork, .jump: break
        }
      }
      current = following
      if current.isEmpty { return false }
    }
    return current.contains(steps.count)
  }

  /// Adds a place and all that can be reached from it without a letter.
  private func enter(_ place: Int, _ places: inout Set<Int>) {
    var open = [place]
    while let next = open.popLast() {
      guard places.insert(next).inserted, next < steps.count else { continue }
      switch steps[next] {
      case .fork(let one, let other): open += [other, one]
      case .jump(let target): open.append(target)
      default: break
      }
    }
  }
}

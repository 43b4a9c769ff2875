import Foundation
import ScreenModel

extension Syntax {
  /// Stands for a declaration's code and how far it is indented, wherever in its file it stands.
  var identity: ContentHash {
    var hash = ContentHash()
    hash.add(span.column)
    file.add(offset: offset, length: length, to: &hash)
    return hash
  }
}

/// The declarations at the top of a file, by which places in it are named.
final class DeclarationPlaces: Sendable {
  /// A declaration as it can be found again: of equal ones, the one with that many before it.
  struct Name: Hashable, Sendable {
    var identity: ContentHash
    var before: Int
  }

  /// The line each begins in, in order.
  let lines: [Int]
  let names: [Name]
  private let positions: [Name: Int]

  init(_ file: SourceFile) {
    var lines: [Int] = []
    var names: [Name] = []
    var positions: [Name: Int] = [:]
    var counts: [ContentHash: Int] = [:]
    for declaration in file.root.children {
      let identity = declaration.identity
      let name = Name(identity: identity, before: counts[identity, default: 0])
      counts[identity, default: 0] += 1
      positions[name] = names.count
      lines.append(declaration.span.line)
      names.append(name)
    }
    self.lines = lines
    self.names = names
    self.positions = positions
  }

  /// The declaration that a line belongs to; `nil` before the first.
  func position(line: Int) -> Int? {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle] <= line { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }

  /// The line a declaration begins in now; `nil`: it is not there as it was.
  func line(of name: Name) -> Int? { positions[name].map { lines[$0] } }
}

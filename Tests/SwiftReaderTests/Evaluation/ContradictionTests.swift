import Testing

@testable import SwiftReader

@Suite("Tests that exclude each other")
struct ContradictionTests {
  private let symbol = Symbol("icon")

  private func isA(_ word: String) -> Guard { .atom(Atom(symbol: symbol, test: .equals(.string(word)))) }
  private func isCase(_ name: String) -> Guard { .atom(Atom(symbol: symbol, test: .isCase(name))) }

  @Test("A value that is none of many may be one more, and no two")
  func values() {
    let none = (0..<40).reduce(Guard.always) { $0 && !isA("icon \($1)") }
    #expect(!none.isContradictory)
    #expect(!(none && isA("another")).isContradictory)
    #expect((none && isA("another") && isA("a third")).isContradictory)
    #expect((isCase("open") && isCase("closed") && !isCase("gone")).isContradictory)
    #expect(!(isCase("open") && !isCase("closed") && !isCase("gone")).isContradictory)
  }

  @Test("Whatever is asked of a value, three tests exclude each other where no value passes all")
  func anyThree() {
    let atoms: [SwiftReader.Test] = [
      .equals(.string("")), .equals(.string("a")), .equals(.bool(true)), .equals(.enumCase("open")), .isCase("open"),
      .isCase("closed"), .isNil, .isEmpty, .isTrue,
    ]
    let literals = atoms.flatMap { test -> [Guard] in
      let atom = Guard.atom(Atom(symbol: symbol, test: test))
      return [atom, !atom]
    }
    let other = Guard.atom(Atom(symbol: Symbol("other"), test: .isTrue))
    for one in literals {
      for two in literals {
        for three in literals {
          let inTurn = Facts().assuming(one).flatMap { $0.assuming(two) }.flatMap { $0.assuming(three) }
          let together = one && two && three
          #expect((together == .never || together.isContradictory) == (inTurn == nil), "\(together.written)")
          let apart = one && other && two && three
          #expect((apart == .never || apart.isContradictory) == (inTurn == nil), "\(apart.written)")
        }
      }
    }
  }
}

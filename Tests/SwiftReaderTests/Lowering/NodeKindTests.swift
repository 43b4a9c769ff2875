import Testing

@testable import SwiftReader

/// Every kind of node comes out of some Swift.
struct NodeKindTests {
  private static let code = #"""
    @available(iOS 17, *) public struct Row<C: View>: View {
      @State var a: Int = 1
      init(_ b: Int) { }
      subscript(i: Int) -> Int { 1 }
      func f() { }
      typealias T = Int
      #if DEBUG
      enum E { case a }
      #endif
    }
    infix operator |>
    if let x, case .a(let y)? = z, #available(iOS 17, *) { }
    guard a else { return 1 }
    switch a {
    case (1, _) where b: break
    case is Int: break
    }
    for i in a { }
    while a { }
    do { throw e } catch { }
    defer { }
    b += 1
    "a\(1.5)"
    [true, nil]
    [1: 2]
    (1, 2)
    a ? b : c
    a + -b
    let r = a...
    let s = x is Int
    let t = x as? Int
    try? c()
    \.d
    #e
    let u = a.b<Int>[0]!.c?.d { x in .red } g: { }
    let v = w
      #if A
      .bold()
      #endif
    """#

  @Test func everyKindIsProduced() {
    let file = SourceFile(text: Self.code, path: "A.swift", module: "App")
    #expect(file.syntaxErrors == [])
    #expect(Set(NodeKind.allCases).subtracting(file.nodes.map(\.kind)) == [])
  }
}

import Testing

@testable import SwiftReader

/// Calls and modifiers in one row.
struct LoweringChainTests {
  @Test func aChainIsOneRowOfSteps() {
    expectOutline(
      #"""
      Text("a", bundle: nil).font(.title.bold()).a?.b![0].c<Int>(d).self
      """#,
      #"""
      file
        chain
          name "Text"
          call
            argument
              string "a"
            argument "bundle"
              nilLiteral
          member "font"
          call
            argument
              chain
                implicitMember "title"
                member "bold"
                call
          member "a"
          optionalChain
          member "b"
          forceUnwrap
          subscriptCall
            argument
              integer "0"
          member "c"
          genericArguments
            typeRef "Int"
          call
            argument
              name "d"
          member "self"
      """#)
  }

  @Test func singleNamesAreNoChain() {
    expectOutline(
      #"""
      red
      a(.red, .failed(x))
      $0.name
      super.init()
      `default`
      """#,
      #"""
      file
        name "red"
        chain
          name "a"
          call
            argument
              implicitMember "red"
            argument
              chain
                implicitMember "failed"
                call
                  argument
                    name "x"
        chain
          name "$0"
          member "name"
        chain
          name "super"
          member "init"
          call
        name "default"
      """#)
  }

  @Test func hashIfAmongModifiers() {
    expectOutline(
      #"""
      Text(a)
        #if os(iOS)
        .bold()
        .x
        #elseif os(macOS)
          #if DEBUG
          .y()
          #endif
        #else
        #endif
        .z()
      """#,
      #"""
      file
        chain
          name "Text"
          call
            argument
              name "a"
          ifConfig
            configClause "os(iOS)"
              chain
                hashBase
                member "bold"
                call
                member "x"
            configClause "os(macOS)"
              chain
                hashBase
                ifConfig
                  configClause "DEBUG"
                    chain
                      hashBase
                      member "y"
                      call
            configClause
          member "z"
          call
      """#)
  }

  @Test func trailingClosures() {
    expectOutline(
      #"""
      Button { a() } label: { B() }
      ForEach(x, id: \.self) { [weak self] item in item }
      f { (a: Int, b c, _) -> Int in c }
      x[1] { $0 }
      """#,
      #"""
      file
        chain
          name "Button"
          call
            trailingClosure
              closure
                block
                  chain
                    name "a"
                    call
            trailingClosure "label"
              closure
                block
                  chain
                    name "B"
                    call
        chain
          name "ForEach"
          call
            argument
              name "x"
            argument "id"
              keyPath "self"
            trailingClosure
              closure
                closureParameter "item"
                block
                  name "item"
        chain
          name "f"
          call
            trailingClosure
              closure
                closureParameter "a"
                  typeRef "Int"
                closureParameter "c"
                closureParameter "_"
                block
                  name "c"
        chain
          name "x"
          subscriptCall
            argument
              integer "1"
            trailingClosure
              closure
                block
                  name "$0"
      """#)
  }
}

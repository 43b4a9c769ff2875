import Testing

@testable import SwiftReader

/// Operators folded by precedence.
struct LoweringOperatorTests {
  @Test func assignments() {
    expectOutline(
      #"""
      a = b ?? c
      a.b += 1
      _ = try? x() ?? y
      """#,
      #"""
      file
        assignment "="
          name "a"
          binary "??"
            name "b"
            name "c"
        assignment "+="
          chain
            name "a"
            member "b"
          integer "1"
        assignment "="
          name "_"
          tryOptional
            binary "??"
              chain
                name "x"
                call
              name "y"
      """#)
  }

  @Test func operatorsFoldByPrecedence() {
    expectOutline(
      #"""
      a + b * c == d && !e || f
      a ?? b ?? c
      a ? b : c ? d : e
      x as? Int ?? 1 is String
      a |> b |> c
      0..<n
      a...
      """#,
      #"""
      file
        binary "||"
          binary "&&"
            binary "=="
              binary "+"
                name "a"
                binary "*"
                  name "b"
                  name "c"
              name "d"
            prefix "!"
              name "e"
          name "f"
        binary "??"
          name "a"
          binary "??"
            name "b"
            name "c"
        ternary
          name "a"
          name "b"
          ternary
            name "c"
            name "d"
            name "e"
        binary "??"
          asExpr "as?"
            name "x"
            typeRef "Int"
          isExpr
            integer "1"
            typeRef "String"
        binary "|>"
          binary "|>"
            name "a"
            name "b"
          name "c"
        binary "..<"
          integer "0"
          name "n"
        postfix "..."
          name "a"
      """#)
  }

  @Test func tryAwaitAndReferencesAreSilent() {
    expectOutline(
      #"""
      try await a(&b)
      try! c
      try? await d()
      e + unsafe f
      unsafe g
      await h ?? unsafeName
      """#,
      #"""
      file
        chain
          name "a"
          call
            argument
              name "b"
        name "c"
        tryOptional
          chain
            name "d"
            call
        binary "+"
          name "e"
          name "f"
        name "g"
        binary "??"
          name "h"
          name "unsafeName"
      """#)
  }
}

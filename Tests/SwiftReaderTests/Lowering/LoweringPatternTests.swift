import Testing

@testable import SwiftReader

/// Patterns, wherever they stand, in one form.
struct LoweringPatternTests {
  @Test func loops() {
    expectOutline(
      #"""
      for (i, x) in y.enumerated() where i > 1 { continue }
      for case let .a(b) in c { break }
      while let a = next() { }
      outer: repeat { } while true
      """#,
      #"""
      file
        forStmt
          tuplePattern
            identifierPattern "i"
            identifierPattern "x"
          chain
            name "y"
            member "enumerated"
            call
          whereClause
            binary ">"
              name "i"
              integer "1"
          block
            jumpStmt "continue"
        forStmt
          enumCasePattern "a"
            argument
              identifierPattern "b"
          name "c"
          block
            jumpStmt "break"
        whileStmt
          conditions
            optionalBinding "a"
              initialValue
                chain
                  name "next"
                  call
          block
        whileStmt
          conditions
            boolean "true"
          block
      """#)
  }

  @Test func errorsAreCaught() {
    expectOutline(
      #"""
      do { try a() } catch let error as MyError where x { } catch Fault.b(let c) { } catch { }
      """#,
      #"""
      file
        doStmt
          block
            chain
              name "a"
              call
          catchClause
            typePattern
              identifierPattern "error"
              typeRef "MyError"
            block
          catchClause
            enumCasePattern "b"
              argument
                identifierPattern "c"
            block
          catchClause
            block
      """#)
  }

  @Test func casesOfASwitch() {
    expectOutline(
      #"""
      switch phase {
      case .idle, .loading(nil) where a: fallthrough
      case let .failed(why, code: 3): x
      case Phase.done(let y)?: y
      #if DEBUG
      case "debug": z
      #endif
      case is Int, let s as String: s
      case (1..., _), (n: let q, r): q
      @unknown default: break
      }
      """#,
      #"""
      file
        switchStmt
          name "phase"
          switchCase
            caseItem
              enumCasePattern "idle"
            caseItem
              enumCasePattern "loading"
                argument
                  expressionPattern
                    nilLiteral
              whereClause
                name "a"
            block
              jumpStmt "fallthrough"
          switchCase
            caseItem
              enumCasePattern "failed"
                argument
                  identifierPattern "why"
                argument "code"
                  expressionPattern
                    integer "3"
            block
              name "x"
          switchCase
            caseItem
              optionalPattern
                enumCasePattern "done"
                  argument
                    identifierPattern "y"
            block
              name "y"
          ifConfig
            configClause "DEBUG"
              switchCase
                caseItem
                  expressionPattern
                    string "debug"
                block
                  name "z"
          switchCase
            caseItem
              typePattern
                typeRef "Int"
            caseItem
              typePattern
                identifierPattern "s"
                typeRef "String"
            block
              name "s"
          switchCase
            caseItem
              tuplePattern
                expressionPattern
                  postfix "..."
                    integer "1"
                wildcardPattern
            caseItem
              tuplePattern
                argument "n"
                  identifierPattern "q"
                expressionPattern
                  name "r"
            block
              name "q"
          switchCase
            block
              jumpStmt "break"
      """#)
  }
}

import Testing

@testable import SwiftReader

/// Conditions and the statements that leave a block.
struct LoweringStatementTests {
  @Test func conditionsOfAnIf() {
    expectOutline(
      #"""
      if a, let b, let c = d?.e, case .f(let g) = h, #available(iOS 17, *), #unavailable(macOS 14) { x } else if y { z } else { w }
      """#,
      #"""
      file
        ifStmt
          conditions
            name "a"
            optionalBinding "b"
            optionalBinding "c"
              initialValue
                chain
                  name "d"
                  optionalChain
                  member "e"
            caseCondition
              enumCasePattern "f"
                argument
                  identifierPattern "g"
              name "h"
            availability "iOS 17, *"
            availability "!macOS 14"
          block
            name "x"
          ifStmt
            conditions
              name "y"
            block
              name "z"
            block
              name "w"
      """#)
  }

  @Test func guardDeferAndReturn() {
    expectOutline(
      #"""
      guard let self else { return }
      guard a > 1 else { throw E.x }
      defer { done() }
      return a
      """#,
      #"""
      file
        guardStmt
          conditions
            optionalBinding "self"
          block
            returnStmt
        guardStmt
          conditions
            binary ">"
              name "a"
              integer "1"
          block
            throwStmt
              chain
                name "E"
                member "x"
        deferStmt
          block
            chain
              name "done"
              call
        returnStmt
          name "a"
      """#)
  }

  @Test func ifAndSwitchAreExpressionsToo() {
    expectOutline(
      #"""
      let a = if b { 1 } else { 2 }
      """#,
      #"""
      file
        variable "a"
          modifier "let"
          initialValue
            ifStmt
              conditions
                name "b"
              block
                integer "1"
              block
                integer "2"
      """#)
  }
}

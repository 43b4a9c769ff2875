import Testing

@testable import SwiftReader

/// Words, numbers, collections, key paths.
struct LoweringLiteralTests {
  @Test func stringsWithWhatIsInserted() {
    expectOutline(
      ##"""
      "a\tb\u{e9}\\"
      "\(n) of \(m, specifier: "%.1f")!"
      #"raw \n \#n \#(x)"#
      ""
      """##,
      #"""
      file
        string "a\tbé\\"
        string
          interpolation
            argument
              name "n"
          segment " of "
          interpolation
            argument
              name "m"
            argument "specifier"
              string "%.1f"
          segment "!"
        string
          segment "raw \\n \n "
          interpolation
            argument
              name "x"
        string ""
      """#)
  }

  @Test func longStringsLoseTheirIndentation() {
    expectOutline(
      #"""
      let a = """
        One \
        line
          two \(x)

        three "quoted"
        """
      """#,
      #"""
      file
        variable "a"
          modifier "let"
          initialValue
            string
              segment "One line\n  two "
              interpolation
                argument
                  name "x"
              segment "\n\nthree \"quoted\""
      """#)
  }

  @Test func numbersTruthAndNothing() {
    expectOutline(
      #"""
      1_000
      -0xFF
      2.5e3
      true
      nil
      """#,
      #"""
      file
        integer "1000"
        prefix "-"
          integer "0xFF"
        float "2.5e3"
        boolean "true"
        nilLiteral
      """#)
  }

  @Test func collectionsAndTuples() {
    expectOutline(
      #"""
      [1, a]
      [1: a, b: 2]
      [:]
      []
      (a, b: 1)
      (a)
      ()
      [String]()
      """#,
      #"""
      file
        array
          integer "1"
          name "a"
        dictionary
          entry
            integer "1"
            name "a"
          entry
            name "b"
            integer "2"
        dictionary
        array
        tuple
          argument
            name "a"
          argument "b"
            integer "1"
        name "a"
        tuple
        chain
          array
            name "String"
          call
      """#)
  }

  @Test func keyPathsAndMacros() {
    expectOutline(
      #"""
      \.name
      \Order.total.amount
      \.self
      \.a?.b[0]
      #selector(tap)
      /reg.x/
      """#,
      #"""
      file
        keyPath "name"
        keyPath "total.amount"
          typeRef "Order"
        keyPath "self"
        keyPath "a?.b[0]"
        macro "selector"
          argument
            name "tap"
        opaque "/reg.x/"
      """#)
  }
}

import Testing

@testable import SwiftReader

/// Properties, locals and what their wrappers say.
struct LoweringPropertyTests {
  @Test func propertyWrappersAndTheirArguments() {
    expectOutline(
      #"""
      struct A: View {
        @State private var on = false
        @Environment(\.dismiss) var dismiss
        @AppStorage("name") private(set) var name: String = "x"
      }
      """#,
      #"""
      file
        typeDecl "A"
          keyword "struct"
          inherited
            typeRef "View"
          members
            variable "on"
              attribute "State"
              modifier "private"
              modifier "var"
              initialValue
                boolean "false"
            variable "dismiss"
              attribute "Environment"
                argument
                  keyPath "dismiss"
              modifier "var"
            variable "name"
              attribute "AppStorage"
                argument
                  string "name"
              modifier "private(set)"
              modifier "var"
              typeRef "String"
              initialValue
                string "x"
      """#)
  }

  @Test func aBodyWithoutGetIsAGetter() {
    expectOutline(
      #"""
      var body: some View { Text("a") }
      var b: Int { get async { 1 } set(new) { } }
      var c = 1 { willSet { } didSet { } }
      """#,
      #"""
      file
        variable "body"
          modifier "var"
          typeRef "some"
            typeRef "View"
          accessor "get"
            block
              chain
                name "Text"
                call
                  argument
                    string "a"
        variable "b"
          modifier "var"
          typeRef "Int"
          accessor "get"
            block
              integer "1"
          accessor "set"
            block
        variable "c"
          modifier "var"
          initialValue
            integer "1"
          accessor "willSet"
            block
          accessor "didSet"
            block
      """#)
  }

  @Test func severalNamesInOneLetAreSeveralVariables() {
    expectOutline(
      #"""
      lazy var a = 1, b: String = "c"
      let x, y: Int
      let (p, q) = r
      let _ = s
      """#,
      #"""
      file
        variable "a"
          modifier "lazy"
          modifier "var"
          initialValue
            integer "1"
        variable "b"
          modifier "lazy"
          modifier "var"
          typeRef "String"
          initialValue
            string "c"
        variable "x"
          modifier "let"
          typeRef "Int"
        variable "y"
          modifier "let"
          typeRef "Int"
        variable
          modifier "let"
          tuplePattern
            identifierPattern "p"
            identifierPattern "q"
          initialValue
            name "r"
        variable "_"
          modifier "let"
          initialValue
            name "s"
      """#)
  }

  @Test func previewsAndEntries() {
    expectOutline(
      #"""
      #Preview("Error", traits: .landscape) { @Previewable @State var a = 1; A() }
      extension EnvironmentValues { @Entry var user: User = .none }
      """#,
      #"""
      file
        macro "Preview"
          argument
            string "Error"
          argument "traits"
            implicitMember "landscape"
          trailingClosure
            closure
              block
                variable "a"
                  attribute "Previewable"
                  attribute "State"
                  modifier "var"
                  initialValue
                    integer "1"
                chain
                  name "A"
                  call
        typeDecl "EnvironmentValues"
          keyword "extension"
          members
            variable "user"
              attribute "Entry"
              modifier "var"
              typeRef "User"
              initialValue
                implicitMember "none"
      """#)
  }
}

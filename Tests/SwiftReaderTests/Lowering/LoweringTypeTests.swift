import Testing

@testable import SwiftReader

/// Types, functions and how types are written.
struct LoweringTypeTests {
  @Test func genericTypesLoseTheirWhere() {
    expectOutline(
      #"""
      final class Model<T: Hashable, U>: Base<T>, P where T: Q { indirect enum Inner {} }
      actor Store {}
      """#,
      #"""
      file
        typeDecl "Model"
          keyword "class"
          modifier "final"
          genericParameter "T"
            typeRef "Hashable"
          genericParameter "U"
          inherited
            typeRef "Base"
              typeRef "T"
          inherited
            typeRef "P"
          members
            typeDecl "Inner"
              keyword "enum"
              modifier "indirect"
              members
        typeDecl "Store"
          keyword "actor"
          members
      """#)
  }

  @Test func extensionsOfInnerTypesHaveADottedName() {
    expectOutline(
      #"""
      extension Outer.Inner: View where T == Int { typealias Row = Other<Int> }
      """#,
      #"""
      file
        typeDecl "Outer.Inner"
          keyword "extension"
          inherited
            typeRef "View"
          members
            typeAlias "Row"
              typeRef "Other"
                typeRef "Int"
      """#)
  }

  @Test func protocolsWithRequirements() {
    expectOutline(
      #"""
      protocol Route<Page>: AnyObject {
        associatedtype Page: View
        static var name: String? { get }
        @ViewBuilder func view() -> Page
        init(id: Int)
      }
      """#,
      #"""
      file
        typeDecl "Route"
          keyword "protocol"
          inherited
            typeRef "AnyObject"
          members
            genericParameter "Page"
              typeRef "View"
            variable "name"
              modifier "static"
              modifier "var"
              typeRef "Optional"
                typeRef "String"
              accessor "get"
            function "view"
              attribute "ViewBuilder"
              returnType
                typeRef "Page"
            initializer "init"
              parameter "id"
                typeRef "Int"
      """#)
  }

  @Test func enumsWithPayloadsAndRawValues() {
    expectOutline(
      #"""
      enum Phase: String {
        case idle = "i", done
        case failed(Error, code: Int = 1, _ why: String)
      }
      """#,
      #"""
      file
        typeDecl "Phase"
          keyword "enum"
          inherited
            typeRef "String"
          members
            enumCase "idle"
              initialValue
                string "i"
            enumCase "done"
            enumCase "failed"
              parameter
                typeRef "Error"
              parameter "code"
                typeRef "Int"
                initialValue
                  integer "1"
              parameter "why"
                label "_"
                typeRef "String"
      """#)
  }

  @Test func functionsAndTheirParameters() {
    expectOutline(
      #"""
      @discardableResult static func a<C: View>(_ b: Int, for c: inout [String], d: Int...) async throws -> C? { b }
      init?(@ViewBuilder content: @escaping () -> Content) { }
      subscript(i: Int, at j: Int) -> Int { i }
      """#,
      #"""
      file
        function "a"
          attribute "discardableResult"
          modifier "static"
          genericParameter "C"
            typeRef "View"
          parameter "b"
            label "_"
            typeRef "Int"
          parameter "c"
            label "for"
            typeRef "Array"
              attribute "inout"
              typeRef "String"
          parameter "d"
            attribute "..."
            typeRef "Array"
              typeRef "Int"
          returnType
            typeRef "Optional"
              typeRef "C"
          block
            name "b"
        initializer "init?"
          parameter "content"
            attribute "ViewBuilder"
            typeRef "Function"
              attribute "escaping"
              typeRef "Content"
          block
        subscriptDecl "subscript"
          parameter "i"
            label "_"
            typeRef "Int"
          parameter "j"
            label "at"
            typeRef "Int"
          returnType
            typeRef "Int"
          accessor "get"
            block
              name "i"
      """#)
  }

  @Test func typesInTheirPlainForm() {
    expectOutline(
      #"""
      let a: any A & B
      let b: (Int, x: String) -> Void
      let c: [Int: [A.B<C>]]
      let d: (some View)!
      let e: Foo.Type
      let f: @MainActor @Sendable () -> ()
      """#,
      #"""
      file
        variable "a"
          modifier "let"
          typeRef "any"
            typeRef "Composition"
              typeRef "A"
              typeRef "B"
        variable "b"
          modifier "let"
          typeRef "Function"
            typeRef "Int"
            typeRef "String"
            typeRef "Void"
        variable "c"
          modifier "let"
          typeRef "Dictionary"
            typeRef "Int"
            typeRef "Array"
              typeRef "A.B"
                typeRef "C"
        variable "d"
          modifier "let"
          typeRef "Optional"
            typeRef "some"
              typeRef "View"
        variable "e"
          modifier "let"
          typeRef "Foo.Type"
        variable "f"
          modifier "let"
          typeRef "Function"
            attribute "MainActor"
            attribute "Sendable"
            typeRef "Tuple"
      """#)
  }

  @Test func importsOperatorsAndHashIfs() {
    expectOutline(
      #"""
      import SwiftUI
      infix operator |>
      #if DEBUG && os(iOS)
      import Debugging
      struct A {}
      #else
      struct B {}
      #endif
      """#,
      #"""
      file
        opaque "infix operator |>"
        ifConfig
          configClause "DEBUG && os(iOS)"
            typeDecl "A"
              keyword "struct"
              members
          configClause
            typeDecl "B"
              keyword "struct"
              members
      """#)
  }
}

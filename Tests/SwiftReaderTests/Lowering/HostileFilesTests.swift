import Foundation
import Testing

@testable import SwiftReader

/// Files nobody writes, and some that people do, which overflow the stack or the patience of a careless reader.
struct HostileFilesTests {
  private func read(_ text: String) -> SourceFile { SourceFile(text: text, path: "A.swift", module: "App") }

  private func count(_ kind: NodeKind, in file: SourceFile) -> Int { file.nodes.count { $0.kind == kind } }

  @Test func twentyClosuresInOneAnotherAreReadOnASmallThread() {
    final class Box: @unchecked Sendable { var closures = 0 }
    let box = Box()
    let done = DispatchSemaphore(value: 0)
    let text = String(repeating: "VStack { ", count: 20) + "Text(\"in\")" + String(repeating: " }", count: 20)
    let thread = Thread {
      let file = SourceFile(text: text, path: "A.swift", module: "App")
      box.closures = file.nodes.count { $0.kind == .closure }
      done.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    done.wait()
    #expect(box.closures == 20)
  }

  @Test func fourThousandElseIfsEndInCodeThatIsNotRead() {
    let file = read("if a { x() }" + String(repeating: " else if a { x() }", count: 4_000))
    #expect(file.syntaxErrors == [])
    #expect(count(.ifStmt, in: file) == Lowerer.maximalNesting + 1)
    #expect(count(.opaque, in: file) == 1)
  }

  @Test func tooManyElseIfsAreAProblem() {
    let file = read("if a { }" + String(repeating: " else if a { }", count: 50_000))
    #expect(file.syntaxErrors.map(\.message) == ["more than 8000 ‘else if’, so the file was not read"])
  }

  @Test func aHundredThousandModifiersAreOneChain() {
    let file = read("Text(\"a\")" + String(repeating: ".bold()", count: 100_000))
    #expect(file.root[0].kind == .chain)
    #expect(file.root[0].count == 200_002)
  }

  @Test(arguments: ["(", "[", "{", "f(", "\"\\(", "Array<[", "#if A\n", "{ a in ["])
  func deepBracketsAreAProblem(_ bracket: String) {
    let file = read("let a = " + String(repeating: bracket, count: 50_000))
    #expect(file.root.children.map(\.kind) == [.opaque])
    #expect(file.syntaxErrors.count == 1)
    #expect(file.syntaxErrors[0].message.contains("nested"))
    #expect(file.syntaxErrors[0].span?.file == "A.swift")
  }

  @Test func tenThousandNestedArraysAreAProblem() {
    let file = read("let a = " + String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000))
    #expect(
      file.syntaxErrors.map(\.message) == ["‘[’ is nested too deep, so the file was not read"])
    #expect(file.syntaxErrors.map { $0.span?.column } == [23])
  }

  /// The parser tries twice at each of these whether the rest is a type, and the rest tries twice again.
  @Test(arguments: ["[", "[(", "([", "[A<", "[a: [", "[() -> "])
  func bracketsThatMayBeTypesAreAProblem(_ bracket: String) {
    for beginning in ["let a = ", "switch a {\ncase .b~"] {
      let file = read(beginning + String(repeating: bracket, count: 40) + "b")
      #expect(file.syntaxErrors.map(\.message) == ["‘[’ is nested too deep, so the file was not read"])
    }
  }

  @Test(arguments: ["[a, [", "f([", "[{ ", "[\"a\": ["])
  func bracketsThatAreNoTypesAreRead(_ bracket: String) {
    let file = read("let a = " + String(repeating: bracket, count: 40) + "b")
    #expect(!file.syntaxErrors.contains { $0.message.contains("so the file was not read") })
  }

  @Test func aTableOfNestedListsIsRead() {
    let rows = String(repeating: "[[[1, 2], [3]], [[4]]],\n", count: 10_000)
    #expect(read("let a: [[[[Int]]]] = [\n\(rows)]").syntaxErrors == [])
  }

  @Test func aHundredThousandPlusesKeepAShallowTree() {
    let file = read("let a = b" + String(repeating: " + b", count: 100_000))
    #expect(file.syntaxErrors == [])
    #expect(count(.binary, in: file) > 99_000)
    #expect(depth(file) <= 1_100)
  }

  @Test func twentyThousandConditionsInARow() {
    let file = read("let a = b" + String(repeating: " ? c : d", count: 20_000))
    #expect(file.syntaxErrors == [])
    #expect(depth(file) <= 1_100)
  }

  @Test func twentyThousandConditionsInOneAnotherAreAProblem() {
    let file = read(
      "let a = " + String(repeating: "b ? ", count: 20_000) + "c" + String(repeating: " : d", count: 20_000))
    #expect(file.syntaxErrors.map(\.message) == ["conditions with ‘?’ nested too deep, so the file was not read"])
  }

  @Test func fiveThousandCases() {
    let cases = (0..<5_000).map { "case .a\($0): Text(\"\($0)\")\n" }.joined()
    let file = read("switch a {\n\(cases)}")
    #expect(file.root[0].all(.switchCase).count == 5_000)
  }

  @Test(arguments: [
    "try ", "await ", "- ", "!(", "some ", "() -> ", "let ", "& ", "a: ", "@a ", "is ", "inout ", "\\", "#", "\"",
    "\"\"\"\n", "/* ", "`", "a.", "a?", "a ? ", "<", "A<", "a ?? ", "= ", "case ", "func ", "if ", "switch ", "return ",
    "#if ", "#a ", "each ", "repeat ", "~", ".", ",", ":", ";", "}", ")", "]", "_ = ", "a as ", "\0", "é", "\\.",
    "A & ",
    "defer ", "do ", "while ", "for ", "guard ", "throw ", "yield ", "any ", "x = y = ", "in ", "where ", "extension ",
    "if case ", "if let ", "a(b: ", "a b ", "case let ", "import a.", "@a(", "#\"", "{ in", "-> ", "async ", "static ",
    "struct A ", "a!.", "a[", "unsafe ", "consume a ", "A?", "let a: A?", "A.", "var a: A -> ", "a\n", "discard ",
    "A<A, ", "nonisolated(unsafe) ", "macro ", "infix ", "precedencegroup ", "@a() ", "x as! ", "case let if ", "try! ",
  ])
  func anythingWrittenTenThousandTimesEnds(_ text: String) {
    let file = read(String(repeating: text, count: 10_000))
    #expect(!file.outline.isEmpty)
    #expect(depth(file) <= 1_100)
  }

  @Test func hugeFilesAreAProblem() {
    let file = read(String(repeating: "let a = 1\n", count: 900_000))
    #expect(file.syntaxErrors.map(\.message) == ["file is larger than 8 MB and was not read"])
  }

  private func depth(_ file: SourceFile) -> Int {
    var deepest = 0
    var open: [(Int32, Int)] = [(0, 1)]
    while let (id, level) = open.popLast() {
      deepest = max(deepest, level)
      let node = file.nodes[Int(id)]
      for index in 0..<Int(node.childCount) { open.append((file.children[Int(node.firstChild) + index], level + 1)) }
    }
    return deepest
  }
}

/// Swift that is hard on whoever follows it: circles, depth, length.
enum SwiftSnippets {
  /// A literal that is larger, deeper or longer than any should be.
  static func literal(_ numbers: inout SeededNumbers) -> String {
    switch numbers.below(8) {
    case 0: return String(repeating: "9", count: 400)
    case 1: return "\"" + String(repeating: "long ", count: 20_000) + "\""
    case 2: return String(repeating: "\"\\(", count: 40) + "a" + String(repeating: ")\"", count: 40)
    case 3: return "[" + String(repeating: "1, ", count: 5_000) + "1]"
    case 4: return "\"" + String(repeating: "\u{301}", count: 3_000) + "\u{202E}\u{0}\u{FEFF}\""
    case 5: return "0x" + String(repeating: "F", count: 80) + "p-99999"
    case 6: return "[" + (0..<2_000).map { "\"k\($0)\": \($0)" }.joined(separator: ", ") + "]"
    default: return "\"%1$@ %2$lld %#@none@ %99999d \(String(repeating: "%@", count: 300))\""
    }
  }

  /// Statements for a body.
  static func inBody(_ numbers: inout SeededNumbers, names: [String]) -> String {
    let name = numbers.one(of: names)
    let many = [10, 300, 5_000][numbers.below(3)]
    switch numbers.below(14) {
    case 0: return "\(name)()\n"
    case 1: return "switch kind {\n" + (0..<many).map { "case .c\($0): Text(\"\($0)\")\n" }.joined() + "}\n"
    case 2: return "switch (a, b) {\n" + (0..<many).map { "case (\($0), let x): Text(\"\\(x)\")\n" }.joined() + "}\n"
    case 3:
      return
        "ForEach(0..<\(many)) { a in ForEach(0..<\(many)) { b in ForEach(0..<\(many)) { c in Text(\"\\(a)\") } } }\n"
    case 4: return (0..<min(many, 400)).map { "if f\($0) { Text(\"\($0)\") }\n" }.joined()
    case 5: return "if " + repeated("a == b", many, " && ") + " { Text(\"a\") } else { \(name)() }\n"
    case 6: return "Text(" + repeated("\"a\"", many, " + ") + ")\n"
    case 7: return "Text(" + repeated("a ? \"b\" : ", min(many, 400), "") + "\"c\")\n"
    case 8: return "\(nested("AnyView(", min(many, 700), ")", around: name + "()"))\n"
    case 9: return "List { OutlineGroup(items, children: \\.items) { item in \(name)() } }\n"
    case 10: return "let next = { \(name)() }\nnext()\nself.body\n"
    case 11:
      return "Text(\"a\")" + repeated(".accessibilityLabel(label).accessibilityAction {}", min(many, 2_000), "") + "\n"
    case 12: return ".sheet(isPresented: $isOn) { \(name)().sheet(isPresented: $isOn) { self } }\n"
    default: return (0..<min(many, 1_500)).map { "let x\($0) = x\(max(0, $0 - 1)) + \"a\"\n" }.joined() + "Text(x9)\n"
    }
  }

  /// Declarations for the end of a file.
  static func atTop(_ numbers: inout SeededNumbers, names: [String]) -> String {
    let name = numbers.one(of: names)
    let many = [3, 60, 5_000][numbers.below(3)]
    switch numbers.below(12) {
    case 0:
      // Each of them is read to the limit of steps.
      let count = min(many, 12)
      return (0..<count).map { "struct C\($0): View { var body: some View { C\(($0 + 1) % count)(); C\($0)() } }\n" }
        .joined()
    case 1:
      return
        "struct G<T>: View { let x: \(nested("G<", min(many, 700), ">", around: "T")); var body: some View { x } }\n"
    case 2: return "enum K: String, CaseIterable {\n" + (0..<many).map { "case c\($0)\n" }.joined() + "}\n"
    case 3: return "extension \(name) { var body: some View { \(name)() } }\nextension \(name): \(name) {}\n"
    case 4:
      return (0..<min(many, 500)).map { "extension View { func m\($0)() -> some View { m\($0 + 1)().m\($0)() } }\n" }
        .joined()
    case 5:
      return "struct S: ButtonStyle { func makeBody(configuration: Configuration) -> some View { Button {} label: { "
        + "configuration.label }.buttonStyle(S()) } }\nextension \(name) { var s: some View { buttonStyle(S()) } }\n"
    case 6: return "typealias T0 = T1\ntypealias T1 = T0\nextension T0: View { var body: T1 { T0() } }\n"
    case 7:
      return
        "protocol P: Q {}\nprotocol Q: P {}\nextension P { var body: some View { q } \n var q: some View { body } }\n"
    case 8:
      return "func f(_ n: Int) -> Int { n <= 0 ? f(n + 1) : f(n - 1) + f(n - 2) }\n"
        + "struct F: View { var body: some View { Text(\"\\(f(\(many)))\"); ForEach(0..<f(9)) { _ in F() } } }\n"
    case 9:
      return "struct L: View { var body: some View {\n"
        + String(repeating: "    Text(\"a\").bold()\n", count: min(many * 2, 10_000))
        + "} }\n"
    case 10:
      return
        "struct M: ViewModifier { func body(content: Content) -> some View { content.modifier(M()).overlay(content) } }\n"
        + "extension View { func m() -> some View { modifier(M()) } }\n"
    default:
      return nested("struct N {\n", min(many, 600), "}\n", around: "struct V: View { var body: some View { V() } }\n")
    }
  }

  private static func repeated(_ text: String, _ count: Int, _ separator: String) -> String {
    Array(repeating: text, count: count).joined(separator: separator)
  }

  private static func nested(_ open: String, _ depth: Int, _ close: String, around inside: String) -> String {
    String(repeating: open, count: depth) + inside + String(repeating: close, count: depth)
  }
}

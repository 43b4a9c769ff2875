import Mustache
import Testing

/// Partials, by the specification.
@Suite struct PartialTests {
  @Test(arguments: [
    Case("stands in its place", "({{>cup}})", partials: ["cup": "of tea"], "(of tea)"),
    Case("nothing, where there is none", "({{>cup}})", "()"),
    Case("sees the values around", "({{>cup}})", ["a": "Mint"], partials: ["cup": "*{{a}}*"], "(*Mint*)"),
    Case(
      "may hold itself", "{{>node}}", ["a": "X", "nodes": [["a": "Y", "nodes": []]]],
      partials: ["node": "{{a}}<{{#nodes}}{{>node}}{{/nodes}}>"], "X<Y<>>"),
    Case(
      "may hold others", "{{>outer}}", ["a": "hot", "b": "tea"],
      partials: ["outer": "*{{a}} {{>inner}}*", "inner": "{{b}}!"], "*hot tea!*"),
    Case("blanks around stay", "| {{>cup}} |", partials: ["cup": "\t|\t"], "| \t|\t |"),
    Case(
      "within a line nothing is moved in", "  {{a}}  {{>cup}}\n", ["a": "|"], partials: ["cup": ">\n>"], "  |  >\n>\n"),
    Case("Windows line ends", "|\r\n{{>cup}}\r\n|", partials: ["cup": ">"], "|\r\n>|"),
    Case("the first line", "  {{>cup}}\n>", partials: ["cup": ">\n>"], "  >\n  >>"),
    Case("the last line", ">\n  {{>cup}}", partials: ["cup": ">\n>"], ">\n  >\n  >"),
    Case(
      "each of its lines is moved in, and no line of a value", "\\\n {{>cup}}\n/\n", ["a": "<\n->"],
      partials: ["cup": "|\n{{{a}}}\n|\n"], "\\\n |\n <\n->\n |\n/\n"),
    Case("blanks in the tag do not count", "|{{> cup }}|", ["a": true], partials: ["cup": "[]"], "|[]|"),
    Case(
      "moved in twice", " {{>outer}}", partials: ["outer": "1\n  {{>inner}}\n", "inner": "2\n3\n"],
      " 1\n   2\n   3\n"),
  ])
  func standInTheirPlace(_ one: Case) throws { try one.check() }

  @Test func areNamed() throws {
    let template = try MustacheTemplate("{{>b}}{{#x}}{{>a}}{{^y}}{{>c}}{{/y}}{{/x}}{{>b}}")
    #expect(template.partialNames == ["b", "a", "c"])
  }
}

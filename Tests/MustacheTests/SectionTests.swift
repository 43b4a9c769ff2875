import Mustache
import Testing

/// Sections, by the specification.
@Suite struct SectionTests {
  @Test(arguments: [
    Case("true: once", "({{#a}}yes{{/a}})", ["a": true], "(yes)"),
    Case("false: not at all", "({{#a}}no{{/a}})", ["a": false], "()"),
    Case("no value: not at all", "({{#a}}no{{/a}})", ["a": .absent], "()"),
    Case("an unknown name: not at all", "({{#a}}no{{/a}})", "()"),
    Case("empty text and zero are values", "{{#a}}A{{/a}}{{#b}}B{{/b}}", ["a": "", "b": 0], "AB"),
    Case("an object is around what is inside", "{{#a}}{{b}}{{/a}}", ["a": ["b": "Mint"]], "Mint"),
    Case(
      "what is further out can be seen", "{{#a}}{{b}} {{c}} {{d.e}}{{/a}}",
      ["a": ["b": "1"], "b": "no", "c": "2", "d": ["e": "3"]], "1 2 3"),
    Case("the value that is asked for is there", "{{#a}}{{.}} is {{a}}{{/a}}", ["a": "Mint"], "Mint is Mint"),
    Case(
      "lists around lists",
      "{{#pots}}{{name}}:{{#cups}} {{n}}{{#late}}{{name}}{{/late}}{{/cups}};{{/pots}}",
      [
        "pots": [
          ["name": "A", "cups": [["n": 1], ["n": 2]]], ["name": "B", "cups": [["n": 3, "late": true]]],
        ]
      ], "A: 1 2;B: 3B;"),
    Case(
      "every level is seen from the deepest",
      "{{#a}}{{one}}{{#b}}{{one}}{{two}}{{#c.d}}{{one}}{{two}}{{three}}{{two}}{{one}}{{/c.d}}{{/b}}{{/a}}",
      ["a": ["one": 1], "b": ["two": 2], "c": ["d": ["three": 3]]], "11212321"),
    Case("a list: once an item", "{{#a}}{{b}},{{/a}}", ["a": [["b": 1], ["b": 2]]], "1,2,"),
    Case("an empty list: not at all", "({{#a}}no{{/a}})", ["a": []], "()"),
    Case("several of one name", "{{#a}}1{{/a}}-{{b}}-{{#a}}3{{/a}}", ["a": true, "b": 2], "1-2-3"),
    Case("inside each other", "{{#a}}1{{#a}}2{{/a}}3{{/a}}", ["a": true], "123"),
    Case("inside, and false", "{{#a}}1{{#b}}2{{/b}}3{{/a}}", ["a": true, "b": false], "13"),
    Case("dots", "{{#a.b.c}}yes{{/a.b.c}}", ["a": ["b": ["c": true]]], "yes"),
    Case("dots to something false", "({{#a.b.c}}no{{/a.b.c}})", ["a": ["b": ["c": false]]], "()"),
    Case("dots that break", "({{#a.b.c}}no{{/a.b.c}})", ["a": [:], "c": true], "()"),
  ])
  func values(_ one: Case) throws { try one.check() }

  @Test(arguments: [
    Case("texts", "{{#a}}({{.}}){{/a}}", ["a": ["x", "y"]], "(x)(y)"),
    Case("whole numbers", "{{#a}}({{.}}){{/a}}", ["a": [1, 2]], "(1)(2)"),
    Case("fractions", "{{#a}}({{.}}){{/a}}", ["a": [1.5, 2.25]], "(1.5)(2.25)"),
    Case("lists of lists", "{{#a}}({{#.}}{{.}}{{/.}}){{/a}}", ["a": [[1, 2], ["x"]]], "(12)(x)"),
    Case("HTML is escaped", "{{#a}}{{.}}{{/a}}", ["a": ["&", "<"]], "&amp;&lt;"),
    Case("and left where that is asked for", "{{#a}}{{{.}}}{{&.}}{{/a}}", ["a": ["&"]], "&&"),
    Case("the whole value is a list", "{{#.}}({{b}}){{/.}}", [["b": 1], ["b": 2]], "(1)(2)"),
    Case("items without value are items", "{{#a}}({{.}}){{/a}}", ["a": [.absent, false]], "()(false)"),
  ])
  func items(_ one: Case) throws { try one.check() }

  @Test(arguments: [
    Case("blanks around stay", " | {{#a}}\t|\t{{/a}} | \n", ["a": true], " | \t|\t | \n"),
    Case("blanks inside stay", " | {{#a}} {{! a comment }}\n {{/a}} | \n", ["a": true], " |  \n  | \n"),
    Case("a line with more than the tag stays", " {{#a}}1{{/a}}\n {{#a}}2{{/a}}\n", ["a": true], " 1\n 2\n"),
    Case("a line with a tag alone goes", "1\n{{#a}}\n2\n{{/a}}\n3", ["a": true], "1\n2\n3"),
    Case("blanks before it go with it", "1\n  {{#a}}\n2\n\t{{/a}}  \n3", ["a": true], "1\n2\n3"),
    Case("Windows line ends", "|\r\n{{#a}}\r\n{{/a}}\r\n|", ["a": true], "|\r\n|"),
    Case("the first line", "  {{#a}}\n#{{/a}}\n/", ["a": true], "#\n/"),
    Case("the last line", "#{{#a}}\n/\n  {{/a}}", ["a": true], "#\n/\n"),
    Case("blanks in the tag do not count", "|{{# a }}={{/ a }}|{{ #a }}={{ /a }}|", ["a": true], "|=|=|"),
    Case("two tags on a line are not alone", "1\n{{#a}}{{/a}}\n2", ["a": true], "1\n\n2"),
  ])
  func lines(_ one: Case) throws { try one.check() }
}

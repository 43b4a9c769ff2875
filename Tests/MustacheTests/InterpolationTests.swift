import Mustache
import Testing

/// Variables, by the part of the specification on interpolation.
@Suite struct InterpolationTests {
  @Test(arguments: [
    Case("text without tags stays", "Two cups {of} tea.\n", "Two cups {of} tea.\n"),
    Case("a name is replaced", "Order {{number}}.", ["number": "A7"], "Order A7."),
    Case("what is written is not read again", "{{a}}", ["a": "{{b}}", "b": "no"], "{{b}}"),
    Case("HTML is escaped", "<p>{{tea}}", ["tea": "& \" < > '"], "<p>&amp; &quot; &lt; &gt; &#39;"),
    Case("three braces leave HTML", "<p>{{{tea}}}", ["tea": "& \" < >"], "<p>& \" < >"),
    Case("an ampersand leaves HTML", "<p>{{&tea}}", ["tea": "& \" < >"], "<p>& \" < >"),
    Case("whole numbers", "{{n}} {{{n}}} {{&n}}", ["n": 42], "42 42 42"),
    Case("fractions", "{{n}} {{{n}}} {{&n}}", ["n": 2.5], "2.5 2.5 2.5"),
    Case("a large number", "{{n}}", ["n": .number(1e300)], "1e+300"),
    Case("truth", "{{t}} {{f}}", ["t": true, "f": false], "true false"),
    Case("no value is no text", "({{a}}) ({{{a}}}) ({{&a}})", ["a": .absent], "() () ()"),
    Case("an unknown name is no text", "({{a}}) ({{{a}}}) ({{&a}})", "() () ()"),
    Case("lists and objects have no words", "({{a}}) ({{b}})", ["a": ["x"], "b": ["c": "x"]], "() ()"),
  ])
  func values(_ one: Case) throws { try one.check() }

  @Test(arguments: [
    Case(
      "dots go into values", "{{order.tea}} {{{order.tea}}} {{&order.tea}}", ["order": ["tea": "Mint"]],
      "Mint Mint Mint"),
    Case("as deep as one likes", "{{a.b.c.d.e}}", ["a": ["b": ["c": ["d": ["e": "Mint"]]]]], "Mint"),
    Case("a chain that breaks is no text", "({{a.b.c}})", ["a": [:]], "()"),
    Case("and is not looked for further out", "({{a.b.c}})", ["a": ["b": [:]], "c": "no"], "()"),
    Case(
      "the first part decides", "{{#a}}{{b.c}}{{/a}}", ["a": ["b": [:]], "b": ["c": "no"]], ""),
    Case(
      "the first part is looked for around", "{{#a}}{{b.c.d}}{{/a}}", ["a": ["x": "y"], "b": ["c": ["d": "Mint"]]],
      "Mint"),
    Case("a dotted name is no key", "({{a.b}})", ["a.b": "no"], "()"),
    Case("a key with a dot hides nothing", "({{a.b}})", ["a.b": "no", "a": ["b": "Mint"]], "(Mint)"),
    Case("a dot is the value itself", "{{.}} {{{.}}} {{&.}}", "<Mint>", "&lt;Mint&gt; <Mint> <Mint>"),
    Case("a number itself", "{{.}}", 7, "7"),
  ])
  func names(_ one: Case) throws { try one.check() }

  @Test(arguments: [
    Case("blanks around stay", "| {{a}} | {{{a}}} | {{&a}} |", ["a": "-"], "| - | - | - |"),
    Case("a line of its own stays a line", "  {{a}}\n\t{{{a}}}\n  {{&a}}\n", ["a": "-"], "  -\n\t-\n  -\n"),
    Case("blanks inside do not count", "|{{ a }}|{{{ a }}}|{{& a }}|{{\na\n}}|", ["a": "-"], "|-|-|-|-|"),
  ])
  func blanks(_ one: Case) throws { try one.check() }

  @Test func theEscapeCanBeAnother() throws {
    let template = try MustacheTemplate("{{a}} {{{a}}}")
    #expect(try template.text(with: ["a": "b"], escape: { $0.uppercased() }) == "B b")
  }
}

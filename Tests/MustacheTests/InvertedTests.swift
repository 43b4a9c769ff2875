import Mustache
import Testing

/// Inverted sections, by the specification.
@Suite struct InvertedTests {
  @Test(arguments: [
    Case("false: once", "({{^a}}yes{{/a}})", ["a": false], "(yes)"),
    Case("true: not at all", "({{^a}}no{{/a}})", ["a": true], "()"),
    Case("no value: once", "({{^a}}yes{{/a}})", ["a": .absent], "(yes)"),
    Case("an unknown name: once", "({{^a}}yes{{/a}})", "(yes)"),
    Case("an object: not at all", "({{^a}}no{{/a}})", ["a": ["b": 1]], "()"),
    Case("a list: not at all", "({{^a}}no{{/a}})", ["a": [["b": 1]]], "()"),
    Case("an empty list: once", "({{^a}}yes{{/a}})", ["a": []], "(yes)"),
    Case("several of one name", "{{^a}}1{{/a}}-{{b}}-{{^a}}3{{/a}}", ["a": false, "b": 2], "1-2-3"),
    Case("inside each other", "{{^a}}1{{^a}}2{{/a}}3{{/a}}", ["a": false], "123"),
    Case("inside, and true", "{{^a}}1{{^b}}2{{/b}}3{{/a}}", ["b": true], "13"),
    Case("dots", "({{^a.b.c}}no{{/a.b.c}})", ["a": ["b": ["c": true]]], "()"),
    Case("dots to something false", "{{^a.b.c}}yes{{/a.b.c}}", ["a": ["b": ["c": false]]], "yes"),
    Case("dots that break", "{{^a.b.c}}yes{{/a.b.c}}", ["a": [:]], "yes"),
    Case("one or the other", "{{#a}}{{b}}{{/a}}{{^a}}none{{/a}}", ["a": []], "none"),
  ])
  func values(_ one: Case) throws { try one.check() }

  @Test(arguments: [
    Case("blanks around stay", " | {{^a}}\t|\t{{/a}} | \n", " | \t|\t | \n"),
    Case("blanks inside stay", " | {{^a}} {{! a comment }}\n {{/a}} | \n", " |  \n  | \n"),
    Case("a line with more than the tag stays", " {{^a}}1{{/a}}\n {{^a}}2{{/a}}\n", " 1\n 2\n"),
    Case("a line with a tag alone goes", "1\n{{^a}}\n2\n{{/a}}\n3", "1\n2\n3"),
    Case("blanks before it go with it", "1\n  {{^a}}\n2\n\t{{/a}}\n3", "1\n2\n3"),
    Case("Windows line ends", "|\r\n{{^a}}\r\n{{/a}}\r\n|", "|\r\n|"),
    Case("the first line", "  {{^a}}\n^{{/a}}\n/", "^\n/"),
    Case("the last line", "^{{^a}}\n/\n  {{/a}}", "^\n/\n"),
    Case("blanks in the tag do not count", "|{{^ a }}={{/ a }}|", "|=|"),
  ])
  func lines(_ one: Case) throws { try one.check() }
}

import Mustache
import Testing

/// Other delimiters, by the specification.
@Suite struct DelimiterTests {
  @Test(arguments: [
    Case("a pair of them", "{{=<% %>=}}(<%a%>) {{a}}", ["a": "Mint"], "(Mint) {{a}}"),
    Case("single characters", "({{=[ ]=}}[a])", ["a": "Mint"], "(Mint)"),
    Case("text as it is", "{{=| |=}}|{a}| |&a|", ["a": "<"], "< <"),
    Case(
      "in the middle of sections", "[{{#a}}{{b}} |b|{{/a}}{{=| |=}}|#a|{{b}} |b||/a|]", ["a": true, "b": "x"],
      "[x |b|{{b}} x]"),
    Case(
      "in the middle of inverted sections", "[{{^a}}{{b}} |b|{{/a}}{{=| |=}}|^a|{{b}} |b||/a|]", ["b": "x"],
      "[x |b|{{b}} x]"),
    Case(
      "partials begin with braces", "[{{>cup}}]{{=| |=}}[|>cup|]", ["a": "x"], partials: ["cup": ".{{a}}."],
      "[.x.][.x.]"),
    Case(
      "partials keep theirs to themselves", "[{{>cup}}][.{{a}}.|a|.]", ["a": "x"],
      partials: ["cup": ".{{a}}.{{=| |=}}.|a|."], "[.x..x.][.x.|a|.]"),
    Case("and back", "{{=<% %>=}}<%a%><%={{ }}=%>{{a}}", ["a": "x"], "xx"),
    Case("blanks around stay", "| {{=@ @=}} |", "|  |"),
    Case("a line with more than the tag stays", " | {{=@ @=}}\n", " | \n"),
    Case("a line with the tag alone goes", "1\n{{=@ @=}}\n2\n", "1\n2\n"),
    Case("blanks before it go with it", "1\n  {{=@ @=}}\n2\n", "1\n2\n"),
    Case("Windows line ends", "|\r\n{{=@ @=}}\r\n|", "|\r\n|"),
    Case("the first line", "  {{=@ @=}}\n=", "="),
    Case("the last line", "=\n  {{=@ @=}}", "=\n"),
    Case("blanks in the tag do not count", "|{{= @   @ =}}|", "||"),
  ])
  func change(_ one: Case) throws { try one.check() }
}

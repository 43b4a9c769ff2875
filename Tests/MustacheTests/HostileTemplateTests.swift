import Mustache
import Testing

/// Templates that are wrong, or that would never end.
@Suite struct HostileTemplateTests {
  @Test(arguments: [
    (
      "a\n é {{#b}}c",
      MustacheProblem("the section ‘b’ is not closed", hint: "write {{/b}} behind it", line: 2, column: 4)
    ),
    (
      "{{#a}}\n{{#b}}{{/a}}",
      MustacheProblem(
        "the section that is open here is ‘b’, from line 2, not ‘a’", hint: "write {{/b}} first", line: 2, column: 7)
    ),
    ("{{/a}}", MustacheProblem("no section ‘a’ is open here", hint: "write {{#a}} before it", line: 1, column: 1)),
    ("x {{a", MustacheProblem("the tag is not closed", hint: "write ‘}}’ where it ends", line: 1, column: 3)),
    ("{{{a}}", MustacheProblem("the tag is not closed", hint: "write ‘}}}’ where it ends", line: 1, column: 1)),
    (
      "{{ }}",
      MustacheProblem(
        "the tag names nothing", hint: "write the name of a value between the braces", line: 1, column: 1)
    ),
    ("{{a b}}", MustacheProblem("‘a b’ is no name", hint: "a name holds no blanks", line: 1, column: 1)),
    (
      "{{a..b}}",
      MustacheProblem("‘a..b’ is no name", hint: "a name stands on both sides of each dot", line: 1, column: 1)
    ),
    (
      "{{=<%=}}",
      MustacheProblem(
        "‘<%’ are no delimiters", hint: "write two of them with a blank between, without ‘=’: {{=<% %>=}}", line: 1,
        column: 1)
    ),
  ])
  func sayWhatIsWrongAndWhere(_ template: String, _ problem: MustacheProblem) {
    #expect(throws: problem) { try MustacheTemplate(template) }
  }

  @Test func nameThePartialTheyAreIn() throws {
    let template = try MustacheTemplate("{{>a}}")
    #expect(
      throws: MustacheProblem(
        "the section ‘b’ is not closed", hint: "write {{/b}} behind it", partial: "a", line: 2, column: 1)
    ) { try template.text(with: [:], partials: { _ in "\n{{#b}}" }) }
  }

  @Test(arguments: [
    ("{{>a}}", "more than 100 sections and partials are inside each other"),
    ("{{>a}}{{>a}}", "more than 100 sections and partials are inside each other"),
    ("{{#list}}{{>a}}{{/list}}", "more than 100 sections and partials are inside each other"),
    ("x\n {{>a}}\n", "more than 100 sections and partials are inside each other"),
  ])
  func partialsThatHoldThemselvesEnd(_ partial: String, _ message: String) throws {
    let problem = #expect(throws: MustacheProblem.self) {
      try MustacheTemplate("{{>a}}").text(with: ["list": [1, 2]], partials: { _ in partial })
    }
    #expect(problem?.message == message)
  }

  @Test func partialsThatMultiplyEnd() throws {
    // Each holds the next one many times: ten to the power of eight texts.
    let problem = #expect(throws: MustacheProblem.self) {
      try MustacheTemplate("{{>p0}}").text(
        with: [:],
        partials: { name in
          guard let level = Int(name.dropFirst()), level < 8 else { return "" }
          return String(repeating: "{{>p\(level + 1)}}", count: 10)
        }, limits: MustacheLimits(steps: 20_000))
    }
    #expect(problem?.message == "the template does not come to an end within 20000 steps")
  }

  @Test func whatIsWrittenHasALimit() throws {
    let template = try MustacheTemplate("{{#a}}{{b}}{{/a}}")
    let limits = MustacheLimits(outputBytes: 10)
    #expect(throws: MustacheProblem("the template writes more than 10 bytes", line: 1, column: 7)) {
      try template.text(with: ["a": [1, 2, 3], "b": "1234"], limits: limits)
    }
    #expect(try template.text(with: ["a": [1, 2], "b": "12345"], limits: limits) == "1234512345")
  }

  @Test func sectionsHaveADepth() {
    let deep = String(repeating: "{{#a}}", count: 101) + String(repeating: "{{/a}}", count: 101)
    #expect(throws: MustacheProblem("more than 100 sections are inside each other", line: 1, column: 601)) {
      try MustacheTemplate(deep)
    }
  }

  @Test func templatesHaveASize() {
    #expect(throws: MustacheProblem("the template is larger than 8 bytes", line: 1, column: 1)) {
      try MustacheTemplate("123456789", limits: MustacheLimits(templateBytes: 8))
    }
  }
}

import Testing

@testable import ScreenSpecs

@Suite struct SpecProblemTests {
  @Test func fiveMistakesAreFiveProblems() {
    let found = problems(
      """
      screen: Search
      states:
        selected: { heers: "selected, Tea, button" }
        emty: No results
        loading: Order #42, heading
        modal: { in: Delivery address, heading }
        success: { not-applicable: "" }
      """)
    #expect(
      found == [
        "3:15 unknown key ‘heers’",
        "4:3 unknown state ‘emty’",
        "5:18 ‘ #’ begins a comment, so the text ends at ‘Order’",
        "6:34 ‘heading’ has no value: between { and } the comma before it ended the text",
        "7:30 ‘not-applicable’ needs a reason",
      ])
  }

  @Test func theNearestKnownWordIsNamed() {
    let hints = SpecReader().read("screen: A\nstatse:\n  error: x\n", path: "a.yaml").1.map(\.hint)
    #expect(hints == ["did you mean ‘states’?"])
    let value = SpecReader().read("screen: A\nrequire: recoded\n", path: "a.yaml").1.map(\.hint)
    #expect(value == ["did you mean ‘recorded’? expected one of: designed, predicted, recorded"])
  }

  @Test(arguments: [
    ("", "1:1 the file is empty"),
    ("states:\n  error: x\n", "1:1 a spec needs ‘screen’ or ‘part’"),
    ("screen: A\npart: B\n", "2:1 ‘part’ cannot stand beside ‘screen’"),
    ("- a\n", "1:1 the file is a list; expected a mapping with keys such as screen, part, id"),
    ("screen: [A]\n", "1:9 ‘screen’ is a list; expected text"),
    ("screen:\n", "1:8 ‘screen’ has no value"),
    ("screen: A\nid: ../b\n", "2:5 ‘id’ is ‘../b’; expected \(TextForm.id.expected)"),
    ("screen: A\nid: .b\n", "2:5 ‘id’ is ‘.b’; expected \(TextForm.id.expected)"),
    ("screen: A\nlanguage: de_DE\n", "2:11 ‘language’ is ‘de_DE’; expected \(TextForm.language.expected)"),
    ("screen: A\nknown: { why: x, until: soon }\n", "2:25 ‘until’ is ‘soon’; expected \(TextForm.date.expected)"),
    ("screen: A\nknown: { why: x, until: 2027-02-29 }\n", "2:25 2027-02-29 is no day of the calendar"),
    ("screen: A\nknown: { why: x }\n", "2:8 a known failure needs ‘until’"),
    ("screen: A\nerror: x\n", "2:1 unknown key ‘error’"),
    ("screen: A\nstates: { error: { in: x } }\n", "2:20 ‘in’ belongs to the state ‘modal’ alone"),
    ("screen: A\nstates: { error: { silent: yes } }\n", "2:28 ‘silent’ is text; expected true or false"),
    ("screen: A\nstates: { error: { silent: \"true\" } }\n", "2:28 ‘silent’ is text; expected true or false"),
    (
      "screen: A\nstates: { empty: { not-applicable: true } }\n",
      "2:36 ‘not-applicable’ needs a reason, and ‘true’ is none"
    ),
    ("screen: A\nstates: { empty: not-applicable }\n", "2:18 ‘not-applicable’ needs a reason"),
    (
      "screen: A\nstates: { empty: { not-applicable: x, hears: y } }\n",
      "2:39 ‘not-applicable’ stands alone, and here is ‘hears’ as well"
    ),
    ("screen: A\nstates: { error: { hears: [{ hint: x }] } }\n", "2:28 an expectation needs ‘says’ or ‘id’ or ‘part’"),
    ("screen: A\nstates: { error: { hears: [{ part: a, says: x }] } }\n", "2:39 ‘says’ cannot stand beside ‘part’"),
    ("screen: A\nstates: { error: { state: error } }\n", "2:20 ‘state’ needs ‘part’ beside it"),
    (
      "screen: A\nstates: { error: { hears: [[a]] } }\n",
      "2:28 an entry of ‘hears’ is a list; expected text, or a mapping with keys such as says, id, hint"
    ),
    (
      "screen: A\nstates: { error: { hears: [{ says: a, count: -1 }] } }\n",
      "2:46 ‘count’ is text; expected a whole number from 0"
    ),
    ("screen: A\nstates: { error: { keeps: { Email: } } }\n", "2:29 ‘Email’ has no value"),
    (
      "screen: A\nstates: { error: { cases: { a: { cases: {} } } } }\n",
      "2:34 ‘cases’ belongs to a state, not to one of its cases"
    ),
    ("screen: A\nstates:\n  error:\n    hears:\n      - Total: $5\n", "5:9 unknown key ‘Total’"),
    (
      "screen: A\nstates: { error: { background: reachable } }\n",
      "2:20 ‘background’ belongs to the state ‘modal’ alone"
    ),
    ("screen: A\nstates: { modal: { background: hidden } }\n", "2:32 ‘background’ cannot be ‘hidden’"),
    ("screen: A\nstates: { modal: { opens: a/b } }\n", "2:27 ‘opens’ is ‘a/b’; expected \(TextForm.id.expected)"),
  ])
  func eachMistakeIsOneProblem(_ yaml: String, _ problem: String) {
    #expect(problems(yaml) == [problem])
  }

  @Test func aFileNameThatIsNoIdIsReported() {
    #expect(
      problems("screen: A\n", path: "specs/a:b.yaml")
        == ["1:1 the file's name ‘a:b’ cannot be an id; expected \(TextForm.id.expected)"])
  }

  @Test func everyProblemQuotesItsLine() {
    let found = SpecReader().read("screen: A\nstates:\n  emty: x\n", path: "a.yaml").1
    #expect(found.map(\.line) == ["  emty: x"])
    #expect(found.map(\.span?.description) == ["a.yaml:3:3"])
  }
}

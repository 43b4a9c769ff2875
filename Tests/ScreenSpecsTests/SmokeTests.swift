import Foundation
import ScreenModel
import Testing

@testable import ScreenSpecs

@Test func smoke() {
  let head = "screen: A\nstates:\n"
  let cases: [String] = [
    "  error: Order #42, button\n  emty: x\n",
    "  error: Order # 42, button\n",
    "  error: #42\n",
    "  error: Note: hello\n  empty: *bold* text\n  loading: @home\n  selected: %5\n  disabled: [Draft] Hello\n  success: !Important\n",
    "  error: |bad\n  empty: > x\n  loading: &Save all\n  selected: &Save, button\n  content: `x`\n",
    "  error: {name}\n  empty: {name} is here\n",
    "  modal: { in: Delivery address, heading }\n",
    "  modal: { in: Delivery address, heading, way-out: Cancel, button }\n",
    "  modal:\n    hears:\n      - Total: $5\n      - \"a\" b\n",
    "\terror: x\n",
    "  error:\n\t  hears: x\n",
    "  error: x\n  error: y\n",
    "  error: \"unclosed\n  empty: x\n",
    "  error: 'It's here'\n",
    "  error: [a, b\n  empty: x\n",
    "  error: {a: b\n",
    "  error: x\n   hears: y\n",
    "  error:x\n  empty: y\n",
    "  error: Order #42\n    goes on\n",
    "  error: a\u{7}b\n",
    "  error: x\n---\nscreen: B\n",
    "  error: { not-applicable: \"\" }\n  empty: {not-applicable: x, hears: y}\n",
    "  error: { heers: x, silent: yes, known: {why: x, until: 2027-02-30} }\n",
    "  error: { in: x, cases: { a: {next: x}, b: {cases: {}} } }\n",
    "  error: { given: { phase: .failed(code: 3, offline) } }\n",
    "  error:\n    given:\n      phase: .failed(code: 3, offline)\n",
    "  error:\n    hears: [{says: a, prioriti: must}, {count: 2}, {part: a, says: b}, {state: error}]\n",
    "  error: x\n  error2\n",
    "error: x\n",
    "  - x\n",
  ]
  for each in cases {
    let (_, problems) = SpecReader().read(head + each, path: "specs/a.yaml")
    print("=======\n" + each)
    for p in problems { print(drawn(p)) }
  }
}

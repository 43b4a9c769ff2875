import ScreenModel
import Testing

@testable import Checks

/// How tests are told to a person: the nearest, each fact once, in the source's own words.
@Suite struct ConditionWordsTests {
  private func told(_ tests: String...) -> [String] { ConditionWords(tests).tests }

  @Test func theCaseSomethingIsSaysWhichItIsNot() {
    #expect(told("kind is not .a", "kind is not .b", "kind is .c") == ["kind is .c"])
    #expect(told("kind is not .a", "kind is not .b") == ["kind is not .a", "kind is not .b"])
    #expect(told("kind is .c", "other is not .a") == ["kind is .c", "other is not .a"])
    #expect(
      told("(isOpen && kind is .a) || isOpen", "(kind is not .a && kind is .b) || (kind is not .a && kind is .c)")
        == ["(isOpen && kind is .a) || isOpen", "kind is .b or .c"])
    #expect(
      told("kind is .c", "(kind is .a && isOpen) || (kind is not .b && isLarge)") == ["kind is .c", "isLarge"])
    #expect(told("kind is .c", "kind is .a || kind is not .b") == ["kind is .c"])
  }

  @Test func casesOfOneSubjectAreToldTogether() {
    #expect(told("phase is .initial || phase is .requesting") == ["phase is .initial or .requesting"])
    #expect(told("phase is .initial || step is .first") == ["phase is .initial || step is .first"])
  }

  @Test func whatNobodyWroteIsLeftOut() {
    #expect(told("$0 == nil", "isOpen", "not (?)", "?", ".text(let item)", "not (contains)") == ["isOpen"])
    #expect(told("isOpen || $0 == nil") == [])
    #expect(told("(isOpen && $0 == nil) || isLarge") == ["isOpen || isLarge"])
    #expect(told("name == \"a || b\"", "title == \"(\"") == ["name == \"a || b\"", "title == \"(\""])
  }

  // MARK: In findings

  private func message(_ properties: String, _ body: String, _ rest: String = "") -> [String] {
    messages(
      "\(rest)\nstruct Screen: View {\n\(properties)\nvar body: some View { \(body) }\n}", ImageWithoutLabel.self,
      reviews: true)
  }

  @Test func aLaterCaseOfASwitchIsToldAlone() {
    let kinds = "enum Kind { case a, b(String), c }"
    #expect(
      message(
        "let kind: Kind",
        "switch kind { case .a: Text(\"A\")\n case .b(let text): Text(text)\n case .c: Image(\"owl\") }", kinds)
        == ["image ‘owl’ has no label, where ‘kind is .c’"])
    #expect(
      message(
        "let kind: Kind\nlet phase: Phase",
        """
        switch phase {
        case .first, .second:
          switch kind { case .a: Text("A")
          case .b(let text): Text(text)
          case .c: Image("owl") }
        case .third: Text("Over")
        }
        """, "\(kinds)\nenum Phase { case first, second, third }")
        == ["image ‘owl’ has no label, where ‘kind is .c’ and ‘phase is .first or .second’"])
  }

  @Test func theNearestOfManyTestsIsKept() {
    #expect(
      message(
        "let all: String?\nlet popular: String?\nlet chosen: String?",
        "if let all, let popular { if let chosen { Text(chosen); Image(\"owl\") } else { Text(all + popular) } }")
        == ["image ‘owl’ has no label, where ‘chosen != nil’ and ‘popular != nil’"])
    // Names of one letter stand in any message.
    #expect(
      message("let a: Bool\nlet b: Bool", "Text(\"T\"); if a { if b { Image(\"owl\") } }")
        == ["image ‘owl’ has no label, where ‘b’ and ‘a’"])
  }

  @Test func aTestThatCannotBeTakenApartIsToldAsWritten() {
    #expect(
      message(
        "let first: String\nlet last: String",
        "if [\"a b\"].contains(\"\\(first) \\(last)\") { Image(\"owl\") }")
        == ["image ‘owl’ has no label, where ‘[\"a b\"].contains(\"\\(first) \\(last)\")’"])
  }

  @Test func aTestWithoutACallIsToldBeforeOneWithACall() {
    let properties = "let isOld: Bool\nlet names: [String]\nlet name: String"
    #expect(
      message(properties, "if isOld { if !names.contains(name) { Image(\"owl\") } }")
        == ["image ‘owl’ has no label, where ‘isOld’"])
    #expect(
      message(properties, "if !names.contains(name) { Image(\"owl\") }")
        == ["image ‘owl’ has no label, where ‘!names.contains(name)’"])
  }

  @Test func whatDoesNotHoldIsToldByItsOpposite() {
    #expect(
      message("let age: String", "if Int(age) != nil { Text(age) } else { Image(\"owl\") }")
        == ["image ‘owl’ has no label, where ‘Int(age) == nil’"])
    #expect(
      message("let low: Int\nlet high: Int", "if low <= high { Text(\"T\") } else { Image(\"owl\") }")
        == ["image ‘owl’ has no label, where ‘low > high’"])
  }

  @Test func whatIsHeardAtTimesSaysOnlyWhen() {
    let found = findings(
      """
      enum Kind { case a, b, c }
      struct Row: View {
        let kind: Kind
        let open: () -> Void
        var body: some View {
          HStack {
            Text("Lamp")
            switch kind { case .a: Text("new"); case .b: Text("used"); case .c: Text("gone") }
          }
          .onTapGesture { open() }
        }
      }
      """, TapWithoutRole.self)
    #expect(
      found.map(\.heard)
        == ["Lamp | new [if kind is .a] | used [if kind is .b] | gone [if kind is .c]"])
  }
}

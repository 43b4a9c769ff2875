import Foundation
import ScreenModel
import ScreenSpecs
import Testing

@Suite struct SpecUpdateTests {
  private let branch = SourceSpan(file: "A.swift", line: 3, column: 1)

  private func draft(_ state: UXState, _ name: String? = nil, _ says: String) -> StateDraft {
    var each = CaseDraft(name: name)
    each.lines = [.init(.hears, says)]
    each.remarks = ["A.swift:3: if, when isNew"]
    each.branch = branch
    return StateDraft(state, cases: [each])
  }

  private func updated(_ text: String, _ states: StateDraft...) throws -> SpecUpdate.Updated {
    var draft = SpecDraft(.screen, name: "A", id: "a", views: ["A"])
    draft.states = states
    return try SpecUpdate.updated(Data(text.utf8), path: "a.yaml", with: draft, uncovered: [branch]).get()
  }

  @Test func keepsCommentsOrderAndOddLayout() throws {
    let old = """
      # mine
      screen:   A    # odd spacing
      states:
          # after a comment
          error:
              cases:
                  old:   "Old words, button"   # keep
                  # of old
          empty: ""      # later
          loading: |
            Loading

      # the end
      """
    let new = try updated(
      old, draft(.error, "old", "New words"), draft(.empty, nil, "Nothing here"), draft(.modal, nil, "Opened"))
    #expect(
      String(decoding: new.data, as: UTF8.self) == """
        # mine
        screen:   A    # odd spacing
        states:
            # after a comment
            error:
                cases:
                    old:   "Old words, button"   # keep
                    # A.swift:3: if, when isNew
                    old-2:
                      hears: New words
                    # of old
            empty:      # later
              # A.swift:3: if, when isNew
              hears: Nothing here
            loading: |
              Loading
            # A.swift:3: if, when isNew
            modal:
              hears: Opened

        # the end
        """)
    #expect(new.added == ["error: case old-2", "empty", "modal"])
  }

  /// Every line that was there is there, in its order, but for the empty text of a state.
  @Test(arguments: ["\n", "\r\n"]) func changesNothingElse(_ end: String) throws {
    let old = ["\u{FEFF}screen: Café 👩‍👧", "states:", "  empty:", "  error: [Zürich, Genf]", "  modal: { in: A }"].joined(
      separator: end)
    let new = try updated(old, draft(.empty, nil, "Nothing"), draft(.success, nil, "Done"), draft(.error, "x", "Other"))
    let lines = String(decoding: new.data, as: UTF8.self).components(separatedBy: end)
    #expect(
      lines == [
        "\u{FEFF}screen: Café 👩‍👧", "states:", "  empty:", "    # A.swift:3: if, when isNew", "    hears: Nothing",
        "  error: [Zürich, Genf]",
        "    # New in the source: A.swift:3: if, when isNew. Make ‘cases’ of this state to describe it.",
        "  modal: { in: A }",
        "  # A.swift:3: if, when isNew", "  success:", "    hears: Done", "",
      ])
    #expect(SpecReader().read(new.data, path: "a.yaml").1.isEmpty)
  }

  @Test func aSecondRunAddsNothing() throws {
    let once = try updated("screen: A\nstates:\n  error: Words\n", draft(.error, "x", "Other"))
    #expect(once.added == ["error: a comment on what is new"])
    let text = String(decoding: once.data, as: UTF8.self)
    #expect(try updated(text, draft(.error, "x", "Other")).added == [])
  }

  @Test func leavesReasonsAlone() throws {
    let old = "screen: A\nstates:\n  error: { not-applicable: It cannot fail. }\n"
    let new = try updated(old, draft(.error, "x", "Other"))
    #expect(String(decoding: new.data, as: UTF8.self) == old)
    #expect(new.left == ["error: ‘It cannot fail.’ – but the source has it: A.swift:3: if, when isNew"])
  }

  @Test func statesInBracesCannotGrow() {
    let result = SpecUpdate.updated(
      Data("screen: A\nstates: { error: A }\n".utf8), path: "a.yaml",
      with: SpecDraft(.screen, name: "A", id: "a", views: []), uncovered: [])
    guard case .failure(let problem) = result else {
      Issue.record("it was updated")
      return
    }
    #expect(problem.message == "the states stand between { and }, where nothing can be put in")
  }
}

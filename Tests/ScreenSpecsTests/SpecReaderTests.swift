import ScreenModel
import Testing

@testable import ScreenSpecs

@Suite struct SpecReaderTests {
  /// The shortest useful spec.
  static let addressPicker = """
    screen: Address picker
    states:
      selected: selected, 12 Oak Street, button
      empty: { not-applicable: A customer always has one saved address. }
      loading: Loading addresses
      error: ""            # nobody has designed this yet
      disabled: { not-applicable: Every saved address can be chosen. }
      modal:
        in: Delivery address, heading
        way-out: Cancel, button
        out: 8 Garden Street, button
      success: { not-applicable: The checkout screen confirms the choice. }
    """

  @Test func readsTheShortestUsefulSpec() throws {
    let spec = try spec(Self.addressPicker, path: "specs/address-picker.yaml")
    #expect(spec.name == "Address picker")
    #expect(spec.id == "address-picker")
    #expect(spec.kind == .screen)
    #expect(spec.status == .built)
    #expect(spec.platform == .iOS)
    #expect(spec.states.map(\.state) == [.selected, .empty, .loading, .error, .disabled, .modal, .success])
    #expect(heard(spec.state(.selected)) == ["hears selected, 12 Oak Street, button"])
    #expect(
      heard(spec.state(.modal))
        == ["in Delivery address, heading", "way-out Cancel, button", "out 8 Garden Street, button"])
    #expect(spec.state(.empty)?.notApplicable?.value == "A customer always has one saved address.")
    #expect(spec.states.filter(\.isUndesigned).map(\.state) == [.error])
    #expect(spec.state(.content) == nil)
    #expect(spec.state(.modal)?.cases[0].expectations[1].span.description == "specs/address-picker.yaml:10:14")
  }

  @Test func readsEveryTopLevelKey() throws {
    let spec = try spec(
      """
      screen: Search
      id: tea-search
      view: [SearchView, SearchViewController]
      status: planned
      require: recorded
      language: de
      platform: macOS
      given: { query: jasmine }
      preview: Empty
      recordings: [recordings/search/*.json]
      known: { why: Waits for the new API., until: 2027-02-28 }
      owner: Shop team
      design: https://example.com/design
      notes: no
      states:
      """)
    #expect(spec.id == "tea-search")
    #expect(spec.views.map(\.value) == ["SearchView", "SearchViewController"])
    #expect(spec.status == .planned)
    #expect(spec.require == .recorded)
    #expect(spec.language == "de")
    #expect(spec.platform == .macOS)
    #expect(spec.given.map(\.name) == ["query"])
    #expect(spec.preview == "Empty")
    #expect(spec.recordings.map(\.value) == ["recordings/search/*.json"])
    #expect(spec.known?.why == "Waits for the new API.")
    #expect(spec.known?.until == "2027-02-28")
    #expect([spec.owner, spec.design, spec.notes] == ["Shop team", "https://example.com/design", "no"])
    #expect(spec.states.isEmpty)
  }

  @Test func takesTextForTextWhateverItLooksLike() throws {
    let spec = try spec(
      "screen: 1.0\nstates:\n  empty: no\n  loading: 12:30\n  never: x\n".replacing("  never: x\n", with: ""))
    #expect(spec.name == "1.0")
    #expect(heard(spec.state(.empty)) == ["hears no"])
    #expect(heard(spec.state(.loading)) == ["hears 12:30"])
  }

  @Test(arguments: ["", "\"\"", "[]", "{}", "[\"\"]", "{ hears: }", "{ cases: { } }", "{ when: Nothing is chosen. }"])
  func aStateWithoutExpectationsIsUndesigned(_ written: String) throws {
    let spec = try spec("screen: A\nstates:\n  error: \(written)\n")
    #expect(spec.state(.error)?.isUndesigned == true)
  }

  @Test func casesInheritWhatStandsBesideThem() throws {
    let spec = try spec(
      """
      screen: Sign in
      given: { email: anna@example.com, tries: 1 }
      states:
        error:
          focus: Something went wrong.
          keeps: { Email: anna@example.com, Password: "" }
          for: { device: iPhone, os: 18, text-size: AX5 }
          given: { tries: 2 }
          when: Anna taps Sign in.
          known: { why: Known., until: 2027-01-31 }
          cases:
            wrong password:
              preview: Wrong password
              focus: Wrong password. Try again or reset it.
            locked: Account locked, heading
            offline: { part: offline-banner, state: error, given: { tries: 3 }, known: { why: Later., until: 2027-02-01 } }
      """)
    let state = try #require(spec.state(.error))
    #expect(
      heard(state) == [
        "wrong password: keeps anna@example.com", "wrong password: keeps ",
        "wrong password: focus Wrong password. Try again or reset it.",
        "locked: focus Something went wrong.", "locked: keeps anna@example.com", "locked: keeps ",
        "locked: hears Account locked, heading",
        "offline: focus Something went wrong.", "offline: keeps anna@example.com", "offline: keeps ",
      ])
    #expect(state.cases[0].expectations.map(\.field) == ["Email", "Password", nil])
    #expect(state.cases.map(\.preview) == ["Wrong password", nil, nil])
    #expect(state.cases.map(\.when) == Array(repeating: "Anna taps Sign in.", count: 3))
    #expect(state.cases.map { $0.filter?.os } == ["18", "18", "18"])
    #expect(state.cases.map { $0.filter?.textSize } == ["AX5", "AX5", "AX5"])
    #expect(
      state.cases[1].given.map { [$0.name: $0.value] } == [["email": .text("anna@example.com")], ["tries": .number(2)]])
    #expect(state.cases[2].given.last?.value == .number(3))
    #expect(state.cases[2].part?.part == "offline-banner")
    #expect(state.cases[2].part?.state == .error)
    #expect(state.known?.until == "2027-01-31")
    #expect(state.cases.map { $0.known?.until } == [nil, nil, "2027-02-01"])
  }

  @Test func readsEveryFormOfExpectation() throws {
    let spec = try spec(
      """
      screen: Pay
      states:
        disabled:
          hears:
            - Total, $2.50
            - says: Pay $2.50, dimmed, button
              id: pay-button
              hint: Enter a card first.
              actions: [Split, Cancel]
              voice: Pay
              because: Enter a card first.
              count: 1
              priority: should
              known: { why: Old button., until: 2027-03-01 }
            - { part: tab-bar, state: content, case: signed in }
            - { id: total }
          because: Enter a card first.
        success:
          announces: [Paid, { says: Receipt sent, times: 2, after: the mail is out }, { says: Ping, once: false }]
          silent: false
          next: orders
        loading: { silent: true, stays: "Pay, button", never: [ctrl.placeholder, "null"] }
        modal: { opens: card-sheet, background: reachable, part: tab-bar }
      """)
    let all = try #require(spec.state(.disabled)?.cases[0].expectations)
    #expect(all.map(\.kind) == [.hears, .hears, .hears, .hears, .because])
    #expect(all.map(\.says) == ["Total, $2.50", "Pay $2.50, dimmed, button", "", "…", "Enter a card first."])
    #expect(all[1].identifier == "pay-button")
    #expect(all[1].hint == "Enter a card first.")
    #expect(all[1].actions == ["Split", "Cancel"])
    #expect(all[1].voice == ["Pay"])
    #expect(all[1].because == "Enter a card first.")
    #expect(all[1].count == 1)
    #expect(all[1].priority == .should)
    #expect(all[1].known?.until == "2027-03-01")
    #expect(all[2].part?.caseName == "signed in")
    let success = try #require(spec.state(.success)?.cases[0])
    #expect(success.expectations.map(\.kind) == [.announces, .announces, .announces, .next])
    #expect(success.expectations.map(\.count) == [1, 2, nil, nil])
    #expect(success.expectations[1].after == "the mail is out")
    #expect(success.next?.value == "orders")
    #expect(
      heard(spec.state(.loading))
        == ["silent true", "stays Pay, button", "never ctrl.placeholder", "never null"])
    let modal = try #require(spec.state(.modal)?.cases[0])
    #expect(modal.opens?.value == "card-sheet")
    #expect(modal.backgroundReachable)
    #expect(modal.part?.state == .modal)
  }

  @Test func readsWhatChecklistsNeed() throws {
    let one = try #require(
      try spec(
        """
        screen: A
        states:
          content:
            hears: A, heading
            answers: { where: On A., changed: Nothing., can-do: Go back., next: B opens. }
            rotors: [Headings, Links]
            magic-tap: Pauses.
            escape: Closes.
            dynamic-type: The price may be cut.
            check: [Listen on a device.]
        """
      ).state(.content)?.cases.first)
    #expect(
      [one.answers.where, one.answers.changed, one.answers.canDo, one.answers.next] == [
        "On A.", "Nothing.", "Go back.", "B opens.",
      ])
    #expect(one.rotors == ["Headings", "Links"])
    #expect([one.magicTap, one.escape, one.dynamicType] == ["Pauses.", "Closes.", "The price may be cut."])
    #expect(one.check == ["Listen on a device."])
  }

  @Test func readsAPart() throws {
    let spec = try spec(
      "part: Offline banner\nstates: { error: \"You are offline, heading\" }\n", path: "specs/parts/offline-banner.yml")
    #expect(spec.kind == .part)
    #expect(spec.id == "offline-banner")
    #expect(heard(spec.state(.error)) == ["hears You are offline, heading"])
  }

  @Test func mergeKeysAndAliasesAreFollowed() throws {
    let spec = try spec(
      """
      screen: A
      states:
        loading: &wait { hears: Loading, silent: true }
        success: { <<: *wait, hears: Done }
        error: *wait
      """)
    #expect(heard(spec.state(.success)) == ["hears Done", "silent true"])
    #expect(heard(spec.state(.error)) == ["hears Loading", "silent true"])
  }
}

import Testing

@testable import ScreenSpecs

/// Where somebody types, `▏` standing for the place.
struct SpecCursorTests {
  private func cursor(_ marked: String) -> SpecCursor {
    let lines = marked.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.contains("▏") } ?? 0
    let column = lines[line].prefix { $0 != "▏" }.count
    return SpecCursor(in: marked.replacing("▏", with: ""), line: line, column: column)
  }

  @Test(arguments: [
    ("scr▏", [], SpecCursor.Place.key, "scr"),
    ("screen: Sea▏", ["screen"], .value, "Sea"),
    ("screen: Search\nstates:\n  ▏", ["states"], .key, ""),
    ("states:\n  error:\n    hears: x\n  loa▏", ["states"], .key, "loa"),
    ("states:\n  error:\n    hears:\n      - Search, heading\n    ▏", ["states", "error"], .key, ""),
    ("states:\n  error:\n    hears:\n      - Sea▏", ["states", "error", "hears"], .key, "Sea"),
    ("states:\n  error:\n    hears:\n    - Sea▏", ["states", "error", "hears"], .key, "Sea"),
    (
      "states:\n  error:\n    hears:\n      - says: Search\n        hint: ▏", ["states", "error", "hears", "hint"],
      .value, ""
    ),
    ("states:\n  error:\n    hears:\n      - says: Search\n        ▏", ["states", "error", "hears"], .key, ""),
    (
      "states:\n  error:\n    cases:\n      no email:\n        fo▏", ["states", "error", "cases", "no email"], .key,
      "fo"
    ),
    ("states:\n  error: { not-app▏", ["states", "error"], .key, "not-app"),
    ("states:\n  error: { known: { why: slow, unt▏", ["states", "error", "known"], .key, "unt"),
    ("states:\n  error: { status: pl▏", ["states", "error", "status"], .value, "pl"),
    ("states:\n  # error:\n\n  modal:\n    \"in\": He▏", ["states", "modal", "in"], .value, "He"),
    ("", [], .key, ""),
  ])
  func isFoundByIndentation(_ marked: String, _ path: [String], _ place: SpecCursor.Place, _ typed: String) {
    let cursor = cursor(marked)
    #expect(cursor.path == path)
    #expect(cursor.place == place)
    #expect(cursor.typed == typed)
  }

  @Test func offersKeysOfTheMapping() {
    let offers = SpecAssistance().offers(at: cursor("states:\n  modal:\n    ▏"))
    #expect(offers.contains { $0.text == "way-out" && $0.doc == "The visible way out." && $0.isKey })
    #expect(!SpecAssistance().offers(at: cursor("states:\n  error:\n    ▏")).contains { $0.text == "way-out" })
  }

  @Test func offersTheSevenStates() {
    let offers = SpecAssistance().offers(at: cursor("screen: Search\nstates:\n  ▏")).map(\.text)
    #expect(offers == ["selected", "empty", "loading", "error", "disabled", "modal", "success", "content"])
  }

  @Test func offersWords() {
    #expect(SpecAssistance().offers(at: cursor("status: ▏")).map(\.text) == ["planned", "built"])
    #expect(SpecAssistance().offers(at: cursor("states:\n  error:\n    silent: ▏")).map(\.text) == ["true", "false"])
    #expect(SpecAssistance().offers(at: cursor("nonsense:\n  deep:\n    ▏")) == [])
  }

  @Test func explainsKeys() {
    #expect(SpecAssistance().doc(of: ["states", "error"]) == "Something went wrong.")
    #expect(
      SpecAssistance().doc(of: ["states", "error", "cases", "no email", "focus"])
        == "What VoiceOver says because its focus moved there by itself.")
    #expect(SpecAssistance().doc(of: ["states", "eror"]) == nil)
  }

  @Test(arguments: [
    (["states", "error"], true), (["states", "error", "hears"], true), (["states", "modal", "way-out"], true),
    (["states", "error", "when"], false), (["screen"], false), (["given"], false),
  ])
  func knowsWhereSpeechStands(_ path: [String], _ isSpeech: Bool) {
    #expect(SpecAssistance().takesUtterances(path) == isSpeech)
  }
}

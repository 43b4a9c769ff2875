import Recordings
import ScreenModel
import Testing

@Suite struct RecordingComparisonTests {
  private func own(_ elements: String, carries: String = "") throws -> Recording {
    try read("{\"recording\": 1\(carries), \"elements\": [\(elements)]}").get()
  }

  /// `kind old>new: fact was>now …`
  private func changes(_ older: Recording, _ newer: Recording) -> [String] {
    RecordingComparison(older, newer).elements.map { change in
      let place = "\(change.oldNumber.map(String.init) ?? "-")>\(change.newNumber.map(String.init) ?? "-")"
      let parts = change.parts.map { " \($0.fact.name) \($0.was ?? "-")>\($0.isNow ?? "-")" }
      return "\(change.kind.rawValue) \(place):" + parts.joined()
    }
  }

  @Test func tellsWhatCameWentMovedAndChanged() throws {
    let older = try own(
      """
      {"label": "Teas", "traits": ["header"]}, {"label": "Sencha", "hint": "Shows it", "traits": ["button"]},
      {"label": "Gone", "traits": ["button"]}, {"label": "Pay", "identifier": "pay", "traits": ["button"]},
      {"label": "Help", "traits": ["link"]}
      """)
    let newer = try own(
      """
      {"label": "Help", "traits": ["link"]}, {"label": "Teas", "traits": []}, {"label": "Sencha", "traits": ["button"]},
      {"label": "Pay now", "identifier": "pay", "traits": ["button", "notEnabled"]}, {"label": "New", "traits": ["button"]}
      """)
    #expect(
      changes(older, newer) == [
        "moved 5>1:", "changed 1>2: trait:header header>-", "changed 2>3: hint Shows it>-", "gone 3>-:",
        "changed 4>4: label Pay>Pay now trait:notEnabled ->notEnabled", "new ->5:",
      ])
    #expect(changes(older, older) == [])
  }

  @Test func comparesWhatBothCarryOnly() throws {
    let older = try own("{\"label\": \"Teas\", \"hint\": \"Shows\"}")
    let newer = try own("{\"label\": \"Teas\"}", carries: ", \"carries\": [\"label\", \"value\"]")
    let comparison = RecordingComparison(older, newer)
    #expect(comparison.isEmpty)
    #expect(comparison.notCompared.contains("hint"))
    #expect(!comparison.notCompared.contains("label"))
  }

  @Test func comparesLinesThatWereSpoken() throws {
    let older = try read("focus: Teas, heading\nannounce: Loading\nfocus: Sencha\n").get()
    let newer = try read("Teas, heading\nSencha\nannounce: 3 teas\n").get()
    #expect(
      RecordingComparison(older, newer).lines.map { "\($0.isNew ? "+" : "-")\($0.number) \($0.event.text)" } == [
        "-2 Loading", "+3 3 teas",
      ])
  }

  @Test func elementsAreNotHeldAgainstLines() throws {
    let comparison = RecordingComparison(try own("{\"label\": \"Teas\"}"), try read("focus: Brew\n").get())
    #expect(comparison.isEmpty)
    #expect(
      comparison.notes == [
        "one holds elements and the other spoken lines: neither is held against the other",
        "the forms differ (spec-check, transcript): values may be written otherwise in each",
      ])
  }

  @Test func longListsAreCompared() throws {
    let rows = (0..<5000).map { "{\"label\": \"Row \($0)\"}" }
    let older = try own(rows.joined(separator: ","))
    let newer = try own((["{\"label\": \"First\"}"] + rows.dropLast()).joined(separator: ","))
    #expect(changes(older, newer) == ["new ->1:", "gone 5000>-:"])
  }
}

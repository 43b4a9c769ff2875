import ScreenModel
import Testing

@Suite struct TranslationTests {
  private let german = Translation(
    from: "en", to: "de",
    words: [
      .init(source: ["Cancel"], target: ["Abbrechen"]),
      .init(source: ["Back"], target: ["Zurück"]),
      .init(source: ["Choice"], target: ["Auswahl"]),
      .init(source: ["Order %@"], target: ["Bestellung %@"]),
      .init(source: ["On its way"], target: ["Unterwegs"]),
      .init(source: ["Pay %@"], target: ["%@ zahlen"]),
      .init(source: ["%@ to %@"], target: ["%1$@ an %2$@"]),
      .init(source: ["%@, %@"], target: ["%1$@, %2$@"]),
      .init(source: ["No results. Try another search."], target: ["Keine Treffer. Suchen Sie anders."]),
      .init(
        source: ["%lld teas found", "%lld tea found"], target: ["%lld Tees gefunden", "%lld Tee gefunden"]),
    ])

  private func said(_ text: String) -> [String] { german.translated(text).utterances }

  @Test func textGoesThroughItsKeyAndWordsOfVoiceOverThroughTheLexicon() {
    #expect(said("Cancel, button") == ["Abbrechen, taste"])
    #expect(
      said("selected, Cancel, dimmed, button, 2 of 3") == ["auswahl, Abbrechen, grau dargestellt, taste, 2 von 3"])
    #expect(said("selected Cancel button") == ["auswahl, Abbrechen, taste", "selected Cancel button"])
    #expect(said("No results. Try another search.") == ["Keine Treffer. Suchen Sie anders."])
  }

  @Test func valuesKeepTheirPlaceAndHaveWordsOfTheirOwn() {
    #expect(said("Pay $2.50, dimmed, button") == ["$2.50 zahlen, grau dargestellt, taste"])
    #expect(said("Order 42, Sencha, On its way") == ["Bestellung 42, Sencha, Unterwegs"])
    #expect(said("Order <number>, button") == ["Bestellung <number>, taste"])
    #expect(said("Sencha to 12 Oak Street") == ["Sencha an 12 Oak Street"])
    #expect(said("2 teas found") == ["2 Tees gefunden", "2 Tee gefunden"])
  }

  @Test func dataStaysAsItIs() {
    let address = german.translated("selected, 12 Oak Street, button")
    #expect(address.utterances == ["auswahl, 12 Oak Street, taste"])
    #expect(address.unknown == ["12 Oak Street"])
    #expect(german.translated("$2.50").unknown == [])
  }

  @Test func aLabelThatIsARoleInTheOtherLanguageIsQuoted() {
    #expect(said("Choice, button") == ["\"Auswahl\", taste"])
    #expect(said("\"Cancel\", button") == ["Abbrechen, taste"])
  }

  @Test func openEndsStayOpen() {
    #expect(said("No results…") == ["Keine Treffer. Suchen Sie anders."])
    #expect(said("Cancel, …") == ["Abbrechen, …"])
    #expect(said("<name>, button") == ["<name>, taste"])
  }

  @Test func formatsAreTakenApart() {
    #expect(FormatPiece.split("%1$@ of %2$lld") == [.value(1), .words(" of "), .value(2)])
    #expect(FormatPiece.split("50% off") == [.words("50% off")])
    #expect(FormatPiece.split("100%% %.2f") == [.words("100% "), .value(nil)])
    #expect(FormatPiece.split("%") == [.words("%")])
  }
}

import Testing

@testable import Reports

@Suite struct HTMLTests {
  @Test func textIsEscapedAndMarkupIsNot() {
    let name = "<b title=\"a\" id='b'>&amp;\u{0}\u{202E}\n"
    let bold: HTML = "<b>\(name)</b>"
    let page: HTML = "<p>\(bold)\([bold, "x"])\(3)</p>"
    let escaped = "&lt;b title=&quot;a&quot; id=&apos;b&apos;&gt;&amp;amp;\\u{0}\\u{202E} "
    #expect(bold.text == "<b>\(escaped)</b>")
    #expect(page.text == "<p><b>\(escaped)</b><b>\(escaped)</b>x3</p>")
  }

  @Test func anAttributeWithoutValueIsLeftOut() {
    let none: HTML = "<q\(attribute: "lang", nil)>"
    let some: HTML = "<q\(attribute: "lang", "d\"e")>"
    #expect(none.text == "<q>")
    #expect(some.text == "<q lang=\"d&quot;e\">")
  }

  @Test(arguments: [
    ("en", "Hello", "<q>Hello</q>"), ("de", "Hallo", "<q lang=\"de\">Hallo</q>"),
    ("he", "טוען", "<q lang=\"he\" dir=\"rtl\">טוען</q>"), ("en", "12, ar: سلام", "<q>12, ar: سلام</q>"),
    ("\"><script>", "x", "<q>x</q>"), ("en", "", "<i>nothing</i>"),
  ]) func wordsHaveTheirLanguageAndDirection(_ language: String, _ text: String, _ html: String) {
    #expect(SpokenHTML(language: language).html(text).text == html)
  }

  @Test func aMarkSaysWhatItIs() {
    let difference = WordDifference("ausgewählt, Eiche", "Eiche, Taste")
    let german = SpokenHTML(language: "de")
    #expect(
      german.html(difference.expected, .missing).text
        == "<q lang=\"de\"><del><span class=h lang=en>missing: </span>ausgewählt</del>, Eiche</q>")
    #expect(
      german.html(difference.said, .extra).text
        == "<q lang=\"de\">Eiche, <ins><span class=h lang=en>besides: </span>Taste</ins></q>")
  }
}

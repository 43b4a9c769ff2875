import Mustache
import Testing

/// Comments, by the specification.
@Suite struct CommentTests {
  @Test(arguments: [
    Case("nothing is written", "12{{! three }}45", "1245"),
    Case("over several lines", "12{{!\n  three\n  and more\n}}45\n", "1245\n"),
    Case("a line with a comment alone goes", "1\n{{! two }}\n3\n", "1\n3\n"),
    Case("blanks before it go with it", "1\n  {{! two }}\n3\n", "1\n3\n"),
    Case("Windows line ends", "|\r\n{{! one }}\r\n|", "|\r\n|"),
    Case("the first line", "  {{! one }}\n!", "!"),
    Case("the last line", "!\n  {{! one }}", "!\n"),
    Case("several lines alone go", "1\n{{!\ntwo\n}}\n3\n", "1\n3\n"),
    Case("with blanks before", "1\n  {{!\n    two\n  }}\n3\n", "1\n3\n"),
    Case("a line with more than the comment stays", "  12 {{! 34 }}\n", "  12 \n"),
    Case("blanks around stay", "12 {{! 34 }} 5", "12  5"),
    Case("a comment is no name", "({{! a }})({{!a}})({{!#a}})", ["a": "no", "! a": "no", "!a": "no"], "()()()"),
  ])
  func nothingIsWritten(_ one: Case) throws { try one.check() }
}

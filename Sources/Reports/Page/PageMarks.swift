import Checks

/// The mark of a verdict on a page. The style draws it before the word, so that the word alone is read aloud.
enum PageMarks {
  /// The word with its mark.
  static func word(_ verdict: Verdict) -> HTML { "<span class=\(name(verdict))>\(verdict.rawValue)</span>" }

  /// The class of what bears the mark and the colour; short, because a page has many.
  static func name(_ verdict: Verdict) -> HTML { "v\(Verdict.allCases.firstIndex(of: verdict) ?? 0)" }

  /// The rules of style that draw marks and colours; the second content names an empty text to be read in the mark's place.
  static let style: String = Verdict.allCases.map { (verdict) -> String in
    let mark = Marks.mark(verdict)
    return ".\(name(verdict).text){--v:var(--\(color(verdict)))}"
      + ".\(name(verdict).text)::before{content:\"\(mark)\";content:\"\(mark)\"/\"\"}\n"
  }.joined()

  /// Verdicts that ask for the same care share a colour.
  private static func color(_ verdict: Verdict) -> String {
    switch verdict {
    case .heard, .heardInPart: "ok"
    case .predicted: "says"
    case .possible: "may"
    case .contradicted, .notHeard: "bad"
    case .undesigned: "gap"
    case .unproved, .notApplicable: "off"
    }
  }
}

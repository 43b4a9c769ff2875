import Checks

/// The mark of a verdict on a page. The word always stands beside it, so that the mark is left out of what is read aloud.
enum PageMarks {
  static func mark(_ verdict: Verdict) -> HTML {
    "<span class=\"m \(group(verdict))\" aria-hidden=true>\(Marks.mark(verdict))</span>"
  }

  /// The class of its colour: verdicts that ask for the same care share one.
  static func group(_ verdict: Verdict) -> HTML {
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

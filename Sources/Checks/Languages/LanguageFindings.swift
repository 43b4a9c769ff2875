import ScreenModel
import ScreenSpecs

/// What is to be reported of the further languages of a project.
enum LanguageFindings {
  /// An expectation that holds in the language of the spec and not in this one.
  static func finding(
    _ outcome: LanguageJudge.Outcome, in language: String, base: ExpectationResult, _ severity: Finding.Severity,
    state: UXState, screen: String
  ) -> Finding {
    let result = outcome.result
    var finding: Finding
    if outcome.unknown.isEmpty {
      finding = Finding(result, severity, state: state, screen: screen)
      finding.message = "in ‘\(language)’: " + finding.message
      finding.why = "people who use the app in this language hear something else than was designed"
    } else {
      finding = Finding(
        "language-open", .warning,
        "nobody can tell whether ‘\(base.expected)’ holds in ‘\(language)’: no string table has "
          + outcome.unknown.quotedList, at: result.span)
      finding.heard = result.heard
      finding.heardBy = result.recordingFile == nil ? "predicted" : "heard"
      finding.why = "what is in no table is not translated, or put together when the app runs"
      finding.help = "use one key for the whole text, or record the state in this language"
      finding.related = result.sourcePlace.map { [.init($0, "in the source")] } ?? []
      finding.screen = screen
      finding.state = state
      finding.caseName = result.caseName
    }
    finding.details.insert("language: ‘\(language)’; in the spec: ‘\(base.expected)’", at: 0)
    return finding
  }

  /// Keys that nobody has translated, each once in a language, wherever it is used.
  static func untranslated(_ specs: [SpecEvidence]) -> [Finding] {
    struct Place: Hashable {
      var language: String
      var table: String
      var key: String
    }
    var uses: [Place: [(key: UntranslatedKey, screen: String)]] = [:]
    for evidence in specs where evidence.spec.status != .planned {
      for language in evidence.languages where language.isSpoken {
        for key in language.untranslated {
          let place = Place(language: language.language, table: key.table, key: key.key)
          uses[place, default: []].append((key, evidence.spec.id))
        }
      }
    }
    return uses.map { place, uses in
      let sorted = uses.sorted { ($0.key.span, $0.screen) < ($1.key.span, $1.screen) }
      let first = sorted[0]
      var finding = Finding(
        "key-untranslated", .error, "‘\(place.key)’ has no words in ‘\(place.language)’", at: first.key.span)
      finding.details = ["catalog: " + (first.key.catalog ?? "no table ‘\(place.table)’ has it")]
      let screens = Set(sorted.map(\.screen)).sorted()
      finding.details.append("screens: \(screens.joined(separator: ", "))")
      var seen: Set<SourceSpan> = [first.key.span]
      for use in sorted where seen.insert(use.key.span).inserted && finding.related.count < 5 {
        finding.related.append(.init(use.key.span, "used here too"))
      }
      finding.why = "people who use the app in this language hear words of another one, read with the wrong voice"
      finding.help =
        "translate ‘\(place.key)’ in \(first.key.catalog ?? "a string catalogue"); where it is the same in every "
        + "language, say so there (“shouldTranslate”: false)"
      finding.screen = first.screen
      return finding
    }
  }

  /// Languages that the settings ask for and no string table has.
  static func unspoken(_ specs: [SpecEvidence]) -> [Finding] {
    let languages = specs.filter { $0.spec.status != .planned }.flatMap(\.languages).filter { !$0.isSpoken }
    return Set(languages.map(\.language)).sorted().map { language in
      var finding = Finding(
        "language-untranslated", .error, "no string table has words in ‘\(language)’, which ‘languages’ asks for")
      finding.why = "people who use the app in this language hear words of another one, read with the wrong voice"
      finding.help = "add the language to the string catalogue, or take it out of ‘languages’ in the settings"
      return finding
    }
  }
}

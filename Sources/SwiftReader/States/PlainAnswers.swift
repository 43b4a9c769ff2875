import ScreenModel

/// What one view says without assuming any branch, by its sample data: every state is asked from there.
///
/// For one thread at a time.
public final class PlainAnswers: @unchecked Sendable {
  struct Question: Hashable {
    var given: [SampleBinding]
    var preview: String?
    var usesInitialValues: Bool
    var language: String
    var os: OSVersion
    var includesSurroundings: Bool
    var includesEvents: Bool
    var needsTruths: Bool
  }

  struct Answer {
    var screen: PredictedScreen
    /// How each branch of the view came out.
    var truths: [(note: BranchNote, truth: Guard)]
  }

  private var known: [Question: Lookups.Traced<Answer>] = [:]

  public init() {}

  func answer(_ request: Project.Request, _ needsTruths: Bool, _ make: () -> Answer) -> Answer {
    let question = Question(
      given: request.given, preview: request.preview, usesInitialValues: request.usesInitialValues,
      language: request.language, os: request.os, includesSurroundings: request.includesSurroundings,
      includesEvents: request.includesEvents, needsTruths: needsTruths)
    if let answer = known[question] { return answer.told }
    let answer = Lookups.trace(make)
    known[question] = answer
    return answer.told
  }
}

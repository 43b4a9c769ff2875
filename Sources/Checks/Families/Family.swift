import ScreenModel
import ScreenSpecs

/// Kinds of expectations that are judged alike. A new one is a file here and a line in ``allFamilies``.
protocol Family: Sendable {
  static var kinds: [Expectation.Kind] { get }

  /// What a witness answers to the expectations of these kinds in a case, in the order given; `nil`: it cannot tell.
  static func answers(to expected: [Expected], from witness: Witness, in context: inout CaseContext) -> [Answer?]
}

import ScreenModel

/// What was made of one view for an audit, and what an audit of other views has to know of it.
struct KeptAudit<Result> {
  var made: Result
  /// The files its code was taken from, by path.
  var files: Set<String>
  /// Keys of the types that are placed in it.
  var placed: Set<String>

  /// Answers for a view: from where it was kept, or by making it.
  typealias Keeping =
    @Sendable (
      _ type: TypeDeclaration, _ isFragment: Bool, _ placement: AuditedPlacement, _ make: () -> KeptAudit<Result>
    ) -> KeptAudit<Result>
}

extension KeptAudit: Codable where Result: Codable {}

extension Project {
  /// What is made of those views alone that take code from some files, and of all UIKit classes; from the cache where
  /// nothing that was looked up for a view has changed.
  ///
  /// - Parameter changed: Paths of files; `nil`: of any.
  /// - Parameter known: What an earlier run learnt. What it knows to be out of reach is not read again; the answer is the
  ///   same with or without.
  /// - Parameter purpose: Stands for what `make` makes of a view: another purpose finds nothing of this one.
  public func auditedViews<Result: Codable & Sendable>(
    _ options: AuditOptions, touching changed: Set<String>?, known: ViewReach, purpose: ContentHash,
    _ make: @escaping @Sendable (AuditedView) -> Result
  ) -> (made: [Result], reach: ViewReach) {
    auditedViews(
      options, touching: changed, known: known,
      through: { type, isFragment, placement, make in
        guard let answers = self.answers else { return make() }
        let key = AnswerKey(
          auditOf: type, isFragment: isFragment, placement, language: options.language, os: options.os, purpose,
          self.components)
        return answers.answer(key.hash, in: self, make)
      }, make)
  }
}

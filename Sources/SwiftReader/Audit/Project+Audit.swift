import ScreenModel

extension Project {
  /// How to read views for an audit.
  public struct AuditOptions: Sendable {
    public var language: String
    public var os: OSVersion
    /// Files whose views are wanted, by path; `nil`: all.
    public var files: Set<String>?

    public init(language: String = "en", os: OSVersion = .newest, files: Set<String>? = nil) {
      self.language = language
      self.os = os
      self.files = files
    }
  }

  /// Every view as it is met: screens first, then what no screen was seen to show. Parts of screens are read where
  /// they are placed, because only there it is known what surrounds them.
  public func auditedViews(_ options: AuditOptions = AuditOptions()) -> [AuditedView] {
    auditedViews(options) {
      $0.complete()
      return $0
    }
  }

  /// What is made of each of ``auditedViews(_:)``, in the same order, where a view is met: on several threads, so that no
  /// two large views need be kept at once.
  public func auditedViews<Result: Sendable>(
    _ options: AuditOptions = AuditOptions(), _ make: @escaping @Sendable (AuditedView) -> Result
  ) -> [Result] {
    // Parsed on all threads, which is not done from within one of them.
    index.readViews()
    let uses = BigStack.run { ViewPlacements(self.index) }
    var views: [Result] = []
    var placed: Set<String> = []
    var evaluation = EvaluationOptions()
    evaluation.usesInitialValues = false
    evaluation.language = options.language
    evaluation.os = options.os
    // What one large screen does not come to is read on its own afterwards.
    evaluation.stepLimit = EvaluationOptions.auditedScreen
    var all = index.views.filter { !$0.isRepresentable && !uses.isSample($0) }
    // A folder of samples that was asked for by name.
    if all.isEmpty { all = index.views.filter { !$0.isRepresentable && !$0.name.contains("Preview") } }
    if let files = options.files { all = all.filter { files.contains($0.node.file.path) } }
    let screens = all.filter { !uses.placement(of: $0).isEmbedded }
    let limits = evaluation
    for one in Parallel.map(screens.count, threads: threads, { self.audited(screens[$0], limits, uses, false, make) }) {
      placed.formUnion(one.placed)
      views.append(one.made)
    }
    // Parts of a screen that was too large: enough for a part, so that the whole stays bounded.
    evaluation.stepLimit = EvaluationOptions.auditedPart
    let known = Set(screens.map(\.key))
    let rest = all.filter { !placed.contains($0.key) && !known.contains($0.key) }
    let small = evaluation
    // One that an earlier one turns out to place is not wanted after all: as if read one by one.
    Parallel.inOrder(rest.count, threads: threads, ahead: threads * 4) {
      !placed.contains(rest[$0].key)
    } _: {
      self.audited(rest[$0], small, uses, uses.placement(of: rest[$0]).isEmbedded, make)
    } commit: { _, one in
      placed.formUnion(one.placed)
      views.append(one.made)
    }
    let classes = uikitViews(options).filter {
      !uses.isSample(path: $0.span.file) && options.files?.contains($0.span.file) ?? true
    }
    return views + Parallel.map(classes.count, threads: threads) { make(classes[$0]) }
  }

  /// What is made of a view as it is met, and the types placed in it.
  private func audited<Result>(
    _ type: TypeDeclaration, _ options: EvaluationOptions, _ uses: ViewPlacements, _ isFragment: Bool,
    _ make: (AuditedView) -> Result
  ) -> (made: Result, placed: Set<String>) {
    let recorder = AuditRecorder()
    let reading = reading(of: type, options, recorder: recorder)
    var view = AuditBuilder(reading: reading, recorder: recorder).view(
      named: type.path, span: type.node.span, placement: uses.placement(of: type))
    view.isFragment = isFragment
    return (make(view), recorder.placed)
  }

  /// One run over a view that keeps what an audit asks.
  func reading(of type: TypeDeclaration, _ options: EvaluationOptions, recorder: AuditRecorder) -> Reading {
    let evaluator = evaluator(for: type, options)
    recorder.colors = colors
    evaluator.recorder = recorder
    let root = Instance(type: type, fields: [:], symbol: nil, owner: 0)
    let nodes = evaluator.expand(.instance(root, type.node))
    return Reading(evaluator: evaluator, nodes: nodes, type: type)
  }

  /// The text of a file that was read, for showing people their own lines.
  public func source(of path: String) -> SourceFile? { index.files.first { $0.path == path } }

  /// Every Swift file, by path; each is parsed when it is asked for its root.
  public var sourceFiles: [SourceFile] { index.files }
}

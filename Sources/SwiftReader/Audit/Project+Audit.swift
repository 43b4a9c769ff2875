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
    BigStack.run { [self] in audited(options) }
  }

  private func audited(_ options: AuditOptions) -> [AuditedView] {
    let uses = ViewPlacements(index)
    var views: [AuditedView] = []
    var placed: Set<String> = []
    var evaluation = EvaluationOptions()
    evaluation.usesInitialValues = false
    evaluation.language = options.language
    evaluation.os = options.os
    // What one large screen does not come to is read on its own afterwards.
    evaluation.stepLimit = 60_000
    var all = index.views.filter { !$0.isRepresentable && !uses.isSample($0) }
    // A folder of samples that was asked for by name.
    if all.isEmpty { all = index.views.filter { !$0.isRepresentable && !$0.name.contains("Preview") } }
    if let files = options.files {
      all = all.filter { files.contains($0.node.file.path) }
    }
    func read(_ type: TypeDeclaration, isFragment: Bool = false) {
      let recorder = AuditRecorder()
      let reading = reading(of: type, evaluation, recorder: recorder)
      var view = AuditBuilder(reading: reading, recorder: recorder).view(
        named: type.path, span: type.node.span, placement: uses.placement(of: type))
      view.isFragment = isFragment
      placed.formUnion(recorder.placed)
      views.append(view)
    }
    for type in all where !uses.placement(of: type).isEmbedded { read(type) }
    // Parts of a screen that was too large: enough for a part, so that the whole stays bounded.
    evaluation.stepLimit = 12_000
    for type in all where !placed.contains("\(type.module) \(type.path)") {
      read(type, isFragment: uses.placement(of: type).isEmbedded)
    }
    let uikit = uikitViews(options).filter { view in !uses.isSample(path: view.span.file) }
    return views + uikit.filter { options.files?.contains($0.span.file) ?? true }
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

  /// Every Swift file that was read, by path.
  public var sourceFiles: [SourceFile] { index.files }
}

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
    auditedViews(options, touching: nil, known: ViewReach(), through: { $3() }, make).made
  }

  /// The same of those views alone that take code from some files, and of all UIKit classes.
  ///
  /// - Parameter changed: Paths of files; `nil`: of any.
  /// - Parameter known: What an earlier run learnt. What it knows to be out of reach is not read again; the answer is the
  ///   same with or without.
  ///
  /// - Parameter keep: Asked for what is made of each view, with a way to make it.
  func auditedViews<Result: Sendable>(
    _ options: AuditOptions, touching changed: Set<String>?, known: ViewReach,
    through keep: @escaping KeptAudit<Result>.Keeping, _ make: @escaping @Sendable (AuditedView) -> Result
  ) -> (made: [Result], reach: ViewReach) {
    // Parsed on all threads, which is not done from within one of them.
    index.readViews()
    let uses = BigStack.run { self.index.placements }
    var reading = ReachReading(index: index, changed: changed, known: known)
    var views: [Result] = []
    var placed: Set<String> = []
    var evaluation = EvaluationOptions()
    evaluation.usesInitialValues = false
    evaluation.language = options.language
    evaluation.os = options.os
    // What one large screen does not come to is read on its own afterwards.
    evaluation.stepLimit = EvaluationOptions.auditedScreen
    var all = index.views.filter { !$0.isRepresentable && !uses.isSample($0) && !uses.isDrawn($0) }
    // A folder of samples that was asked for by name.
    if all.isEmpty {
      all = index.views.filter { !$0.isRepresentable && !uses.isDrawn($0) && !$0.name.contains("Preview") }
    }
    if let files = options.files { all = all.filter { files.contains($0.node.file.path) } }
    var screens: [TypeDeclaration] = []
    let whole = all.filter { !uses.placement(of: $0).isEmbedded }
    // What people meet comes before what only a preview shows: the first one found tells where.
    for screen in whole.filter({ !uses.isOnlyPreviewed($0) }) + whole.filter(uses.isOnlyPreviewed) {
      if let known = reading.placed(in: screen, isFragment: false) {
        placed.formUnion(known)
      } else {
        screens.append(screen)
      }
    }
    let unread = screens
    let limits = evaluation
    for one in Parallel.map(
      unread.count, threads: threads, { self.audited(unread[$0], limits, uses, false, changed, keep, make) })
    {
      placed.formUnion(one.reach.placed)
      reading.note(one.reach, of: one.type)
      if let made = one.made { views.append(made) }
    }
    // Parts of a screen that was too large: enough for a part, so that the whole stays bounded.
    evaluation.stepLimit = EvaluationOptions.auditedPart
    let met = Set(whole.map(\.key))
    // What holds others comes first, so that a part is read where it is placed.
    let order = PartOrder(uses.makers)
    let rest = order.sorted(all.filter { !placed.contains($0.key) && !met.contains($0.key) })
    let small = evaluation
    let before = reading
    // One that an earlier one turns out to place is not wanted after all: as if read one by one.
    Parallel.inOrder(rest.count, threads: threads, ahead: threads * 4, waits: order.makers(in: rest)) {
      !placed.contains(rest[$0].key)
    } _: { position -> Audited<Result>? in
      let isFragment = uses.placement(of: rest[position]).isEmbedded
      if before.isKnown(rest[position], isFragment: isFragment) { return nil }
      return self.audited(rest[position], small, uses, isFragment, changed, keep, make)
    } commit: { position, one in
      guard let one else {
        let isFragment = uses.placement(of: rest[position]).isEmbedded
        placed.formUnion(reading.placed(in: rest[position], isFragment: isFragment) ?? [])
        return
      }
      placed.formUnion(one.reach.placed)
      reading.note(one.reach, of: one.type)
      if let made = one.made { views.append(made) }
    }
    let classes = uikitViews(options).filter {
      !uses.isSample(path: $0.span.file) && options.files?.contains($0.span.file) ?? true
    }
    return (views + Parallel.map(classes.count, threads: threads) { make(classes[$0]) }, reading.learnt)
  }

  /// What came of one view.
  private struct Audited<Result: Sendable>: Sendable {
    var type: TypeDeclaration
    /// `nil`: it takes no code from the files that were asked for.
    var made: Result?
    var reach: ViewReach.View
  }

  /// What is made of a view as it is met, the types placed in it and the files it was read from.
  private func audited<Result: Sendable>(
    _ type: TypeDeclaration, _ options: EvaluationOptions, _ uses: ViewPlacements, _ isFragment: Bool,
    _ changed: Set<String>?, _ keep: KeptAudit<Result>.Keeping, _ make: @escaping (AuditedView) -> Result
  ) -> Audited<Result> {
    let placement = uses.placement(of: type)
    let kept = keep(type, isFragment, placement) { self.audit(of: type, options, placement, isFragment, make) }
    let reach = ViewReach.View(isFragment: isFragment, files: kept.files, placed: kept.placed)
    let isWanted = changed.map { !$0.isDisjoint(with: reach.files) } ?? true
    return Audited(type: type, made: isWanted ? kept.made : nil, reach: reach)
  }

  private func audit<Result>(
    of type: TypeDeclaration, _ options: EvaluationOptions, _ placement: AuditedPlacement, _ isFragment: Bool,
    _ make: (AuditedView) -> Result
  ) -> KeptAudit<Result> {
    let recorder = AuditRecorder()
    let reading = reading(of: type, options, recorder: recorder)
    var view = AuditBuilder(reading: reading, recorder: recorder).view(
      named: type.path, span: type.node.span, placement: placement)
    view.isFragment = isFragment
    if placement.isUnshown {
      let unshown = ([type] + recorder.placedTypes).filter(index.isUnshown)
      view.unshown = unshown.flatMap { $0.declarations.map(\.span) }
    }
    // Some of it is read only when a rule asks.
    let made = make(view)
    var kept = KeptAudit(made: made, files: reading.evaluator.files, placed: recorder.placed)
    kept.files.insert(type.node.file.path)
    for node in recorder.nodes { kept.files.insert(node.syntax.file.path) }
    return kept
  }

  /// One run over a view that keeps what an audit asks.
  func reading(of type: TypeDeclaration, _ options: EvaluationOptions, recorder: AuditRecorder) -> Reading {
    Lookups.note(.name(type.topName))
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

import ScreenModel

extension Project {
  /// Views by name as an audit reads them, each as a whole even where others show it as a part; those that are not there
  /// are left out.
  public func auditedViews(named names: [String], _ options: AuditOptions = AuditOptions()) -> [AuditedView] {
    BigStack.run { [self] in
      let uses = index.placements
      var evaluation = EvaluationOptions()
      evaluation.usesInitialValues = false
      evaluation.language = options.language
      evaluation.os = options.os
      evaluation.stepLimit = EvaluationOptions.auditedScreen
      var uikit: [AuditedView]?
      return names.flatMap { name -> [AuditedView] in
        let views = types(named: name).filter { !$0.isRepresentable }.map { type in
          let recorder = AuditRecorder()
          let reading = reading(of: type, evaluation, recorder: recorder)
          return AuditBuilder(reading: reading, recorder: recorder).view(
            named: type.path, span: type.node.span, placement: uses.placement(of: type))
        }
        guard views.isEmpty, uikitType(named: name) != nil else { return views }
        let all = uikit ?? uikitViews(options)
        uikit = all
        return all.filter { $0.name == name || $0.name.hasSuffix("." + name) }
      }
    }
  }
}

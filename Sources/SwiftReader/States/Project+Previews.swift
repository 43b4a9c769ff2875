extension Project {
  /// The names of previews that show a view, sorted.
  public func previews(of view: String) -> [String] {
    BigStack.run { [self] in
      types(named: view).first.map { PreviewData(index, evaluator(for: $0, EvaluationOptions())).names(showing: $0) }
        ?? []
    }
  }

  /// The names of all previews, sorted.
  public var previewNames: [String] {
    BigStack.run { [self] in
      index.views.first.map { PreviewData(index, evaluator(for: $0, EvaluationOptions())).names } ?? []
    }
  }

  /// Whether a preview of that name shows a view. One of UIKit's is shown by none that can be read.
  public func preview(_ name: String, shows view: String) -> Bool {
    if types(named: view).isEmpty { return previewNames.contains(name) }
    return BigStack.run { [self] in
      types(named: view).contains {
        PreviewData(index, evaluator(for: $0, EvaluationOptions())).instance(of: $0, in: name) != nil
      }
    }
  }
}

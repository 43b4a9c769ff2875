import Checks

/// The criteria of Apple's Accessibility Nutrition Labels, for people.
public enum NutritionText {
  public static func text(_ labels: NutritionLabels) -> String {
    var lines: [String] = []
    for criterion in labels.criteria {
      lines.append(criterion.label.rawValue)
      if criterion.against.isEmpty {
        lines.append("  nothing in the source speaks against it")
      } else {
        for (rule, count) in criterion.against {
          lines.append("  against   \(SummaryWords.count(count, "finding")) of \(rule)")
        }
      }
      if criterion.reviews > 0 { lines.append("  to review \(criterion.reviews)") }
      lines.append("  a device has to show \(criterion.onDevice)")
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }
}

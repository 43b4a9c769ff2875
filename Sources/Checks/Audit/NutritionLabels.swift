/// What speaks against claiming a criterion of Apple's Accessibility Nutrition Labels, and what the source cannot tell.
public struct NutritionLabels: Sendable {
  public struct Criterion: Sendable {
    public var label: Guideline.Nutrition
    /// Certain findings of rules that touch it: how many by rule, the most first.
    public var against: [(rule: String, count: Int)]
    public var reviews: Int
    /// What only a device can tell.
    public var onDevice: String
  }

  public var criteria: [Criterion]

  public init(_ result: AuditResult, rules: [any Rule.Type] = allRules) {
    criteria = Guideline.Nutrition.allCases.map { label in
      let ids = Set(rules.filter { $0.notes.guidelines.contains(.nutrition(label)) }.map { $0.id })
      var counts: [String: Int] = [:]
      for finding in result.certain where ids.contains(finding.rule) { counts[finding.rule, default: 0] += 1 }
      return Criterion(
        label: label, against: counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) },
        reviews: result.reviews.count { ids.contains($0.rule) }, onDevice: Self.onDevice(label))
    }
  }

  private static func onDevice(_ label: Guideline.Nutrition) -> String {
    switch label {
    case .voiceOver: "that every common task can be done from start to end by listening"
    case .voiceControl: "that every control answers to its name and number"
    case .largerText: "that nothing is cut or overlaps at 200 percent and more"
    case .withoutColor: "that every state can be told in grey"
    case .reducedMotion: "that nothing moves much with the setting on"
    case .contrast: "how colours come out over pictures and materials"
    case .dark: "that nothing is bright or unreadable in the dark"
    }
  }
}

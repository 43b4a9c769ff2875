/// The system's text sizes and what they make of its text styles, as the Human Interface Guidelines list them.
enum TextStyles {
  /// A text size that the user may choose, the smallest first.
  enum Size: Int, CaseIterable, Comparable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// By the name of `DynamicTypeSize`, `ContentSizeCategory` or `UIContentSizeCategory`.
    init?(named name: String) {
      guard let size = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
      self = size
    }

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    private var names: [String] {
      let old = [
        "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
        "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
        "accessibilityExtraExtraExtraLarge",
      ]
      return ["\(self)", old[rawValue]]
    }
  }

  /// Points of a style at a text size; `nil`: there is no such style.
  static func points(of style: String, at size: Size) -> Double? { table[style].map { $0[size.rawValue] } }

  /// How many times as large what follows a style is at a text size as it is at the size of a new device.
  static func growth(of style: String, at size: Size) -> Double? {
    table[style].map { $0[size.rawValue] / $0[Size.large.rawValue] }
  }

  private static let table: [String: [Double]] = {
    let caption: [Double] = [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    let body: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    let title: [Double] = [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    return [
      "largeTitle": [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      "title": title, "title1": title,
      "title2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      "title3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      "headline": body, "body": body,
      "callout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      "subheadline": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      "footnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      "caption": caption, "caption1": caption,
      "caption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
  }()
}

import ScreenModel

/// The bits of `UIAccessibilityTraits`, private ones included, as trees with raw traits print them.
enum TraitBits {
  private static let bits: [(Int, Trait)] = [
    (0, .button), (1, .link), (2, .image), (3, .selected), (4, .playsSound), (5, .keyboardKey), (6, .staticText),
    (7, .summaryElement), (8, .notEnabled), (9, .updatesFrequently), (10, .searchField), (11, .startsMediaSession),
    (12, .adjustable), (13, .allowsDirectInteraction), (14, .causesPageTurn), (15, .tabBar), (16, .header),
    (18, .textEntry), (19, .pickerItem), (21, .isEditing), (24, .secureTextField), (27, .backButton), (28, .tabBarItem),
    (38, .draggable), (40, .popUpButton), (47, .textArea), (53, .toggleButton),
  ]

  /// The traits of a mask; bits without a name here are left out.
  static func traits(_ mask: UInt64) -> Set<Trait> {
    Set(bits.filter { mask & (1 << UInt64($0.0)) != 0 }.map(\.1))
  }

  /// The trait of one bit's value; `nil` for none or several.
  static func trait(_ mask: UInt64) -> Trait? {
    mask.nonzeroBitCount == 1 ? traits(mask).first : nil
  }

  /// Every trait that a mask can tell.
  static let known = Set(bits.map(\.1))
}

import ScreenModel

/// The names that tools have for the traits of `UIAccessibilityTraits`, private ones included.
///
/// Blanks, case and the prefix `UIAccessibilityTrait` do not count: `Search Field`, `searchField` and
/// `UIAccessibilityTraitSearchField` are one.
enum TraitNames {
  private static let byName: [String: Trait] = {
    var names: [String: Trait] = [:]
    for trait in Trait.allCases { names[trait.rawValue.lowercased()] = trait }
    // What idb, WebDriverAgent and AccessibilitySnapshot call otherwise.
    names["toggle"] = .toggleButton
    names["switchbutton"] = .toggleButton
    names["tabbutton"] = .tabBarItem
    names["popupbutton"] = .popUpButton
    names["pickerelement"] = .pickerItem
    names["heading"] = .header
    return names
  }()

  private static let prefix = "uiaccessibilitytrait"

  /// The trait of a name; `nil` for one that is not heard (`Scrollable`) or not known.
  static func trait(_ name: String) -> Trait? {
    guard name.utf8.count < 80 else { return nil }
    var plain = name.lowercased().filter { $0 != " " && $0 != "." }
    if plain.hasPrefix(prefix) { plain.removeFirst(prefix.count) }
    return byName[plain]
  }

  /// The traits of some names.
  static func traits(_ names: some Sequence<String>) -> Set<Trait> { Set(names.compactMap(trait)) }

  /// The traits that UIKit documents, which every list of traits can hold.
  static let publicOnes: Set<Trait> = [
    .button, .link, .header, .image, .selected, .notEnabled, .searchField, .keyboardKey, .staticText, .adjustable,
    .tabBar, .playsSound, .startsMediaSession, .updatesFrequently, .summaryElement, .allowsDirectInteraction,
    .causesPageTurn,
  ]
}

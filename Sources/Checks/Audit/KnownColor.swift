import Foundation
import ScreenModel

/// A colour whose values are known, in the light and the dark appearance.
struct KnownColor {
  struct Components {
    var red: Double
    var green: Double
    var blue: Double

    /// `#1A2B3C`
    var hex: String {
      "#" + [red, green, blue].map { String(format: "%02X", Int((min(max($0, 0), 1) * 255).rounded())) }.joined()
    }

    /// WCAG's relative luminance.
    var luminance: Double {
      func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
  }

  var light: Components
  var dark: Components
  var name: String

  /// `.red`, `Color.white`, `Color(red:green:blue:)`, `Color(white:)`, `Color("Brand")` of a catalogue, `Color(hex: 0xB8B8B8)`;
  /// `nil`: not known, or not opaque.
  init?(_ value: AuditedValue) {
    guard case .member(let name, let owner, let arguments) = value else { return nil }
    if name == "init" {
      guard owner == "Color" else { return nil }
      func number(_ label: String) -> Double? { arguments.first { $0.label == label }?.value.number }
      let opacity = arguments.first { ["opacity", "alpha"].contains($0.label) }
      if let opacity, (opacity.value.number ?? 0) < 1 { return nil }
      let components: Components
      if let red = number("red"), let green = number("green"), let blue = number("blue") {
        components = Components(red: red, green: green, blue: blue)
      } else if let white = number("white") {
        components = Components(red: white, green: white, blue: white)
      } else if let hex = arguments.first.flatMap(Self.hex) {
        components = Self.components(hex)
      } else if let fixed = arguments.first(where: { $0.label == "uiColor" })?.value.memberName.flatMap({
        Self.fixed[$0]
      }) {
        components = Self.components(fixed)
      } else {
        return nil
      }
      var dark = components
      if let red = number("darkRed"), let green = number("darkGreen"), let blue = number("darkBlue") {
        dark = Components(red: red, green: green, blue: blue)
      }
      let named = arguments.first { $0.label == nil }?.value.text?.known.map { "‘\($0)’" }
      self.init(light: components, dark: dark, name: named ?? components.hex)
      return
    }
    guard arguments.isEmpty, owner == nil || owner == "Color" || owner == ".", let pair = Self.system[name] else {
      return nil
    }
    self.init(light: Self.components(pair.0), dark: Self.components(pair.1), name: name)
  }

  private init(light: Components, dark: Components, name: String) {
    self.light = light
    self.dark = dark
    self.name = name
  }

  /// Six digits handed to an initialiser of the project's that is named for them.
  private static func hex(_ argument: AuditedArgument) -> Int? {
    guard let label = argument.label, label.lowercased().hasPrefix("hex") else { return nil }
    var digits = argument.source[...]
    if digits.hasPrefix("\""), digits.hasSuffix("\""), digits.count > 1 { digits = digits.dropFirst().dropLast() }
    for start in ["#", "0x", "0X"] where digits.hasPrefix(start) {
      digits = digits.dropFirst(start.count)
      break
    }
    let plain = digits.filter { $0 != "_" }
    return plain.count == 6 ? Int(plain, radix: 16) : nil
  }

  /// UIKit's colours that are the same in the dark.
  private static let fixed: [String: Int] = [
    "white": 0xFFFFFF, "black": 0x000000, "lightGray": 0xAAAAAA, "darkGray": 0x555555,
  ]

  private static func components(_ hex: Int) -> Components {
    Components(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255)
  }

  /// The system's colours, light and dark, as Apple's Human Interface Guidelines list them.
  private static let system: [String: (Int, Int)] = [
    "white": (0xFFFFFF, 0xFFFFFF), "black": (0x000000, 0x000000), "red": (0xFF3B30, 0xFF453A),
    "orange": (0xFF9500, 0xFF9F0A), "yellow": (0xFFCC00, 0xFFD60A), "green": (0x34C759, 0x30D158),
    "mint": (0x00C7BE, 0x63E6E2), "teal": (0x30B0C7, 0x40C8E0), "cyan": (0x32ADE6, 0x64D2FF),
    "blue": (0x007AFF, 0x0A84FF), "indigo": (0x5856D6, 0x5E5CE6), "purple": (0xAF52DE, 0xBF5AF2),
    "pink": (0xFF2D55, 0xFF375F), "brown": (0xA2845E, 0xAC8E68), "gray": (0x8E8E93, 0x8E8E93),
  ]

  /// Whether a surface of it is seen on a plain screen, light or dark, without its hue: WCAG 1.4.11 asks for 3 to 1.
  var standsOut: Bool {
    Self.contrast(light, Self.components(0xFFFFFF)) >= 3 && Self.contrast(dark, Self.components(0x000000)) >= 3
  }

  /// WCAG's contrast of two colours, 1 to 21.
  static func contrast(_ one: Components, _ two: Components) -> Double {
    let (high, low) = (max(one.luminance, two.luminance), min(one.luminance, two.luminance))
    return (high + 0.05) / (low + 0.05)
  }
}

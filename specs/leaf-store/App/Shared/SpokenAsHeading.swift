import SwiftUI

/// Makes a text a stop of the headings rotor. A large font does not.
struct SpokenAsHeading: ViewModifier {
  func body(content: Content) -> some View {
    content.accessibilityAddTraits(.isHeader)
  }
}

extension View {
  func spokenAsHeading() -> some View {
    modifier(SpokenAsHeading())
  }
}

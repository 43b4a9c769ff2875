#if canImport(SwiftUI)
  import SwiftUI

  /// A picture that says its file’s name, and a button that says nothing of use.
  struct Cup: View {
    var body: some View {
      VStack {
        Image("cup_03")
        Button("Pour") {}
      }
    }
  }
#endif

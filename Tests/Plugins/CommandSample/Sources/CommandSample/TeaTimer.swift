#if canImport(SwiftUI)
  import SwiftUI

  /// Counts the minutes that tea needs.
  struct TeaTimer: View {
    @State private var isRunning = false

    var body: some View {
      VStack {
        Text("Tea timer")
          .accessibilityAddTraits(.isHeader)
        Button("Start") { isRunning = true }
          .disabled(isRunning)
      }
    }
  }
#endif

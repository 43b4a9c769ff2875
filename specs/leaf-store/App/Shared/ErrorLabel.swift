import SwiftUI

/// What went wrong and how to mend it. The symbol says "error" to those who do not see red.
struct ErrorLabel: View {
  let message: String

  var body: some View {
    Label(message, systemImage: "exclamationmark.circle.fill")
      .foregroundStyle(.red)
  }
}

import SwiftUI

/// Stands where the server's answer would be.
struct FailureNotice: View {
  let failure: StoreFailure
  /// Whether VoiceOver's focus comes here. Not where somebody is typing: there the failure is announced.
  var takesFocus = false
  var retry: () -> Void
  @AccessibilityFocusState private var isFocused: Bool

  var body: some View {
    switch failure {
    case .offline:
      OfflineBanner(retry: retry)
    case .unavailable(let code):
      VStack(alignment: .leading, spacing: 12) {
        ErrorLabel(message: message(for: code))
          .accessibilityFocused($isFocused)
          .onAppear {
            if takesFocus {
              isFocused = true
            } else {
              AccessibilityNotification.Announcement(message(for: code)).post()
            }
          }
        Button("Try again", action: retry)
      }
    }
  }

  private func message(for code: Int) -> String {
    String(localized: "The shop does not answer (\(code)). Try again in a minute.")
  }
}

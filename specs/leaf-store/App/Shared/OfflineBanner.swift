import SwiftUI

/// Says that there is no connection, and offers to try again.
struct OfflineBanner: View {
  var retry: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label("You are offline. Check the connection.", systemImage: "wifi.slash")
      Button("Try again", action: retry)
    }
    .onAppear {
      // The banner may come up anywhere on a screen: it tells of itself and leaves the focus alone.
      AccessibilityNotification.Announcement(String(localized: "You are offline. Check the connection.")).post()
    }
  }
}

import SwiftUI

/// The result of a payment, to be found again as long as the screen is open.
struct ConfirmationScreen: View {
  let order: Order
  var showOrders: () -> Void

  var body: some View {
    List {
      Label("Order \(order.number) is paid", systemImage: "checkmark.seal")
        .font(.title2)
        .spokenAsHeading()
      Text("\(order.tea) goes to \(order.address).")
      Text("Paid: \(order.total)")
      Button("Repeat confirmation") {
        AccessibilityNotification.Announcement(confirmation).post()
      }
      Button("Show orders", action: showOrders)
    }
    .navigationTitle("Confirmation")
    .onAppear {
      AccessibilityNotification.Announcement(confirmation).post()
    }
  }

  private var confirmation: String {
    String(localized: "Payment complete. Order \(order.number) is confirmed.")
  }
}

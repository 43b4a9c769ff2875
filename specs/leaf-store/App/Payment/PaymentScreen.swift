import SwiftUI

struct PaymentScreen: View {
  let model: PaymentModel
  var showOrders: () -> Void
  @AccessibilityFocusState private var errorFocused: Bool

  var body: some View {
    if let order = model.order {
      ConfirmationScreen(order: order, showOrders: showOrders)
    } else {
      form
    }
  }

  private var form: some View {
    List {
      Text("\(model.tea.name) to \(model.address)")
      Button("Pay \(model.tea.price)") {
        Task { await model.pay() }
      }
      .disabled(model.isVerifying)
      .accessibilityValue(model.isVerifying ? "Verifying card" : "")
      switch model.phase {
      case .ready:
        Text("You pay with the card in your wallet.")
      case .verifying:
        Text("Verifying card. This takes up to 10 seconds.")
      case .failed(let error):
        // Each attempt passes through `.verifying`, so the error appears anew and takes the focus anew.
        ErrorLabel(message: error.message)
          .accessibilityFocused($errorFocused)
          .onAppear { errorFocused = true }
      }
    }
    .navigationTitle("Payment")
  }
}

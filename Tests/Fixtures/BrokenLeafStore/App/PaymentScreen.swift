import SwiftUI

struct PaymentScreen: View {
  let model: PaymentModel
  @State private var showsToast = false

  var body: some View {
    ZStack {
      List {
        Text("Sencha to 12 Oak Street")
        Button("Pay $2.50") {
          Task { await pay() }
        }
        .disabled(model.isVerifying)
      }
      if showsToast, let order = model.order {
        Text("Order \(order.number) is paid")
      }
    }
    .navigationTitle("Payment")
  }

  private func pay() async {
    await model.pay()
    showsToast = true
    try? await Task.sleep(for: .seconds(2))
    showsToast = false
  }
}

import SwiftUI

struct CheckoutScreen: View {
  @Bindable var model: CheckoutModel
  var proceed: () -> Void
  @State private var showsAddresses = false
  @AccessibilityFocusState private var addressFocused: Bool
  @AccessibilityFocusState private var errorFocused: Bool

  var body: some View {
    List {
      Section("Your tea") {
        Text("\(model.tea.name), \(model.tea.price)")
      }
      Section("Deliver to") {
        AddressButton(address: model.address) { showsAddresses = true }
          .accessibilityFocused($addressFocused)
      }
      Section("Receipt") {
        TextField("Email", text: $model.email)
          .accessibilityLabel("Email")
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
        if let error = model.emailError {
          ErrorLabel(message: error.message)
            .accessibilityFocused($errorFocused)
            .onAppear { errorFocused = true }
        }
      }
      Button("Continue") {
        if model.validate() {
          proceed()
        } else {
          // A second try finds the error on screen already; the first one is served when it appears.
          errorFocused = true
        }
      }
    }
    .navigationTitle("Checkout")
    .sheet(
      isPresented: $showsAddresses,
      onDismiss: { addressFocused = true },
      content: { AddressPicker(selected: $model.address) })
  }
}

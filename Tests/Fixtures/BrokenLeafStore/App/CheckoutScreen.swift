import SwiftUI

struct CheckoutScreen: View {
  @Bindable var model: CheckoutModel
  @State private var showsAddresses = false
  @AccessibilityFocusState private var addressFocused: Bool

  var body: some View {
    List {
      Button(model.address) { showsAddresses = true }
        .accessibilityFocused($addressFocused)
      TextField("Email", text: $model.email)
        .accessibilityLabel("Email")
      if model.showsEmailError {
        Label("Enter your email.", systemImage: "exclamationmark.circle.fill")
          .foregroundStyle(.red)
      }
      Button("Continue") { model.validate() }
    }
    .navigationTitle("Checkout")
    .sheet(
      isPresented: $showsAddresses,
      onDismiss: { addressFocused = true },
      content: { AddressPicker(selected: $model.address) })
  }
}

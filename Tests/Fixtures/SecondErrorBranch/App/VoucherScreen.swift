import SwiftUI

struct VoucherScreen: View {
  enum VoucherError {
    case expired, unknown
  }

  @State private var code = ""
  @State private var error: VoucherError?

  var body: some View {
    VStack {
      TextField("Voucher", text: $code)
        .accessibilityLabel("Voucher")
      switch error {
      case .expired:
        Label("This voucher has expired. Use another one.", systemImage: "exclamationmark.circle.fill")
      case .unknown:
        Label("There is no such voucher. Check the letters.", systemImage: "exclamationmark.circle.fill")
      case nil:
        Text("The voucher is on the back of your card.")
      }
      Button("Redeem") { redeem() }
    }
    .navigationTitle("Voucher")
  }

  private func redeem() {
    error = code.hasPrefix("OLD") ? .expired : .unknown
  }
}

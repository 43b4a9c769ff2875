import SwiftUI

struct VoucherScreen: View {
  enum Problem {
    case expired, unknown
  }

  @State private var code = ""
  @State private var problem: Problem?

  var body: some View {
    VStack {
      TextField("Voucher", text: $code)
        .accessibilityLabel("Voucher")
      switch problem {
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
    problem = code.hasPrefix("OLD") ? .expired : .unknown
  }
}

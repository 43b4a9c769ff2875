import Foundation

/// A paid order.
struct Order: Identifiable, Hashable {
  enum Status {
    case packed, sent, delivered

    var title: String {
      switch self {
      case .packed: String(localized: "Packed")
      case .sent: String(localized: "On its way")
      case .delivered: String(localized: "Delivered")
      }
    }
  }

  /// A name, not an amount: never grouped, never rounded.
  let number: String
  let tea: String
  let total: String
  let address: String
  var status = Status.packed

  var id: String { number }
}

/// A paid order.
struct Order: Identifiable, Hashable {
  let number: String
  let tea: String

  var id: String { number }
}

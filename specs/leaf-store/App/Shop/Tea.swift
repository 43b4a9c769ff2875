/// A tea on the shelf.
struct Tea: Identifiable, Hashable {
  let name: String
  /// As the server writes it: amount and currency of the customer's country.
  let price: String
  var isInStock = true

  var id: String { name }
}

/// What the customer asks for.
struct TeaFilter: Equatable {
  var text = ""
  var inStockOnly = false
}

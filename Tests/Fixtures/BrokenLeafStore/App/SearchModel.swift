import Observation

/// Finds teas by name.
@MainActor @Observable
final class SearchModel {
  var query = ""
  private(set) var teas: [String] = []
  private let shelf = ["Sencha", "Jasmine pearls", "Gyokuro"]

  func search() {
    teas = query.isEmpty ? shelf : shelf.filter { $0.contains(query) }
  }
}

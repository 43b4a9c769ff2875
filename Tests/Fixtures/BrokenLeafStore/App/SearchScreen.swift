import SwiftUI

struct SearchScreen: View {
  @Bindable var model: SearchModel

  var body: some View {
    List {
      TextField("Search tea", text: $model.query)
        .accessibilityLabel("Search tea")
      if model.teas.isEmpty {
        Text("No teas found")
        Button("Clear filters") { model.query = "" }
      } else {
        ForEach(model.teas, id: \.self) { tea in
          Text(tea)
        }
      }
    }
    .navigationTitle("Teas")
    .task(id: model.query) {
      model.search()
    }
  }
}

import SwiftUI

struct SearchScreen: View {
  @Bindable var model: SearchModel
  var choose: (Tea) -> Void
  var showOrders: () -> Void

  var body: some View {
    List {
      Section {
        TextField("Search tea", text: $model.filter.text)
          .accessibilityLabel("Search tea")
        Toggle("In stock only", isOn: $model.filter.inStockOnly)
      }
      results
    }
    .navigationTitle("Teas")
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button("Orders", systemImage: "bag", action: showOrders)
      }
    }
    .task(id: model.filter) {
      // Waits until typing pauses; a new letter cancels the task, so the result is spoken once.
      do {
        try await Task.sleep(for: .milliseconds(600))
      } catch {
        return
      }
      await model.search()
      guard case .loaded(let teas) = model.phase else { return }
      let message =
        teas.isEmpty
        ? String(localized: "No results. Try another search or clear filters.")
        : String(localized: "\(teas.count) teas found")
      AccessibilityNotification.Announcement(message).post()
    }
  }

  @ViewBuilder
  private var results: some View {
    switch model.phase {
    case .start:
      Text("Type the name of a tea.")
    case .loading:
      ProgressView("Searching teas")
    case .loaded(let teas):
      if teas.isEmpty {
        EmptyNotice(title: "No teas found", advice: "Try another search or clear the filters.") {
          Button("Clear filters") { model.clearFilters() }
        }
      } else {
        Section("Results") {
          ForEach(teas) { tea in
            TeaRow(tea: tea) { choose(tea) }
          }
        }
      }
    case .failed(let failure):
      FailureNotice(failure: failure) {
        Task { await model.search() }
      }
    }
  }
}

import SwiftUI

struct NewsScreen: View {
  @State private var isLoading = true
  @State private var headline = ""

  var body: some View {
    VStack {
      if isLoading {
        ProgressView("Loading news")
      } else {
        Text(headline)
      }
    }
    .navigationTitle("News")
    .task {
      headline = "First flush has arrived"
      isLoading = false
    }
  }
}

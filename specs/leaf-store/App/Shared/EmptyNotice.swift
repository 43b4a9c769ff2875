import SwiftUI

/// Stands where a list has nothing to show: what is missing, what helps, and a way to do it.
struct EmptyNotice<Action: View>: View {
  let title: LocalizedStringKey
  let advice: LocalizedStringKey
  @ViewBuilder var action: () -> Action

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title)
        .font(.headline)
        .spokenAsHeading()
      Text(advice)
      action()
    }
  }
}

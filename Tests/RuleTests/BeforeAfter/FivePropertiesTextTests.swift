import Testing

@testable import Checks

/// What silently breaks labels, hints and identifiers: found before, silent after.
@Suite struct FivePropertiesTextTests {
  static let cases = [
    BeforeAfter(
      "a dialog repeats the button beneath", [DialogRepeatsButton.self],
      before: #"""
        struct Ask: View {
          @State private var asks = false
          var body: some View {
            Button("Lock it in") { asks = true }
              .confirmationDialog("Really?", isPresented: $asks) { Button("Lock it in") {}; Button("Cancel", role: .cancel) {} }
          }
        }
        """#,
      after: #"""
        struct Ask: View {
          @State private var asks = false
          var body: some View {
            Button("Lock it in") { asks = true }
              .confirmationDialog("Really?", isPresented: $asks) { Button("Lock for this week") {}; Button("Cancel", role: .cancel) {} }
          }
        }
        """#),
    BeforeAfter(
      "text in a box of fixed height", [TextInFixedHeight.self],
      before: #"""
        struct Box: View {
          let note: String
          var body: some View {
            Text(note).frame(height: 32)
          }
        }
        """#,
      after: #"""
        struct Box: View {
          let note: String
          var body: some View {
            Text(note).frame(minHeight: 32)
          }
        }
        """#),
    BeforeAfter(
      "a label names the role", [LabelRepeatsRole.self],
      before: #"""
        struct Role: View {
          var body: some View {
            Button { } label: { Image(systemName: "square.and.arrow.down") }
              .accessibilityLabel("Save button")
          }
        }
        """#,
      after: #"""
        struct Role: View {
          var body: some View {
            Button { } label: { Image(systemName: "square.and.arrow.down") }
              .accessibilityLabel("Save")
          }
        }
        """#),
    BeforeAfter(
      "a hint names the gesture", [HintNamesGesture.self],
      before: #"""
        struct Hint1: View {
          var body: some View {
            Button("Save") {}.accessibilityHint("Tap to save")
          }
        }
        """#,
      after: #"""
        struct Hint1: View {
          var body: some View {
            Button("Save") {}.accessibilityHint("Checks the plan and keeps it")
          }
        }
        """#),
    BeforeAfter(
      "a hint restates the label", [HintRepeatsLabel.self],
      before: #"""
        struct Hint2: View {
          var body: some View {
            Button("Save") {}.accessibilityHint("Saves")
          }
        }
        """#,
      after: #"""
        struct Hint2: View { var body: some View { Button("Save") {} } }
        """#),
    BeforeAfter(
      "a counter stands beside its field", [CounterBesideField.self],
      before: #"""
        struct Counter: View {
          @State private var name = ""
          var body: some View {
            HStack {
              TextField("Name", text: $name).accessibilityLabel("Name")
              Text("\(name.count)/10")
            }
          }
        }
        """#,
      after: #"""
        struct Counter: View {
          @State private var name = ""
          var body: some View {
            HStack {
              TextField("Name", text: $name).accessibilityLabel("Name")
                .accessibilityValue("\(name.count) of 10 characters")
              Text("\(name.count)/10").accessibilityHidden(true)
            }
          }
        }
        """#),
    BeforeAfter(
      "a fixed point size", [TextSizeFixed.self],
      before: #"""
        struct Fixed: View {
          var body: some View {
            Text("Rest day").font(.system(size: 13))
          }
        }
        """#,
      after: #"""
        struct Fixed: View { var body: some View { Text("Rest day").font(.footnote) } }
        """#),
    BeforeAfter(
      "motion that never asks", [MotionUnguarded.self],
      before: #"""
        struct Spin: View {
          @State private var turns = false
          var body: some View {
            Image(decorative: "wheel").rotationEffect(.degrees(turns ? 360 : 0))
              .animation(.linear(duration: 2).repeatForever(), value: turns).onAppear { turns = true }
          }
        }
        """#,
      after: #"""
        struct Spin: View {
          @State private var turns = false
          @Environment(\.accessibilityReduceMotion) private var reduceMotion
          var body: some View {
            Image(decorative: "wheel").rotationEffect(.degrees(turns ? 360 : 0))
              .animation(reduceMotion ? nil : .linear(duration: 2).repeatForever(), value: turns).onAppear { turns = true }
          }
        }
        """#),
    BeforeAfter(
      "a fixed date format", [DateFormatFixed.self],
      before: #"""
        struct Dates: View {
          let day: Date
          var body: some View { Text(shown) }
          var shown: String {
            let formatter = DateFormatter()
            formatter.dateFormat = "dd/MM/yyyy"
            return formatter.string(from: day)
          }
        }
        """#,
      after: #"""
        struct Dates: View {
          let day: Date
          var body: some View { Text(day.formatted(date: .numeric, time: .omitted)) }
        }
        """#),
    BeforeAfter(
      "the same identifier twice", [DuplicateIdentifier.self],
      before: #"""
        struct Ids: View {
          var body: some View {
            VStack { Button("Save") {}
              .accessibilityIdentifier("plan_save"); Button("Share") {}
              .accessibilityIdentifier("plan_save") }
          }
        }
        """#,
      after: #"""
        struct Ids: View {
          var body: some View {
            VStack { Button("Save") {}
              .accessibilityIdentifier("plan_save"); Button("Share") {}
              .accessibilityIdentifier("plan_share") }
          }
        }
        """#),
    BeforeAfter(
      "a row that is tapped and never says so", [TapWithoutRole.self],
      before: #"""
        struct ListRow: View {
          let plan: Plan
          @State private var open = false
          var body: some View {
            HStack { Text(plan.name); Text(plan.note) }.onTapGesture { open = true }
          }
        }
        """#,
      after: #"""
        struct ListRow: View {
          let plan: Plan
          @State private var open = false
          var body: some View {
            HStack(spacing: 12) {
              Circle().fill(.blue).frame(width: 8).accessibilityHidden(true)
              VStack(alignment: .leading) { Text(plan.name); Text("\(plan.steps) steps").foregroundStyle(.secondary) }
              Spacer()
              Image(systemName: "chevron.right").accessibilityHidden(true)
            }
            .onTapGesture { open = true }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
            .accessibilityIdentifier("plan_list_row_\(plan.id)")
            .accessibilityHint("Opens the plan")
          }
        }
        """#),
  ]

  @Test(arguments: cases) func itIsFoundBefore(_ it: BeforeAfter) {
    #expect(!it.foundBefore.isEmpty)
  }

  @Test(arguments: cases) func nothingIsFoundAfter(_ it: BeforeAfter) {
    #expect(it.foundAfter == [])
  }
}

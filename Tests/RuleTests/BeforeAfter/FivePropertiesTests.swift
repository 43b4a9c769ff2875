import Testing

@testable import Checks

/// What silently breaks five properties: found before, silent after.
@Suite struct FivePropertiesTests {
  static let cases = [
    BeforeAfter(
      "a combined card swallows its button", [CombineSwallowsControl.self],
      before: #"""
        struct GoalCard: View {
          let plan: Plan
          let left: String
          var body: some View {
            VStack {
              Text(plan.name)
              Text(left)
              Button("Finish plan") { finish() }
            }
            .accessibilityElement(children: .combine)
            .accessibilityLabel("Today: \(plan.name)")
          }
          func finish() {}
        }
        """#,
      after: #"""
        struct GoalCard: View {
          let plan: Plan
          let left: String
          var body: some View {
            VStack {
              VStack { Text(plan.name); Text(left) }
                .accessibilityElement(children: .combine)
              Button("Finish plan") { finish() }
                .accessibilityIdentifier("plan_card_finish_button")
            }
          }
          func finish() {}
        }
        """#),
    BeforeAfter(
      "a combined row swallows its link", [CombineSwallowsControl.self],
      before: #"""
        struct PlanRow: View {
          let plan: Plan
          var body: some View {
            HStack {
              Text(plan.name)
              NavigationLink("More about it") { Text(plan.name) }
              Button("Skip") {}
            }
            .accessibilityElement(children: .combine)
          }
        }
        """#,
      after: #"""
        struct PlanRow: View {
          let plan: Plan
          var body: some View {
            HStack {
              Text(plan.name)
              NavigationLink("More about \(plan.name)") { Text(plan.name).navigationTitle("Plan") }
              Button("Skip \(plan.name)") {}
            }
          }
        }
        """#),
    BeforeAfter(
      "a combined card swallows a tap inside", [CombineSwallowsControl.self],
      before: #"""
        struct TapCard: View {
          let plan: Plan
          @State private var open = false
          var body: some View {
            VStack {
              Text(plan.name)
              HStack { Text("Details"); Text(plan.note) }.onTapGesture { open = true }.accessibilityAddTraits(.isButton)
              Button("Share") {}
            }
            .accessibilityElement(children: .combine)
          }
        }
        """#,
      after: #"""
        struct TapCard: View {
          let plan: Plan
          @State private var open = false
          var body: some View {
            VStack {
              Text(plan.name)
              Button { open = true } label: { HStack { Text("Details"); Text(plan.note) } }
              Button("Share") {}
            }
          }
        }
        """#),
    BeforeAfter(
      "a label over combined texts drops one", [LabelHidesChildren.self],
      before: #"""
        struct Summary: View {
          let plan: Plan
          var body: some View {
            VStack { Text(plan.name); Text(plan.note); Text(plan.left) }
              .accessibilityElement(children: .combine)
              .accessibilityLabel("\(plan.name), \(plan.note)")
          }
        }
        """#,
      after: #"""
        struct Summary: View {
          let plan: Plan
          var body: some View {
            VStack { Text(plan.name); Text(plan.note); Text(plan.left) }
              .accessibilityElement(children: .combine)
              .accessibilityLabel("\(plan.name), \(plan.note), \(plan.left)")
          }
        }
        """#),
    BeforeAfter(
      "a countdown in monospaced digits", [NumberReadAsDigits.self],
      before: #"""
        struct Countdown: View {
          let left: TimeInterval
          var body: some View {
            Text(CountdownFormatter.shortString(remaining: left)).monospacedDigit()
          }
        }
        """#,
      after: #"""
        struct Countdown: View {
          let left: TimeInterval
          var body: some View {
            Text(CountdownFormatter.shortString(remaining: left)).monospacedDigit()
              .accessibilityLabel(CountdownFormatter.spoken(remaining: left))
          }
        }
        """#),
    BeforeAfter(
      "a compact time as it is written", [NumberReadAsDigits.self],
      before: #"""
        struct TimeLeft: View { var body: some View { Text("2d 4h 30m") } }
        """#,
      after: #"""
        struct TimeLeft: View {
          var body: some View {
            Text("2d 4h 30m").accessibilityLabel("2 days, 4 hours, 30 minutes left")
          }
        }
        """#),
    BeforeAfter(
      "a score as it is written", [NumberReadAsDigits.self],
      before: #"""
        struct Score: View { let hits: Int; var body: some View { Text("\(hits)/12") } }
        """#,
      after: #"""
        struct Score: View {
          let hits: Int
          var body: some View {
            Text("\(hits)/12").accessibilityLabel("\(hits) of 12 hits")
          }
        }
        """#),
    BeforeAfter(
      "urgency carried by the background alone", [StatusByColorOnly.self],
      before: #"""
        struct Urgency: View {
          let isUrgent: Bool
          var body: some View {
            Circle().fill(isUrgent ? Color.red : Color.green).frame(width: 10, height: 10)
          }
        }
        """#,
      after: #"""
        struct Urgency: View {
          let isUrgent: Bool
          var body: some View {
            Label(isUrgent ? "Urgent" : "In time", systemImage: isUrgent ? "exclamationmark.circle" : "checkmark.circle")
          }
        }
        """#),
    BeforeAfter(
      "a chevron is spoken", [DecorationSpoken.self],
      before: #"""
        struct Row: View {
          let plan: Plan
          var body: some View {
            HStack { Text(plan.name); Spacer(); Image(systemName: "chevron.right") }
          }
        }
        """#,
      after: #"""
        struct Row: View {
          let plan: Plan
          var body: some View {
            HStack { Text(plan.name); Spacer(); Image(systemName: "chevron.right").accessibilityHidden(true) }
          }
        }
        """#),
    BeforeAfter(
      "a divider picture is spoken", [DecorationSpoken.self],
      before: #"""
        struct Lines: View {
          var body: some View {
            VStack { Text("One"); Image("divider"); Text("Two") }
          }
        }
        """#,
      after: #"""
        struct Lines: View {
          var body: some View {
            VStack { Text("One"); Image(decorative: "divider"); Text("Two") }
          }
        }
        """#),
    BeforeAfter(
      "a section header is said again by its row", [TextSpokenTwice.self],
      before: #"""
        struct Twice: View {
          var body: some View {
            List { Section("Warm-up") { HStack { Text("Warm-up"); Text("10 minutes") } } }.navigationTitle("Plan")
          }
        }
        """#,
      after: #"""
        struct Twice: View {
          var body: some View {
            List { Section("Warm-up") { HStack { Text("Warm-up")
              .accessibilityHidden(true); Text("10 minutes") } } }.navigationTitle("Plan")
          }
        }
        """#),
    BeforeAfter(
      "a form is disabled and nobody says why", [DisabledWithoutReason.self],
      before: #"""
        struct Lock: View {
          @State private var title = ""
          @State private var aim = ""
          var body: some View {
            Form {
              TextField("Title", text: $title).accessibilityLabel("Title")
              TextField("Aim", text: $aim).accessibilityLabel("Aim")
              Button("Lock it in") {}.disabled(title.isEmpty || aim.isEmpty)
            }
          }
        }
        """#,
      after: #"""
        struct Lock: View {
          @State private var title = ""
          @State private var aim = ""
          var body: some View {
            Form {
              TextField("Title", text: $title).accessibilityLabel("Title")
              Button("Lock it in") {}.disabled(title.isEmpty)
                .accessibilityHint(title.isEmpty ? "Unavailable until there is a title." : "Locks the plan for this week.")
            }
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

import Testing

@testable import Checks

/// The seven states of a checkout: found before, silent after.
@Suite struct SevenStatesTrapTests {
  static let cases = [
    BeforeAfter(
      "a choice marked by colour only", [SelectedByColorOnly.self],
      before: #"""
        struct Teas: View {
          let teas: [String]
          @State private var chosen = ""
          var body: some View {
            ForEach(teas, id: \.self) { tea in
              Button { chosen = tea } label: { Text(tea).foregroundStyle(chosen == tea ? Color.accentColor : Color.primary) }
            }
          }
        }
        """#,
      after: #"""
        struct Teas: View {
          let teas: [String]
          @State private var chosen = ""
          var body: some View {
            ForEach(teas, id: \.self) { tea in
              Button { chosen = tea } label: {
                HStack {
                  Label(tea, systemImage: "leaf")
                  Spacer()
                  if chosen == tea { Image(systemName: "checkmark") }
                }
              }
              .accessibilityAddTraits(chosen == tea ? .isSelected : [])
            }
          }
        }
        """#),
    BeforeAfter(
      "selected typed into the value", [SelectedAsText.self],
      before: #"""
        struct Teas2: View {
          let teas: [String]
          @State private var chosen = ""
          var body: some View {
            ForEach(teas, id: \.self) { tea in
              Button(tea) { chosen = tea }.accessibilityValue(chosen == tea ? "Selected" : "")
            }
          }
        }
        """#,
      after: #"""
        struct Teas2: View {
          let teas: [String]
          @State private var chosen = ""
          var body: some View {
            ForEach(teas, id: \.self) { tea in
              Button(tea) { chosen = tea }.accessibilityAddTraits(chosen == tea ? .isSelected : [])
            }
          }
        }
        """#),
    BeforeAfter(
      "results change and nothing says so", [ResultsChangeSilently.self],
      before: #"""
        struct Find: View {
          @State private var query = ""
          let all: [String]
          var hits: [String] { all.filter { $0.contains(query) } }
          var body: some View {
            List {
              TextField("Search teas", text: $query).accessibilityLabel("Search teas")
              if hits.isEmpty { Text("Nothing found"); Button("Clear") { query = "" } }
              ForEach(hits, id: \.self) { Text($0) }
            }
          }
        }
        """#,
      after: #"""
        struct Find: View {
          @State private var query = ""
          let all: [String]
          var hits: [String] { all.filter { $0.contains(query) } }
          var body: some View {
            List {
              TextField("Search teas", text: $query).accessibilityLabel("Search teas")
              if hits.isEmpty { Text("Nothing found"); Button("Clear") { query = "" } }
              ForEach(hits, id: \.self) { Text($0) }
            }
            .task(id: query) {
              do { try await Task.sleep(for: .milliseconds(600)) } catch { return }
              let message = hits.isEmpty ? "Nothing found. Try other words." : "\(hits.count) teas"
              AccessibilityNotification.Announcement(message).post()
            }
          }
        }
        """#),
    BeforeAfter(
      "an announcement at every letter", [AnnouncementPerKeystroke.self],
      before: #"""
        struct Find2: View {
          @State private var query = ""
          let all: [String]
          var hits: [String] { all.filter { $0.contains(query) } }
          var body: some View {
            List {
              TextField("Search teas", text: $query).accessibilityLabel("Search teas")
              if hits.isEmpty { Text("Nothing found"); Button("Clear") { query = "" } }
              ForEach(hits, id: \.self) { Text($0) }
            }
            .onChange(of: query) { AccessibilityNotification.Announcement("\(hits.count) teas").post() }
          }
        }
        """#,
      after: #"""
        struct Find2: View {
          @State private var query = ""
          let all: [String]
          var hits: [String] { all.filter { $0.contains(query) } }
          var body: some View {
            List {
              TextField("Search teas", text: $query).accessibilityLabel("Search teas")
              if hits.isEmpty { Text("Nothing found"); Button("Clear") { query = "" } }
              ForEach(hits, id: \.self) { Text($0) }
            }
            .task(id: query) {
              try? await Task.sleep(for: .seconds(1))
              guard !Task.isCancelled else { return }
              AccessibilityNotification.Announcement("\(hits.count) teas").post()
            }
          }
        }
        """#),
    BeforeAfter(
      "an error appears in silence", [ErrorSilent.self],
      before: #"""
        struct Street: View {
          @State private var street = ""
          @State private var showsError = false
          var body: some View {
            Form {
              TextField("Street", text: $street).accessibilityLabel("Street").textContentType(.streetAddressLine1)
              if showsError {
                Label("Add a house number, for example 4 Mill Lane.", systemImage: "exclamationmark.circle.fill").foregroundStyle(.red)
              }
              Button("Next") {
                showsError = !street.contains(where: \.isNumber)
                if !showsError { submit() }
              }
            }
          }
          func submit() {}
        }
        """#,
      after: #"""
        struct Street: View {
          @State private var street = ""
          @State private var showsError = false
          @AccessibilityFocusState private var errorFocused: Bool
          var body: some View {
            Form {
              TextField("Street", text: $street).accessibilityLabel("Street").textContentType(.streetAddressLine1)
              if showsError {
                Label("Add a house number, for example 4 Mill Lane.", systemImage: "exclamationmark.circle.fill").foregroundStyle(.red)
                  .accessibilityFocused($errorFocused)
                  .onAppear { errorFocused = true }
              }
              Button("Next") {
                showsError = !street.contains(where: \.isNumber)
                if !showsError { submit() }
              }
            }
          }
          func submit() {}
        }
        """#),
    BeforeAfter(
      "focus is set in the turn in which the error comes", [ErrorFocusTooEarly.self],
      before: #"""
        struct Street2: View {
          @State private var street = ""
          @State private var showsError = false
          @AccessibilityFocusState private var errorFocused: Bool
          var body: some View {
            Form {
              TextField("Street", text: $street).accessibilityLabel("Street").textContentType(.streetAddressLine1)
              if showsError {
                Label("Add a house number, for example 4 Mill Lane.", systemImage: "exclamationmark.circle.fill").foregroundStyle(.red)
                  .accessibilityFocused($errorFocused)
              }
              Button("Next") {
                showsError = !street.contains(where: \.isNumber)
                if showsError { errorFocused = true } else { submit() }
              }
            }
          }
          func submit() {}
        }
        """#),
    BeforeAfter(
      "an error says what is wrong and not what to do", [ErrorWithoutRemedy.self],
      before: #"""
        struct Bad: View {
          @State private var failed = false
          @AccessibilityFocusState private var focused: Bool
          var body: some View {
            VStack {
              if failed { Text("Invalid address").foregroundStyle(.red).accessibilityFocused($focused).onAppear { focused = true } }
              Button("Next") { failed = true }
            }
          }
        }
        """#,
      after: #"""
        struct Bad: View {
          @State private var failed = false
          @AccessibilityFocusState private var focused: Bool
          var body: some View {
            VStack {
              if failed { Label("Add a house number.", systemImage: "exclamationmark.circle").foregroundStyle(.red).accessibilityFocused($focused).onAppear { focused = true } }
              Button("Next") { failed = true }
            }
          }
        }
        """#),
    BeforeAfter(
      "a sheet without a way out", [ModalWithoutWayOut.self],
      before: #"""
        struct Pick: View {
          @State private var sheet = false
          @AccessibilityFocusState private var back: Bool
          var body: some View {
            Button("Delivery address") { sheet = true }
              .accessibilityFocused($back)
              .sheet(isPresented: $sheet, onDismiss: { back = true }) {
                NavigationStack { List { Text("4 Mill Lane"); Text("9 Hill Street") }.navigationTitle("Delivery address") }
              }
          }
        }
        """#,
      after: #"""
        struct Pick: View {
          @State private var sheet = false
          @AccessibilityFocusState private var back: Bool
          var body: some View {
            Button("Delivery address") { sheet = true }
              .accessibilityFocused($back)
              .sheet(isPresented: $sheet, onDismiss: { back = true }) {
                NavigationStack {
                  List { Text("4 Mill Lane"); Text("9 Hill Street") }.navigationTitle("Delivery address")
                    .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") { sheet = false } } }
                }
              }
          }
        }
        """#),
    BeforeAfter(
      "focus does not come back from a panel", [FocusNotReturned.self],
      before: #"""
        struct Panel: View {
          @State private var shows = false
          var body: some View {
            ZStack {
              Button("Delivery address") { shows = true }.accessibilityHidden(shows)
              if shows {
                Color.black.opacity(0.4).ignoresSafeArea().accessibilityHidden(true)
                VStack {
                  Text("Delivery address").accessibilityAddTraits(.isHeader)
                  Button("Close") { shows = false }
                }
                .accessibilityAddTraits(.isModal)
              }
            }
          }
        }
        """#),
    BeforeAfter(
      "a pay button is disabled without a reason", [DisabledWithoutReason.self],
      before: #"""
        struct Pay: View {
          @State private var email = ""
          var body: some View {
            Form {
              TextField("Email", text: $email).accessibilityLabel("Email").textContentType(.emailAddress)
              Button("Pay $4.20") {}.disabled(!email.contains("@"))
            }
          }
        }
        """#,
      after: #"""
        struct Pay: View {
          let isCheckingCard: Bool
          var body: some View {
            VStack {
              Button("Pay $4.20") {}.disabled(isCheckingCard)
                .accessibilityValue(isCheckingCard ? "Checking card" : "")
              if isCheckingCard { Text("Checking card. This takes up to 10 seconds.") }
            }
          }
        }
        """#),
    BeforeAfter(
      "placeholder rows are read", [SkeletonRead.self],
      before: #"""
        struct Orders: View {
          let isLoading: Bool
          let orders: [String]
          var body: some View {
            List {
              if isLoading {
                SkeletonOrders()
              } else {
                ForEach(orders, id: \.self) { Text($0) }
              }
            }
          }
        }
        struct SkeletonOrders: View {
          var body: some View {
            ForEach(0..<8) { _ in Text("An order of tea") }
          }
        }
        """#,
      after: #"""
        struct Orders: View {
          let isLoading: Bool
          let orders: [String]
          var body: some View {
            List {
              if isLoading {
                ProgressView("Loading orders")
                SkeletonOrders().accessibilityHidden(true)
              } else if orders.isEmpty {
                Text("No orders yet"); Button("Find tea") {}
              } else {
                ForEach(orders, id: \.self) { Text($0) }
              }
            }
          }
        }
        struct SkeletonOrders: View {
          var body: some View {
            ForEach(0..<8) { _ in Text("An order of tea") }
          }
        }
        """#),
    BeforeAfter(
      "a toast is the only confirmation", [SuccessNotKept.self],
      before: #"""
        struct Paid: View {
          @State private var showsToast = false
          var body: some View {
            VStack {
              Button("Pay") {
                showsToast = true
                AccessibilityNotification.Announcement("Paid").post()
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) { showsToast = false }
              }
            }
            .overlay(alignment: .bottom) { if showsToast { Text("Paid. Order 7.") } }
          }
        }
        """#,
      after: #"""
        struct Paid: View {
          @State private var isPaid = false
          var body: some View {
            VStack {
              if isPaid {
                Text("Paid · Order 7").accessibilityAddTraits(.isHeader)
                Button("Repeat confirmation") { AccessibilityNotification.Announcement("Paid. Order 7 is on its way.").post() }
              } else {
                Button("Pay") {
                  isPaid = true
                  AccessibilityNotification.Announcement("Paid. Order 7 is on its way.").post()
                }
              }
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

import Testing

@testable import Checks

/// Other spellings of faults of gestures, choices and sizes than the examples show.
@Suite struct GestureSpellingTests {
  static let variants: [TrapVariantTests.Variant] = [
    .init(
      UnknownModifier.self,
      #"""
      struct Example: View {
        var body: some View {
          Text("A")
            .accessibilityText("B")
        }
      }
      """#),
    .init(
      DeprecatedModifier.self,
      #"""
      struct Example: View {
        var body: some View {
          Text("A")
            .accessibility(hint: Text("B"))
        }
      }
      """#),
    .init(
      HintNamesGesture.self,
      #"""
      struct Example: View {
        var body: some View {
          Button("Open") {}
            .accessibilityHint("Double-tap to open")
        }
      }
      """#),
    .init(
      HintRepeatsLabel.self,
      #"""
      struct Example: View {
        var body: some View {
          Button("Delete") {}
            .accessibilityHint("Deletes")
        }
      }
      """#),
    .init(
      IrreversibleWithoutHint.self,
      #"""
      struct Example: View {
        func wipe() {}
        var body: some View {
          Button("Continue", role: .destructive) { wipe() }
        }
      }
      """#),
    .init(
      GestureWithoutAction.self,
      #"""
      struct Example: View {
        func show() {}
        var body: some View {
          Text("Photo")
            .onLongPressGesture { show() }
        }
      }
      """#),
    .init(
      GestureWithoutAction.self,
      #"""
      struct Example: View {
        @State private var scale = 1.0
        var body: some View {
          Image(decorative: "map")
            .gesture(MagnificationGesture()
            .onChanged { scale = $0 })
        }
      }
      """#),
    .init(
      GestureWithoutAction.self,
      #"""
      struct Example: View {
        func show() {}
        var body: some View {
          Text("Photo")
            .onLongPressGesture { show() }
            .accessibilityAction(named: "Show") { show() }
        }
      }
      """#, found: false),
    .init(
      DragWithoutAction.self,
      #"""
      struct Example: View {
        let name: String
        var body: some View {
          Text(name).draggable(name)
        }
      }
      """#),
    .init(
      InputChangesContext.self,
      #"""
      struct Example: View {
        @State private var country = "a"
        @Environment(\.dismiss) private var dismiss
        var body: some View {
          Picker("Country", selection: $country) { Text("A").tag("a"); Text("B").tag("b") }
            .onChange(of: country) { dismiss() }
        }
      }
      """#),
    .init(
      TargetTooSmall.self,
      #"""
      struct Example: View {
        var body: some View {
          Button {} label: { Image(systemName: "xmark")
            .frame(width: 18, height: 18) }
            .accessibilityLabel("Close")
        }
      }
      """#),
    .init(
      TargetTooSmall.self,
      #"""
      struct Example: View {
        var body: some View {
          Button {} label: { Image(systemName: "xmark")
            .frame(width: 18, height: 18).padding(14) }
            .accessibilityLabel("Close")
        }
      }
      """#, found: false),
    .init(
      EmptyStateMissing.self,
      #"""
      struct Example: View {
        @State private var orders: [String] = []
        func load() async -> [String] { [] }
        var body: some View {
          List { ForEach(orders, id: \.self) { Text($0) } }
            .navigationTitle("Orders").task { orders = await load() }
        }
      }
      """#),
    .init(
      LoadingUnnamed.self,
      #"""
      struct Example: View {
        let isLoading: Bool
        var body: some View {
          if isLoading { ProgressView() }
        }
      }
      """#),
    .init(
      LoadingUnnamed.self,
      #"""
      struct Example: View {
        var body: some View {
          ProgressView()
            .accessibilityLabel("Loading orders")
        }
      }
      """#, found: false),
    .init(
      ErrorSilent.self,
      #"""
      struct Example: View {
        @State private var error: String?
        var body: some View {
          VStack { if let message = error { Text(message)
            .foregroundStyle(.red) }; Button("Send") { error = "Enter a name." } }
        }
      }
      """#),
    .init(
      ErrorWithoutRemedy.self,
      #"""
      struct Example: View {
        let failed: Bool
        var body: some View {
          VStack { if failed { Text("Something went wrong") } }
        }
      }
      """#),
    .init(
      ErrorSwallowed.self,
      #"""
      struct Example: View {
        let store: Store
        var body: some View {
          Button("Delete note") { try? store.delete() }
        }
      }
      """#),
    .init(
      ErrorSwallowed.self,
      #"""
      struct Example: View {
        let store: Store
        var body: some View {
          Button("Delete note") { do { try store.delete() } catch { print(error) } }
        }
      }
      """#),
    .init(
      DisabledByLookOnly.self,
      #"""
      struct Example: View {
        let ready: Bool
        var body: some View {
          Button("Pay") {}
            .opacity(ready ? 1 : 0.4).allowsHitTesting(ready)
        }
      }
      """#),
    .init(
      DisabledByLookOnly.self,
      #"""
      struct Example: View {
        let ready: Bool
        var body: some View {
          Button("Pay") {}
            .opacity(ready ? 1 : 0.4)
            .disabled(!ready)
            .accessibilityHint(ready ? "" : "Add an address first")
        }
      }
      """#, found: false),
  ]

  @Test(arguments: variants) func itIsFoundOrNot(_ it: TrapVariantTests.Variant) {
    let found = AuditedCode(it.code).findings(it.rule).filter { $0.rule == it.rule.id && !$0.isReview }
    #expect(found.isEmpty != it.isFound)
  }
}

import Testing

@testable import Checks

/// Other spellings of faults of states and beyond VoiceOver than the examples show.
@Suite struct StateSpellingTests {
  static let variants: [TrapVariantTests.Variant] = [
    .init(
      ModalWithoutWayOut.self,
      #"""
      struct Example: View {
        @State private var shown = false
        var body: some View {
          Button("Open") { shown = true }
            .fullScreenCover(isPresented: $shown) { Text("Hello")
            .accessibilityAddTraits(.isHeader) }
        }
      }
      """#),
    .init(
      AnnouncementCutOff.self,
      #"""
      struct Example: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View {
          Button("Save") { AccessibilityNotification.Announcement("Saved").post(); dismiss() }
        }
      }
      """#),
    .init(
      AnnouncementInBody.self,
      #"""
      struct Example: View {
        var body: some View {
          VStack { let _ = AccessibilityNotification.Announcement("Hi").post(); Text("A") }
        }
      }
      """#),
    .init(
      FocusMovedWhileTyping.self,
      #"""
      struct Example: View {
        @State private var code = ""
        @AccessibilityFocusState private var focused: Bool
        var body: some View {
          TextField("Code", text: $code)
            .accessibilityLabel("Code")
            .onChange(of: code) { focused = true }
        }
      }
      """#),
    .init(
      TextSizeFixed.self,
      #"""
      struct Example: View {
        var body: some View {
          Text("A b").font(.custom("Inter", fixedSize: 14))
        }
      }
      """#),
    .init(
      TextInFixedHeight.self,
      #"""
      struct Example: View {
        let note: String
        var body: some View {
          VStack { Text(note); Text(note) }
            .frame(height: 60)
        }
      }
      """#),
    .init(
      TextShrunk.self,
      #"""
      struct Example: View {
        let note: String
        var body: some View {
          Text(note).lineLimit(1).minimumScaleFactor(0.6)
        }
      }
      """#),
    .init(
      MotionUnguarded.self,
      #"""
      struct Example: View {
        @State private var big = false
        var body: some View {
          Circle().scaleEffect(big ? 1.4 : 1).onAppear { withAnimation(.easeInOut.repeatForever()) { big = true } }
        }
      }
      """#),
    .init(
      StatusByColorOnly.self,
      #"""
      struct Example: View {
        let level: Int
        var body: some View {
          HStack { Circle().fill(level > 3 ? .red : .green)
            .frame(width: 8, height: 8); Text("Server") }
        }
      }
      """#),
    .init(
      ContrastTooLow.self,
      #"""
      struct Example: View {
        var body: some View {
          Text("Pale")
            .foregroundStyle(Color(red: 0.8, green: 0.8, blue: 0.8))
            .background(Color.white)
        }
      }
      """#),
    .init(
      ContrastTooLow.self,
      #"""
      struct Example: View {
        var body: some View {
          Text("Pale").foregroundColor(.white)
            .background(Color(red: 1, green: 0.9, blue: 0.2))
        }
      }
      """#),
    .init(
      DateFormatFixed.self,
      #"""
      struct Example: View {
        let date: Date
        var shown: String { let f = DateFormatter(); f.dateFormat = "MM/dd/yy"; return f.string(from: date) }
        var body: some View {
          Text(shown)
        }
      }
      """#),
    .init(
      FieldWithoutPurpose.self,
      #"""
      struct Example: View {
        var body: some View {
          TextField("Email", text: .constant(""))
            .accessibilityLabel("Email")
        }
      }
      """#),
    .init(
      FieldWithoutPurpose.self,
      #"""
      struct Example: View {
        var body: some View {
          TextField("Phone", text: .constant(""))
            .accessibilityLabel("Phone").keyboardType(.phonePad)
        }
      }
      """#),
    .init(
      VoiceoverOrder.self,
      #"""
      struct Example: View {
        var body: some View {
          HStack { Text("A")
            .accessibilitySortPriority(2); Text("B")
            .accessibilitySortPriority(1); Text("C")
            .accessibilitySortPriority(3) }
        }
      }
      """#),
    .init(
      ContextMenuWithoutActions.self,
      #"""
      struct Example: View {
        var body: some View {
          HStack { Text("Row") }
            .contextMenu { Button("Archive") {} }
        }
      }
      """#),
    .init(
      OverlayNotModal.self,
      #"""
      struct Example: View {
        @State private var shown = false
        var body: some View {
          ZStack { Button("Pay") {}; if shown { Color.black.opacity(0.5).ignoresSafeArea(); VStack { Text("Sure?"); Button("Yes") { shown = false } } } }
        }
      }
      """#),
    .init(
      BusyControlLive.self,
      #"""
      struct Example: View {
        @State private var isSaving = false
        func save() async {}
        var body: some View {
          VStack { if isSaving { ProgressView("Saving") }; Button("Save") { Task { isSaving = true; await save(); isSaving = false } } }
        }
      }
      """#),
    .init(
      LoadingSilent.self,
      #"""
      struct Example: View {
        @State private var isLoading = false
        @State private var items: [String] = []
        func load() async -> [String] { [] }
        var body: some View {
          Group { if isLoading { ProgressView("Loading") } else { List(items, id: \.self) { Text($0) } } }
            .toolbar { Button("Reload") { Task { isLoading = true; items = await load(); isLoading = false } } }
        }
      }
      """#),
    .init(
      ToastSilent.self,
      #"""
      struct Example: View {
        @State private var shown = false
        var body: some View {
          VStack { Button("Copy") { shown = true } }
            .overlay(alignment: .bottom) { if shown { Text("Copied") } }
        }
      }
      """#),
    .init(
      ErrorByColorOnly.self,
      #"""
      struct Example: View {
        @State private var age = ""
        let isWrong: Bool
        var body: some View {
          TextField("Age", text: $age)
            .accessibilityLabel("Age")
            .overlay { RoundedRectangle(cornerRadius: 8).stroke(isWrong ? Color.red : Color.gray) }
        }
      }
      """#),
  ]

  @Test(arguments: variants) func itIsFoundOrNot(_ it: TrapVariantTests.Variant) {
    let found = AuditedCode(it.code).findings(it.rule).filter { $0.rule == it.rule.id && !$0.isReview }
    #expect(found.isEmpty != it.isFound)
  }
}

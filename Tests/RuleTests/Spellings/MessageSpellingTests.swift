import Testing

@testable import Checks

/// Messages, announcements and what moves the focus, in other spellings than the examples show.
@Suite struct MessageSpellingTests {
  static let variants: [TrapVariantTests.Variant] = [
    .init(
      ToastSilent.self,
      #"""
      @Observable final class Cart { var banner: String?; func add() { banner = String(localized: "Added to the cart"); Task { try? await Task.sleep(for: .seconds(3)); banner = nil } } }
      struct Item: View {
          @State private var cart = Cart()
          var body: some View {
              ScrollView { Text("A fine lamp"); Button("Add to cart") { cart.add() } }
                  .navigationTitle("Lamp")
                  .overlay(alignment: .top) { if let banner = cart.banner { Text(banner).padding().background(.thinMaterial, in: Capsule()) } }
          }
      }
      """#),
    .init(
      ToastSilent.self,
      #"""
      struct ToastModifier: ViewModifier {
          @Binding var message: String?
          func body(content: Content) -> some View {
              content.overlay(alignment: .bottom) { if let message { Text(message).padding().onTapGesture { self.message = nil } } }
                  .task(id: message) { try? await Task.sleep(for: .seconds(2)); message = nil }
          }
      }
      extension View { func toast(_ message: Binding<String?>) -> some View { modifier(ToastModifier(message: message)) } }
      struct Save3: View {
          @State private var message: String?
          var body: some View { Form { Button("Save the draft") { message = String(localized: "Draft saved") } }.toast($message).navigationTitle("Draft") }
      }
      """#),
    .init(
      ToastSilent.self,
      #"""
      final class ToastController: UIViewController {
          private let toast = UILabel()
          private let button = UIButton(type: .system)
          override func viewDidLoad() {
              super.viewDidLoad()
              title = String(localized: "Link")
              toast.font = .preferredFont(forTextStyle: .body)
              toast.adjustsFontForContentSizeCategory = true
              toast.alpha = 0
              button.setTitle(String(localized: "Copy the link"), for: .normal)
              button.addTarget(self, action: #selector(copyLink), for: .touchUpInside)
              view.addSubview(button); view.addSubview(toast)
          }
          @objc private func copyLink() {
              toast.text = String(localized: "Link copied")
              UIView.animate(withDuration: 0.3, animations: { self.toast.alpha = 1 }) { _ in
                  UIView.animate(withDuration: 0.3, delay: 2) { self.toast.alpha = 0 }
              }
          }
      }
      """#),
    .init(
      ToastSilent.self,
      #"""
      struct K3: View {
          @State private var note: String?
          var body: some View {
              List { Button("Add a star") { note = String(localized: "Star added") }; Text("Stars") }
                  .overlay(alignment: .bottom) { if let note { Text(note) } }
                  .onChange(of: note) { _, new in if let new { AccessibilityNotification.Announcement(new).post() } }
                  .navigationTitle("Stars")
          }
      }
      """#, found: false),
    .init(
      AnnouncementCutOff.self,
      #"""
      struct Edit6: View {
          @Binding var path: NavigationPath
          var body: some View {
              Form { Button("Save the trip") { AccessibilityNotification.Announcement(String(localized: "Trip saved")).post(); path.removeLast() } }.navigationTitle("Trip")
          }
      }
      """#),
    .init(
      AnnouncementCutOff.self,
      #"""
      struct K2: View {
          @Environment(\.dismiss) var dismiss
          var body: some View { Form { Button("Save") { dismiss(); DispatchQueue.main.asyncAfter(deadline: .now() + 1) { UIAccessibility.post(notification: .announcement, argument: String(localized: "Saved")) } } }.navigationTitle("Note") }
      }
      """#, found: false),
    .init(
      AnnouncementInBody.self,
      #"""
      struct Body8: View {
          let count: Int
          var body: some View { announce(); return Text("\(count) results") }
          private func announce() { UIAccessibility.post(notification: .announcement, argument: "\(count) results") }
      }
      """#),
    .init(
      FocusMovedWhileTyping.self,
      #"""
      struct Otp: View {
          enum F { case one, two }
          @State private var one = ""
          @State private var two = ""
          @FocusState private var focus: F?
          var body: some View {
              HStack {
                  TextField("First digit", text: $one).accessibilityLabel("First digit").focused($focus, equals: .one).onChange(of: one) { _, new in if new.count == 1 { focus = .two } }
                  TextField("Second digit", text: $two).accessibilityLabel("Second digit").focused($focus, equals: .two)
              }
          }
      }
      """#),
    .init(
      SuccessNotKept.self,
      #"""
      struct K1: View {
          @State private var sent = false
          @AccessibilityFocusState private var f: Bool
          var body: some View {
              VStack { if sent { Text("Your letter was sent.").accessibilityFocused($f).onAppear { f = true } } else { Button("Send the letter") { sent = true } } }.navigationTitle("Letter")
          }
      }
      """#, found: false),
    .init(
      InputChangesContext.self,
      #"""
      struct R27: View { @State private var country = ""; @State private var next = false; var body: some View { Picker("Country", selection: $country) { Text("Chile").tag("c"); Text("Peru").tag("p") }.onChange(of: country) { next = true }.navigationDestination(isPresented: $next) { Text("Next").navigationTitle("Next") } } }
      """#),
    .init(
      OverlayNotModal.self,
      #"""
      struct Menu3: View {
          @State private var isOpen = false
          @AccessibilityFocusState private var isTitleFocused: Bool
          @AccessibilityFocusState private var isOpenerFocused: Bool
          var body: some View {
              VStack { Text("Your cart"); Button("Options") { isOpen = true }.accessibilityFocused($isOpenerFocused); Button("Check out") {} }
                  .navigationTitle("Cart")
                  .overlay {
                      if isOpen {
                          Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { close() }.accessibilityHidden(true)
                          VStack {
                              Text("Options").accessibilityAddTraits(.isHeader).accessibilityFocused($isTitleFocused)
                              Button("Empty the cart") {}
                              Button("Close") { close() }
                          }
                          .onAppear { isTitleFocused = true }
                      }
                  }
          }
          private func close() { isOpen = false; isOpenerFocused = true }
      }
      """#),
    .init(
      ModalWithoutWayOut.self,
      #"""
      struct C2: View {
          @State private var shown = false
          var body: some View { Button("Open the map") { shown = true }.fullScreenCover(isPresented: $shown) { MapCover() }.navigationTitle("Trip") }
      }
      struct MapCover: View { @Environment(\.presentationMode) var mode; var body: some View { VStack { Text("Map").accessibilityAddTraits(.isHeader); Button { mode.wrappedValue.dismiss() } label: { Label("Leave the map", systemImage: "xmark").labelStyle(.iconOnly) } } } }
      """#, found: false),
    .init(
      ModalWithoutHeading.self,
      #"""
      struct C3: View { @State private var shown = false
        var body: some View { Button("What is this?") { shown = true }.popover(isPresented: $shown) { Text("A short hint.").presentationCompactAdaptation(.popover) } } }
      """#, found: false),
  ]

  @Test(arguments: variants) func itIsFoundOrNot(_ it: TrapVariantTests.Variant) {
    let found = AuditedCode(it.code).findings(it.rule).filter { $0.rule == it.rule.id && !$0.isReview }
    #expect(found.isEmpty != it.isFound)
  }
}

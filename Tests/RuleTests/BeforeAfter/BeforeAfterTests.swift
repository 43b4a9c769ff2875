import Testing

@testable import Checks

/// Code before and after its repair: found before, silent after.
@Suite struct BeforeAfterTests {
  static let cases = [
    BeforeAfter(
      "a share button is a picture", [IconButtonWithoutLabel.self],
      before: #"""
        struct Share: View {
          let share: () -> Void
          var body: some View {
            Button(action: share) { Image(systemName: "square.and.arrow.up") }
          }
        }
        """#,
      after: #"""
        struct Share: View {
          let share: () -> Void
          var body: some View {
            Button(action: share) { Image(systemName: "square.and.arrow.up") }
              .accessibilityLabel("Share")
              .accessibilityInputLabels(["Share", "Send"])
          }
        }
        """#),
    BeforeAfter(
      "a product is tapped and says nothing of it", [TapWithoutRole.self],
      before: #"""
        struct ProductRow: View {
          let product: Product
          let open: (Product) -> Void
          var body: some View {
            HStack {
              Image(product.thumbnail)
              VStack(alignment: .leading) { Text(product.name); Text(product.price, format: .currency(code: "EUR")) }
            }
            .onTapGesture { open(product) }
          }
        }
        """#,
      after: #"""
        struct ProductRow: View {
          let product: Product
          let open: (Product) -> Void
          var body: some View {
            Button { open(product) } label: {
              HStack {
                Image(product.thumbnail).accessibilityHidden(true)
                VStack(alignment: .leading) { Text(product.name); Text(product.price, format: .currency(code: "EUR")) }
              }
            }
            .accessibilityLabel("\(product.name), \(product.formattedPrice)")
            .accessibilityHint("Shows the product")
          }
        }
        """#),
    BeforeAfter(
      "a background picture is spoken", [DecorationSpoken.self, ImageWithoutLabel.self],
      before: #"""
        struct Wave: View {
          var body: some View {
            Image("background-wave").frame(height: 180)
          }
        }
        """#,
      after: #"""
        struct Wave: View {
          var body: some View {
            Image("background-wave").frame(height: 180).accessibilityHidden(true)
          }
        }
        """#),
    BeforeAfter(
      "a title says button", [LabelRepeatsRole.self],
      before: #"""
        struct Del: View {
          let item: Item
          var body: some View {
            Button("Delete button") { remove(item) }
          }
          func remove(_ item: Item) {}
        }
        """#,
      after: #"""
        struct Del: View {
          let item: Item
          var body: some View {
            Button("Delete") { remove(item) }.accessibilityLabel("Delete \(item.name)")
          }
          func remove(_ item: Item) {}
        }
        """#),
    BeforeAfter(
      "the state is in the label", [StateInLabel.self],
      before: #"""
        struct Fav: View {
          @State private var item = Item()
          var body: some View {
            Button(action: toggle) { Image(systemName: item.isFavorite ? "star.fill" : "star") }
              .accessibilityLabel(item.isFavorite ? "Favorited" : "Not favorited")
          }
          func toggle() { item.isFavorite.toggle() }
        }
        """#,
      after: #"""
        struct Fav: View {
          @State private var item = Item()
          var body: some View {
            Button(action: toggle) { Image(systemName: item.isFavorite ? "star.fill" : "star") }
              .accessibilityLabel("Favorite")
              .accessibilityAddTraits(item.isFavorite ? .isSelected : [])
              .accessibilityHint(item.isFavorite ? "Takes it out of the favorites" : "Adds it to the favorites")
          }
          func toggle() { item.isFavorite.toggle() }
        }
        """#),
    BeforeAfter(
      "a heart of 20 points", [TargetTooSmall.self, TapWithoutRole.self],
      before: #"""
        struct Heart: View {
          let like: () -> Void
          var body: some View {
            Image(systemName: "heart").font(.system(size: 20)).onTapGesture { like() }
          }
        }
        """#,
      after: #"""
        struct Heart: View {
          let like: () -> Void
          var body: some View {
            Button(action: like) { Image(systemName: "heart").font(.system(size: 20)) }
              .frame(minWidth: 44, minHeight: 44)
              .contentShape(Rectangle())
              .accessibilityLabel("Like")
          }
        }
        """#),
    BeforeAfter(
      "commands live in a context menu only", [ContextMenuWithoutActions.self],
      before: #"""
        struct Message: View {
          let text: String
          var body: some View {
            MessageText(text: text).contextMenu { Button("Reply") {}; Button("Forward") {}; Button("Delete", role: .destructive) {} }
          }
        }
        struct MessageText: View {
          let text: String
          var body: some View {
            Text(text)
          }
        }
        """#,
      after: #"""
        struct Message: View {
          let text: String
          var body: some View {
            MessageText(text: text).contextMenu { Button("Reply") {}; Button("Forward") {}; Button("Delete", role: .destructive) {} }
              .accessibilityAction(named: "Reply") {}
              .accessibilityAction(named: "Forward") {}
              .accessibilityAction(named: "Delete") {}
          }
        }
        struct MessageText: View {
          let text: String
          var body: some View {
            Text(text)
          }
        }
        """#),
    BeforeAfter(
      "two texts with fixed sizes", [TextSizeFixed.self],
      before: #"""
        struct Article: View {
          let title: String
          let text: String
          var body: some View {
            VStack { Text(title).font(.system(size: 17)); Text(text).font(.system(size: 14)) }
          }
        }
        """#,
      after: #"""
        struct Article: View {
          let title: String
          let text: String
          var body: some View {
            VStack { Text(title).font(.headline)
              .accessibilityAddTraits(.isHeader); Text(text).font(.body) }
          }
        }
        """#),
    BeforeAfter(
      "a slide that never asks", [MotionUnguarded.self],
      before: #"""
        struct Slide: View {
          let shown: Bool
          var body: some View {
            if shown { Text("Details").transition(.slide) }
          }
        }
        """#,
      after: #"""
        struct Slide: View {
          @Environment(\.accessibilityReduceMotion) var reduceMotion
          let shown: Bool
          var body: some View {
            if shown { Text("Details").transition(reduceMotion ? .opacity : .slide) }
          }
        }
        """#),
    BeforeAfter(
      "presence as a coloured dot", [StatusByColorOnly.self],
      before: #"""
        struct Online: View {
          let user: User
          var body: some View {
            Circle().fill(user.isOnline ? .green : .red).frame(width: 12, height: 12)
          }
        }
        """#,
      after: #"""
        struct Online: View {
          let user: User
          var body: some View {
            Group {
              if user.isOnline {
                Circle().fill(.green).frame(width: 12, height: 12)
              } else {
                Circle().fill(.red)
                  .overlay(Image(systemName: "xmark").font(.system(size: 7, weight: .bold)).foregroundStyle(.white))
                  .frame(width: 12, height: 12)
              }
            }
            .accessibilityLabel(user.isOnline ? "Online" : "Offline")
          }
        }
        """#),
    BeforeAfter(
      "a home-made dialog leaves the background reachable", [OverlayNotModal.self],
      before: #"""
        struct Confirm: View {
          @State private var shows = false
          var body: some View {
            ZStack {
              List { Text("Tea"); Button("Pay") { shows = true } }
              if shows {
                Color.black.opacity(0.4).ignoresSafeArea()
                ConfirmPanel(isPresented: $shows)
              }
            }
          }
        }
        struct ConfirmPanel: View {
          @Binding var isPresented: Bool
          var body: some View {
            VStack {
              Text("Are you sure?")
              Button("Confirm") { isPresented = false }
              Button("Cancel") { isPresented = false }
            }
            .padding().background(Color(.systemBackground))
          }
        }
        """#,
      after: #"""
        struct Confirm: View {
          @State private var shows = false
          @AccessibilityFocusState private var back: Bool
          var body: some View {
            List { Text("Tea"); Button("Pay") { shows = true }.accessibilityFocused($back) }
              .sheet(isPresented: $shows, onDismiss: { back = true }) { ConfirmPanel(isPresented: $shows) }
          }
        }
        struct ConfirmPanel: View {
          @Binding var isPresented: Bool
          @AccessibilityFocusState private var isConfirmFocused: Bool
          var body: some View {
            VStack {
              Text("Are you sure?").accessibilityAddTraits(.isHeader)
              Button("Confirm") { isPresented = false }.accessibilityFocused($isConfirmFocused)
              Button("Cancel") { isPresented = false }
            }
            .padding().background(Color(.systemBackground))
            .accessibilityElement(children: .contain)
            .onAppear { isConfirmFocused = true }
          }
        }
        """#),
    BeforeAfter(
      "a slider drawn by hand cannot be set", [AdjustableWithoutAction.self],
      before: #"""
        struct Bright: View {
          @State private var level = 0.5
          var body: some View { Knob(value: $level).accessibilityLabel("Brightness") }
        }
        struct Knob: View {
          @Binding var value: Double
          var body: some View {
            Capsule().fill(.gray).frame(width: 200, height: 44)
              .gesture(DragGesture(minimumDistance: 0).onChanged { value = $0.location.x / 200 })
          }
        }
        """#,
      after: #"""
        struct Bright: View {
          @State private var level = 0.5
          var body: some View {
            Knob(value: $level).accessibilityLabel("Brightness")
              .accessibilityValue("\(Int(level * 100)) percent")
              .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: level = min(1, level + 0.05)
                case .decrement: level = max(0, level - 0.05)
                @unknown default: break
                }
              }
          }
        }
        struct Knob: View {
          @Binding var value: Double
          var body: some View {
            Capsule().fill(.gray).frame(width: 200, height: 44)
              .gesture(DragGesture(minimumDistance: 0).onChanged { value = $0.location.x / 200 })
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

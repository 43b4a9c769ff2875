import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Pictures and labels")
struct ImageTests {
  @Test("A symbol is said by Apple's name where it has one, else by its own")
  func symbols() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        Image(systemName: "globe")
        Image(systemName: "star.fill")
        Image(systemName: "exclamationmark.circle")
        Image(systemName: "lamp.desk.fill")
      } } }
      """, ["Globe, image", "Favorite, image", "Error, image", "lamp.desk.fill, image"])
  }

  @Test("An asset is said by its name; a decorative picture and one made at run time are not")
  func assets() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        Image("get10off")
        Image(decorative: "pattern")
        Image("hero", label: Text("Tea garden"))
        Image(.harbour)
      } } }
      """, ["get10off, image", "Tea garden, image", "harbour, image"])
  }

  @Test("A label takes the place of the name, and hides nothing")
  func labelled() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        Image("get10off").resizable().accessibilityLabel("Get 10% off")
        Image(systemName: "heart").accessibilityLabel(Text("Liked")).accessibilityRemoveTraits(.isImage)
        Image("x").accessibilityHidden(true)
      } } }
      """, ["Get 10% off, image", "Liked"])
  }

  @Test("A name known only at run time stays open")
  func openName() {
    let screen = Project(source: "struct V: View { let icon: String; var body: some View { Image(icon) } }").said()
    #expect(screen?.lines == ["<icon>, image"])
  }

  @Test("A Label is one element that says its title alone")
  func labels() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        Label("Inbox", systemImage: "tray")
        Label("Photos", image: "photos")
        Label { Text("Sent") } icon: { Image(systemName: "paperplane") }
        Label("", systemImage: "globe").labelStyle(.iconOnly)
        Label("Search", systemImage: "magnifyingglass").labelStyle(.titleOnly)
      } } }
      """, ["Inbox", "Photos", "Sent", "Globe, image", "Search"])
  }

  @Test("Shapes, colours, gradients, spacers and drawings are no elements")
  func silent() {
    expectSpeech(
      """
      struct V: View { var body: some View { ZStack {
        Color.red
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        VStack { Divider(); Spacer(); RoundedRectangle(cornerRadius: 4).fill(.green) }
        Canvas { context, size in context.draw(Text("Drawn"), at: .zero) }
        Text("Only").background(Color.yellow).background { Capsule() }.overlay(Circle().stroke())
      } } }
      """, ["Only"])
  }

  @Test("A shape with a label is an element, also with an empty one")
  func labelledShape() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        Circle().accessibilityLabel("Online")
        Rectangle().accessibilityLabel("")
        Rectangle().accessibilityLabel("Bar").accessibilityValue("40%")
      } } }
      """, ["Online", "", "Bar, 40%"])
  }

  @Test("An AsyncImage shows what its closures make")
  func asyncImage() {
    expectSpeech(
      """
      struct V: View { let url: URL?
        var body: some View { VStack {
          AsyncImage(url: url)
          AsyncImage(url: url) { image in image.resizable().accessibilityLabel("Cover") } placeholder: { Color.gray }
        } } }
      """, ["Cover, image"])
  }
}

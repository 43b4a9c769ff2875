import Foundation
import SwiftReader
import Testing

@testable import Checks

/// A finding's places are where its code is asked for, and nothing that merely hands it on.
@Suite struct PlaceTests {
  private func places(_ code: String) -> [String] {
    AuditedCode(code).findings(ImageWithoutLabel.self).map { finding in
      "\(finding.span.line): " + finding.places.map { "\($0.span.line) \($0.message)" }.joined(separator: ", ")
    }
  }

  @Test func aModifierAroundIsNoPlace() {
    let code = """
      struct Themed: ViewModifier { func body(content: Content) -> some View { content.background(Color.gray) } }
      extension View {
        func themed() -> some View { modifier(Themed()) }
      }
      struct Screen: View {
        var body: some View { VStack { Image("logo") }.themed() }
      }
      """
    #expect(places(code) == ["7: "])
  }

  @Test func aContainerAroundIsNoPlace() {
    let code = """
      struct Box<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content() } }
      }
      struct Scaling: ViewModifier { func body(content: Content) -> some View { Box { content } } }
      extension View { func scaling() -> some View { modifier(Scaling()) } }
      struct Screen: View {
        var body: some View {
          Box {
            Image("logo")
          }
          .scaling()
        }
      }
      """
    #expect(places(code) == ["11: "])
  }

  @Test func aPartIsPlacedWhereItIsMadeThoughAContainerIsBetween() {
    let code = """
      struct Box<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content() } }
      }
      struct Logo: View { var body: some View { Box { Image("logo") } } }
      struct Screen: View {
        var body: some View { VStack { Text("One"); Box { Logo() } } }
      }
      """
    #expect(places(code) == ["6: 8 placed here in Screen"])
  }

  @Test func whatAModifierDrawsIsPlacedWhereAViewAsksForIt() {
    let code = """
      struct Stamped: ViewModifier { func body(content: Content) -> some View { content.overlay(Image("stamp")) } }
      extension View {
        func stamped() -> some View { modifier(Stamped()) }
      }
      struct First: View { var body: some View { Text("One").stamped() } }
      struct Second: View { var body: some View { Text("Two").stamped() } }
      """
    #expect(places(code) == ["2: 6 placed here in First, 7 also in Second"])
  }

  @Test func aFunctionIsPlacedWhereItIsCalled() {
    let code = """
      struct Screen: View {
        var body: some View { VStack { icon("one"); Text("Two") } }
        func icon(_ name: String) -> some View { Image("icon_pot") }
      }
      """
    #expect(places(code) == ["4: 3 placed here in Screen"])
  }
}

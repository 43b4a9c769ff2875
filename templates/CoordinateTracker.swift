// Copy this file into your app target. It needs nothing but SwiftUI, from iOS 14 on.
//
//   Button("Start session") { start() }
//     .accessibilityIdentifier("session_timer_start_button")
//     .trackElement("session_timer_start_button")
//
// and on each screen
//
//   .trackScreen("SessionTimerView", metadata: ["sessionId": session.id.uuidString])
//
// A UI test or an agent then asks for `CoordinateTracker.shared.report()` and touches the centre of an element, without a
// screenshot. `spec-check fix --track` adds both modifiers where identifiers are.

import SwiftUI

/// Knows where the tracked elements of the screen are, by identifier, and which screen is shown.
@MainActor
final class CoordinateTracker {
  static let shared = CoordinateTracker()

  /// An element and its place in points, from the upper left corner of the window.
  struct TrackedElement: Equatable {
    let id: String
    let frame: CGRect

    var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
  }

  /// The elements that are on the screen now, by identifier.
  private(set) var elements: [String: TrackedElement] = [:]
  /// The screen that appeared last.
  private(set) var currentView: String?
  private(set) var viewMetadata: [String: String] = [:]

  /// How many views track the same identifier: a row that leaves must not take its successor with it.
  private var uses: [String: Int] = [:]

  private init() {}

  /// Keeps where an element is. A frame without size is that of something not laid out yet.
  func track(id: String, frame: CGRect) {
    guard frame.width > 0, frame.height > 0 else { return }
    elements[id] = TrackedElement(id: id, frame: frame)
  }

  func tapPoint(for id: String) -> CGPoint? { elements[id]?.center }

  func updateViewContext(viewName: String, metadata: [String: String] = [:]) {
    currentView = viewName
    viewMetadata = metadata
  }

  /// Everything as JSON with sorted keys: `{"elements":{"id":{"center":[x,y],"frame":[x,y,w,h]}},"view":"…"}`.
  func report() -> String {
    let places = elements.mapValues { element in
      [
        "frame": [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height],
        "center": [element.center.x, element.center.y],
      ]
    }
    let all: [String: Any] = ["view": currentView ?? "", "metadata": viewMetadata, "elements": places]
    guard let data = try? JSONSerialization.data(withJSONObject: all, options: [.sortedKeys]) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  fileprivate func appear(_ id: String) { uses[id, default: 0] += 1 }

  fileprivate func disappear(_ id: String) {
    let left = (uses[id] ?? 1) - 1
    uses[id] = left > 0 ? left : nil
    if left <= 0 { elements[id] = nil }
  }
}

extension View {
  /// Tracks where the element is, under its accessibility identifier. Nothing about how it looks or sounds changes.
  func trackElement(_ id: String) -> some View {
    background(
      GeometryReader { geometry in
        Color.clear.modifier(FrameTracking(id: id, frame: geometry.frame(in: .global)))
      }
      .accessibilityHidden(true)
    )
  }

  /// Tells the tracker that this screen is shown.
  func trackScreen(_ name: String, metadata: [String: String] = [:]) -> some View {
    onAppear { CoordinateTracker.shared.updateViewContext(viewName: name, metadata: metadata) }
  }
}

/// Hands every new frame to the tracker, from the first layout until the view is gone.
private struct FrameTracking: ViewModifier {
  let id: String
  let frame: CGRect

  func body(content: Content) -> some View {
    observed(content)
      .onAppear {
        CoordinateTracker.shared.appear(id)
        CoordinateTracker.shared.track(id: id, frame: frame)
      }
      .onDisappear { CoordinateTracker.shared.disappear(id) }
  }

  @ViewBuilder private func observed(_ content: Content) -> some View {
    if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
      content.onChange(of: frame) { _, frame in CoordinateTracker.shared.track(id: id, frame: frame) }
    } else {
      content.onChange(of: frame) { frame in CoordinateTracker.shared.track(id: id, frame: frame) }
    }
  }
}

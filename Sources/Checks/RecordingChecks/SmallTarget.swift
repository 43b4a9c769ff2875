import Recordings
import ScreenModel

/// A target that is hard to hit: below 24 points (WCAG 2.5.8), and below the 44 points of Apple's guidelines.
struct SmallTarget: RecordingCheck {
  let rule = "small-target"
  let why = "people who touch with a tremor, a stick or on the move miss it"

  /// Points of WCAG 2.5.8.
  static let least = 24.0
  /// Points of Apple's Human Interface Guidelines.
  static let recommended = 44.0

  func findings(in recording: Recording, heard: (AccessibilityElement) -> String) -> [Finding] {
    guard recording.carries.contains(.frame) else { return [] }
    return (recording.screen?.elements ?? []).compactMap { element in
      guard element.isActionable, let frame = element.frame, frame.width > 0, frame.height > 0 else { return nil }
      let side = min(frame.width, frame.height)
      // Frames are rounded, so half a point is nobody's fault.
      guard side + 0.5 < Self.recommended else { return nil }
      let isBelow = side + 0.5 < Self.least
      let size = "\(Self.written(frame.width)) by \(Self.written(frame.height)) points"
      return finding(
        isBelow ? .warning : .note,
        "\(element.called) is \(size), less than \(isBelow ? "24" : "44")", at: element, heard: heard(element),
        help: "let a frame or .contentShape around it take the touches")
    }
  }

  private static func written(_ number: Double) -> String {
    let tenths = (number * 10).rounded() / 10
    return tenths == tenths.rounded() && abs(tenths) < 1e9 ? String(Int(tenths)) : String(tenths)
  }
}

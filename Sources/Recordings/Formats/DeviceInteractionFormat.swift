import ScreenModel

/// The hierarchy files that Xcode 27 writes while an agent works in a simulator (`…-hierarchy.txt`).
///
/// The words of `debugDescription` in another frame: a section an app, one blank a level, no addresses.
public struct DeviceInteractionFormat: RecordingFormat {
  public init() {}

  public var name: String { "xcode-hierarchy" }
  public var summary: String { "Xcode 27's hierarchy files" }

  private static let start = "Application bundle identifier:"
  private static let homeScreen = "com.apple.springboard"

  public func recognition(of input: RecordingInput) -> Recognition {
    guard input.json == nil, input.head.contains(where: { $0.begins(with: Self.start) }) else {
      let isBare = input.json == nil && input.head.contains { $0.begins(with: "Device orientation:") }
      return isBare ? .likely : .no
    }
    return .certain
  }

  /// The tree of one app.
  private struct Section {
    var app: String
    var tops: [XCUINode]
  }

  public func read(_ input: RecordingInput) -> Result<Recording, Problems> {
    var text = DebugDescriptionText(input)
    let sections = sections(&text)
    guard let chosen = chosen(sections) else {
      let hint = "record again while the app is in front, or print(app.debugDescription) in a UI test"
      return .failure(Problems([Problem("\(input.path) holds no element that could be read", hint: hint)]))
    }
    let others = sections.enumerated().filter { $0.offset != chosen && !$0.element.tops.isEmpty }.map(\.element.app)
    var notes = text.notes
    if !others.isEmpty {
      notes.append("read is \(sections[chosen].app); passed over: \(others.joined(separator: ", "))")
    }
    let tops = sections[chosen].tops
    let tree = XCUIRecording(format: name, input: input, carries: DebugDescriptionFormat.carries, notes: notes)
    return .success(tree.recording(tops, isWhole: tops.first?.type == "Application"))
  }

  private func sections(_ text: inout DebugDescriptionText) -> [Section] {
    let lines = text.lines
    let starts = lines.indices.filter { lines[$0].text.begins(with: Self.start) }
    guard !starts.isEmpty else {
      return [Section(app: "", tops: text.tree(lines.drop { !$0.text.begins(with: "Appl") }))]
    }
    return starts.enumerated().map { index, start in
      let end = index + 1 < starts.count ? starts[index + 1] : lines.count
      // The lines about the app come before its tree.
      var first = start + 1
      while first < end, lines[first].text.begins(with: "Application UI orientation:") { first += 1 }
      return Section(app: trimmed(lines[start].text.dropFirst(Self.start.count)), tops: text.tree(lines[first..<end]))
    }
  }

  /// The app in front: the last, not the home screen unless nothing else is there or the system asks something.
  private func chosen(_ sections: [Section]) -> Int? {
    let filled = sections.indices.filter { !sections[$0].tops.isEmpty }
    let home = filled.first { sections[$0].app == Self.homeScreen }
    if let home, XCUIScope.modal(in: sections[home].tops)?.name == "Alert" { return home }
    return filled.last { sections[$0].app != Self.homeScreen } ?? home
  }
}

import Recordings
import ScreenModel

/// Several elements of a screen have one identifier, so that tests and specs mean any of them.
struct SharedIdentifier: RecordingCheck {
  let rule = "duplicate-identifier"
  let why = "a test or a spec that names it finds any of them"

  func findings(in recording: Recording, heard: (AccessibilityElement) -> String) -> [Finding] {
    let all = recording.screen?.elements ?? []
    // Places, for most identifiers are on one element.
    var first: [String: Int] = [:]
    var shared: [String: [Int]] = [:]
    for (place, element) in all.enumerated() {
      guard let identifier = element.identifier?.known, !identifier.isEmpty else { continue }
      if let before = first[identifier] {
        shared[identifier, default: [before]].append(place)
      } else {
        first[identifier] = place
      }
    }
    return shared.sorted { $0.key < $1.key }.map { identifier, places in
      let elements = places.map { all[$0] }
      var finding = finding(
        .warning, "identifier ‘\(identifier)’ is on \(elements.count) elements", at: elements[0], heard: nil,
        help: "give each its own, in a list with the id of its row")
      finding.related = elements.dropFirst().prefix(10).compactMap { element in
        element.span.map { Finding.Related($0, heard(element)) }
      }
      return finding
    }
  }
}

import Recordings
import ScreenModel

/// Several elements of a screen have one identifier, so that tests and specs mean any of them.
struct SharedIdentifier: RecordingCheck {
  let rule = "duplicate-identifier"
  let why = "a test or a spec that names it finds any of them"

  func findings(in recording: Recording, heard: (AccessibilityElement) -> String) -> [Finding] {
    var byIdentifier: [String: [AccessibilityElement]] = [:]
    for element in recording.screen?.elements ?? [] {
      if let identifier = element.identifier?.known, !identifier.isEmpty {
        byIdentifier[identifier, default: []].append(element)
      }
    }
    return byIdentifier.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map { identifier, elements in
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

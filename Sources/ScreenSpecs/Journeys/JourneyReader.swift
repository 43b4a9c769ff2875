import Foundation
import ScreenModel

/// Reads one journey. Whatever is wrong with the file is reported at once; what can be read is read all the same.
public struct JourneyReader {
  public init() {}

  /// The journey and everything wrong with it; no journey where the file is no mapping.
  /// - Parameter path: The file's path as people should see it; its name gives the id where the journey has none.
  public func read(_ data: Data, path: String) -> (JourneySpec?, [Problem]) {
    let read = readFile(data, path: path)
    return (read.journey, read.problems)
  }

  /// The same for a text.
  public func read(_ text: String, path: String) -> (JourneySpec?, [Problem]) { read(Data(text.utf8), path: path) }

  func readFile(_ data: Data, path: String) -> ReadJourney {
    let file = YAMLFile(data, path: path)
    var result = ReadJourney(text: file.text)
    result.problems = file.problems
    guard let root = file.root, !root.isNull else {
      if file.problems.isEmpty {
        result.problems.append(
          file.text.problem(
            "the file is empty", hint: "begin with ‘journey: …’ and ‘steps:’",
            at: SourceSpan(file: path, line: 1, column: 1)))
      }
      return result
    }
    var builder = SpecBuilder(file.text)
    result.journey = builder.journey(root, path: path)
    result.problems = tidied(result.problems + ShapeChecker.problems(of: file, .journey) + builder.problems)
    return result
  }
}

/// A journey as read, with what later checks need to point into its file.
struct ReadJourney: Sendable {
  var journey: JourneySpec?
  var problems: [Problem] = []
  var text: YAMLText

  init(text: YAMLText) { self.text = text }
}

extension SpecBuilder {
  /// Makes a journey of a tree. Leaves out what has the wrong shape.
  mutating func journey(_ root: YAMLNode, path: String) -> JourneySpec? {
    guard root.entries != nil else { return nil }
    let fileName = Self.fileName(of: path)
    let id = string(root["id"]) ?? fileName
    var journey = JourneySpec(
      name: string(root["journey"]) ?? fileName, id: id, span: root["journey"]?.start ?? root.start)
    journey.start = string(root["start"])
    journey.filter = filter(root["for"])
    journey.recordings = texts(root["recordings"])
    for item in root["steps"]?.items ?? [] {
      if let step = step(item, after: journey.steps.last) { journey.steps.append(step) }
    }
    if root["id"] == nil, !TextForm.id.matches(id) {
      problems.append(
        text.problem(
          "the file's name ‘\(id)’ cannot be an id; expected \(TextForm.id.expected)",
          hint: "give the journey an ‘id:’", at: root.start))
    }
    if let steps = root["steps"], steps.items?.isEmpty ?? false {
      problems.append(text.problem("a journey needs a step", hint: "write { screen: …, do: … }", at: steps.span))
    }
    return journey
  }

  private mutating func step(_ node: YAMLNode, after last: JourneyStep?) -> JourneyStep? {
    guard let entries = node.entries, !node.isUnreadable else { return nil }
    let named = node["screen"].flatMap { written in string(written).map { Located($0, written.span) } }
    if named == nil, last == nil, node["screen"] == nil {
      problems.append(
        text.problem(
          "the first step names no screen", hint: "write ‘screen:’ and the id of the screen’s spec", at: node.start))
    }
    let state = string(node["state"]).flatMap(UXState.init(rawValue:)) ?? .content
    let screen = named ?? last?.screen ?? Located("", node.start)
    var step = JourneyStep(screen: screen, state: state, span: node.start)
    step.caseName = node["case"].flatMap { written in string(written).map { Located($0, written.span) } }
    step.action = string(node["do"])
    for entry in entries { step.expectations += expectations(entry, in: state) }
    return step
  }
}

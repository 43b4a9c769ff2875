import Foundation
import ScreenModel

/// Reads one screen spec. Whatever is wrong with the file is reported at once; what can be read is read all the same.
public struct SpecReader {
  public init() {}

  /// The spec and everything wrong with it; no spec where the file has no name and no states to speak of.
  /// - Parameter path: The file's path as people should see it; its name gives the id where the spec has none.
  public func read(_ data: Data, path: String) -> (ScreenSpec?, [Problem]) {
    let read = readFile(data, path: path)
    return (read.spec, read.problems)
  }

  /// The same for a text.
  public func read(_ text: String, path: String) -> (ScreenSpec?, [Problem]) { read(Data(text.utf8), path: path) }

  func readFile(_ data: Data, path: String) -> ReadSpec {
    let file = YAMLFile(data, path: path)
    var result = ReadSpec(text: file.text, idSpan: SourceSpan(file: path, line: 1, column: 1))
    result.problems = file.problems
    guard let root = file.root, !root.isNull else {
      if file.problems.isEmpty {
        result.problems.append(
          file.text.problem(
            "the file is empty", hint: "begin with ‘screen: …’ and ‘states:’",
            at: SourceSpan(file: path, line: 1, column: 1)))
      }
      return result
    }
    var builder = SpecBuilder(file.text)
    result.isComplete = file.unreadFrom == nil
    result.spec = builder.spec(root, path: path)
    result.idSpan = root["id"]?.span ?? root["screen"]?.span ?? root["part"]?.span ?? result.idSpan
    result.problems = tidied(result.problems + ShapeChecker.problems(of: file, .spec) + builder.problems)
    return result
  }
}

/// Problems in the order of their places, each once.
func tidied(_ problems: [Problem]) -> [Problem] {
  var seen: Set<Problem> = []
  return problems.filter { seen.insert($0).inserted }.enumerated().sorted { left, right in
    switch (left.element.span, right.element.span) {
    case (let one?, let other?) where one != other: one < other
    case (nil, _?): true
    case (_?, nil): false
    default: left.offset < right.offset
    }
  }.map(\.element)
}

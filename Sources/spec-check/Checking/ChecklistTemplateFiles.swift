import Foundation
import Mustache
import Reports
import ScreenModel

/// Reads templates that a team wrote, and the partials beside them.
struct ChecklistTemplateFiles {
  /// Relative paths start here.
  var folder: String

  private static let limit = MustacheLimits().templateBytes

  /// The template and what it holds. A partial `item` is the file `item.mustache` or `item` in the template's folder.
  func template(_ path: String) throws(Problems) -> ChecklistTemplate {
    let text = try text(path)
    let beside = path.contains("/") ? String(path[...(path.lastIndex(of: "/") ?? path.startIndex)]) : ""
    var partials: [String: String] = [:]
    var problems: [Problem] = []
    var waiting = names(in: text)
    while let name = waiting.popLast() {
      guard partials[name] == nil, partials.count < 200 else { continue }
      guard isPlain(name) else {
        problems.append(
          Problem("the partial ‘\(name)’ is no plain name", hint: "a partial is a file in the folder of the template"))
        continue
      }
      let reading = FileReading(folder: folder)
      guard let file = [beside + name + ".mustache", beside + name].first(where: reading.exists) else {
        problems.append(
          Problem("there is no partial ‘\(name)’", hint: "write it to ‘\(beside)\(name).mustache’, beside the template")
        )
        continue
      }
      let inner = try self.text(file)
      partials[name] = inner
      waiting += names(in: inner)
    }
    guard problems.isEmpty else { throw Problems(problems) }
    let found = partials
    return ChecklistTemplate(text, partials: { found[$0] })
  }

  /// What is wrong in a template, with its line.
  func problem(_ problem: MustacheProblem, in path: String) -> Problem {
    let beside = path.contains("/") ? String(path[...(path.lastIndex(of: "/") ?? path.startIndex)]) : ""
    let reading = FileReading(folder: folder)
    let file =
      problem.partial.flatMap { name in [beside + name + ".mustache", beside + name].first(where: reading.exists) }
      ?? path
    let span = SourceSpan(file: file, line: problem.line, column: problem.column)
    return Problem(
      problem.message, hint: problem.hint, span: span, line: LineLookup(folder: folder).line(span))
  }

  private func text(_ path: String) throws(Problems) -> String {
    switch FileReading(folder: folder).data(path, limit: Self.limit) {
    case .failure(let problem): throw Problems([problem])
    case .success(let data):
      guard data.count <= Self.limit else {
        throw Problems([Problem("‘\(path)’ is larger than \(Self.limit >> 20) MB", hint: "is that a template?")])
      }
      guard let text = String(data: data, encoding: .utf8) else {
        throw Problems([Problem("‘\(path)’ is no UTF-8", hint: "save it as UTF-8")])
      }
      return text
    }
  }

  /// A template that cannot be read names none; what is wrong with it is told when it is filled in.
  private func names(in text: String) -> [String] { (try? MustacheTemplate(text).partialNames) ?? [] }

  private func isPlain(_ name: String) -> Bool {
    !name.hasPrefix(".") && name.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
  }
}

import Foundation
import Recordings
import ScreenModel

/// Answers an agent's messages by the Model Context Protocol: lists the tools and runs them.
///
/// Source: the protocol's specification of 2025-06-18, "Lifecycle" and "Server features: Tools".
struct AgentServer: Sendable {
  /// Versions of the protocol, the newest first.
  static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]
  /// Characters of an answer; more would fill an agent's window.
  static let answerLimit = 200_000

  var tools: [AgentTool]
  /// Runs a command line in the project.
  var execute: @Sendable ([String]) -> Ran
  /// Whether a path lies in the project.
  var isInside: @Sendable (String) -> Bool

  /// What a command printed and answered.
  struct Ran: Sendable, Hashable {
    var out: String
    var error: String
    var code: Int32
  }

  /// The answer to a message; `nil` where none is due.
  func answer(_ text: String) -> JSONValue? {
    switch RPCMessage.read(text) {
    case .failure(let error): return RPCReply.failure(nil, error)
    case .success(let message):
      guard let id = message.id, let method = message.method else { return nil }
      switch result(method, message.params) {
      case .success(let value): return RPCReply.result(id, value)
      case .failure(let error): return RPCReply.failure(id, error)
      }
    }
  }

  private func result(_ method: String, _ params: JSONNode?) -> Result<JSONValue, RPCError> {
    switch method {
    case "initialize": return .success(initialized(params))
    case "ping": return .success(.object([]))
    case "tools/list": return .success(["tools": .list(tools.map(\.described))])
    case "tools/call": return call(params)
    default: return .failure(.unknownMethod(method))
    }
  }

  private func initialized(_ params: JSONNode?) -> JSONValue {
    let wanted = params?["protocolVersion"]?.string ?? ""
    return [
      "protocolVersion": .text(Self.versions.contains(wanted) ? wanted : Self.versions[0]),
      "capabilities": ["tools": ["listChanged": .bool(false)]],
      "serverInfo": ["name": "spec-check", "title": "spec-check", "version": .text(toolVersion)],
      "instructions": .text(Self.instructions),
    ]
  }

  private static let instructions = """
    VoiceOver on paper for iOS source. Before changing a view call speak with its name; after the change call it again \
    and compare what is heard. audit finds defects (start with those whose effect is ‘blocks’; ‘review’ ones need a \
    person), explain teaches a rule, check holds specs against source and recordings, draft writes a spec's text.
    """

  private func call(_ params: JSONNode?) -> Result<JSONValue, RPCError> {
    guard let name = params?["name"]?.string else { return .failure(.invalidParams("the call names no tool")) }
    guard let tool = tools.first(where: { $0.name == name }) else {
      let near = nearestWord(to: name, in: tools.map(\.name)).map { "; did you mean ‘\($0)’?" } ?? ""
      return .failure(.invalidParams("there is no tool ‘\(name)’\(near)"))
    }
    switch tool.line(params?["arguments"], isInside: isInside) {
    case .failure(let error): return .failure(error)
    case .success(let line):
      let takesFormat = tool.parameters.contains { $0.name == "format" }
      let isChosen = line.contains { $0.hasPrefix("--format=") }
      let whole = takesFormat && !isChosen ? [line[0], "--format=json"] + line.dropFirst() : line
      let ran = execute(whole)
      // What a command found is its answer, not its failure.
      let failed = ran.code == ExitCode.failed.rawValue
      var text = ran.out
      if failed || text.isEmpty { text = [text, ran.error].filter { !$0.isEmpty }.joined(separator: "\n") }
      return .success([
        "content": [["type": "text", "text": .text(Self.cut(text))]], "isError": .bool(failed),
      ])
    }
  }

  private static func cut(_ text: String) -> String {
    guard text.utf8.count > answerLimit else { return text }
    return text.prefix(answerLimit)
      + "\n… the answer is longer than \(answerLimit) characters: name paths, a view or rules to have less of it"
  }
}

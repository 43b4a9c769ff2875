import Foundation
import ScreenModel
import ScreenSpecs
import SwiftReader

/// `mcp`: serves coding agents over stdio.
struct MCPCommand: Command {
  let name = "mcp"
  let summary = "Serve coding agents over stdio (Model Context Protocol): speak, hear, check, audit, explain, draft."
  let operands = "[FOLDER]"
  let formats: [String] = []
  let options: [Option] = []

  var examples: [Example] {
    [
      Example("spec-check mcp", "for an agent that starts it in the project’s folder"),
      Example("spec-check mcp ~/Code/Shop", "for the project in that folder"),
    ]
  }

  func waits(_ arguments: Arguments) -> Bool { true }

  func run(_ arguments: Arguments, in surroundings: Surroundings) throws(Problems) -> Outcome {
    let folder = try ServedFolder(arguments, surroundings)
    var surroundings = surroundings
    surroundings.kept = ReadFiles()
    let inner = surroundings
    let server = AgentServer(
      tools: AllAgentTools.list, execute: { Self.ran($0, in: folder.path, inner) }, isInside: folder.contains)
    var framing = LineFraming()
    while let data = surroundings.input() {
      framing.take(data)
      while let next = framing.next() {
        let answer =
          switch next {
          case .message(let text): server.answer(text)
          case .broken(let why): Optional(RPCReply.failure(nil, .invalidRequest(why)))
          }
        if let answer { surroundings.out(LineFraming.framed(JSONWriter().line(answer))) }
      }
    }
    return Outcome()
  }

  /// A command in the same process, as from the command line without a terminal.
  private static func ran(_ line: [String], in folder: String, _ surroundings: Surroundings) -> AgentServer.Ran {
    let out = KeptText()
    let error = KeptText()
    var inner = surroundings
    inner.workingFolder = folder
    inner.out = { out.add($0) }
    inner.error = { error.add($0) }
    inner.outIsTerminal = false
    inner.errorIsTerminal = false
    inner.input = { nil }
    let code = Shell().run(arguments: line, in: inner)
    return AgentServer.Ran(out: out.text, error: error.text, code: code)
  }
}

/// Keeps what a command prints.
final class KeptText: @unchecked Sendable {
  private let lock = NSLock()
  private var kept = ""

  func add(_ text: String) { lock.withLock { kept += text } }

  var text: String { lock.withLock { kept } }
}

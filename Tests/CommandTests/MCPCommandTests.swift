import Foundation
import TestSupport
import Testing

@testable import spec_check

/// An agent talks to the tool over stdio, by the Model Context Protocol.
struct MCPCommandTests {
  private let shop = repositoryRoot.appendingPathComponent("specs/leaf-store").path

  private func ask(_ messages: String..., in folder: String? = nil) -> [String] {
    let ran = serve(["mcp"], sending: messages.map { $0 + "\n" }, in: folder ?? shop)
    #expect(ran.error == "")
    #expect(ran.code == 0)
    return ran.out.split(separator: "\n").map(String.init)
  }

  private func call(_ tool: String, _ arguments: String) -> String {
    #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
  }

  /// The text of an answer to ``call(_:_:)``.
  private func text(_ answer: String?) throws -> String {
    let object = try JSONSerialization.jsonObject(with: Data((answer ?? "").utf8)) as? [String: Any]
    let result = object?["result"] as? [String: Any]
    let content = result?["content"] as? [[String: Any]]
    return content?.first?["text"] as? String ?? ""
  }

  @Test func introducesItself() {
    let answers = ask(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{}}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, #"{"jsonrpc":"2.0","id":"two","method":"ping"}"#)
    #expect(answers.count == 2)
    #expect(answers.first?.hasPrefix(#"{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-03-26","#) == true)
    #expect(answers.last == #"{"jsonrpc":"2.0","id":"two","result":{}}"#)
  }

  @Test func offersTheNewestVersionItKnows() {
    let answers = ask(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"1999-01-01"}}"#)
    #expect(answers.first?.contains(#""protocolVersion":"2025-06-18""#) == true)
  }

  @Test func listsItsTools() throws {
    let answer = ask(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#).first ?? ""
    let object = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
    let tools = (object?["result"] as? [String: Any])?["tools"] as? [[String: Any]] ?? []
    #expect(tools.compactMap { $0["name"] as? String } == ["audit", "check", "draft", "explain", "hear", "speak"])
    for tool in tools { #expect((tool["inputSchema"] as? [String: Any])?["type"] as? String == "object") }
  }

  /// A tool is a command and each of its arguments an option of that command.
  @Test(arguments: AllAgentTools.list) func standsForACommand(_ tool: AgentTool) throws {
    let command = try #require(AllCommands.list.first { $0.name == tool.command[0] })
    let known = Set((command.options + CommonOptions.all(for: command)).map(\.name))
    let fixed = tool.command.dropFirst().map { $0.dropFirst(2).prefix { $0 != "=" } }.map(String.init)
    var used: [String] = fixed
    for parameter in tool.parameters {
      switch parameter.kind {
      case .paths, .words: #expect(!command.operands.isEmpty)
      case .text(let option), .choice(let option, _), .texts(let option), .flag(let option): used.append(option)
      }
    }
    #expect(used.filter { !known.contains($0) } == [])
    if let format = tool.parameters.first(where: { $0.name == "format" }), case .choice(_, let choices) = format.kind {
      #expect(choices.filter { !command.formats.contains($0) } == [])
    }
  }

  @Test func saysAView() throws {
    let answer = ask(
      call("speak", #"{"view":"AddressPicker","given":["selected=12 Oak Street"],"format":"text"}"#)
    ).first
    #expect(
      try text(answer) == """
        AddressPicker  (App/Checkout/AddressPicker.swift:3)
          1  Cancel, button
          2  Delivery address, heading
          3  8 Garden Street, button
          4  selected, 12 Oak Street, button
          5  31 Mill Lane, button

        """)
  }

  @Test func answersInJSONWhereNothingIsSaid() throws {
    let spoken = try text(ask(call("speak", #"{"view":"AddressPicker"}"#)).first)
    let object = try JSONSerialization.jsonObject(with: Data(spoken.utf8)) as? [String: Any]
    #expect(object?["view"] as? String == "AddressPicker")
  }

  @Test func findingsAreNoFailure() throws {
    let answer = ask(
      call("audit", #"{"rules":["selected-without-trait"],"format":"text"}"#), in: fixture("BrokenLeafStore").path
    ).first
    #expect(answer?.hasSuffix(#""isError":false}}"#) == true)
    #expect(try text(answer).contains("[selected-without-trait]"))
  }

  @Test func failuresSayWhy() throws {
    let answer = ask(call("speak", #"{"view":"AddresPicker"}"#)).first
    #expect(answer?.hasSuffix(#""isError":true}}"#) == true)
    #expect(
      try text(answer) == "error: there is no view ‘AddresPicker’\n  help      did you mean ‘AddressPicker’?\n")
  }

  @Test(arguments: ["/etc/passwd", "../../README.md", "App/../../../README.md"])
  func staysInTheProject(_ path: String) {
    #expect(
      ask(call("hear", #"{"files":["\#(path)"]}"#)) == [
        #"{"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"‘\#(path)’ is outside the project"}}"#
      ])
  }

  @Test func anArgumentIsNeverAnOption() throws {
    let answer = ask(call("hear", #"{"files":["--output=stolen"]}"#)).first
    #expect(try text(answer).hasPrefix("error: no file ‘--output=stolen’"))
  }

  @Test(arguments: [
    ("not json", -32700), (#"{"id":1,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/burn"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"speek"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"speak","arguments":{"vew":"A"}}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"speak","arguments":{"view":3}}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"explain","arguments":{}}}"#, -32602),
  ])
  func refusesWhatItCannotDo(_ message: String, _ code: Int) {
    let answers = ask(message, #"{"jsonrpc":"2.0","id":9,"method":"ping"}"#)
    #expect(answers.count == 2)
    #expect(answers.first?.contains(#""error":{"code":\#(code),"#) == true)
    // It goes on afterwards.
    #expect(answers.last == #"{"jsonrpc":"2.0","id":9,"result":{}}"#)
  }

  @Test func messagesMayComeInPieces() {
    let ran = serve(
      ["mcp"],
      sending: [
        #"{"jsonrpc":"2.0","#, #""id":1,"meth"#,
        "od\":\"ping\"}\r\n\n{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"ping\"}\n",
      ],
      in: shop)
    #expect(
      ran.out == #"{"jsonrpc":"2.0","id":1,"result":{}}"# + "\n" + #"{"jsonrpc":"2.0","id":2,"result":{}}"# + "\n")
  }
}

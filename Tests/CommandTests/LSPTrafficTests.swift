import Foundation
import Testing

@testable import spec_check

/// What an editor sends when people type fast, change their mind or go wrong.
@Suite struct LSPTrafficTests {
  private static let cart = """
    import SwiftUI

    struct Cart: View {
      var body: some View {
        VStack {
          Row()
          Button("Pay") {}
        }
      }
    }

    """

  private static let row = "import SwiftUI\n\nstruct Row: View {\n  var body: some View { Text(\"Tea\") }\n}\n"

  private func message(_ method: String, id: Int? = nil, _ params: [String: Any]) -> String {
    var object: [String: Any] = ["jsonrpc": "2.0", "method": method, "params": params]
    if let id { object["id"] = id }
    let data = (try? JSONSerialization.data(withJSONObject: object)) ?? Data()
    return HeaderFraming.framed(String(decoding: data, as: UTF8.self))
  }

  private func withProject<Answer>(_ body: (String) throws -> Answer) throws -> Answer {
    try withFolder { folder in
      let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
      try Self.cart.write(toFile: real + "/Cart.swift", atomically: true, encoding: .utf8)
      try Self.row.write(toFile: real + "/Row.swift", atomically: true, encoding: .utf8)
      return try body(real)
    }
  }

  private func start(_ folder: String) -> String {
    message("initialize", id: 1, ["rootUri": FileURI.uri(folder), "capabilities": [String: String]()])
  }

  private func hover(_ folder: String, id: Int, line: Int = 2) -> String {
    message(
      "textDocument/hover", id: id,
      [
        "textDocument": ["uri": FileURI.uri(folder + "/Cart.swift")], "position": ["line": line, "character": 8],
      ])
  }

  private func open(_ path: String, _ text: String) -> String {
    message(
      "textDocument/didOpen",
      ["textDocument": ["uri": FileURI.uri(path), "languageId": "swift", "version": 1, "text": text]])
  }

  private func change(_ path: String, _ text: String) -> String {
    message(
      "textDocument/didChange",
      ["textDocument": ["uri": FileURI.uri(path), "version": 2], "contentChanges": [["text": text]]])
  }

  /// Results by id, errors as their code.
  private func answers(_ pieces: [String], in folder: String) -> [Int: String] {
    let ran = serve(["lsp"], sending: pieces, in: folder)
    var framing = HeaderFraming()
    framing.take(Data(ran.out.utf8))
    var found: [Int: String] = [:]
    while case .message(let text)? = framing.next() {
      guard let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
        let id = object["id"] as? Int
      else { continue }
      if let error = object["error"] as? [String: Any] {
        found[id] = "error \(error["code"] ?? "")"
      } else {
        let contents = (object["result"] as? [String: Any])?["contents"] as? [String: Any]
        found[id] = contents?["value"] as? String ?? "nothing"
      }
    }
    return found
  }

  /// A change in one document is heard in the others, and in the file as it is on disk once that changes.
  @Test func hearsEachChange() throws {
    try withProject { folder in
      let row = folder + "/Row.swift"
      let said = answers(
        [
          start(folder), open(folder + "/Cart.swift", Self.cart), hover(folder, id: 2), open(row, Self.row),
          change(row, Self.row.replacingOccurrences(of: "Tea", with: "Coffee")), hover(folder, id: 3),
          message("textDocument/didClose", ["textDocument": ["uri": FileURI.uri(row)]]), hover(folder, id: 4),
        ], in: folder)
      func heard(_ word: String) -> String {
        "**Cart**, as VoiceOver says it\n\n1. `\(word)`\n2. `Pay, button`"
      }
      #expect(said[2] == heard("Tea"))
      #expect(said[3] == heard("Coffee"))
      #expect(said[4] == heard("Tea"))
    }
  }

  @Test func readsAgainWhatChangedOnDisk() throws {
    try withProject { folder in
      let server = LanguageServer(
        folder: folder,
        Surroundings(
          workingFolder: folder, environment: [:], out: { _ in }, error: { _ in }, outIsTerminal: false,
          errorIsTerminal: false, now: { Date(timeIntervalSince1970: 0) }, clock: { 0 }))
      func send(_ framed: String) -> String {
        let text = framed.components(separatedBy: "\r\n\r\n").dropFirst().joined(separator: "\r\n\r\n")
        return server.handle(text).map { "\($0)" }.joined()
      }
      _ = send(start(folder))
      #expect(send(hover(folder, id: 2)).contains("Tea"))
      try Self.row.replacingOccurrences(of: "Tea", with: "Milk")
        .write(toFile: folder + "/Row.swift", atomically: true, encoding: .utf8)
      #expect(send(hover(folder, id: 3)).contains("Tea"))
      _ = send(message("workspace/didChangeWatchedFiles", ["changes": [String]()]))
      #expect(send(hover(folder, id: 4)).contains("Milk"))
    }
  }

  /// A request that is taken back before its turn is not worked on.
  @Test func leavesOutWhatIsTakenBack() throws {
    try withProject { folder in
      let cancel = message("$/cancelRequest", ["id": 2])
      let said = answers([start(folder) + hover(folder, id: 2) + hover(folder, id: 3) + cancel], in: folder)
      #expect(said[2] == "error -32800")
      #expect(said[3]?.hasPrefix("**Cart**") == true)
      // One that is unknown, or was answered, changes nothing.
      let late = answers([start(folder) + hover(folder, id: 2), cancel, hover(folder, id: 2)], in: folder)
      #expect(late[2]?.hasPrefix("**Cart**") == true)
    }
  }

  @Test(arguments: [
    "", "{", "[]", "[1]", "null", "{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"shutdown\"}",
    "{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"shutdown\"}", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":7}",
    String(repeating: "[", count: 50_000), "\u{0}\u{1B}[31m",
  ]) func answersAfterNonsense(_ text: String) throws {
    try withProject { folder in
      let said = answers([start(folder), HeaderFraming.framed(text), hover(folder, id: 9)], in: folder)
      #expect(said[9]?.hasPrefix("**Cart**") == true)
    }
  }

  @Test(arguments: [
    "textDocument/hover", "textDocument/completion", "textDocument/codeAction", "textDocument/rename",
    "workspace/symbol",
  ]) func answersRequestsWithoutSense(_ method: String) throws {
    try withProject { folder in
      let places: [[String: Any]] = [
        [:], ["textDocument": ["uri": "file:///etc/passwd"], "position": ["line": 0, "character": 0]],
        ["textDocument": ["uri": FileURI.uri(folder + "/Cart.swift")], "position": ["line": -1, "character": 1e300]],
        [
          "textDocument": ["uri": FileURI.uri(folder + "/Cart.swift")],
          "position": ["line": 4_000_000_000, "character": 2],
        ],
        ["textDocument": ["uri": FileURI.uri(folder)], "position": "here", "range": ["start": [1], "end": NSNull()]],
      ]
      let asked = places.enumerated().map { message(method, id: $0 + 2, $1) }
      let said = answers([start(folder)] + asked + [hover(folder, id: 99)], in: folder)
      #expect(Set(said.keys) == Set([1, 99] + places.indices.map { $0 + 2 }))
      #expect(said[99]?.hasPrefix("**Cart**") == true)
    }
  }

  /// The bytes of a message that is too long are passed over as they come, with one complaint.
  @Test func passesOverWhatIsTooLong() {
    let size = MessageLimits.size + 10
    var framing = HeaderFraming()
    framing.take(Data("Content-Length: \(size)\r\n\r\nabc".utf8))
    #expect(framing.next() == .broken("a message is longer than \(MessageLimits.size) bytes"))
    #expect(framing.next() == nil)
    let piece = Data(repeating: UInt8(ascii: "x"), count: 1 << 20)
    var sent = 3
    while sent + piece.count <= size {
      framing.take(piece)
      sent += piece.count
      #expect(framing.next() == nil)
    }
    framing.take(Data(repeating: UInt8(ascii: "x"), count: size - sent) + Data(HeaderFraming.framed("{}").utf8))
    #expect(framing.next() == .message("{}"))
    #expect(framing.next() == nil)
    // More than any message can have.
    framing.take(Data("Content-Length: 99999999999999999999\r\n\r\n".utf8) + Data(HeaderFraming.framed("{}").utf8))
    #expect(framing.next() == .broken("the head of a message has no Content-Length"))
    #expect(framing.next() == .message("{}"))
  }

  /// A long line is looked through once, however many pieces it comes in.
  @Test func aLineMayComeInManyPieces() {
    var framing = LineFraming()
    let piece = Data(repeating: UInt8(ascii: "x"), count: 100)
    for _ in 0..<5_000 {
      framing.take(piece)
      #expect(framing.next() == nil)
    }
    framing.take(Data("\n{}\n".utf8))
    #expect(framing.next() == .message(String(repeating: "x", count: 500_000)))
    #expect(framing.next() == .message("{}"))
    #expect(framing.next() == nil)
  }
}

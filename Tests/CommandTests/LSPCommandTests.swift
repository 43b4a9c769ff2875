import Foundation
import ScreenModel
import TestSupport
import Testing

@testable import spec_check

/// An editor talks to the tool over stdio, by the Language Server Protocol.
struct LSPCommandTests {
  private static let view = """
    import SwiftUI

    struct Cart: View {
      var body: some View {
        VStack {
          Text("Tea 🍵")
          Button("Pay") {}
          Button { share() } label: { Image("arrow-up") }
        }
      }
    }

    """

  private static let spec = """
    screen: Cart
    view: Cart
    states:
      content:
        - Tea, heading
      selected: { not-applicable: There is no choice. }
      empty: { not-applicable: It always lists something. }
      loading: { not-applicable: It does not load. }
      error: { not-applicable: Nothing can fail. }
      disabled: { not-applicable: Nothing is dimmed. }
      modal: { not-applicable: Nothing opens. }
      success: { not-applicable: Nothing is done here. }

    """

  /// A small test client: opens documents, asks, and keeps what the server said.
  private struct Client {
    var folder: String
    var messages: [String] = []
    private var next = 1

    init(_ folder: String) {
      self.folder = folder
      ask("initialize", ["rootUri": uri(""), "capabilities": [String: String]()])
      tell("initialized", [String: String]())
    }

    func uri(_ path: String) -> String { FileURI.uri(path.isEmpty ? folder : folder + "/" + path) }

    mutating func ask(_ method: String, _ params: [String: Any]) {
      add(["jsonrpc": "2.0", "id": next, "method": method, "params": params])
      next += 1
    }

    mutating func tell(_ method: String, _ params: [String: Any]) {
      add(["jsonrpc": "2.0", "method": method, "params": params])
    }

    mutating func open(_ path: String, _ text: String) {
      tell("textDocument/didOpen", ["textDocument": ["uri": uri(path), "languageId": "", "version": 1, "text": text]])
    }

    mutating func ask(_ method: String, at path: String, _ line: Int, _ character: Int) {
      ask(
        method, ["textDocument": ["uri": uri(path)], "position": ["line": line, "character": character]])
    }

    private mutating func add(_ message: [String: Any]) {
      guard let data = try? JSONSerialization.data(withJSONObject: message) else { return }
      messages.append(HeaderFraming.framed(String(decoding: data, as: UTF8.self)))
    }

    /// Sends everything and ends in good order.
    mutating func finish() -> (code: Int32, said: [[String: Any]]) {
      ask("shutdown", [:])
      tell("exit", [:])
      let ran = serve(["lsp"], sending: messages, in: folder)
      var framing = HeaderFraming()
      framing.take(Data(ran.out.utf8))
      var said: [[String: Any]] = []
      while case .message(let text)? = framing.next() {
        if let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] {
          said.append(object)
        }
      }
      return (ran.code, said)
    }
  }

  private func withProject<Answer>(_ body: (inout Client) throws -> Answer) throws -> Answer {
    try withFolder { folder in
      let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
      try FileManager.default.createDirectory(atPath: real + "/specs", withIntermediateDirectories: true)
      try Self.view.write(toFile: real + "/Cart.swift", atomically: true, encoding: .utf8)
      try Self.spec.write(toFile: real + "/specs/cart.yaml", atomically: true, encoding: .utf8)
      var client = Client(real)
      return try body(&client)
    }
  }

  private func result(_ said: [[String: Any]], _ id: Int) -> Any? {
    said.first { $0["id"] as? Int == id }?["result"]
  }

  private func diagnostics(_ said: [[String: Any]], _ uri: String) -> [[String: Any]] {
    let published = said.filter { $0["method"] as? String == "textDocument/publishDiagnostics" }
      .compactMap { $0["params"] as? [String: Any] }
    return published.last { $0["uri"] as? String == uri }?["diagnostics"] as? [[String: Any]] ?? []
  }

  @Test func introducesItselfAndEnds() throws {
    try withProject { client in
      let (code, said) = client.finish()
      let first = result(said, 1) as? [String: Any]
      #expect((first?["serverInfo"] as? [String: Any])?["name"] as? String == "spec-check")
      #expect((first?["capabilities"] as? [String: Any])?["hoverProvider"] as? Bool == true)
      #expect(code == 0)
    }
  }

  @Test func underlinesWhatIsWrongInAView() throws {
    try withProject { client in
      client.open("Cart.swift", Self.view)
      let said = client.finish().said
      let found = diagnostics(said, client.uri("Cart.swift"))
      let icon = found.first {
        $0["code"] as? String == "label-is-file-name" || $0["code"] as? String == "icon-button-without-label"
      }
      #expect((icon?["message"] as? String)?.contains("heard: ") == true)
      let start = (icon?["range"] as? [String: Any])?["start"] as? [String: Int]
      #expect(start?["line"] == 7)
    }
  }

  /// The document as it is typed counts, not the file.
  @Test func readsTheOpenDocument() throws {
    try withProject { client in
      client.open("Cart.swift", Self.view.replacing(#"Image("arrow-up")"#, with: #"Text("Share")"#))
      let said = client.finish().said
      #expect(diagnostics(said, client.uri("Cart.swift")).filter { $0["severity"] as? Int == 1 }.isEmpty)
    }
  }

  @Test func saysWhatIsHeardUnderTheCursor() throws {
    try withProject { client in
      client.open("Cart.swift", Self.view)
      client.ask("textDocument/hover", at: "Cart.swift", 6, 8)
      client.ask("textDocument/hover", at: "Cart.swift", 2, 8)
      client.ask("textDocument/hover", at: "Cart.swift", 0, 0)
      let said = client.finish().said
      let element = (result(said, 2) as? [String: Any])?["contents"] as? [String: Any]
      #expect(element?["value"] as? String == "VoiceOver: `Pay, button`")
      let view = (result(said, 3) as? [String: Any])?["contents"] as? [String: Any]
      #expect(
        (view?["value"] as? String)?.hasPrefix("**Cart**, as VoiceOver says it\n\n1. `Tea 🍵`\n2. `Pay, button`\n")
          == true)
      #expect(result(said, 4) is NSNull)
    }
  }

  @Test func holdsASpecAgainstTheSource() throws {
    try withProject { client in
      client.open("specs/cart.yaml", Self.spec)
      let said = client.finish().said
      let found = diagnostics(said, client.uri("specs/cart.yaml"))
      #expect(found.map { $0["code"] as? String } == ["speech-contradicted"])
      let range = found.first?["range"] as? [String: [String: Int]]
      #expect(range?["start"] == ["line": 4, "character": 6])
    }
  }

  @Test func underlinesMistypedKeys() throws {
    try withProject { client in
      client.open("specs/cart.yaml", Self.spec.replacing("content:", with: "contnt:"))
      let said = client.finish().said
      let messages = diagnostics(said, client.uri("specs/cart.yaml")).compactMap { $0["message"] as? String }
      #expect(messages.contains { $0.contains("‘contnt’") && $0.contains("did you mean ‘content’?") })
    }
  }

  @Test func offersKeysViewsAndSpeech() throws {
    try withProject { client in
      let typed = "screen: Cart\nview: \nstates:\n  content:\n    hears:\n      - \n    \n"
      client.open("specs/cart.yaml", typed.replacing("view: \n", with: "view: Cart\n"))
      client.ask("textDocument/completion", at: "specs/cart.yaml", 5, 8)
      client.ask("textDocument/completion", at: "specs/cart.yaml", 6, 4)
      client.ask("textDocument/completion", at: "specs/cart.yaml", 1, 6)
      let said = client.finish().said
      func labels(_ id: Int) -> [String] {
        (result(said, id) as? [[String: Any]] ?? []).compactMap { $0["label"] as? String }
      }
      #expect(labels(2).contains("Pay, button"))
      #expect(labels(3).contains("announces"))
      #expect(labels(4) == ["Cart"])
    }
  }

  /// The actions at a place, once the document's diagnostics are made.
  private func actions(_ client: Client, at path: String, _ line: Int, _ character: Int) throws -> [[String: Any]] {
    let server = LanguageServer(folder: client.folder, surroundings(client.folder))
    for message in client.messages {
      let head = try #require(message.range(of: "\r\n\r\n"))
      _ = server.handle(String(message[head.upperBound...]))
    }
    _ = server.work()
    let place = ["line": line, "character": character]
    let request: [String: Any] = [
      "jsonrpc": "2.0", "id": 9, "method": "textDocument/codeAction",
      "params": [
        "textDocument": ["uri": client.uri(path)], "range": ["start": place, "end": place],
        "context": ["diagnostics": [String]()],
      ],
    ]
    let text = String(decoding: try JSONSerialization.data(withJSONObject: request), as: UTF8.self)
    let answers = server.handle(text).map { JSONWriter().line($0) }
    let object = try JSONSerialization.jsonObject(with: Data((answers.first ?? "").utf8)) as? [String: Any]
    return object?["result"] as? [[String: Any]] ?? []
  }

  /// The document after the edits of an action.
  private func applied(_ action: [String: Any]?, to text: String, _ uri: String) -> String {
    let changes = (action?["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]]
    var units = Array(text.utf16)
    let starts = [0] + units.indices.filter { units[$0] == 10 }.map { $0 + 1 }
    func offset(_ place: Any?) -> Int {
      let place = place as? [String: Int] ?? [:]
      return starts[place["line"] ?? 0] + (place["character"] ?? 0)
    }
    for edit in (changes?[uri] ?? []).reversed() {
      let range = edit["range"] as? [String: Any]
      units.replaceSubrange(
        offset(range?["start"])..<offset(range?["end"]), with: Array((edit["newText"] as? String ?? "").utf16))
    }
    return String(decoding: units, as: UTF16.self)
  }

  @Test func offersRepairsAndSilence() throws {
    try withProject { client in
      client.open("Cart.swift", Self.view)
      let offered = try actions(client, at: "Cart.swift", 7, 12)
      let titles = offered.compactMap { $0["title"] as? String }
      #expect(titles.first?.hasPrefix("Repair ‘") == true)
      #expect(titles.last?.hasPrefix("Ignore ‘") == true)
      let repaired = applied(offered.first, to: Self.view, client.uri("Cart.swift"))
      #expect(repaired.contains(".accessibilityLabel(\"Share\")"))
      let silenced = applied(offered.last, to: Self.view, client.uri("Cart.swift"))
      #expect(
        silenced.contains("      // spec-check:ignore ") && silenced.hasSuffix(Self.view.suffix(40)))
    }
  }

  @Test func offersToExpectWhatTheSourceSays() throws {
    try withProject { client in
      client.open("specs/cart.yaml", Self.spec)
      let offered = try actions(client, at: "specs/cart.yaml", 4, 6)
      #expect(offered.compactMap { $0["title"] as? String } == ["Expect what the source says: ‘Tea 🍵’"])
      #expect(
        applied(offered.first, to: Self.spec, client.uri("specs/cart.yaml"))
          == Self.spec.replacing("Tea, heading", with: "Tea 🍵"))
    }
  }

  private func surroundings(_ folder: String) -> Surroundings {
    Surroundings(
      workingFolder: folder, environment: [:], out: { _ in }, error: { _ in }, outIsTerminal: false,
      errorIsTerminal: false, now: { Date(timeIntervalSince1970: 0) }, clock: { 0 })
  }

  @Test func endsWithAComplaintWhereItWasNotShutDown() throws {
    try withFolder { folder in
      #expect(serve(["lsp"], sending: ["Content-Length: 4\r\n\r\nnull"], in: folder).code == 1)
    }
  }

  @Test func survivesNonsense() throws {
    try withFolder { folder in
      let ping = #"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover"}"#
      let ran = serve(
        ["lsp"],
        sending: ["Content-Length: x\r\n\r\n", "Content-Length: 7\r\n\r\n{\"a\":1}", HeaderFraming.framed(ping)],
        in: folder)
      #expect(ran.out.components(separatedBy: "\"error\"").count == 4)
    }
  }
}

/// Places count UTF-16 units for an editor and Unicode scalars here.
struct TextPositionsTests {
  @Test(arguments: [("a🍵b", 3, 3), ("e\u{301}x", 3, 2), ("plain", 1, 0), ("", 5, 0)])
  func count(_ line: String, _ column: Int, _ units: Int) {
    let positions = TextPositions("first\r\n" + line + "\nlast")
    #expect(positions.position(2, column) == ["line": .int(1), "character": .int(units)])
  }

  @Test(arguments: ["/tmp/a b/ä.swift", "/tmp/100%/[x].yaml"]) func filesKeepTheirNames(_ path: String) {
    #expect(FileURI.path(FileURI.uri(path)) == path)
  }

  @Test(arguments: ["untitled:1", "http://example.com/a", "file://server/a"]) func otherPlacesAreNoFiles(_ uri: String)
  {
    #expect(FileURI.path(uri) == nil)
  }
}

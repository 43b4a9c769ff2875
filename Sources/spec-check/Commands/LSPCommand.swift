import ScreenModel

/// `lsp`: serves editors over stdio.
struct LSPCommand: Command {
  let name = "lsp"
  let summary = "Serve editors over stdio (Language Server Protocol): what is heard, what is wrong, what may be typed."
  let operands = "[FOLDER]"
  let formats: [String] = []
  let options: [Option] = []

  var examples: [Example] {
    [Example("spec-check lsp", "for an editor that starts it; the editor names the folder, or it is the current one")]
  }

  func waits(_ arguments: Arguments) -> Bool { true }

  /// Seconds without a key pressed before diagnostics are made.
  private static let patience = 0.3

  func run(_ arguments: Arguments, in surroundings: Surroundings) throws(Problems) -> Outcome {
    let folder = try ServedFolder(arguments, surroundings)
    let server = LanguageServer(
      folder: folder.path, surroundings, cache: CachePlace.sources(arguments, surroundings))
    let queue = InputQueue(surroundings.input)
    var framing = HeaderFraming()
    func send(_ messages: [JSONValue]) {
      for message in messages { surroundings.out(HeaderFraming.framed(JSONWriter().line(message))) }
    }
    while !server.isOver {
      switch queue.next(patience: server.hasWork ? Self.patience : nil) {
      case .quiet: send(server.work())
      case .ended:
        send(server.work())
        return Outcome(code: server.isShutDown ? .clean : .findings)
      case .data(let data):
        framing.take(data)
        // Whatever else came while the last request was answered: one of them may be taken back already.
        while case .data(let more) = queue.next(patience: 0) { framing.take(more) }
        var messages: [FramedMessage] = []
        while let next = framing.next() { messages.append(next) }
        server.note(cancelledIn: messages.compactMap { if case .message(let text) = $0 { text } else { nil } })
        for message in messages where !server.isOver {
          switch message {
          case .message(let text): send(server.handle(text))
          case .broken(let why): send([RPCReply.failure(nil, .invalidRequest(why))])
          }
        }
      }
    }
    send(server.work())
    return Outcome(code: server.isShutDown ? .clean : .findings)
  }
}

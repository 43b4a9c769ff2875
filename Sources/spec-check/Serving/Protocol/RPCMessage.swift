import Recordings
import ScreenModel

/// A message of JSON-RPC 2.0 that came in: a request where it has an id and a method, a notification where it has a
/// method alone, else an answer to a question of ours.
///
/// Source: the JSON-RPC 2.0 specification, sections 4 and 5.
struct RPCMessage: Sendable {
  /// A text or number; echoed in the answer as it came.
  var id: JSONValue?
  var method: String?
  var params: JSONNode?

  /// What a message says, or the error to answer with.
  static func read(_ text: String) -> Result<RPCMessage, RPCError> {
    let node: JSONNode
    switch JSONReader.read(text, file: "message") {
    case .success(let read): node = read
    case .failure(let problem): return .failure(.unreadable(problem.message))
    }
    guard node.isObject, node["jsonrpc"]?.string == "2.0" else {
      return .failure(.invalidRequest("a message is an object with \"jsonrpc\": \"2.0\""))
    }
    var message = RPCMessage()
    if let id = node["id"] {
      switch id.kind {
      case .text(let text): message.id = .text(text)
      case .number(let number): message.id = .number(number)
      case .null: break
      default: return .failure(.invalidRequest("an id is a text or a number"))
      }
    }
    if let method = node["method"] {
      guard let name = method.string else { return .failure(.invalidRequest("a method is a text")) }
      message.method = name
    }
    guard message.method != nil || node["result"] != nil || node["error"] != nil else {
      return .failure(.invalidRequest("the message has no method"))
    }
    message.params = node["params"]
    return .success(message)
  }
}

/// Why a request was not carried out.
struct RPCError: Error, Sendable, Hashable {
  var code: Int
  var message: String

  /// What came is no JSON.
  static func unreadable(_ message: String) -> RPCError { RPCError(code: -32700, message: message) }

  static func invalidRequest(_ message: String) -> RPCError { RPCError(code: -32600, message: message) }

  static func unknownMethod(_ name: String) -> RPCError {
    RPCError(code: -32601, message: "there is no method ‘\(name)’")
  }

  /// Source: Language Server Protocol 3.17, `ErrorCodes.RequestCancelled`.
  static var cancelled: RPCError { RPCError(code: -32800, message: "the request was taken back") }

  static func invalidParams(_ message: String) -> RPCError { RPCError(code: -32602, message: message) }
}

/// Messages that go out.
enum RPCReply {
  static func result(_ id: JSONValue, _ value: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "result": value]
  }

  /// - Parameter id: `nil` where the request's id could not be read.
  static func failure(_ id: JSONValue?, _ error: RPCError) -> JSONValue {
    ["jsonrpc": "2.0", "id": id ?? .null, "error": ["code": .int(error.code), "message": .text(error.message)]]
  }

  static func notification(_ method: String, _ params: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .text(method), "params": params]
  }
}

import Recordings
import ScreenModel

/// Something an agent can call: a command of the tool with its options as named arguments.
struct AgentTool: Sendable {
  /// An argument of a call, and where its value goes on the command line.
  struct Parameter: Sendable {
    enum Kind: Sendable {
      /// Files or folders of the project, as operands.
      case paths
      /// Words as operands.
      case words
      case text(String)
      case choice(String, [String])
      /// An option that is given once per item.
      case texts(String)
      case flag(String)
    }

    var name: String
    var kind: Kind
    var meaning: String

    init(_ name: String, _ kind: Kind, _ meaning: String) {
      self.name = name
      self.kind = kind
      self.meaning = meaning
    }
  }

  var name: String
  var title: String
  var description: String
  /// The command and what is always on its line.
  var command: [String]
  var parameters: [Parameter]
  var required: [String]

  init(
    _ name: String, title: String, _ description: String, command: [String], _ parameters: [Parameter],
    required: [String] = []
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.command = command
    self.parameters = parameters
    self.required = required
  }

  /// The entry in the list of tools, its arguments as a JSON Schema.
  var described: JSONValue {
    let properties = parameters.map { JSONValue.Member($0.name, $0.schema) }
    return [
      "name": .text(name), "title": .text(title), "description": .text(description),
      "inputSchema": [
        "type": "object", "properties": .object(properties), "required": .texts(required),
        "additionalProperties": .bool(false),
      ],
      "annotations": ["readOnlyHint": .bool(true), "openWorldHint": .bool(false)],
    ]
  }

  /// The command line for a call.
  /// - Parameter isInside: Whether a path lies in the project.
  func line(_ arguments: JSONNode?, isInside: (String) -> Bool) -> Result<[String], RPCError> {
    var options: [String] = []
    var operands: [String] = []
    let members = arguments?.members ?? []
    for member in members where !parameters.contains(where: { $0.name == member.key }) {
      let known = parameters.map(\.name)
      let near = nearestWord(to: member.key, in: known).map { "; did you mean ‘\($0)’?" }
      return .failure(
        .invalidParams(
          "\(name) has no argument ‘\(member.key)’" + (near ?? ": it has \(known.joined(separator: ", "))")))
    }
    for wanted in required where arguments?[wanted] == nil {
      return .failure(.invalidParams("\(name) needs the argument ‘\(wanted)’"))
    }
    for parameter in parameters {
      guard let value = arguments?[parameter.name], !value.isNull else { continue }
      func wrong(_ wanted: String) -> Result<[String], RPCError> {
        .failure(.invalidParams("‘\(parameter.name)’ is \(wanted), and \(value.described) was given"))
      }
      switch parameter.kind {
      case .paths, .words:
        guard let texts = value.strings ?? value.string.map({ [$0] }) else { return wrong("a list of texts") }
        if case .paths = parameter.kind, let outside = texts.first(where: { !isInside($0) }) {
          return .failure(.invalidParams("‘\(outside)’ is outside the project"))
        }
        operands += texts
      case .text(let option):
        guard let text = value.string else { return wrong("a text") }
        options.append("--\(option)=\(text)")
      case .choice(let option, let choices):
        guard let text = value.string, choices.contains(text) else {
          return wrong("one of \(choices.joined(separator: ", "))")
        }
        options.append("--\(option)=\(text)")
      case .texts(let option):
        guard let texts = value.strings else { return wrong("a list of texts") }
        options += texts.map { "--\(option)=\($0)" }
      case .flag(let option):
        guard let isOn = value.bool else { return wrong("true or false") }
        if isOn { options.append("--\(option)") }
      }
    }
    return .success(command + options + (operands.isEmpty ? [] : ["--"] + operands))
  }
}

extension AgentTool.Parameter {
  fileprivate var schema: JSONValue {
    switch kind {
    case .paths, .words, .texts:
      ["type": "array", "items": ["type": "string"], "description": .text(meaning)]
    case .text: ["type": "string", "description": .text(meaning)]
    case .choice(_, let choices): ["type": "string", "enum": .texts(choices), "description": .text(meaning)]
    case .flag: ["type": "boolean", "description": .text(meaning)]
    }
  }
}

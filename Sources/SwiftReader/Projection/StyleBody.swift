import ScreenModel

extension Evaluator {
  /// What the project's style around a control makes of its parts; `nil` where the style is SwiftUI's own or not known.
  ///
  /// `modifier` is the one that sets the style: `buttonStyle`. Inside, the control has its default style again, so a style
  /// that rebuilds its control ends.
  ///
  /// - Parameter whole: what the style is handed in place of its parts: a text field as it is.
  func styled(_ modifier: String, _ configuration: [String: Value], whole: ViewValue? = nil, at node: Syntax)
    -> [AXNode]?
  {
    guard let style = projectStyle(modifier, at: node), let type = style.type,
      let (functions, owner) = functions("makeBody", in: type) ?? functions("_body", in: type),
      let body = functions[0].first(.block)
    else { return nil }
    reach(functions[0].file)
    let key = RunKey.style(type)
    guard running[key, default: 0] < 4 else { return nil }
    running[key, default: 0] += 1
    defer { running[key, default: 1] -= 1 }
    let name = functions[0].first(.parameter)?.text ?? "configuration"
    let given = Instance(type: nil, fields: configuration, symbol: nil, owner: 0)
    let scope = Scope(
      file: functions[0].file, receiver: .instance(style), type: owner,
      locals: [name: whole.map(Value.view) ?? .instance(given)])
    recorder?.note(call: node.span, runs: type.declarations, isHelper: true)
    let nodes = within({ $0.styles[modifier] = nil }) {
      inFrame(node.span) { expand(view(run(body, in: scope, asViews: true), at: body)) }
    }
    // A body that could not be read says nothing of the control; its own words are still there.
    return nodes.elements.isEmpty && !nodes.opaqueReasons.isEmpty ? nil : nodes
  }

  /// Whether a style of the project is around.
  func hasStyle(_ modifier: String, at node: Syntax) -> Bool { projectStyle(modifier, at: node) != nil }

  /// A style of the project: `Wide()`, or `.wide` declared in an extension of the style's protocol.
  private func projectStyle(_ modifier: String, at node: Syntax) -> Instance? {
    switch environment.styles[modifier] {
    case .instance(let instance)?: return instance
    case .implicitMember(let name, let arguments)?:
      let kind = modifier.prefix(1).uppercased() + modifier.dropFirst()
      for family in [kind, "Primitive" + kind] {
        guard let type = index.foreignExtensions[family], let found = typeMember(name, of: type, at: node) else {
          continue
        }
        var value = found
        if case .function(let reference) = found {
          let declaration = pick(type.functions[name], arguments) ?? reference.declaration
          value = call(
            FunctionReference(declaration: declaration, receiver: reference.receiver, type: type), arguments, at: node)
        }
        if case .instance(let instance) = value { return instance }
      }
      return nil
    default: return nil
    }
  }

  /// A part handed to a style and back to its control: `Button(configuration)`.
  func configured(_ part: String, _ argument: EvaluatedArgument?) -> Value? {
    guard case .instance(let instance)? = argument?.value, instance.type == nil else { return nil }
    return instance.fields[part]
  }
}

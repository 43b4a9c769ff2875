import ScreenModel

/// Views that are only there while VoiceOver is off: nobody who listens meets them.
extension Evaluator {
  /// Notes the views of a branch that is left out because VoiceOver runs.
  func noteUnheard(_ branch: Syntax, _ conditions: Syntax, in scope: Scope) {
    guard let recorder, asksForVoiceOver(conditions, scope.type) else { return }
    var open = [(branch, scope.type)]
    var met: Set<String> = []
    while let (code, around) = open.popLast(), met.count < 100 {
      for name in Self.names(in: code) {
        for type in index.types(named: name, from: around, file: code.file) where type.isView {
          guard met.insert(type.key).inserted else { continue }
          recorder.note(unheard: type)
          open.append((type.node, type))
        }
      }
    }
  }

  /// Whether a test is about VoiceOver: by the system's names, or by a property that is bound to them.
  private func asksForVoiceOver(_ conditions: Syntax, _ type: TypeDeclaration?) -> Bool {
    Self.names(in: conditions).contains { name in
      name == "isVoiceOverRunning" || name == "accessibilityVoiceOverEnabled"
        || type?.properties[name]?.node.all(.attribute).contains { attribute in
          attribute.all(.argument).contains { $0.count > 0 && $0[0].text == "accessibilityVoiceOverEnabled" }
        } ?? false
    }
  }

  private static func names(in code: Syntax) -> Set<String> {
    var names: Set<String> = []
    var open = [code]
    while let node = open.popLast() {
      if node.kind == .name || node.kind == .member { names.insert(node.text) }
      open += node.children
    }
    return names
  }
}

import ScreenModel

/// Views that are only there while VoiceOver is off: nobody who listens meets them.
extension Evaluator {
  private static let named: Set<NodeKind> = [.name, .member]

  /// Notes the views of a branch that is left out because VoiceOver runs.
  func noteUnheard(_ branch: Syntax, _ conditions: Syntax, in scope: Scope) {
    guard let recorder, asksForVoiceOver(conditions, scope.type) else { return }
    var open = [(branch, scope.type)]
    var met: Set<String> = []
    while let (code, around) = open.popLast(), met.count < 100 {
      for name in Set(code.names(of: Self.named)) {
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
    conditions.names(of: Self.named).contains { name in
      name == "isVoiceOverRunning" || name == "accessibilityVoiceOverEnabled"
        || type?.properties[name]?.node.all(.attribute).contains { attribute in
          attribute.all(.argument).contains { $0.count > 0 && $0[0].text == "accessibilityVoiceOverEnabled" }
        } ?? false
    }
  }
}

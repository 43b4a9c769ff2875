import ScreenModel

/// Changes at once in place of moving where people have asked for less motion: `withAnimation` and `.animation` of what
/// moves, turns, grows or scrolls. A fade stays as it is.
public struct GuardAnimation: GapRepair {
  public static let rule = "motion-unguarded"

  public init() {}

  public func proposals(in site: GapSite) -> [(finding: AuditFinding, proposal: Proposal)] {
    code(site) + modifiers(site)
  }

  /// `withAnimation(.spring()) { … }` → `withAnimation(reduceMotion ? nil : .spring()) { … }`
  private func code(_ site: GapSite) -> [(finding: AuditFinding, proposal: Proposal)] {
    site.view.handlers.flatMap { handler in
      handler.effects.filter { $0.kind == .animates }.compactMap { effect in
        guard
          handler.scrolls(within: effect.span) || site.view.moves(handler.assigned(within: effect.span)),
          let file = site.file(effect.span.file), let view = file.view(at: effect.span),
          view.base.name == "withAnimation", view.modifiers.isEmpty, view.base.argument("completionCriteria") == nil,
          let closure = view.base.trailingClosure, let type = file.type(around: view.range.lowerBound),
          !isStatic(view.range.lowerBound, in: type, of: file),
          let (name, declaration) = ReduceMotion.property(in: type, of: file)
        else { return nil }
        let edit: TextEdit
        if let argument = view.base.argument(nil) {
          guard isMovement(file.source(argument.value)) else { return nil }
          edit = .insert("\(name) ? nil : ", at: argument.value.lowerBound, in: file.path)
        } else {
          // `withAnimation { … }` and `withAnimation() { … }`
          let head = view.base.range.lowerBound..<closure.range.lowerBound
          edit = TextEdit(
            file: file.path, range: head, replacement: "withAnimation(\(name) ? nil : .default) ")
        }
        return result(effect.span, handler.frames, declaration + [edit], file, view, site)
      }
    }
  }

  /// `.animation(.spring(), value: isOpen)` → `.animation(reduceMotion ? nil : .spring(), value: isOpen)`
  private func modifiers(_ site: GapSite) -> [(finding: AuditFinding, proposal: Proposal)] {
    site.view.appliedModifiers.compactMap { node, modifier in
      guard modifier.name == "animation", let value = modifier.argument("value"),
        site.view.moves(Words.identifiers(value.source), in: node), let file = site.file(modifier.span.file),
        let (view, index) = file.modifier(at: modifier.span), view.modifiers[index].argument("value") != nil,
        let argument = view.modifiers[index].argument(nil), argument.body == nil,
        isMovement(file.source(argument.value)), let type = file.type(around: view.range.lowerBound),
        !isStatic(view.range.lowerBound, in: type, of: file),
        let (name, declaration) = ReduceMotion.property(in: type, of: file)
      else { return nil }
      let edits = declaration + [.insert("\(name) ? nil : ", at: argument.value.lowerBound, in: file.path)]
      return result(modifier.span, modifier.frames, edits, file, view, site)
    }
  }

  private func result(
    _ span: SourceSpan, _ frames: [SourceSpan], _ edits: [TextEdit], _ file: WrittenFile, _ view: WrittenView,
    _ site: GapSite
  ) -> (finding: AuditFinding, proposal: Proposal) {
    let finding = AuditFinding.gap(
      Self.rule, at: span, via: frames, in: site.view, "this animation does not ask for Reduce Motion")
    return (
      finding,
      Proposal("changes at once with Reduce Motion", edits, isSafe: false, file: file.path, region: view.range)
    )
  }

  /// An animation that nobody has made depend on anything yet.
  private func isMovement(_ source: String) -> Bool {
    source != "nil" && source != ".none" && !source.contains("?") && !source.lowercased().contains("motion")
      && !source.hasPrefix("{")
  }

  /// Whether code stands in a static member, which sees no environment.
  private func isStatic(_ offset: Int, in type: WrittenType, of file: WrittenFile) -> Bool {
    let before = file.source(type.opening..<max(type.opening, offset))
    let lines = before.split(separator: "\n").map(\.trimmed)
    let last = lines.last { line in
      [" func ", " var ", " init("].contains { (" " + line).contains($0) } && !line.hasPrefix("//")
        && (line.hasSuffix("{") || line.contains("func "))
    }
    return last.map { (" " + $0).contains(" static ") } ?? false
  }
}

import ScreenModel

/// Fades in place of sliding where people have asked for less motion.
public struct GuardTransition: GapRepair {
  public static let rule = "motion-unguarded"

  public init() {}

  public func proposals(in site: GapSite) -> [(finding: AuditFinding, proposal: Proposal)] {
    site.view.appliedModifiers.compactMap { _, modifier in
      guard modifier.name == "transition", modifier.arguments.count == 1, let file = site.file(modifier.span.file),
        let (view, index) = file.modifier(at: modifier.span), let argument = view.modifiers[index].argument(nil),
        let type = file.type(around: view.range.lowerBound)
      else { return nil }
      let source = file.source(argument.value)
      guard source == ".slide" || source.hasPrefix(".move(edge:") && source.hasSuffix(")"), !source.contains("?") else {
        return nil
      }
      guard let (name, declaration) = ReduceMotion.property(in: type, of: file) else { return nil }
      let edits = declaration + [.insert("\(name) ? .opacity : ", at: argument.value.lowerBound, in: file.path)]
      let finding = AuditFinding.gap(
        Self.rule, at: modifier.span, via: modifier.frames, in: site.view,
        "this movement does not ask for Reduce Motion")
      return (
        finding,
        Proposal("fades with Reduce Motion", edits, isSafe: false, file: file.path, region: view.range)
      )
    }
  }
}

/// The property that tells whether people have asked for less motion.
enum ReduceMotion {
  /// Its name in a type, and the edit that declares it where it is not there yet; `nil`: it cannot be declared.
  static func property(in type: WrittenType, of file: WrittenFile) -> (name: String, declaration: [TextEdit])? {
    let known = type.properties.first {
      $0.wrappers.contains("Environment") && file.source($0.range).contains("accessibilityReduceMotion")
    }
    if let known { return (known.name, []) }
    return AddedProperty.reduceMotion.edit(in: type, of: file).map { (AddedProperty.reduceMotion.name, [$0]) }
  }
}

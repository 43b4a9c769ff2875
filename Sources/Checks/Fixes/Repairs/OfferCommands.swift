import ScreenModel

/// Offers the commands of a context menu as actions, which VoiceOver and Voice Control find.
public struct OfferCommands: Repair {
  public static let rules = ["context-menu-without-actions"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    // What is offered inside an element that ignores its children reaches nobody.
    guard site.isCertain, site.applied.map({ site.view.swallowing($0.node) == nil }) ?? true, let file = site.source,
      let (view, index) = file.modifier(at: site.finding.span),
      let menu = view.modifiers[index].trailingClosure ?? view.modifiers[index].argument("menuItems"),
      let place = ModifierPlace(file, view), menu.parameters.isEmpty,
      // Anything but plain buttons and dividers is left to a person.
      let commands = file.statements(of: menu), !commands.isEmpty
    else { return nil }
    var added: [AddedModifier] = []
    for command in commands where command.base.name != "Divider" {
      guard command.base.name == "Button", let name = name(of: command, file),
        let code = code(of: command.base, file, at: place.indentation)
      else { return nil }
      added.append(AddedModifier(".accessibilityAction(named: \(name)) \(code)"))
    }
    let edit = place.insertion(of: added, behind: index)
    return Proposal("offers the commands as actions", [edit], file: file.path, region: view.range)
  }

  /// The title: the first argument, or the text of the label.
  private func name(of command: WrittenView, _ file: WrittenFile) -> String? {
    if command.modifier("disabled") != nil { return nil }
    if let title = command.base.argument(nil), title.body == nil {
      let source = file.source(title.value)
      return title.isPlainText ? source : "Text(\(source))"
    }
    let label =
      command.base.argument("label")
      ?? (command.base.argument("action") != nil ? command.base.trailingClosure : nil)
    guard let range = label?.body else { return nil }
    let texts = file.views.values.filter {
      range.contains($0.range.lowerBound) && ["Label", "Text"].contains($0.base.name)
    }
    guard texts.count == 1, let words = texts[0].base.argument(nil) else { return nil }
    return words.isPlainText ? file.source(words.value) : "Text(\(file.source(words.value)))"
  }

  private func code(of call: WrittenCall, _ file: WrittenFile, at indentation: String) -> String? {
    if let action = call.argument("action") {
      let source = file.source(action.value)
      return action.body == nil ? "{ \(source)() }" : Wrapping.moved(action.value, to: indentation, in: file)
    }
    guard let closure = call.trailingClosure, closure.body != nil else { return nil }
    return Wrapping.moved(closure.value, to: indentation, in: file)
  }
}

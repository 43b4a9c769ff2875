import Foundation
import ScreenModel

/// Finds spinners that do not say what they wait for.
public struct LoadingUnnamed: Rule {
  public static let notes = RuleNotes(
    summary: "a spinner has no name",
    why: "“In progress” is heard, and not what is on its way",
    help: "name it: ProgressView(\"Loading orders\"), or .accessibilityLabel(…) where the words shall not be seen",
    limits:
      "a spinner beside words that say what goes on, or that stand alone with it, is only a stop too many; beside other texts it is reported for review",
    guidelines: [.wcag("1.1.1"), .wcag("4.1.2"), .nutrition(.voiceOver)],
    state: .loading, effect: .misleads, fix: .unsafe,
    examples: [
      .finds("1️⃣ProgressView()", heard: "in progress"),
      .finds("VStack { 1️⃣ProgressView(); Text(\"Loading orders…\") }", heard: "in progress", review: true),
      .allows("ProgressView(\"Loading orders\")"),
      .allows("ProgressView().accessibilityLabel(\"Loading orders\")"),
      .allows("HStack { ProgressView().accessibilityHidden(true); Text(\"Loading orders\") }"),
    ])

  public static let missing: Missing? = .inPart

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    alone(view) + inLabels(view)
  }

  /// A spinner that takes the place of a button's words while the work goes on.
  private func inLabels(_ view: AuditedView) -> [AuditFinding] {
    view.controls("ProgressView").compactMap { node in
      guard node.isInLabel, node.argument("value") == nil, !hasTitle(node, view), !isNamedAround(node, view),
        !view.isHidden(node), let branch = view.ancestors(of: node.id).first(where: { $0.kind == .branch }),
        let control = view.ancestors(of: node.id).first(where: { $0.isButtonLike }), !control.isInLabel,
        view.ancestors(of: branch.id).contains(where: { $0.id == control.id }),
        let element = view.element(of: control), !element.hasOwnLabel,
        !view.content(of: control.id).contains(where: { $0.kind == .opaque }),
        !view.content(of: branch.id).contains(where: { $0.id != node.id && $0.speaksForItself }),
        !isNamedBeside(branch, control, view)
      else { return nil }
      return AuditFinding(
        at: node.span, via: node.frames, "this spinner takes the name of its \(control.name)", heard: element.heard)
    }
  }

  /// Words of the control that are there whether it is busy or not.
  private func isNamedBeside(_ branch: AuditedNode, _ control: AuditedNode, _ view: AuditedView) -> Bool {
    // What stands in a branch around both is there with either.
    let around = Set(view.ancestors(of: branch.id).map(\.id))
    return view.content(of: control.id).contains { part in
      part.speaksForItself
        && view.ancestors(of: part.id).prefix(while: { $0.id != control.id })
          .allSatisfy { $0.kind != .branch || around.contains($0.id) }
    } || control.argument(nil)?.value.text?.isEmpty == false
  }

  private func alone(_ view: AuditedView) -> [AuditFinding] {
    view.controls("ProgressView").compactMap { node in
      guard !node.isInLabel, node.argument("value") == nil, node.argument("timerInterval") == nil,
        !hasTitle(node, view),
        let element = view.everyElement.first(where: { $0.span == node.span && $0.key.frames == node.frames }),
        !element.hasOwnLabel, !isNamedAround(node, view)
      else { return nil }
      if let words = status(beside: node, view) {
        var finding = AuditFinding(
          at: node.span, via: node.frames, "this spinner is a stop of its own beside ‘\(words)’", heard: element.heard,
          review: "the words beside it say what goes on", effect: .slows,
          help:
            "combine the two: .accessibilityElement(children: .combine) on the stack, or ProgressView(\"\(words)\")",
          why: "“In progress” is a stop that adds nothing to the words beside it")
        finding.isLeftToPeople = true
        return finding
      }
      return AuditFinding(
        at: node.span, via: node.frames, "this spinner does not say what it waits for", heard: element.heard,
        review: texts(beside: node, view).isEmpty ? nil : "a text beside it may say so")
    }
  }

  /// Words in the same stack that say what goes on, or all there is beside the spinner; `nil` where they cannot be read.
  private func status(beside node: AuditedNode, _ view: AuditedView) -> String? {
    let texts = texts(beside: node, view)
    let around = view.ancestors(of: node.id)
    let (places, tests) = (Set(around.map(\.id)), Set(around.compactMap { $0.condition?.text }))
    // There whenever the spinner is: in the same branch, or in another of the same test.
    let steady = texts.filter { text in
      view.ancestors(of: text.id).allSatisfy { branch in
        branch.kind != .branch || places.contains(branch.id)
          || branch.condition.map { tests.contains($0.text) } ?? false
      }
    }
    let words = steady.compactMap { $0.elements.first?.label }.filter { label in
      !label.isEmpty && label.variants.allSatisfy { $0.known != nil }
    }
    if let status = words.first(where: { $0.variants.allSatisfy { saysWhatGoesOn($0.written) } }) {
      return status.written
    }
    guard texts.count == 1, words.count == 1, let stack = view.container(of: node) else { return nil }
    let others = view.content(of: stack.id).filter { $0.id != node.id && $0.id != texts[0].id }
    return others.contains { $0.kind == .opaque || $0.kind == .control && !$0.isSilent } ? nil : words[0].written
  }

  private func saysWhatGoesOn(_ words: String) -> Bool {
    let end = words.trimmingCharacters(in: .whitespaces)
    return end.hasSuffix("…") || end.hasSuffix("...") || Words.list(words).first.map(Words.isGoingOn) ?? false
  }

  private func hasTitle(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    if let title = node.argument(nil) {
      switch title.value {
      case .text(let text, _): if !text.isEmpty { return true }
      case .code, .view: break
      default: return true
      }
    }
    return view.content(of: node.id).contains { $0.speaksForItself }
  }

  private func isNamedAround(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    view.selfAndAncestors(of: node).contains {
      $0.modifiers.contains { $0.name == "accessibilityLabel" || $0.isCombine }
    }
  }

  /// Texts in the stack around it. A title says where one is, and not what is on its way.
  private func texts(beside node: AuditedNode, _ view: AuditedView) -> [AuditedNode] {
    guard let stack = view.container(of: node), ["HStack", "VStack", "Label"].contains(stack.name) else { return [] }
    let tests = view.ancestors(of: node.id).compactMap(\.condition)
    return view.texts(in: stack).filter { text in
      !view.ancestors(of: text.id).compactMap(\.condition).excludes(tests)
        && !text.addedTraits.contains { $0.trait == "isHeader" }
        && !(text.elements.first?.element.traits.contains(.header) ?? false)
    }
  }
}

extension AuditedNode {
  /// Nothing is heard of it: a spacer, a shape.
  fileprivate var isSilent: Bool { elements.isEmpty && children.isEmpty }
}

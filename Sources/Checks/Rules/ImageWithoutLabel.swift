import ScreenModel

/// Finds pictures that a screen reader can only announce by their file name.
public struct ImageWithoutLabel: Rule {
  public static let notes = RuleNotes(
    summary: "a picture is announced by its file name",
    why: "people who cannot see the picture hear the name of its file, or only “image”, and learn nothing",
    help: "add .accessibilityLabel(…), or use Image(decorative:) if the picture adds nothing",
    limits:
      "symbols have names that may fit, so they are left to decoration-spoken; a file name chosen at run time is reported for review",
    guidelines: [.wcag("1.1.1"), .nutrition(.voiceOver)],
    effect: .misleads, fix: .unsafe,
    examples: [
      .finds(
        """
        1️⃣Image("photo_03")
        """, heard: "photo_03, image"),
      .finds(
        """
        struct Example: View {
          let url: URL
          var body: some View {
            1️⃣AsyncImage(url: url) { image in image.resizable() } placeholder: { Color.gray }
          }
        }
        """, heard: "image"),
      .allows(
        """
        Image("photo_03").accessibilityLabel("Our shop")
        """),
      .allows(
        """
        Image(decorative: "photo_03")
        """),
      .allows(
        """
        HStack { Image("photo_03") }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Our shop")
        """),
    ])

  public static let dependsOnSurroundings = true

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] { files(view) + loaded(view) }

  /// Pictures from the net: the source cannot name them, and an empty stop is what is left.
  private func loaded(_ view: AuditedView) -> [AuditFinding] {
    view.controls("AsyncImage").compactMap { node in
      let names: Set<String> = ["accessibilityLabel", "accessibilityHidden", "accessibilityElement", "hidden"]
      let inside = view.subtree(of: node.id)
      guard !node.isInLabel, view.speaks(node), !view.isHidden(node),
        !inside.contains(where: { $0.modifiers.contains { names.contains($0.name) } }),
        !view.ancestors(of: node.id).contains(where: { $0.modifiers.contains(where: \.isCombine) })
      else { return nil }
      return AuditFinding(
        at: node.span, via: node.frames, "a picture from the net has no label", heard: "image", why: Self.unnamed)
    }
  }

  private static let unnamed = "people who cannot see the picture hear that there is one and learn nothing"

  /// Background pictures are decoration-spoken's.
  private func isBehind(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    view.ancestors(of: node.id).contains { $0.kind == .layer && $0.name == "background" }
  }

  /// A picture made in code has no name at all, whichever it is.
  private func isBitmap(_ node: AuditedNode?, _ view: AuditedView) -> Bool {
    guard let node, let label = node.arguments.first?.label else { return false }
    return ["uiImage", "nsImage", "cgImage"].contains(label)
      && !view.ancestors(of: node.id).contains { $0.kind == .opaque }
  }

  private func reason(_ label: SpokenText?) -> String {
    label?.isNamedElsewhere == true
      ? "the picture is in code that was not read" : "which picture it is, is known only when the app runs"
  }

  private func files(_ view: AuditedView) -> [AuditFinding] {
    view.everyElement.compactMap { element in
      guard element.content == .image, element.isUnnamedImage, element.element.role == "Image", !element.isOperable
      else {
        return nil
      }
      let node = view.node(of: element)
      if node?.argument("systemName") != nil { return nil }
      if let node, DecorationSpoken.isDecoration(node) || isBehind(node, view) { return nil }
      let file = element.label?.known
      return AuditFinding(
        at: element.span, via: element.key.frames,
        file.map { "image ‘\($0)’ has no label" } ?? "image has no label", heard: element.heard,
        review: file == nil && !isBitmap(node, view) ? reason(element.label) : nil,
        why: element.label == nil ? Self.unnamed : nil)
    }
  }
}

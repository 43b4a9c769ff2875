import ScreenModel

extension HeadingWithoutTrait {
  private static let titles: Set<String> = ["largeTitle", "title1", "title2", "title3"]
  /// Views that stand above the rows of a section; the second one also stands for other things.
  private static let headers: Set<String> = ["UITableViewHeaderFooterView", "UICollectionReusableView"]

  /// A label drawn as a title that is no heading.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    guard part.kind != .cell, part.kind != .control else { return [] }
    let isHeader =
      part.bases.contains(where: Self.headers.contains)
      && Set(Words.ofName(part.name)).isDisjoint(with: ["footer", "badge", "decoration", "separator"])
    return part.objects.compactMap { object in
      guard object.role == .label, !object.isOwnType, !part.isOpen(object), object.isProperty, object.id != "self",
        let font = part.assignments("font", of: object.id).first(where: {
          $0.source.contains("referredFont") && $0.value?.members.contains(where: Self.titles.contains) == true
        }), !part.namesTrait(["header", "button", "link"], of: object.id), !part.isSwallowed(object.id),
        let container = part.containers(of: object.id).first
      else { return nil }
      let siblings = part.children(of: container)
      guard let place = siblings.firstIndex(of: object.id), place < siblings.count - 1 || isHeader && place == 0 else {
        return nil
      }
      let words = part.assignments("text", of: object.id).last?.value?.text
      if let known = words?.known, known.contains(where: \.isNumber) || known.filter(\.isLetter).count < 3 {
        return nil
      }
      let isNamed = !Set(Words.ofName(object.name)).isDisjoint(with: ["title", "heading", "header", "headline"])
      let isSure = (part.kind == .controller || isHeader) && (isNamed || words?.isKnown == true)
      return AuditFinding(
        at: font.span, "‘\(object.name)’ is drawn as a title and is no heading", heard: part.heard(object.id),
        after: part.heard(object.id).map { $0 + ", heading" },
        review: isSure ? nil : "whether it is a title or a value, only its words can tell",
        help: "insert .header into accessibilityTraits")
    }
  }
}

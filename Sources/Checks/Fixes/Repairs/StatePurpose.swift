import ScreenModel

/// Says what personal data a field is for, so that the system can fill it in.
public struct StatePurpose: Repair {
  public static let rules = ["field-without-purpose"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.isCertain, let file = site.source, let view = file.view(at: site.finding.span),
      // In a part that is handed its title every other title would be for it as well.
      site.finding.frames.isEmpty || view.base.argument(nil)?.isPlainText == true,
      let place = ModifierPlace(file, view),
      let purpose = site.finding.message.split(separator: "‘").last?.prefix(while: { $0 != "’" }),
      // The names of content types differ between iOS and the Mac.
      !file.source(0..<file.bytes.count).contains("os(macOS)")
    else { return nil }
    return Proposal(
      "says that it is for ‘\(purpose)’",
      place.edits(adding: [AddedModifier(".textContentType(.\(purpose))")]), file: file.path, region: view.range)
  }
}

import ScreenModel
import ScreenSpecs

/// Everything a check looks at. The clock is part of it, so that a result depends on nothing else.
public struct CheckInput: Sendable {
  /// The specs to check, screens and parts.
  public var specs: [SpecEvidence]
  /// All specs of the project, for references to parts and to other screens; those in ``specs`` need not be repeated.
  public var others: [ScreenSpec]
  /// Screens in the source that no spec describes.
  public var unspecified: [UnspecifiedScreen]
  /// Journeys across the screens, with their recordings.
  public var journeys: [JourneyEvidence]
  /// Today as `YYYY-MM-DD`, for accepted failures that end.
  public var today: String

  public init(
    specs: [SpecEvidence], others: [ScreenSpec] = [], unspecified: [UnspecifiedScreen] = [],
    journeys: [JourneyEvidence] = [], today: String
  ) {
    self.specs = specs
    self.others = others
    self.unspecified = unspecified
    self.journeys = journeys
    self.today = today
  }
}

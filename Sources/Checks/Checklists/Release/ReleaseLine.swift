import ScreenModel

/// A thing that a person tries on a screen before a release; one file each, and a line in ``allReleaseLines``.
protocol ReleaseLine: Sendable {
  /// The item; `nil` where nothing in the source or the spec gives a reason to try it.
  static func item(for screen: ReleaseScreen) -> ChecklistItem?
}

/// In the order in which they are tried.
let allReleaseLines: [any ReleaseLine.Type] = [
  VoiceOverJourney.self,
  LargestText.self,
  BothOrientations.self,
  LightAndDark.self,
  IncreasedContrast.self,
  ReducedTransparency.self,
  ReducedMotion.self,
  WithoutColor.self,
  KeyboardAndSwitch.self,
]

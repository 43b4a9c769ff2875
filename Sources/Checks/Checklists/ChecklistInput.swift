import ScreenModel
import ScreenSpecs

/// Everything a checklist is made from.
public struct ChecklistInput: Sendable {
  public var result: CheckResult
  /// The specs of ``result``.
  public var specs: [ScreenSpec]
  /// What the views of each spec are made of, by the spec's id.
  public var views: [String: [AuditedView]]
  public var release: String?
  /// How the app may be held, as far as its settings tell.
  public var orientations: AppOrientations

  public init(
    result: CheckResult, specs: [ScreenSpec], views: [String: [AuditedView]] = [:], release: String? = nil,
    orientations: AppOrientations = AppOrientations()
  ) {
    self.result = result
    self.specs = specs
    self.views = views
    self.release = release
    self.orientations = orientations
  }
}

/// How an app may be held, by the settings of its targets.
public struct AppOrientations: Sendable, Hashable {
  /// Whether one of its targets may be turned; `nil`: nobody says.
  public var maySideways: Bool?

  public init(maySideways: Bool? = nil) { self.maySideways = maySideways }
}

import ScreenModel

/// Which code speaks of each view, to tell those that nothing shows.
struct ViewMentions {
  /// The file that is read holds samples or tests.
  var isSample = false
  /// Types around each mention, the outermost first, by the view's name.
  private var types: [String: Set<[String]>] = [:]
  /// The project is seen to have an app, a scene or a widget.
  private var hasApp = false

  private static let apps: Set<String> = [
    "App", "Scene", "Widget", "WidgetBundle", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
    "WKApplicationDelegate",
  ]
  private static let delegates = ["UIApplicationDelegate", "UIWindowSceneDelegate", "WKApplicationDelegate"]

  /// Notes a node that has the name of a view, or a type with the name in it.
  mutating func note(_ node: Syntax, _ names: Set<String>, _ around: ViewPlaces.Surroundings) {
    guard !isSample, around.place != .sample,
      !around.types.contains(where: { ViewPlacements.isPreview($0) && !names.contains($0) })
    else { return }
    switch node.kind {
    case .name, .member, .implicitMember: types[node.text, default: []].insert(around.types)
    case .typeRef:
      for part in node.text.split(separator: ".") where names.contains(String(part)) {
        types[String(part), default: []].insert(around.types)
      }
    default: break
    }
  }

  mutating func note(type: Syntax) {
    if hasApp || isSample { return }
    hasApp =
      type.all(.attribute).contains { $0.text == "main" }
      || type.all(.inherited).contains { Self.apps.contains($0.first(.typeRef)?.text ?? "") }
  }

  /// Names of views that no code of the project shows: nothing but previews and tests, the view itself, and other such
  /// views speak of them. None where the project is seen to show nothing at all: its views are for others to show.
  ///
  /// - Parameter samples: Names of views that are sample code.
  func unshown(_ views: [TypeDeclaration], _ uses: [ViewUse], samples: Set<String>, in index: ProjectIndex) -> Set<
    String
  > {
    let byName = Dictionary(grouping: views, by: \.name)
    // A view that hosts another one may be shown by nothing itself.
    let isHosting = uses.contains { $0.place == .hosted && $0.owner.map { byName[$0] == nil } ?? true }
    guard hasApp || isHosting || !index.files(mentioning: Self.delegates).isEmpty else { return [] }
    let candidates = byName.keys.filter { name in byName[name]?.allSatisfy { !Self.isPublic($0) } ?? false }
    var unshown: Set<String> = []
    while true {
      let fresh = candidates.filter { name in
        !unshown.contains(name)
          && (types[name] ?? []).allSatisfy {
            $0.contains(name) || $0.contains { unshown.contains($0) || samples.contains($0) }
          }
      }
      if fresh.isEmpty { return unshown }
      unshown.formUnion(fresh)
    }
  }

  /// Whether other modules may show it.
  private static func isPublic(_ type: TypeDeclaration) -> Bool {
    var next: TypeDeclaration? = type
    while let current = next {
      // The members of a public extension are public as well.
      if current.node.all(.modifier).contains(where: { ["public", "open", "package"].contains($0.text) }) {
        return true
      }
      next = current.outer
    }
    return type.node.all(.attribute).contains { $0.text == "main" }
  }
}

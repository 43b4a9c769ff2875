import ScreenModel

/// Stands for a question about a view, without the code that answers it.
struct AnswerKey {
  private(set) var hash = ContentHash()

  /// `nil` for a question whose answer depends on more than can be followed: previews stand anywhere.
  init?(_ request: Project.Request, _ type: TypeDeclaration, _ components: [String: ComponentDescription]) {
    guard request.preview == nil else { return nil }
    add(type, components, "screens", request.language, request.os)
    hash.add(request.state?.rawValue ?? "")
    hash.add(request.given.count)
    for binding in request.given {
      hash.add(binding.name)
      hash.add(String(describing: binding.value))
    }
    for flag in [request.usesInitialValues, request.includesSurroundings, request.includesEvents] {
      hash.add(flag ? 1 : 0)
    }
    switch request.assumed {
    case .all: hash.add("all")
    case .first(let most): hash.add(most)
    case .none: hash.add("none")
    // Where the branch stands moves with the lines.
    case .only: return nil
    }
  }

  init(
    presentationsOf type: TypeDeclaration, language: String, os: OSVersion,
    _ components: [String: ComponentDescription]
  ) {
    add(type, components, "presentations", language, os)
  }

  init(
    auditOf type: TypeDeclaration, isFragment: Bool, _ placement: AuditedPlacement, language: String, os: OSVersion,
    _ purpose: ContentHash, _ components: [String: ComponentDescription]
  ) {
    add(type, components, "audit", language, os)
    hash.add(purpose)
    hash.add(isFragment ? 1 : 0)
    hash.add(String(describing: placement))
  }

  private mutating func add(
    _ type: TypeDeclaration, _ components: [String: ComponentDescription], _ kind: String, _ language: String,
    _ os: OSVersion
  ) {
    for text in [kind, type.node.file.path, type.key, language] { hash.add(text) }
    hash.add(os.major)
    hash.add(os.minor)
    hash.add(components.count)
    for (name, component) in components.sorted(by: { $0.key < $1.key }) {
      hash.add(name)
      hash.add(component.like)
      hash.add(component.arguments.count)
      for (argument, meaning) in component.arguments.sorted(by: { $0.key < $1.key }) {
        hash.add(argument)
        hash.add(meaning)
      }
    }
  }

  /// An answer without places outside the project's code: those of names a person gave.
  static func bare(_ screens: [PredictedScreen]) -> [PredictedScreen] {
    screens.map { screen in
      var screen = screen
      for position in screen.unknownNames.indices { screen.unknownNames[position].span = nil }
      return screen
    }
  }

  /// Gives those places back, and orders what is ordered by place.
  static func complete(_ screens: inout [PredictedScreen], _ request: Project.Request) {
    let spans = Dictionary(request.given.map { ($0.name, $0.span) }, uniquingKeysWith: { first, _ in first })
    for screen in screens.indices {
      screens[screen].keys.sort()
      for position in screens[screen].unknownNames.indices {
        screens[screen].unknownNames[position].span = spans[screens[screen].unknownNames[position].name] ?? nil
      }
    }
  }
}

import ScreenModel

/// Where the project's code places each view: as a part, as a destination, in a sheet, in a scene.
struct ViewPlacements: Sendable {
  private var found: [ObjectIdentifier: AuditedPlacement] = [:]
  private var samples: Set<ObjectIdentifier> = []
  /// Names of types whose code places one, by its name; empty text: code outside of types.
  private var placers: [String: Set<String>] = [:]

  /// `hosted`: shown by UIKit; `drawn`: made into a picture.
  private enum Place { case part, pushed, presented, scene, hosted, drawn, sample }

  init(_ index: ProjectIndex) {
    var names: [String: [TypeDeclaration]] = [:]
    var previewed: Set<ObjectIdentifier> = []
    var drawn: Set<ObjectIdentifier> = []
    for type in index.views { names[type.name, default: []].append(type) }

    func walk(_ node: Syntax, _ place: Place, _ depth: Int, owner: String?) {
      guard depth < 400 else { return }
      switch node.kind {
      case .typeDecl:
        let inherited = node.all(.inherited).compactMap { $0.first(.typeRef)?.text }
        let inner: Place =
          inherited.contains("PreviewProvider")
          ? .sample
          : inherited.contains("App") || inherited.contains("Scene") ? .scene : .part
        // A class is no view: what its code makes is shown by UIKit, whatever is around it.
        let isClass = index.types[node.text]?.contains { $0.kind == .class } ?? false
        for child in node.children { walk(child, isClass ? .hosted : inner, depth + 1, owner: node.text) }
      case .function where place == .hosted, .variable where place == .hosted:
        // Views ask it for a part of theirs.
        let isPart = (node.first(.returnType) ?? node.first(.typeRef))?.source.contains("some ") ?? false
        for child in node.children { walk(child, isPart ? .part : place, depth + 1, owner: owner) }
      case .macro where node.text == "Preview":
        for child in node.children { walk(child, .sample, depth + 1, owner: nil) }
      case .chain: chain(node, place, depth, owner)
      default: for child in node.children { walk(child, place, depth + 1, owner: owner) }
      }
    }

    func chain(_ node: Syntax, _ place: Place, _ depth: Int, _ owner: String?) {
      guard node.count > 0 else { return }
      let base = node[0]
      if base.kind == .name, node.count > 1, node[1].kind == .call || node[1].kind == .genericArguments {
        let hasTitle = node.children.contains { $0.kind == .member && $0.text.hasPrefix("navigationTitle") }
        let isDrawn = node.children.contains { $0.kind == .member && Self.pictures.contains($0.text) }
        note(base.text, isDrawn && place != .sample ? .drawn : place, owner, hasTitle: hasTitle)
      }
      for (position, step) in node.children.enumerated() {
        guard step.kind == .call, position > 0 else {
          walk(step, place, depth + 1, owner: owner)
          continue
        }
        let callee = node[position - 1]
        // `NavigationLink(destination: …) { label }`: where one goes is given, and what trails is the label.
        let isLabelled = step.children.contains { ["destination", "value"].contains($0.text) && $0.kind == .argument }
        for argument in step.children {
          let isLabel = callee.text == "NavigationLink" && isLabelled && argument.kind == .trailingClosure
          walk(argument, isLabel ? place : inner(callee.text, argument, place), depth + 1, owner: owner)
        }
      }
    }

    /// What an argument's views are for.
    func inner(_ callee: String, _ argument: Syntax, _ place: Place) -> Place {
      if place == .sample { return .sample }
      if callee.hasSuffix("HostingController") || callee == "UIHostingConfiguration" { return .hosted }
      switch callee {
      case "ImageRenderer": return .drawn
      case "export", "render", "snapshot": return place == .part || place == .hosted ? .drawn : place
      case "sheet", "fullScreenCover", "popover", "inspector": return .presented
      case "navigationDestination": return .pushed
      case "NavigationLink":
        if argument.text == "destination" { return .pushed }
        return argument.kind == .trailingClosure && !argument.hasText ? .pushed : place
      case "Tab", "TabView", "WindowGroup", "Window", "NavigationStack", "NavigationView", "NavigationSplitView":
        return place == .scene || callee.hasPrefix("Tab") ? .scene : place
      default: return place
      }
    }

    func note(_ name: String, _ place: Place, _ owner: String?, hasTitle: Bool) {
      guard let types = names[name], owner != name else { return }
      if place != .sample { placers[name, default: []].insert(owner ?? "") }
      for type in types {
        var placement = found[ObjectIdentifier(type)] ?? AuditedPlacement()
        switch place {
        case .part: placement.isEmbedded = true
        case .pushed: placement.isPushed = true
        case .presented: placement.isPresented = true
        case .scene: placement.isRooted = true
        case .hosted: placement.isHosted = true
        case .drawn: drawn.insert(ObjectIdentifier(type))
        case .sample: previewed.insert(ObjectIdentifier(type))
        }
        if hasTitle { placement.hasTitleOutside = true }
        found[ObjectIdentifier(type)] = placement
      }
    }

    for file in index.files(mentioning: names.keys) { walk(file.root, .part, 0, owner: nil) }
    for type in index.views where Self.isSampleName(type) { samples.insert(ObjectIdentifier(type)) }
    // `PreviewHarness`: named after previews, and nothing but a preview shows it.
    for type in index.views where type.name.contains("Preview") {
      let placement = found[ObjectIdentifier(type)] ?? AuditedPlacement()
      if previewed.contains(ObjectIdentifier(type)), !placement.isShown { samples.insert(ObjectIdentifier(type)) }
    }
    // A picture is made of it, and nobody meets it on a screen; nor its parts.
    for type in index.views where drawn.contains(ObjectIdentifier(type)) && !placement(of: type).isShown {
      samples.insert(ObjectIdentifier(type))
    }
    if !drawn.isEmpty { addParts(names) }
  }

  /// Parts of nothing but samples.
  private mutating func addParts(_ names: [String: [TypeDeclaration]]) {
    for _ in 0..<8 {
      let known = samples.count
      for (name, types) in names {
        guard let owners = placers[name], !owners.isEmpty,
          owners.allSatisfy({ owner in
            names[owner]?.allSatisfy { samples.contains(ObjectIdentifier($0)) } ?? false
          })
        else { continue }
        for type in types where !placement(of: type).isScreen { samples.insert(ObjectIdentifier(type)) }
      }
      if samples.count == known { return }
    }
  }

  /// The views in an order in which those come later that another of them places.
  func outermostFirst(_ types: [TypeDeclaration]) -> [TypeDeclaration] {
    let among = Set(types.map(\.name))
    var depths: [String: Int] = [:]
    var path: Set<String> = []
    // Everything that places a view, at any distance: of two that place each other neither is the outer one.
    var known: [String: Set<String>] = [:]
    func above(_ name: String) -> Set<String> {
      if let found = known[name] { return found }
      var found: Set<String> = []
      var waiting = [name]
      while let next = waiting.popLast() {
        for owner in placers[next] ?? [] where among.contains(owner) && found.insert(owner).inserted {
          waiting.append(owner)
        }
      }
      known[name] = found
      return found
    }
    func depth(_ name: String) -> Int {
      if let known = depths[name] { return known }
      guard path.count < 64, path.insert(name).inserted else { return 0 }
      defer { path.remove(name) }
      var found = 0
      for owner in (placers[name] ?? []).sorted()
      where owner != name && among.contains(owner) && !above(owner).contains(name) {
        found = max(found, depth(owner) + 1)
      }
      depths[name] = found
      return found
    }
    let ranks = types.map { depth($0.name) }
    return types.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { types[$0] }
  }

  /// What makes a picture of a view.
  private static let pictures: Set<String> = ["snapshot", "asImage", "asUIImage", "renderedImage"]

  func placement(of type: TypeDeclaration) -> AuditedPlacement { found[ObjectIdentifier(type)] ?? AuditedPlacement() }

  /// Whether a view is sample code: in a preview or test folder, or named so.
  func isSample(_ type: TypeDeclaration) -> Bool { samples.contains(ObjectIdentifier(type)) }

  /// Whether a file is in a folder of previews or tests.
  func isSample(path: String) -> Bool { Self.isSamplePath(path) }

  private static func isSamplePath(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains {
      $0.hasSuffix("Tests") || $0 == "Preview Content" || $0.hasPrefix("Preview")
    }
  }

  private static func isSampleName(_ type: TypeDeclaration) -> Bool {
    if isSamplePath(type.node.file.path) { return true }
    var outer: TypeDeclaration? = type
    while let current = outer {
      if current.name.hasSuffix("Preview") || current.name.hasSuffix("Previews") || current.inherits("PreviewProvider")
      {
        return true
      }
      outer = current.outer
    }
    return false
  }
}

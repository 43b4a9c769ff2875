import ScreenModel

/// Where the project's code places each view: as a part, as a destination, in a sheet, in a scene.
struct ViewPlacements: Sendable {
  private var found: [ObjectIdentifier: AuditedPlacement] = [:]
  private var samples: Set<ObjectIdentifier> = []

  private enum Place { case part, pushed, presented, scene, sample }

  init(_ index: ProjectIndex) {
    var names: [String: [TypeDeclaration]] = [:]
    var previewed: Set<ObjectIdentifier> = []
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
        for child in node.children { walk(child, inner, depth + 1, owner: node.text) }
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
        note(base.text, place, owner, hasTitle: hasTitle)
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
      switch callee {
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
      for type in types {
        var placement = found[ObjectIdentifier(type)] ?? AuditedPlacement()
        switch place {
        case .part: placement.isEmbedded = true
        case .pushed: placement.isPushed = true
        case .presented: placement.isPresented = true
        case .scene: placement.isRooted = true
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
      let isShown = placement.isEmbedded || placement.isPushed || placement.isPresented || placement.isRooted
      if previewed.contains(ObjectIdentifier(type)), !isShown { samples.insert(ObjectIdentifier(type)) }
    }
  }

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

import ScreenModel

/// A place in the code where a view is made.
struct ViewUse {
  /// What the view is for there.
  enum Place {
    case part, pushed, presented, scene, sample
    /// UIKit's code shows it: in a hosting controller, a cell, a window.
    case hosted
    /// It is made into a picture or film, and nobody meets it on a screen.
    case drawn
  }

  /// The view's type.
  var name: String
  var place: Place
  /// The type whose code makes it; `nil`: none.
  var owner: String?
  /// A navigation title is put on it there.
  var hasTitle: Bool
  /// The function or property whose code makes it, where only those who ask for that tell what it is for.
  var maker: ViewMaker?
  /// The bar that a title would be in is hidden there.
  var hidesBar = false
  /// Something around it names, hides or takes in what is heard of it.
  var isWrapped = false
}

/// Finds the places in a project's code where its views are made.
struct ViewPlaces {
  private let index: ProjectIndex
  private let names: Set<String>
  private(set) var found: [ViewUse] = []
  private(set) var mentions = ViewMentions()

  /// What is known of the code around a place.
  struct Surroundings {
    var place: ViewUse.Place
    var owner: String?
    /// Names of the types around, the outermost first.
    var types: [String] = []
    /// A body, or a function that makes views.
    var buildsViews = false
    /// Nothing but the type says what views are for.
    var isDefault = true
    var maker: ViewMaker?
    var isWrapped = false
    /// Directly in a type.
    var isAmongMembers = false
  }

  init(_ index: ProjectIndex) {
    self.index = index
    names = Set(index.views.map(\.name))
    for file in index.files(mentioning: names) {
      mentions.isSample = ViewPlacements.isSamplePath(file.path)
      walk(file.root, Surroundings(place: mentions.isSample ? .sample : .part), 0)
    }
    found = ViewMakers(found, names: names, index).settled
  }

  private mutating func walk(_ node: Syntax, _ around: Surroundings, _ depth: Int) {
    guard depth < 400 else { return }
    if names.contains(node.text) || node.kind == .typeRef { mentions.note(node, names, around) }
    if node.kind == .chain {
      chain(node, around, depth)
      return
    }
    let inside = Self.surroundings(inside: node, around, index)
    if node.kind == .typeDecl { mentions.note(type: node) }
    Self.parts(of: node, inside, names) { walk($0, $1, depth + 1) }
  }

  /// Goes through the parts of a node; what a local constant holds is for what the constant is used for.
  static func parts(
    of node: Syntax, _ inside: Surroundings, _ names: Set<String>, _ walk: (Syntax, Surroundings) -> Void
  ) {
    for (position, child) in node.children.enumerated() {
      guard node.kind == .block, child.kind == .variable, child.hasText, child.first(.initialValue) != nil,
        let used = node.children[(position + 1)...].lazy.compactMap({ use(of: child.text, in: $0, inside, names, 0) })
          .first
      else {
        walk(child, inside)
        continue
      }
      walk(child, used)
    }
  }

  /// What is known of the code around the first place that names a local constant; `nil`: nothing names it.
  private static func use(
    of name: String, in node: Syntax, _ around: Surroundings, _ names: Set<String>, _ depth: Int
  ) -> Surroundings? {
    guard depth < 60 else { return nil }
    if node.kind == .name { return node.text == name ? around : nil }
    var found: Surroundings?
    if node.kind == .chain {
      steps(of: node, around, names) { step, inside in
        if found == nil { found = use(of: name, in: step, inside, names, depth + 1) }
      }
    } else {
      for child in node.children where found == nil { found = use(of: name, in: child, around, names, depth + 1) }
    }
    return found
  }

  /// What is known inside a declaration.
  static func surroundings(inside node: Syntax, _ around: Surroundings, _ index: ProjectIndex) -> Surroundings {
    var inside = around
    switch node.kind {
    case .typeDecl:
      let types = around.types + node.text.split(separator: ".").map(String.init)
      let place = around.place == .sample ? .sample : place(in: node, index)
      inside = Surroundings(place: place, owner: node.text, types: types)
      inside.isAmongMembers = true
    case .macro where node.text == "Preview": inside = Surroundings(place: .sample, types: around.types)
    case .function, .variable:
      if buildsViews(node) {
        inside.buildsViews = true
        if around.place == .hosted { inside.place = .part }
      }
      if makesScenes(node), around.place == .part { inside.place = .scene }
      if around.isAmongMembers, node.hasText, let owner = around.owner, !ViewMaker.systemNames.contains(node.text),
        givesView(node, index)
      {
        inside.maker = ViewMaker(owner: owner, name: node.text)
      }
      inside.isAmongMembers = false
    case .initializer, .subscriptDecl: inside.isAmongMembers = false
    default: break
    }
    return inside
  }

  /// What views are for that a type's code makes, unless it says otherwise.
  private static func place(in type: Syntax, _ index: ProjectIndex) -> ViewUse.Place {
    let inherited = type.all(.inherited).compactMap { $0.first(.typeRef)?.text }
    if inherited.contains("PreviewProvider") { return .sample }
    if inherited.contains(where: scenes.contains) { return .scene }
    // A coordinator or controller hands a whole screen on; what it says of it is said to UIKit.
    if inherited.contains(where: { $0.hasSuffix("Representable") }) { return .hosted }
    switch type.first(.keyword)?.text {
    case "class", "actor": return .hosted
    case "extension":
      let isClass = ["UI", "NS"].contains(String(type.text.prefix(2))) || index.types[type.text]?.first?.kind == .class
      return isClass ? .hosted : .part
    default: return .part
    }
  }

  /// What the system makes screens, widgets and controls of.
  private static let scenes: Set<String> = ["App", "ControlWidget", "Scene", "Widget", "WidgetBundle"]

  /// Whether a function or property makes views for others: what it makes is a part of theirs.
  static func buildsViews(_ declaration: Syntax) -> Bool {
    type(of: declaration)?.text == "some" || declaration.all(.attribute).contains { $0.text == "ViewBuilder" }
  }

  /// Whether what a function or property gives is a view, and not something that holds views.
  private static func givesView(_ declaration: Syntax, _ index: ProjectIndex) -> Bool {
    if buildsViews(declaration) { return true }
    guard var type = type(of: declaration) else { return false }
    if type.text == "Optional", let wrapped = type.first(.typeRef) { type = wrapped }
    return type.text == "any" || type.text == "AnyView" || index.types[type.text]?.contains(where: \.isView) ?? false
  }

  /// `var body: some WidgetConfiguration`
  private static func makesScenes(_ declaration: Syntax) -> Bool {
    guard let type = type(of: declaration), type.text == "some" else { return false }
    return ["Scene", "WidgetConfiguration"].contains(type.first(.typeRef)?.text ?? "")
  }

  private static func type(of declaration: Syntax) -> Syntax? {
    declaration.kind == .function ? declaration.first(.returnType)?.first(.typeRef) : declaration.first(.typeRef)
  }

  private mutating func chain(_ node: Syntax, _ around: Surroundings, _ depth: Int) {
    guard node.count > 0 else { return }
    let base = node[0]
    if base.kind == .name, node.count > 1, node[1].kind == .call || node[1].kind == .genericArguments,
      names.contains(base.text), around.owner != base.text
    {
      let members = node.children.filter { $0.kind == .member }.map(\.text)
      let isDrawn = around.place != .sample && members.contains(where: Self.drawing.contains)
      let isWrapped = around.isWrapped || Self.isWrapping(node)
      var place = isDrawn ? .drawn : around.place
      // A widget's own code may name the whole of what it shows.
      if place == .scene, isWrapped, around.isDefault { place = .part }
      found.append(
        ViewUse(
          name: base.text, place: place, owner: around.owner,
          hasTitle: members.contains { $0.hasPrefix("navigationTitle") },
          maker: around.isDefault && !isDrawn ? around.maker : nil, hidesBar: Self.hidesBar(node),
          isWrapped: isWrapped))
    }
    Self.steps(of: node, around, names) { step, inside in walk(step, inside, depth + 1) }
  }

  /// Goes through the parts of a chain, each with what is known around it.
  static func steps(
    of node: Syntax, _ around: Surroundings, _ names: Set<String>, _ walk: (Syntax, Surroundings) -> Void
  ) {
    var wrapped = around
    if isWrapping(node) { wrapped.isWrapped = true }
    for (position, step) in node.children.enumerated() {
      guard step.kind == .call, position > 0 else {
        walk(step, wrapped)
        continue
      }
      var callee = node[position - 1]
      if callee.kind == .genericArguments, position > 1 { callee = node[position - 2] }
      // `NavigationLink(destination: …) { label }`: where one goes is given, and what trails is the label.
      let isLabelled = step.children.contains { ["destination", "value"].contains($0.text) && $0.kind == .argument }
      for argument in step.children {
        var inside = wrapped
        let isLabel = callee.text == "NavigationLink" && isLabelled && argument.kind == .trailingClosure
        if !isLabel, let place = place(of: argument, callee.text, around, names) {
          inside.place = place
          inside.isDefault = false
          inside.isWrapped = false
        } else if isLabel || controls.contains(callee.text) {
          inside.isWrapped = true
        }
        walk(argument, inside)
      }
    }
  }

  /// Modifiers that say of a view what its own code does not.
  private static let wrapping: Set<String> = [
    "accessibility", "accessibilityChildren", "accessibilityElement", "accessibilityHidden", "accessibilityLabel",
    "accessibilityRepresentation",
  ]

  /// Controls that take in what they show.
  private static let controls: Set<String> = [
    "Button", "Label", "LabeledContent", "Link", "Menu", "ShareLink", "Toggle",
  ]

  static func isWrapping(_ chain: Syntax) -> Bool {
    chain.children.contains { $0.kind == .member && wrapping.contains($0.text) }
  }

  /// `.toolbar(.hidden, for: .navigationBar)`
  private static func hidesBar(_ chain: Syntax) -> Bool {
    chain.children.enumerated().contains { position, step in
      guard step.kind == .member else { return false }
      if step.text == "navigationBarHidden" { return true }
      guard step.text == "toolbar", position + 1 < chain.count else { return false }
      let argument = chain[position + 1].first(.argument)
      return argument.map { $0.count > 0 && $0[0].kind == .implicitMember && $0[0].text == "hidden" } ?? false
    }
  }

  /// What an argument's views are for; `nil`: what they would be for around the call.
  private static func place(of argument: Syntax, _ callee: String, _ around: Surroundings, _ names: Set<String>)
    -> ViewUse.Place?
  {
    let place = around.place
    if place == .sample { return nil }
    if callee.hasSuffix("HostingController") { return .hosted }
    switch callee {
    case "sheet", "fullScreenCover", "popover", "inspector": return .presented
    case "navigationDestination": return .pushed
    case "NavigationLink":
      if argument.text == "destination" { return .pushed }
      return argument.kind == .trailingClosure && !argument.hasText ? .pushed : nil
    case "Tab", "TabView": return .scene
    case "WindowGroup", "Window", "NavigationStack", "NavigationView", "NavigationSplitView": return nil
    case "UIHostingConfiguration", "NSHostingView": return .hosted
    case "ImageRenderer": return .drawn
    default:
      let makesNone = !around.buildsViews && around.owner.map { !names.contains($0) } ?? true
      return makesNone && isExport(callee, argument) ? .drawn : nil
    }
  }

  /// Calls on a view that make a picture of it.
  static let drawing: Set<String> = ["asImage", "asUIImage", "renderedImage", "snapshot"]

  /// `Exporter.export(view: Card())`, in code that makes no views.
  static func isExport(_ callee: String, _ argument: Syntax) -> Bool {
    guard argument.text == "view" || argument.text == "content" else { return false }
    return ["export", "render", "snapshot"].contains { verb in
      callee.hasPrefix(verb) && callee.dropFirst(verb.count).first?.isLowercase != true
    }
  }
}

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
}

/// Finds the places in a project's code where its views are made.
struct ViewPlaces {
  private let index: ProjectIndex
  private let names: Set<String>
  private(set) var found: [ViewUse] = []

  /// What is known of the code around a place.
  private struct Surroundings {
    var place: ViewUse.Place
    var owner: String?
    /// A body, or a function that makes views.
    var buildsViews = false
  }

  init(_ index: ProjectIndex) {
    self.index = index
    names = Set(index.views.map(\.name))
    for file in index.files(mentioning: names) { walk(file.root, Surroundings(place: .part), 0) }
  }

  private mutating func walk(_ node: Syntax, _ around: Surroundings, _ depth: Int) {
    guard depth < 400 else { return }
    var inside = around
    switch node.kind {
    case .typeDecl: inside = Surroundings(place: place(in: node), owner: node.text)
    case .macro where node.text == "Preview": inside = Surroundings(place: .sample)
    case .function, .variable:
      if Self.buildsViews(node) {
        inside.buildsViews = true
        if around.place == .hosted { inside.place = .part }
      }
    case .chain:
      chain(node, around, depth)
      return
    default: break
    }
    for child in node.children { walk(child, inside, depth + 1) }
  }

  /// What views are for that a type's code makes, unless it says otherwise.
  private func place(in type: Syntax) -> ViewUse.Place {
    let inherited = type.all(.inherited).compactMap { $0.first(.typeRef)?.text }
    if inherited.contains("PreviewProvider") { return .sample }
    if inherited.contains("App") || inherited.contains("Scene") { return .scene }
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

  /// Whether a function or property makes views for others: what it makes is a part of theirs.
  static func buildsViews(_ declaration: Syntax) -> Bool {
    let type =
      declaration.kind == .function ? declaration.first(.returnType)?.first(.typeRef) : declaration.first(.typeRef)
    return type?.text == "some" || declaration.all(.attribute).contains { $0.text == "ViewBuilder" }
  }

  private mutating func chain(_ node: Syntax, _ around: Surroundings, _ depth: Int) {
    guard node.count > 0 else { return }
    let base = node[0]
    if base.kind == .name, node.count > 1, node[1].kind == .call || node[1].kind == .genericArguments,
      names.contains(base.text), around.owner != base.text
    {
      let members = node.children.filter { $0.kind == .member }.map(\.text)
      let isDrawn = around.place != .sample && members.contains(where: Self.drawing.contains)
      found.append(
        ViewUse(
          name: base.text, place: isDrawn ? .drawn : around.place, owner: around.owner,
          hasTitle: members.contains { $0.hasPrefix("navigationTitle") }))
    }
    for (position, step) in node.children.enumerated() {
      guard step.kind == .call, position > 0 else {
        walk(step, around, depth + 1)
        continue
      }
      var callee = node[position - 1]
      if callee.kind == .genericArguments, position > 1 { callee = node[position - 2] }
      // `NavigationLink(destination: …) { label }`: where one goes is given, and what trails is the label.
      let isLabelled = step.children.contains { ["destination", "value"].contains($0.text) && $0.kind == .argument }
      for argument in step.children {
        var inside = around
        let isLabel = callee.text == "NavigationLink" && isLabelled && argument.kind == .trailingClosure
        if !isLabel { inside.place = place(of: argument, callee.text, around) }
        walk(argument, inside, depth + 1)
      }
    }
  }

  /// What an argument's views are for.
  private func place(of argument: Syntax, _ callee: String, _ around: Surroundings) -> ViewUse.Place {
    let place = around.place
    if place == .sample { return .sample }
    if callee.hasSuffix("HostingController") { return .hosted }
    switch callee {
    case "sheet", "fullScreenCover", "popover", "inspector": return .presented
    case "navigationDestination": return .pushed
    case "NavigationLink":
      if argument.text == "destination" { return .pushed }
      return argument.kind == .trailingClosure && !argument.hasText ? .pushed : place
    case "Tab", "TabView", "WindowGroup", "Window", "NavigationStack", "NavigationView", "NavigationSplitView":
      return place == .scene || callee.hasPrefix("Tab") ? .scene : place
    case "UIHostingConfiguration", "NSHostingView": return .hosted
    case "ImageRenderer": return .drawn
    default:
      let makesNone = !around.buildsViews && around.owner.map { !names.contains($0) } ?? true
      return makesNone && Self.isExport(callee, argument) ? .drawn : place
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

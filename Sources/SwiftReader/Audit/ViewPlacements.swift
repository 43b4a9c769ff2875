import ScreenModel

/// Where the project's code places each view: as a part, as a destination, in a sheet, in a scene, in UIKit's hands.
struct ViewPlacements: Sendable {
  private var found: [ObjectIdentifier: AuditedPlacement] = [:]
  private var samples: Set<ObjectIdentifier> = []
  private var drawn: Set<ObjectIdentifier> = []
  /// Views that nothing but a preview was seen to show.
  private var onlyPreviewed: Set<ObjectIdentifier> = []
  /// Keys of views that no code shows.
  private var unshown: Set<String> = []
  /// Types whose code makes a view as a part of theirs, by the view's name; empty where it is in no type.
  private(set) var makers: [String: Set<String>] = [:]

  init(_ index: ProjectIndex) {
    let names = Dictionary(grouping: index.views, by: \.name)
    var previewed: Set<ObjectIdentifier> = []
    var pictures: Set<String> = []
    let places = ViewPlaces(index)
    let sampleNames = Self.samples(names, places.found)
    for use in places.found {
      let place = use.isSample(sampleNames) ? .sample : use.place
      if place == .drawn { pictures.insert(use.name) }
      if place == .part { makers[use.name, default: []].insert(use.owner ?? "") }
      for type in names[use.name] ?? [] {
        var placement = found[ObjectIdentifier(type)] ?? AuditedPlacement()
        switch place {
        case .part: placement.isEmbedded = true
        case .pushed: placement.isPushed = true
        case .presented: placement.isPresented = true
        case .scene: placement.isRooted = true
        case .hosted: placement.isHosted = true
        case .sample: previewed.insert(ObjectIdentifier(type))
        case .drawn: break
        }
        if use.hasTitle { placement.hasTitleOutside = true }
        found[ObjectIdentifier(type)] = placement
      }
    }
    for name in places.mentions.unshown(index.views, places.found, samples: sampleNames, in: index) {
      for type in names[name] ?? [] {
        unshown.insert(type.key)
        found[ObjectIdentifier(type), default: AuditedPlacement()].isUnshown = true
      }
    }
    noteDrawn(pictures, names)
    for type in index.views where sampleNames.contains(type.name) || Self.isSampleCode(type) {
      samples.insert(ObjectIdentifier(type))
    }
    for type in index.views where previewed.contains(ObjectIdentifier(type)) {
      let placement = found[ObjectIdentifier(type)] ?? AuditedPlacement()
      if !placement.isEmbedded, !placement.isShownWhole { onlyPreviewed.insert(ObjectIdentifier(type)) }
    }
  }

  /// Names of views that are sample code: in a preview, and those that nothing but sample code makes and that are named
  /// after previews, as `PreviewHarness`, or private.
  private static func samples(_ names: [String: [TypeDeclaration]], _ uses: [ViewUse]) -> Set<String> {
    let uses = Dictionary(grouping: uses, by: \.name)
    var samples = Set(names.filter { $0.value.allSatisfy(isSampleCode) }.keys)
    while true {
      let fresh = names.filter { name, types in
        let uses = uses[name] ?? []
        if samples.contains(name) || !uses.allSatisfy({ $0.isSample(samples) }) { return false }
        return isPreview(name) || !uses.isEmpty && (name.contains("Preview") || types.allSatisfy(\.isPrivate))
      }.keys
      if fresh.isEmpty { return samples }
      samples.formUnion(fresh)
    }
  }

  /// Views that are only made into pictures, and views that are parts of such views alone.
  private mutating func noteDrawn(_ pictures: Set<String>, _ names: [String: [TypeDeclaration]]) {
    func isShown(_ name: String) -> Bool {
      (names[name] ?? []).contains { found[ObjectIdentifier($0)]?.isShownWhole == true }
    }
    var known: Set<String> = []
    var fresh = pictures.filter { makers[$0] == nil && !isShown($0) }
    var parts: [String: [String]] = [:]
    for (name, owners) in makers where !owners.contains("") && !isShown(name) {
      for owner in owners { parts[owner, default: []].append(name) }
    }
    while !fresh.isEmpty {
      known.formUnion(fresh)
      let candidates = Set(fresh.flatMap { parts[$0] ?? [] }).subtracting(known)
      fresh = candidates.filter { makers[$0]?.isSubset(of: known) == true }
    }
    for name in known { drawn.formUnion((names[name] ?? []).map { ObjectIdentifier($0) }) }
  }

  /// Whether nothing but a preview was seen to show a view.
  func isOnlyPreviewed(_ type: TypeDeclaration) -> Bool { onlyPreviewed.contains(ObjectIdentifier(type)) }

  /// Whether no code shows a view but previews, tests and views of which the same holds, by its key.
  func isUnshown(_ key: String) -> Bool { unshown.contains(key) }

  /// Whether a view is never on a screen: it is made into pictures or films.
  func isDrawn(_ type: TypeDeclaration) -> Bool { drawn.contains(ObjectIdentifier(type)) }

  func placement(of type: TypeDeclaration) -> AuditedPlacement { found[ObjectIdentifier(type)] ?? AuditedPlacement() }

  /// Whether a view is sample code: in a preview or test folder, or named so.
  func isSample(_ type: TypeDeclaration) -> Bool { samples.contains(ObjectIdentifier(type)) }

  /// Whether a file is in a folder of previews or tests.
  func isSample(path: String) -> Bool { Self.isSamplePath(path) }

  static func isSamplePath(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains {
      $0.hasSuffix("Tests") || $0 == "Preview Content" || $0.hasPrefix("Preview")
    }
  }

  /// Whether a type is called like one that only a preview shows.
  static func isPreview(_ name: String) -> Bool { name.hasSuffix("Preview") || name.hasSuffix("Previews") }

  /// Whether a view is written in sample code.
  private static func isSampleCode(_ type: TypeDeclaration) -> Bool {
    if isSamplePath(type.node.file.path) { return true }
    var outer: TypeDeclaration? = type
    while let current = outer {
      if current.inherits("PreviewProvider") || current !== type && isPreview(current.name) { return true }
      outer = current.outer
    }
    return false
  }
}

extension ViewUse {
  /// Whether sample code makes it there.
  fileprivate func isSample(_ samples: Set<String>) -> Bool {
    place == .sample || owner.map(samples.contains) ?? false
  }
}

extension ProjectIndex {
  /// Whether no code shows a view but previews, tests and views of which the same holds.
  func isUnshown(_ type: TypeDeclaration) -> Bool {
    Lookups.note(.unshown(type.key))
    return placements.isUnshown(type.key)
  }
}

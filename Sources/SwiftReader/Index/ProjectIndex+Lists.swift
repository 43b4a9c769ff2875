/// Lists of types of one kind, made when they are asked for.
extension ProjectIndex {
  /// All views the project declares, by file and place.
  var views: [TypeDeclaration] {
    lists.value(.views) { list(of: topNames(in: files.indices.filter(mayHoldViews))) { $0.isView } }
  }

  /// Views of a name, or of a dotted path, by file and place; only the files that declare such a type are parsed.
  func views(named name: String) -> [TypeDeclaration] {
    Lookups.note(.views(name))
    return named.value(name) {
      let last = name.split(separator: ".").last.map(String.init) ?? name
      let holding = Set(irregular + places[last, default: []] + innerPlaces[last, default: []])
      return list(of: topNames(in: holding.sorted())) { $0.isView && ($0.path == name || $0.name == name) }
    }
  }

  /// Views in whose source a sheet, alert or the like is written.
  var presenters: [TypeDeclaration] {
    lists.value(.presenters) {
      let ways = PresentationModifier.names.map { Array(".\($0)".utf8) }
      return views.filter { view in ways.contains { view.node.contains($0) } }
    }
  }

  /// Every class that comes from one of UIKit's, by file and place.
  var uikit: [TypeDeclaration] { lists.value(.uikit) { findUIKit() } }

  /// A class is found by the word for what it inherits from: a class of UIKit's, or one that was found before.
  private func findUIKit() -> [TypeDeclaration] {
    let types = UIKitTypes(index: self)
    var holding = Set(files.indices.filter { !scans[$0].isRegular || scans[$0].namesUIKit })
    var known: Set<String> = []
    while true {
      let found = list(of: topNames(in: holding.sorted())) { types.ancestry(of: $0) != nil }
      var names = Set(found.map(\.name))
      // A class may be inherited from under another name.
      for position in holding { names.formUnion(scans[position].aliases) }
      guard !names.isSubset(of: known) else { return found }
      known.formUnion(names)
      let wanted = FileScan.WordSet(known)
      holding.formUnion(files.indices.filter { scans[$0].mentions(wanted) })
    }
  }

  func mayHoldViews(_ position: Int) -> Bool {
    !scans[position].isRegular
      || ["View", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable"].contains {
        scans[position].mentions($0)
      } || viewProtocols.names.contains { scans[position].mentions($0) }
  }

  /// Names at the top of files, sorted.
  func topNames(in positions: [Int]) -> [String] {
    read(positions.map { files[$0] })
    return Set(positions.flatMap { NameBucket.names(in: files[$0]) }).sorted()
  }

  /// Types under some names, nested ones too, by file and place.
  private func list(of names: [String], where isWanted: (TypeDeclaration) -> Bool) -> [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    func collect(_ type: TypeDeclaration) {
      if isWanted(type) { found.append(type) }
      for inner in type.nested.values.sorted(by: { $0.path < $1.path }) { collect(inner) }
    }
    for name in names {
      let bucket = bucket(name)
      bucket.types.forEach(collect)
      for name in bucket.foreign.keys.sorted() {
        bucket.foreign[name]?.nested.values.sorted { $0.path < $1.path }.forEach(collect)
      }
    }
    return found.sorted { ($0.node.file.path, $0.node.offset) < ($1.node.file.path, $1.node.offset) }
  }
}

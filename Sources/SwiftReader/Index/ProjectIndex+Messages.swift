// What an audit of UIKit's classes asks of a whole project. Asked once, and not while a view is worked out.
extension ProjectIndex {
  /// Whether code asks for translations by name.
  var asksForTranslations: Bool {
    let ways = ["NSLocalizedString(", "String(localized:"].map { Array($0.utf8) }
    return files.contains { file in ways.contains { file.contains($0) } }
  }

  /// Types and extensions whose code makes a message of UIKit's, by file and place.
  var toastMakers: [TypeDeclaration] {
    let adding = Array("addSubview(".utf8)
    let words = ["oast", "nackbar", "nackBar", "asyncAfter(", "scheduledTimer("].map { Array($0.utf8) }
    let holding = files.indices.filter { position in
      files[position].contains(adding) && words.contains { files[position].contains($0) }
    }
    let types = UIKitTypes(index: self)
    let inFiles = Set(holding.map { files[$0].path })
    return topNames(in: holding).flatMap { name -> [TypeDeclaration] in
      let bucket = bucket(name)
      return bucket.types + bucket.foreign.sorted { $0.key < $1.key }.map(\.value)
    }.filter { type in
      type.declarations.contains { inFiles.contains($0.file.path) } && !type.isView && type.kind != .protocol
        && type.functions.values.contains { functions in
          functions.contains { function in
            types.ancestry(of: type) == nil
              || function.all(.modifier).contains { $0.text == "static" || $0.text == "class" }
          }
        }
    }.sorted { ($0.node.file.path, $0.node.offset) < ($1.node.file.path, $1.node.offset) }
  }
}

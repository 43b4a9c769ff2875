/// Protocols of the project that every view of them is a view by: `protocol PlatformView: View`.
struct ViewProtocols: Sendable {
  let names: Set<String>

  /// - Parameter headers: What the declarations of protocols say of each, by name: the words up to the brace.
  init(headers: [String: Set<String>]) {
    var known: Set<String> = []
    var waiting = headers
    while true {
      let found = waiting.filter { !$0.value.isDisjoint(with: known.union(["View"])) }.map(\.key)
      if found.isEmpty { break }
      known.formUnion(found)
      for name in found { waiting[name] = nil }
    }
    names = known
  }

  /// Of files, by what their bytes tell; a file that is parsed anyway by its declarations.
  init(_ files: [SourceFile], _ scans: [FileScan]) {
    var headers: [String: Set<String>] = [:]
    for (file, scan) in zip(files, scans) {
      if scan.isRegular {
        headers.merge(scan.protocols) { $0.union($1) }
        continue
      }
      for declaration in file.root.children where declaration.first(.keyword)?.text == "protocol" {
        let inherited = declaration.all(.inherited).compactMap { $0.first(.typeRef)?.text }
        headers[declaration.text, default: []].formUnion(inherited)
      }
    }
    self.init(headers: headers)
  }
}

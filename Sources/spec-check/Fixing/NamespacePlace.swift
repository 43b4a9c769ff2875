import Checks
import Foundation
import ScreenModel
import SwiftReader

/// The enum that declares identifiers: the project's own, or a new file of the app.
struct NamespacePlace {
  var namespace: IdentifierNamespace
  /// The project has it already.
  var isThere: Bool

  /// Looks through the sources; where nothing is found, where the app's sources lie.
  static func find(
    in project: Project, _ sources: FixSources, _ modules: SourceModules, _ file: SettingsFile,
    _ surroundings: Surroundings
  ) throws(Problems) -> NamespacePlace {
    let views = sources.editable.filter { FixCommand.drawsViews(sources.data[$0]) }.sorted()
    let mark = Data(IdentifierNamespace.name.utf8)
    var found: [IdentifierNamespace] = []
    for path in sources.data.keys.sorted() where path.hasSuffix(".swift") {
      guard let data = sources.data[path], data.range(of: mark) != nil, let written = project.writtenFile(path),
        let namespace = IdentifierNamespace(written), Data(namespace.original.utf8) == data
      else { continue }
      found.append(namespace)
    }
    let near = found.first { namespace in
      let root = modules.root(of: namespace.path)
      return views.contains { modules.sees($0, from: root) }
    }
    if let near { return NamespacePlace(namespace: near, isThere: true) }
    let path = try newPath(views, modules, file, surroundings)
    let full = path.hasPrefix("/") ? path : surroundings.workingFolder + "/" + path
    guard !FileManager.default.fileExists(atPath: full) else {
      throw Problems([
        Problem(
          "‘\(path)’ is there and declares no enum \(IdentifierNamespace.name) that can be read",
          hint: "declare it there: enum \(IdentifierNamespace.name) {}")
      ])
    }
    let step = views.first.flatMap { project.writtenFile($0)?.indentation } ?? "  "
    let empty = Project([Project.Input(path: path, data: Data(IdentifierNamespace.fresh.utf8))])
    guard let written = empty.writtenFile(path), let namespace = IdentifierNamespace(written, step: step) else {
      throw Problems([Problem("‘\(path)’ cannot be read")])
    }
    return NamespacePlace(namespace: namespace, isThere: false)
  }

  /// The folder of the target that all files are in, else the one that the app's sources have.
  private static func newPath(
    _ views: [String], _ modules: SourceModules, _ file: SettingsFile, _ surroundings: Surroundings
  ) throws(Problems) -> String {
    let name = IdentifierNamespace.name + ".swift"
    func below(_ folder: String) -> String { folder.isEmpty ? name : folder + "/" + name }
    let roots = Set(views.map { modules.root(of: $0).path }).sorted()
    if roots.count == 1 { return below(roots[0]) }
    let homes = ProjectFolders.homes(in: file.folder, sources: ProjectFolders(of: file.folder).sources)
    if homes.count == 1 { return below(file.shown(homes[0].isEmpty ? "." : homes[0]).replacing("./", with: "")) }
    let names = roots.prefix(8).map { "‘\($0)’" }.joined(separator: ", ")
    throw Problems([
      Problem(
        "\(name) can go into \(max(roots.count, homes.count)) folders of sources: \(names)",
        hint: "name one target, as in ‘fix --identifiers --namespace \(roots.first ?? "App")’, or declare"
          + " enum \(IdentifierNamespace.name) {} where it is to be")
    ])
  }
}

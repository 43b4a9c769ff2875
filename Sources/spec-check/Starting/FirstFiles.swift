import Foundation
import ScreenModel
import ScreenSpecs

/// The files a project starts with. What is there already decides what is missing.
struct FirstFiles {
  /// The folder of the project, absolute.
  var folder: String
  var found: ProjectFolders
  /// Where specs lie, from the settings that are there; else `specs`.
  var specs: String

  init(folder: String, settings: Settings?) {
    self.folder = folder
    found = ProjectFolders(of: folder)
    specs = Self.folder(of: settings?.specs.first ?? "specs")
  }

  /// The settings file, one of either name that is there already.
  var settings: NewFile {
    let name = Settings.fileNames.first { file($0, "", "").exists } ?? Settings.fileNames[0]
    return file(name, Self.settingsText(sources: found.sources), "settings: where specs, sources and recordings are")
  }

  /// The spec, unless the project has one, and the schema beside it that its first line points at.
  var spec: [NewFile] {
    let schema = file(
      below(specs, SpecSchema.usualPath), SpecSchema.json(), "what editors complete and check specs with")
    return hasSpecs ? [schema] : [file(below(specs, "addresses.yaml"), Templates.spec, "a spec to write over"), schema]
  }

  /// The tracker in the app's folder; one that is anywhere in the project already stays.
  func tracker(into named: String?) -> Result<NewFile, Problem> {
    let name = "CoordinateTracker.swift"
    let purpose = "tells UI tests and agents where elements are"
    if let there = ProjectFolders.file(named: name, in: folder) {
      return .success(file(there, Templates.tracker, purpose))
    }
    if let named { return place(named, "the app’s folder").map { file(below($0, name), Templates.tracker, purpose) } }
    let homes = ProjectFolders.homes(in: folder, sources: found.sources)
    guard homes.count == 1 else {
      let names = homes.prefix(8).map { "‘\($0)’" }.joined(separator: ", ")
      return .failure(
        Problem(
          "the tracker can go into \(homes.count) folders of sources: \(names)",
          hint: "choose the app’s: --into \(homes[0])"))
    }
    return .success(file(below(homes[0], name), Templates.tracker, purpose))
  }

  /// A folder of the project that was named, as a path from its top.
  private func place(_ named: String, _ what: String) -> Result<String, Problem> {
    let path = URL(fileURLWithPath: named.hasPrefix("/") ? named : folder + "/" + named).standardizedFileURL.path
    let top = URL(fileURLWithPath: folder).standardizedFileURL.path
    guard path == top || path.hasPrefix(top == "/" ? "/" : top + "/") else {
      return .failure(Problem("‘\(named)’ lies outside ‘\(folder)’", hint: "--into takes a folder of the project"))
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return .failure(Problem("there is no folder ‘\(named)’", hint: "--into takes \(what)"))
    }
    return .success(path == top ? "" : String(path.dropFirst(top == "/" ? 1 : top.count + 1)))
  }

  /// The recorder in the folder of UI tests.
  func recorder(into named: String?) -> Result<NewFile, Problem> {
    let place: String
    if let named {
      switch self.place(named, "the folder of the UI-test target") {
      case .success(let path): place = path
      case .failure(let problem): return .failure(problem)
      }
    } else {
      guard let only = found.tests.first else {
        return .failure(
          Problem(
            "no folder of UI tests is here: none has a name that ends in ‘UITests’",
            hint: "add a UI-test target, or name its folder: --into FOLDER"))
      }
      guard found.tests.count == 1 else {
        let names = found.tests.prefix(8).map { "‘\($0)’" }.joined(separator: ", ")
        return .failure(
          Problem(
            "there are \(found.tests.count) folders of UI tests: \(names)", hint: "choose one: --into \(only)"))
      }
      place = only
    }
    return .success(file(below(place, "SpecRecorder.swift"), Templates.recorder, "records screens in a UI test"))
  }

  /// The template, with the folders that were found.
  static func settingsText(sources: [String]) -> String {
    let names = sources.map { name in
      let isPlain = name.first?.isLetter == true && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      return isPlain ? name : "'" + name.replacingOccurrences(of: "'", with: "''") + "'"
    }
    let lines = Templates.settings.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      guard line.hasPrefix("sources:") else { return String(line) }
      return names.isEmpty ? "sources: ." : "sources: [ \(names.joined(separator: ", ")) ]"
    }
    return lines.joined(separator: "\n")
  }

  /// The folder of a folder, file or glob of specs: `specs/**/*.yaml` → `specs`
  private static func folder(of place: String) -> String {
    let names = SourceFiles.tidied(place).split(separator: "/").map(String.init)
    let isMany = { (name: String) in
      name.contains { "*?[{".contains($0) } || name.hasSuffix(".yaml") || name.hasSuffix(".yml")
    }
    let folder = names.prefix { !isMany($0) }.joined(separator: "/")
    return place.hasPrefix("/") ? "/" + folder : folder.isEmpty ? "." : folder
  }

  /// A YAML file lies among the specs.
  private var hasSpecs: Bool {
    guard let all = FileManager.default.enumerator(atPath: folder + "/" + specs) else { return false }
    for case let path as String in all
    where (path.hasSuffix(".yaml") || path.hasSuffix(".yml")) && !path.hasPrefix(".") { return true }
    return false
  }

  private func file(_ path: String, _ text: String, _ purpose: String) -> NewFile {
    NewFile(folder: folder, path: path, text: text, purpose: purpose)
  }

  private func below(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder == "." ? name : folder + "/" + name
  }
}

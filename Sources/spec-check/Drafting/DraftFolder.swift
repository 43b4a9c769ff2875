import Foundation
import ScreenModel
import ScreenSpecs

/// The folder that drafts are written to, and the schema that they point at.
struct DraftFolder {
  /// Absolute.
  let path: String
  /// As people should see it; empty for the current folder.
  let shown: String
  /// The schema as seen from the folder.
  private let schema: String
  /// There is a schema already.
  private let hasSchema: Bool

  /// - Parameter project: The folder of the settings, absolute; a schema may lie there.
  init(path: String, shown: String, project: String) {
    self.path = URL(fileURLWithPath: path).standardizedFileURL.path
    self.shown = shown == "." ? "" : shown
    let names = [SpecSchema.usualPath, "spec-check.schema.json"]
    var folder = self.path
    var up = ""
    var found: String?
    while found == nil {
      found = names.first { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }.map { up + $0 }
      guard folder.hasPrefix(project + "/"), folder != project else { break }
      folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
      up += "../"
    }
    schema = found ?? SpecSchema.usualPath
    hasSchema = found != nil
  }

  /// Where a spec lies in it.
  func place(_ kind: ScreenSpec.Kind, _ id: String) -> String { kind == .part ? "parts/\(id).yaml" : "\(id).yaml" }

  /// The schema as a spec there sees it.
  func schemaPath(_ kind: ScreenSpec.Kind) -> String { (kind == .part ? "../" : "") + schema }

  /// A spec to be written, unless something is there.
  func file(_ kind: ScreenSpec.Kind, _ id: String, _ text: String, purpose: String) -> NewFile {
    NewFile(folder: path, path: place(kind, id), text: text, purpose: purpose)
  }

  /// The schema, where there is none yet.
  var schemaFile: NewFile? {
    hasSchema
      ? nil
      : NewFile(
        folder: path, path: SpecSchema.usualPath, text: SpecSchema.json(),
        purpose: "what editors complete and check specs with")
  }

  func shownPath(_ path: String) -> String { shown.isEmpty ? path : shown + "/" + path }
}

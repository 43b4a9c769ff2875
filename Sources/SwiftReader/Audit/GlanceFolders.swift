import ScreenModel

/// Folders of widget extensions: those that begin with a widget or a bundle of them, and are no app's.
///
/// A folder named after widgets may just as well hold the app's own screen for setting them up.
struct GlanceFolders: Sendable {
  private var folders: Set<String> = []

  private static let reloading = Array("WidgetCenter".utf8)
  /// What only code that draws widgets speaks of; an app's own code imports WidgetKit to have them reloaded.
  private static let drawing = [
    "TimelineEntry", "TimelineProvider", "WidgetConfiguration", "widgetFamily", "widgetURL", "ActivityViewContext",
    "widgetRenderingMode",
  ].map { Array($0.utf8) }

  init(_ index: ProjectIndex) {
    guard index.files.contains(where: { $0.contains(Array("WidgetKit".utf8)) }) else { return }
    // Few files begin an app or an extension; no other is parsed for this.
    let main = index.files(containing: "@main")
    for file in main + index.files(containing: "WidgetBundle") {
      let isMain = file.contains(Array("@main".utf8))
      if Self.declares(file, isMain ? ["WidgetBundle", "Widget"] : ["WidgetBundle"]) {
        folders.insert(Self.folder(of: file.path))
      }
    }
    guard !folders.isEmpty else { return }
    for file in main + index.files(containing: "UIApplicationDelegate")
    where Self.declares(file, ["App", "UIApplicationDelegate"]) {
      let folder = Self.folder(of: file.path)
      folders = folders.filter { $0 != folder && !folder.hasPrefix($0 + "/") && !$0.isEmpty }
    }
  }

  /// The folders, in order.
  var sorted: [String] { folders.sorted() }

  /// Whether the system draws a file's views in a space that does not grow.
  func holds(_ file: SourceFile) -> Bool {
    if file.imports.contains("ClockKit") { return true }
    if file.imports.contains("WidgetKit"),
      !file.contains(Self.reloading) || Self.drawing.contains(where: { file.contains($0) })
    {
      return true
    }
    var folder = Self.folder(of: file.path)
    while !folder.isEmpty {
      if folders.contains(folder) { return true }
      folder = Self.folder(of: folder)
    }
    return false
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private static func declares(_ file: SourceFile, _ names: Set<String>) -> Bool {
    file.root.all(.typeDecl).contains { type in
      type.all(.inherited).contains { names.contains($0.first(.typeRef)?.text ?? "") }
    }
  }
}

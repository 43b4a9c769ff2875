import Foundation
import ScreenModel
import ScreenSpecs
import SwiftReader

/// Which views of a project get a spec.
struct DraftTargets {
  let project: Project
  /// Specs that are there; their views are left alone.
  let specs: [ScreenSpec]

  /// A part is worth a spec of its own from this many screens on.
  static let screensOfAPart = 3

  /// The views named, or those of the paths: screens, and parts that several of them share.
  func targets(views: [String], paths: [String]) throws(Problems) -> [DraftWork.Target] {
    let roles = project.viewRoles
    var wanted: [(name: String, span: SourceSpan, kind: ScreenSpec.Kind)] = []
    if views.isEmpty {
      for role in roles where paths.isEmpty || paths.contains(where: { Self.covers($0, role.span.file) }) {
        if role.isScreen {
          wanted.append((role.name, role.span, .screen))
        } else if role.screens.count
          >= Self.screensOfAPart
        {
          wanted.append((role.name, role.span, .part))
        }
      }
    } else {
      wanted = try named(views, roles)
    }
    let specified = Set(specs.flatMap { $0.views.map(\.value) })
    var names = DraftNames(taken: specs.map(\.id))
    return wanted.filter { !specified.contains($0.name) }.map { each in
      let (name, id) = names.next(each.name)
      return DraftWork.Target(view: each.name, kind: each.kind, name: name, id: id, span: each.span)
    }
  }

  private func named(
    _ views: [String], _ roles: [Project.ViewRole]
  ) throws(Problems) -> [(name: String, span: SourceSpan, kind: ScreenSpec.Kind)] {
    let all = project.views
    var problems: [Problem] = []
    var found: [(name: String, span: SourceSpan, kind: ScreenSpec.Kind)] = []
    for view in views {
      guard let summary = all.first(where: { $0.name == view || $0.name.hasSuffix("." + view) }) else {
        let near = nearestWord(to: view, in: all.map(\.name)).map { "did you mean ‘\($0)’?" }
        problems.append(
          Problem("there is no view ‘\(view)’", hint: near ?? "name the type of a SwiftUI view or UIKit controller"))
        continue
      }
      let role = roles.first { $0.name == summary.name }
      let isPart = role.map { !$0.isScreen && $0.screens.count >= Self.screensOfAPart } ?? false
      found.append((summary.name, summary.span, isPart ? .part : .screen))
    }
    guard problems.isEmpty else { throw Problems(problems) }
    return found
  }

  static func covers(_ path: String, _ file: String) -> Bool {
    path == "." || path.isEmpty || file == path || file.hasPrefix(path + "/")
  }
}

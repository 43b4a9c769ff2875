import Checks
import Foundation
import ScreenModel
import SwiftReader

/// The sources as they stand, every view as it is heard, and what is wrong with each.
struct FixState: Sendable {
  var project: Project
  var views: [AuditedView]
  /// By view, each place for itself.
  var findings: [[AuditFinding]]
  /// Files with comments that silence rules, or with samples.
  var commented: [AuditedFile]
  /// Files each view is made of.
  var files: [Set<String>]
  /// How often each view was changed.
  var epochs: [Int]

  init(reading project: Project, _ audit: Audit, _ options: Project.AuditOptions) {
    self.project = project
    views = project.auditedViews(options)
    let commented = project.auditedFiles.filter(\.matters)
    self.commented = commented
    findings = views.map { audit.findings(in: $0, files: commented) }
    files = views.map(Self.files)
    epochs = views.map { _ in 0 }
  }

  /// Views in which code of a file is heard.
  func views(of changed: Set<String>) -> [Int] {
    views.indices.filter { views[$0].uikit == nil && !files[$0].isDisjoint(with: changed) }
  }

  /// The same with changed files: what they are part of is read and judged again.
  ///
  /// - Returns: `nil` where a view can no longer be read.
  func replacing(_ texts: [String: [UInt8]], _ audit: Audit, _ options: Project.AuditOptions) -> FixState? {
    var next = self
    next.project = project.replacing(texts.map { Project.Input(path: $0.key, data: Data($0.value)) })
    let touched = views(of: Set(texts.keys))
    let again = next.project.auditedViews(again: touched.map { views[$0] }, options)
    guard again.count == touched.count else { return nil }
    let fresh = next.project.auditedFiles.filter { texts[$0.path] != nil && $0.matters }
    next.commented = commented.filter { texts[$0.path] == nil } + fresh
    for (index, view) in zip(touched, again) {
      next.views[index] = view
      next.findings[index] = audit.findings(in: view, files: next.commented)
      next.files[index] = Self.files(of: view)
      next.epochs[index] += 1
    }
    return next
  }

  private static func files(of view: AuditedView) -> Set<String> {
    var files: Set<String> = [view.span.file]
    for node in view.nodes {
      files.insert(node.span.file)
      for frame in node.frames { files.insert(frame.file) }
      for modifier in node.modifiers { files.insert(modifier.span.file) }
    }
    for handler in view.handlers { files.insert(handler.span.file) }
    return files
  }
}

extension AuditedFile {
  /// It has comments that silence rules, or samples.
  fileprivate var matters: Bool { !comments.isEmpty || !samples.isEmpty }
}

/// Files as they are written, read when asked for.
final class WrittenFiles: @unchecked Sendable {
  private let project: Project
  private var known: [String: WrittenFile?] = [:]

  init(_ project: Project) { self.project = project }

  /// Those of a project in which some files are other ones.
  init(_ project: Project, beside others: WrittenFiles, changed: Set<String>) {
    self.project = project
    known = others.known.filter { !changed.contains($0.key) }
  }

  subscript(_ path: String) -> WrittenFile? {
    if let file = known[path] { return file }
    let file = project.writtenFile(path)
    known[path] = file
    return file
  }

  func offset(_ span: SourceSpan) -> Int { self[span.file]?.start(of: span) ?? -1 }

  func place(of finding: AuditFinding) -> Candidate.Place {
    Candidate.Place(
      rule: finding.rule, file: finding.span.file, offset: offset(finding.span),
      via: finding.frames.last.map { .init(file: $0.file, offset: offset($0)) })
  }
}

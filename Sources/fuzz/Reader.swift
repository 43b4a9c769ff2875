import Checks
import Foundation
import Recordings
import ScreenModel
import ScreenSpecs
import SwiftReader

/// What reads an input from outside.
enum Reader: String, CaseIterable, Sendable {
  case baseline, fix, recording, settings, spec, strings, swift, swiftInShop

  /// What a kept input is called after its number.
  var ending: String { rawValue + (self == .strings ? ".strings" : "") }

  /// Who reads a kept input.
  init?(path: String) {
    guard let reader = Reader.allCases.first(where: { path.hasSuffix("." + $0.ending) }) else { return nil }
    self = reader
  }

  /// Who reads a sample.
  init?(sample path: String) {
    if path.contains("/recordings/") || path.contains("/Recordings/") {
      self = .recording
    } else if path.hasSuffix(".swift") {
      self = .swift
    } else if path.hasSuffix(".strings") || path.hasSuffix(".xcstrings") || path.hasSuffix(".stringsdict") {
      self = .strings
    } else if path.hasSuffix(".yaml") {
      self = .spec
    } else if path.hasSuffix(".yml") {
      self = .settings
    } else {
      return nil
    }
  }

  /// Reads an input to its end, and answers with what is wrong in the answer. Crashing or not ending is for others to see.
  func complaint(about data: Data, _ samples: Samples) -> String? {
    switch self {
    case .baseline: complaint(BaselineFile.read(data, path: "baseline.yml").1)
    case .settings: complaint(SettingsReader().read(data, path: ".spec-check.yml").1)
    case .spec: complaint(SpecReader().read(data, path: "specs/a.yaml").1)
    case .fix: fix(data)
    case .recording: recording(data)
    case .strings: strings(data)
    case .swift: source([.init(path: "A.swift", data: data)])
    case .swiftInShop:
      source([.init(path: "A.swift", data: data)] + samples.shop.map { .init(path: $0.path, data: Data($0.bytes)) })
    }
  }

  /// Problems can be drawn and say something.
  private func complaint(_ problems: [Problem]) -> String? {
    for problem in problems where problem.message.isEmpty || drawn(problem).isEmpty { return "a problem without words" }
    return nil
  }

  private func recording(_ data: Data) -> String? {
    switch RecordingReader().read(data: data, path: "a") {
    case .failure(let problems): return problems.all.isEmpty ? "refused without a reason" : complaint(problems.all)
    case .success(let recording):
      let speech = Speech(lexicon: .language("en"))
      _ = RecordingChecks.findings(in: [recording]) { _ in speech }
      let text = RecordingWriter().text(recording)
      switch RecordingReader().read(data: Data(text.utf8), path: "a") {
      case .failure: return "what was written in our own format cannot be read"
      case .success(let again):
        return RecordingWriter().text(again) == text ? nil : "our own format does not come back as it was"
      }
    }
  }

  /// Repairs a file, and says and audits what was made of it.
  private func fix(_ data: Data) -> String? {
    let (complaint, repaired) = Repairing().complaint(about: data)
    return complaint ?? (repaired == data ? nil : source([.init(path: "A.swift", data: repaired)]))
  }

  /// A table of words beside a view that asks for one of them.
  private func strings(_ data: Data) -> String? {
    let view = "import SwiftUI\nstruct A: View { var body: some View { Text(\"pay\"); Text(\"%lld items\") } }\n"
    for ending in ["strings", "stringsdict", "xcstrings"] {
      let inputs = [
        Project.Input(path: "A.swift", data: Data(view.utf8)),
        Project.Input(path: "en.lproj/Localizable.\(ending)", data: data),
      ]
      if let complaint = source(inputs) { return complaint }
    }
    return nil
  }

  /// Says and audits every view, as the commands do.
  private func source(_ inputs: [Project.Input]) -> String? {
    let project = Project(inputs)
    if let complaint = complaint(project.problems) { return complaint }
    for view in project.views.prefix(40) {
      _ = project.branches(of: view.name)
      for screen in project.predictions(.init(view: view.name)) {
        for element in screen.screen.elements {
          if let span = element.span, span.line < 1 || span.column < 1 { return "an element outside its file" }
        }
      }
    }
    let views = project.auditedViews()
    let first = Audit(optedIn: Set(allRules.map { $0.id })).run(views, files: project.auditedFiles)
    for finding in first.findings {
      guard let file = project.source(of: finding.span.file), file.line(finding.span.line) != nil else {
        return "\(finding.rule) lies outside its file"
      }
      if finding.message.isEmpty || finding.help.isEmpty { return "\(finding.rule) without words" }
    }
    return nil
  }
}

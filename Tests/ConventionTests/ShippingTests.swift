import Foundation
import ScreenModel
import TestSupport
import Testing

@testable import ScreenSpecs

/// What installs the tool elsewhere is right as far as that can be seen here.
@Suite struct ShippingTests {
  /// YAML that goes to others, with the keys that must stand at its top.
  static let yaml: [(path: String, keys: Set<String>)] = [
    ("templates/github-workflow.yml", ["name", "on", "permissions", "concurrency", "jobs"]),
    ("templates/gitlab-ci.yml", ["spec-check"]),
    ("templates/pre-commit-config.yaml", ["repos"]),
    ("templates/issue-form.yml", ["name", "description", "title", "labels", "body"]),
  ]

  /// Our own reader takes it without a complaint.
  private func root(of path: String) throws -> YAMLNode {
    let file = YAMLFile(Data(try #require(Repository.file(path)).text.utf8), path: path)
    #expect(file.problems.map { drawn($0) } == [])
    return try #require(file.root)
  }

  @Test(arguments: yaml.map(\.path)) func yamlIsRead(_ path: String) throws {
    let expected = try #require(Self.yaml.first { $0.path == path }).keys
    #expect(Set(try #require(try root(of: path).entries).map(\.key)) == expected)
  }

  @Test func theFormAsksForEachState() throws {
    let body = try #require(try root(of: "templates/issue-form.yml")["body"]?.items)
    let states = try #require(body.first { $0["id"]?.text == "state" }?["attributes"]?["options"]?.items)
    #expect(Set(states.compactMap(\.text)) == Set(UXState.allCases.map(\.rawValue)))
    let ids = body.compactMap { $0["id"]?.text }
    #expect(ids.count == body.count && Set(ids).count == ids.count)
  }

  /// The hooks of the repository are those that ‘init --ci pre-commit’ writes, built instead of installed.
  @Test func bothKindsOfHooksAreTheSame() throws {
    let own = try #require(try root(of: ".pre-commit-hooks.yaml").items)
    let template = try #require(
      try root(of: "templates/pre-commit-config.yaml")["repos"]?.items?.first?["hooks"]?.items)
    for key in ["id", "name", "entry", "pass_filenames", "files"] {
      #expect(own.map { $0[key]?.text } == template.map { $0[key]?.text })
      #expect(own.allSatisfy { $0[key] != nil })
    }
    #expect(own.map { $0["language"]?.text } == ["swift", "swift"])
    #expect(template.map { $0["language"]?.text } == ["system", "system"])
  }

  static let scripts = [
    ".ci/run", ".dist/archive", ".dist/install", "Tests/Plugins/run", "templates/xcode-build-phase.sh",
    "templates/xcode-cloud.sh",
  ]

  @Test(arguments: scripts) func shellIsRead(_ path: String) throws {
    let text = try #require(Repository.file(path)).text
    let process = Process()
    process.executableURL = URL(fileURLWithPath: text.hasPrefix("#!/bin/sh\n") ? "/bin/sh" : "/bin/bash")
    process.arguments = ["-n", repositoryRoot.path + "/" + path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(path) is no script that its shell reads")
  }

  /// Mint, Homebrew and pre-commit build the product of this name and take the program of this name.
  @Test func thePackageHasTheProgramAsItsProduct() throws {
    let manifest = try #require(Repository.file("Package.swift")).text
    #expect(manifest.contains(#".executable(name: "spec-check", targets: ["spec-check"])"#))
    #expect(manifest.contains(#"name: "spec-check","#))
  }

  @Test func theFormulaHasItsTwoPlaces() throws {
    let formula = try #require(Repository.file(".dist/spec-check.rb")).text
    let archive = try #require(Repository.file(".dist/archive")).text
    for place in ["@URL@", "@SHA256@"] {
      #expect(formula.components(separatedBy: place).count == 2)
      #expect(archive.contains("s|\(place)|"))
    }
    #expect(formula.contains(#"system "make", "install", "PREFIX=#{prefix}""#))
  }

  @Test func theImageInstallsWhatMakeInstalls() throws {
    let image = try #require(Repository.file(".dist/Dockerfile")).text
    #expect(image.contains("RUN make install PREFIX=/installed\n"))
    #expect(image.contains("COPY --from=build /installed /usr/local\n"))
  }
}

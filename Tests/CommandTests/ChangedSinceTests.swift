import Foundation
import TestSupport
import Testing

@testable import spec_check

/// `audit --changed-since` reads what a change can reach; what an earlier run left in the cache changes no byte of it.
@Suite struct ChangedSinceTests {
  private func git(_ folder: String, _ arguments: String...) throws {
    let ran = try Program.run(
      "/usr/bin/env",
      ["git", "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"] + arguments,
      in: folder)
    #expect(ran.code == 0, "\(ran.error)")
  }

  private func with(_ path: String, _ body: (ProjectCopy) throws -> Void) throws {
    try ProjectCopy.with(path) { project in
      try git(project.folder, "init", "-q")
      try git(project.folder, "add", "-A")
      try git(project.folder, "commit", "-q", "-m", "All of it")
      try body(project)
    }
  }

  /// Every file in turn: what is reported is what is reported when everything is read.
  @Test func theCacheChangesNothing() throws {
    let app = "Tests/Fixtures/BrokenLeafStore"
    try with(app) { project in
      let folder = project.folder + "/" + app
      let cache = ["SPEC_CHECK_CACHE": project.folder + "/cache"]
      func audit(_ environment: [String: String], _ more: String...) -> Ran {
        run(
          ["audit", "--changed-since", "HEAD", "--format", "json", "--fail-on", "note"] + more, in: folder,
          environment: environment)
      }
      let whole = run("audit", "--format", "json", in: folder, environment: cache)
      #expect(whole.code == 1)
      #expect(audit(cache) == audit([:]))
      var found = 0
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.sorted()
      for path in files {
        let old = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
        // Every line is new.
        let new = old.split(separator: "\n", omittingEmptySubsequences: false).map { $0 + " " }.joined(separator: "\n")
        try project.write(new, to: app + "/" + path)
        let plain = audit([:])
        #expect(audit(cache) == plain, "\(path)")
        #expect(audit(cache, "--timings").out == plain.out, "\(path)")
        found += plain.code == 1 ? 1 : 0
        try project.write(old, to: app + "/" + path)
      }
      #expect(files.count > 10 && found > 3)
    }
  }

  /// The counts of the report are those of the files that changed.
  @Test func theReportIsAboutTheFilesThatChanged() throws {
    try with("specs/leaf-store") { project in
      let folder = project.folder + "/specs/leaf-store"
      #expect(run("audit", "--changed-since", "HEAD", in: folder).out.hasPrefix("0 files, 0 views"))
      try project.replace(
        "8 Garden Street", with: "9 Garden Street", in: "specs/leaf-store/App/Checkout/AddressPicker.swift")
      #expect(run("audit", "--changed-since", "HEAD", in: folder).out.hasPrefix("1 file, "))
    }
  }

  @Test func aBaselineOfOtherFilesIsLeftAlone() throws {
    let app = "Tests/Fixtures/BrokenLeafStore"
    try with(app) { project in
      let folder = project.folder + "/" + app
      #expect(run("audit", "--write-baseline", "accepted.yml", in: folder).code == 0)
      // The file of accepted findings is new, and so are its lines.
      let ran = run("audit", "--changed-since", "HEAD", "--baseline", "accepted.yml", "--format", "json", in: folder)
      #expect(ran.code == 0)
      #expect(!ran.out.contains("accepted.yml"))
    }
  }
}

import Testing

/// Modules see only what stands before them in the way from source to report.
@Suite struct ImportTests {
  /// What a module may import of ours. Checks must not see the reader of Swift: a rule asks the screen, never the syntax.
  static let allowed: [String: Set<String>] = [
    "ScreenModel": [],
    // Knows templates and values, and nothing of screens.
    "Mustache": [],
    "ScreenSpecs": ["ScreenModel", "CLibYAML"],
    "Recordings": ["ScreenModel"],
    "SwiftReader": ["ScreenModel", "SwiftSyntax", "SwiftParser", "SwiftOperators"],
    "Checks": ["ScreenModel", "ScreenSpecs", "Recordings"],
    "Reports": ["Checks", "Mustache", "ScreenModel", "ScreenSpecs", "Recordings"],
    // Measures the reader against the parser it is built on; no part of the tool.
    "benchmark": ["SwiftReader", "SwiftParser", "SwiftSyntax"],
    // Run inside SwiftPM and Xcode, and call the tool as a program.
    "plugins": ["PackagePlugin", "XcodeProjectPlugin"],
    // Damages samples and hands them to the readers; no part of the tool.
    "fuzz": ["ScreenModel", "ScreenSpecs", "Recordings", "SwiftReader", "Checks"],
    "spec-check": ["Mustache", "ScreenModel", "ScreenSpecs", "Recordings", "SwiftReader", "Checks", "Reports"],
  ]

  /// What comes with every toolchain, on Linux and macOS.
  static let system: Set<String> = [
    "Foundation", "FoundationXML", "FoundationEssentials", "Dispatch", "Synchronization",
  ]

  static func imports(of file: Repository.File) -> [String] {
    file.text.codeAlone.matches(
      of: #"^\s*(?:@\w+(?:\(\w+\))? )*(?:public |package |internal |private )?import (?:struct |class |func )?(\w+)"#)
  }

  @Test(arguments: Repository.sources) func followTheDirection(_ file: Repository.File) throws {
    let module = file.path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
    let allowed = try #require(
      Self.allowed[module], "write into ImportTests what the new module \(module) may import, and why")
    for name in Self.imports(of: file) where !allowed.contains(name) && !Self.system.contains(name) {
      Issue.record(
        "take ‘import \(name)’ out of \(file.path): \(module) may import \(allowed.sorted().joined(separator: ", "))")
    }
  }

  @Test func onlyLoweringSeesSwiftSyntax() {
    let allowed = ["Sources/SwiftReader/Lowering/", "Sources/benchmark/"]
    for file in Repository.sources where !allowed.contains(where: file.path.hasPrefix) {
      for name in Self.imports(of: file) where ["SwiftSyntax", "SwiftParser", "SwiftOperators"].contains(name) {
        Issue.record("move what needs \(name) in \(file.path) to Sources/SwiftReader/Lowering")
      }
    }
  }

  @Test func onlyOneFileSeesLibYAML() {
    let files = Repository.sources.filter { Self.imports(of: $0).contains("CLibYAML") }.map(\.path)
    #expect(files == ["Sources/ScreenSpecs/YAML/LibYAML.swift"], "C stays in one file")
  }

  @Test func theManifestSaysTheSame() throws {
    let manifest = try #require(Repository.file("Package.swift")).text
    for (module, allowed) in Self.allowed where !["spec-check", "benchmark", "fuzz", "plugins"].contains(module) {
      let line = try #require(
        manifest.matches(of: "name: \"\(module)\"(?:, |,\\n\\s*)dependencies: \\[(.*)\\]").first
          ?? (allowed.isEmpty ? "" : nil), "Package.swift has no target \(module)")
      let ours = Set(line.matches(of: "\"([A-Za-z]+)\""))
      #expect(ours.isSubset(of: allowed), "Package.swift lets \(module) depend on more than it may import")
    }
  }
}

// swift-tools-version: 6.0

import Foundation
import PackageDescription

// SwiftSyntax comes from the Swift toolchain that runs this manifest, so nothing is downloaded.
// SPEC_CHECK_SWIFT_SYNTAX=package uses the swift-syntax package instead: no unsafe flags, statically linked.
// SWIFT_SYNTAX_MODULES names the toolchain's `usr/lib/swift/host` folder where it cannot be found.
// SPEC_CHECK_RUNPATH is where the tool looks for its libraries when it runs, in place of the toolchain: `make install`.
let usesPackage = Context.environment["SPEC_CHECK_SWIFT_SYNTAX"] == "package"

/// The folder inside the running toolchain that holds the SwiftSyntax modules.
let toolchainModules: String = {
  if let given = Context.environment["SWIFT_SYNTAX_MODULES"] { return given }
  for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
    let swift = URL(fileURLWithPath: String(folder)).appendingPathComponent("swift").resolvingSymlinksInPath()
    let usr = swift.deletingLastPathComponent().deletingLastPathComponent()
    let host = usr.appendingPathComponent("lib/swift/host").path
    if FileManager.default.fileExists(atPath: host + "/SwiftSyntax.swiftmodule") { return host }
  }
  fatalError("no SwiftSyntax in the toolchain on PATH; set SWIFT_SYNTAX_MODULES or SPEC_CHECK_SWIFT_SYNTAX=package")
}()

let syntaxNames = ["SwiftSyntax", "SwiftParser", "SwiftOperators"]

let syntaxProducts: [Target.Dependency] =
  usesPackage ? syntaxNames.map { .product(name: $0, package: "swift-syntax") } : []

/// What a target needs that imports SwiftSyntax, or a module that does.
let seesSyntax: [SwiftSetting] = usesPackage ? [] : [.unsafeFlags(["-I", toolchainModules])]

let runPath: [String] =
  if let given = Context.environment["SPEC_CHECK_RUNPATH"] {
    ["-no-toolchain-stdlib-rpath", "-Xlinker", "-rpath", "-Xlinker", given]
  } else {
    ["-Xlinker", "-rpath", "-Xlinker", toolchainModules]
  }

let linksSyntax: [LinkerSetting] =
  usesPackage
  ? []
  : [.unsafeFlags(["-L", toolchainModules] + runPath)]
    + (syntaxNames + ["SwiftDiagnostics"]).map { .linkedLibrary($0) }

let package = Package(
  name: "spec-check",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "spec-check", targets: ["spec-check"]),
    .plugin(name: "SpecCheckCommandPlugin", targets: ["SpecCheckCommandPlugin"]),
    .plugin(name: "SpecCheckBuildPlugin", targets: ["SpecCheckBuildPlugin"]),
  ],
  dependencies: usesPackage
    ? [.package(url: "https://github.com/swiftlang/swift-syntax.git", "601.0.0"..<"700.0.0")] : [],
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "ScreenModel"),
    .target(name: "Mustache"),
    .target(name: "ScreenSpecs", dependencies: ["ScreenModel", "CLibYAML"]),
    .target(name: "Recordings", dependencies: ["ScreenModel"]),
    .target(
      name: "SwiftReader", dependencies: ["ScreenModel"] + syntaxProducts, swiftSettings: seesSyntax,
      linkerSettings: linksSyntax),
    .target(name: "Checks", dependencies: ["ScreenModel", "ScreenSpecs", "Recordings"]),
    .target(name: "Reports", dependencies: ["Checks", "Mustache", "ScreenModel", "ScreenSpecs", "Recordings"]),
    .executableTarget(
      name: "spec-check",
      dependencies: ["Mustache", "ScreenModel", "ScreenSpecs", "Recordings", "SwiftReader", "Checks", "Reports"],
      swiftSettings: seesSyntax, linkerSettings: linksSyntax),
    // `swift package spec-check …` in packages that depend on this one.
    .plugin(
      name: "SpecCheckCommandPlugin",
      capability: .command(
        intent: .custom(verb: "spec-check", description: "Say screens aloud and hold them against their specs")),
      dependencies: ["spec-check"], path: "Sources/plugins/Command"),
    // Findings beside their lines while a target is built.
    .plugin(
      name: "SpecCheckBuildPlugin", capability: .buildTool(), dependencies: ["spec-check"],
      path: "Sources/plugins/Build"),
    // What `make bench` runs; no product.
    .executableTarget(
      name: "spec-check-benchmark", dependencies: ["SwiftReader"] + syntaxProducts, path: "Sources/benchmark",
      swiftSettings: seesSyntax, linkerSettings: linksSyntax),
    // What `make fuzz` runs; no product.
    .executableTarget(
      name: "spec-check-fuzz", dependencies: ["ScreenModel", "ScreenSpecs", "Recordings", "SwiftReader", "Checks"],
      path: "Sources/fuzz", swiftSettings: seesSyntax, linkerSettings: linksSyntax),
    .target(name: "TestSupport", dependencies: ["ScreenModel"], path: "Tests/TestSupport"),
    .testTarget(name: "ScreenModelTests", dependencies: ["ScreenModel", "TestSupport"]),
    .testTarget(name: "MustacheTests", dependencies: ["Mustache"]),
    .testTarget(name: "ScreenSpecsTests", dependencies: ["ScreenSpecs", "TestSupport"]),
    .testTarget(name: "RecordingsTests", dependencies: ["Recordings", "TestSupport"]),
    .testTarget(
      name: "SwiftReaderTests", dependencies: ["SwiftReader", "TestSupport"], swiftSettings: seesSyntax,
      linkerSettings: linksSyntax),
    .testTarget(name: "ChecksTests", dependencies: ["Checks", "TestSupport"]),
    .testTarget(
      name: "RuleTests", dependencies: ["Checks", "SwiftReader", "TestSupport"], swiftSettings: seesSyntax,
      linkerSettings: linksSyntax),
    .testTarget(name: "ReportsTests", dependencies: ["Reports", "TestSupport"]),
    .testTarget(
      name: "CommandTests", dependencies: ["spec-check", "TestSupport"], swiftSettings: seesSyntax,
      linkerSettings: linksSyntax),
    .testTarget(name: "ConventionTests", dependencies: ["ScreenModel", "ScreenSpecs", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

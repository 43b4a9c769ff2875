// swift-tools-version: 6.0

import PackageDescription

// `swift package spec-check` runs the tool here: see Tests/Plugins/run.
let package = Package(
  name: "CommandSample",
  dependencies: [.package(name: "spec-check", path: "../../..")],
  targets: [.target(name: "CommandSample")]
)

// swift-tools-version: 6.0

import PackageDescription

// The target is audited while it is built: see Tests/Plugins/run.
let package = Package(
  name: "BuildSample",
  dependencies: [.package(name: "spec-check", path: "../../..")],
  targets: [.target(name: "BuildSample", plugins: [.plugin(name: "SpecCheckBuildPlugin", package: "spec-check")])]
)

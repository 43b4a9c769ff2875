import Foundation
import PackagePlugin

/// `swift package spec-check …`: the tool, built with the package that uses it, with the arguments as they stand.
@main
struct SpecCheckCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try run(context.tool(named: "spec-check").url, arguments, in: context.package.directoryURL)
  }

  /// Runs the tool in a folder; what it prints is printed, and what it finds makes the plugin fail.
  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    // Xcode names the targets that were chosen; the tool asks its settings for the sources.
    process.arguments = Self.withoutTargets(arguments)
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 1: Diagnostics.error("spec-check found something; it is listed above")
    default: Diagnostics.error("spec-check could not do its work; the reason is above")
    }
  }

  /// The arguments without `--target NAME`, which Xcode adds.
  private static func withoutTargets(_ arguments: [String]) -> [String] {
    var extractor = ArgumentExtractor(arguments)
    _ = extractor.extractOption(named: "target")
    return extractor.remainingArguments
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension SpecCheckCommandPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try run(context.tool(named: "spec-check").url, arguments, in: context.xcodeProject.directoryURL)
    }
  }
#endif

import Foundation
import PackagePlugin

/// Audits the sources of a target whenever they change, while it is built: findings stand beside their lines.
@main
struct SpecCheckBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let files = target.sourceFiles(withSuffix: "swift").map(\.url)
    return try commands(
      for: target.name, files, project: context.package.directoryURL, tool: context.tool(named: "spec-check").url,
      work: context.pluginWorkDirectoryURL)
  }

  private func commands(
    for name: String, _ files: [URL], project: URL, tool: URL, work: URL
  ) throws -> [Command] {
    guard !files.isEmpty else { return [] }
    // What a build command has not written it is run for again. The tool cannot write into the project from here, but
    // into this folder it can: a Swift file that holds nothing says that the audit has passed.
    let mark = work.appendingPathComponent("\(name)Audited.swift")
    let settings = [".spec-check.yml", ".spec-check.yaml"].map(project.appendingPathComponent)
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    let script = """
      cd "$1" || exit 2; tool=$2; mark=$3; shift 3
      "$tool" audit --format xcode --quiet --no-cache "$@" || exit
      echo '// The audit has passed.' > "$mark"
      """
    return [
      .buildCommand(
        displayName: "Audit \(name) for people who listen", executable: URL(fileURLWithPath: "/bin/sh"),
        arguments: ["-c", script, "spec-check", project.path, tool.path, mark.path] + files.map(\.path),
        inputFiles: files + settings + [tool], outputFiles: [mark])
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension SpecCheckBuildPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = target.inputFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url)
      return try commands(
        for: target.displayName, files, project: context.xcodeProject.directoryURL,
        tool: context.tool(named: "spec-check").url, work: context.pluginWorkDirectoryURL)
    }
  }
#endif

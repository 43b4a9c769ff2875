import Foundation

/// Which files git would not get back: changed since the last commit, or never committed.
struct UncommittedFiles {
  /// Paths among the given that are; none where there is no git repository.
  static func among(_ paths: [String], in folder: String) -> [String] {
    guard !paths.isEmpty else { return [] }
    var found: [String] = []
    // In pieces: a command line has a limit.
    for start in stride(from: 0, to: paths.count, by: 400) {
      found += ask(Array(paths[start..<min(start + 400, paths.count)]), folder)
    }
    return found
  }

  private static func ask(_ paths: [String], _ folder: String) -> [String] {
    paths.isEmpty
      ? []
      : Dictionary(grouping: paths, by: { real($0, folder).folder }).flatMap { group, members in
        let output = git(
          ["status", "--porcelain", "--no-renames", "-z", "--ignored=no", "--"] + members.map { real($0, folder).name },
          in: group)
        guard let output else { return [String]() }
        let top = git(["rev-parse", "--show-toplevel"], in: group)?.trimmingCharacters(in: .newlines) ?? group
        let dirty = Set(output.split(separator: "\0").map { top + "/" + $0.dropFirst(3) })
        return members.filter { member in
          let file = real(member, folder)
          return dirty.contains {
            $0 == file.folder + "/" + file.name || ($0.hasSuffix("/") && (file.folder + "/").hasPrefix($0))
          }
        }
      }.sorted()
  }

  /// The file behind a path, its links followed.
  private static func real(_ path: String, _ folder: String) -> (folder: String, name: String) {
    let url = URL(fileURLWithPath: path.hasPrefix("/") ? path : folder + "/" + path).resolvingSymlinksInPath()
    return (url.deletingLastPathComponent().path, url.lastPathComponent)
  }

  /// What git prints; `nil` where it fails.
  private static func git(_ arguments: [String], in folder: String) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}

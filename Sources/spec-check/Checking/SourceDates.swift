import Checks
import Foundation

/// When source files last changed: git's commit time, the file's own where it was changed since, or where there is no git.
final class SourceDates {
  private let folder: String
  private var dates: [String: String]?
  private var changed: Set<String> = []
  private var isShallow = false
  private var top = ""

  /// Paths are relative to the folder.
  init(folder: String) { self.folder = folder }

  func changes(of files: [String]) -> [SourceChange] {
    if dates == nil { load(wanted: files.count) }
    return files.map { file in
      let full = file.hasPrefix("/") ? file : folder + "/" + file
      let real = URL(fileURLWithPath: full).standardizedFileURL.path
      let inGit = real.hasPrefix(top + "/") ? String(real.dropFirst(top.count + 1)) : file
      if !top.isEmpty, !changed.contains(inGit) {
        if let date = dates?[inGit] { return SourceChange(file, date: date) }
        return SourceChange(file, date: nil)
      }
      return SourceChange(file, date: modified(real))
    }
  }

  private func modified(_ path: String) -> String? {
    guard let date = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date else {
      return nil
    }
    return ISO8601DateFormatter().string(from: date)
  }

  /// One walk through the history dates every file.
  private func load(wanted: Int) {
    dates = [:]
    guard let root = git(["rev-parse", "--show-toplevel"])?.trimmingCharacters(in: .whitespacesAndNewlines),
      !root.isEmpty
    else { return }
    top = URL(fileURLWithPath: root).standardizedFileURL.path
    isShallow = git(["rev-parse", "--is-shallow-repository"])?.hasPrefix("true") ?? false
    for line in (git(["status", "--porcelain", "-z", "--untracked-files=all"]) ?? "").split(separator: "\0")
    where line.count > 3 {
      changed.insert(String(line.dropFirst(3)))
    }
    var date = ""
    var boundary = false
    let shallowEnds =
      isShallow
      ? Set((git(["log", "--max-parents=0", "--format=%H"]) ?? "").split(separator: "\n").map(String.init)) : []
    for line
      in (git(["log", "-n", "5000", "-m", "--first-parent", "--name-only", "--format=%x01%cI %H", "--", "."]) ?? "")
      .split(separator: "\n")
    {
      if line.first == "\u{1}" {
        let parts = line.dropFirst().split(separator: " ")
        date = parts.first.map(String.init) ?? ""
        // The oldest commit of a shallow history holds every file: its date says nothing.
        boundary = parts.count > 1 && shallowEnds.contains(String(parts[1]))
      } else if !boundary {
        let name = String(line)
        if dates?[name] == nil { dates?[name] = date }
      }
    }
  }

  private func git(_ arguments: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder, "-c", "core.quotePath=false"] + arguments
    let out = Pipe()
    process.standardOutput = out
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let data = out.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}

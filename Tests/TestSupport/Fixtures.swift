import Foundation

/// The repository's root folder, found from this file.
public let repositoryRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// A file or folder under `Tests/Fixtures`.
public func fixture(_ path: String) -> URL {
  repositoryRoot.appendingPathComponent("Tests/Fixtures").appendingPathComponent(path)
}

/// The text of a file under `Tests/Fixtures`.
public func fixtureText(_ path: String) throws -> String {
  try String(contentsOf: fixture(path), encoding: .utf8)
}

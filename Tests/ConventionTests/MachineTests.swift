import Testing

/// Nothing in the repository knows the machine it was written on.
@Suite struct MachineTests {
  static let files = Repository.files(in: Repository.top)

  /// Hosts that text may point at: standards, documentation, sources of packages. Domains made for examples are fine.
  static let hosts: Set<String> = [
    "json-schema.org", "github.com", "swift.org", "www.swift.org", "developer.apple.com", "www.w3.org", "www.apple.com",
    "yaml.org", "unicode.org", "www.unicode.org", "docs.github.com", "docs.gitlab.com", "schemastore.azurewebsites.net",
    "json.schemastore.org", "docs.oasis-open.org", "raw.githubusercontent.com",
  ]

  @Test(arguments: files) func namesNoFolderOfAMachine(_ file: Repository.File) {
    if file.name == "MachineTests" { return }
    // Recordings and samples of the outside may hold the paths of whoever made them.
    if file.path.hasPrefix("Tests/Fixtures/Recordings/") { return }
    for (index, line) in file.lines.enumerated() {
      for found in line.matches(of: #"(?:/home|/Users|/work|/tmp/\w|/root|/opt(?!/homebrew/bin)|/private/var)/[\w.-]+"#)
      {
        Issue.record("\(file.path):\(index + 1) names ‘\(found)’, a folder of one machine: take it out")
      }
    }
  }

  @Test(arguments: files) func namesNoHostOfAMachine(_ file: Repository.File) {
    if file.path.hasPrefix("Tests/Fixtures/Recordings/") { return }
    for (index, line) in file.lines.enumerated() {
      for host in line.matches(of: #"[a-z]+://(?:[^/@\s"]*@)?([A-Za-z0-9.-]+\.[A-Za-z]{2,})"#)
      where !Self.hosts.contains(host) && !Self.isExample(host) {
        Issue.record(
          "\(file.path):\(index + 1) names the host ‘\(host)’: take it out, or list it in MachineTests if everybody reaches it"
        )
      }
    }
  }

  private static func isExample(_ host: String) -> Bool {
    host.hasSuffix(".example") || host == "example.com" || host.hasSuffix(".example.com") || host.hasSuffix(".invalid")
      || host.hasSuffix(".test")
  }

  @Test func linesEndAsUnixEndsThem() {
    for file in Self.files where file.path.hasSuffix(".swift") && !file.path.hasPrefix("Tests/Fixtures/") {
      #expect(!file.text.contains("\r\n"), "\(file.path) has Windows line ends")
      #expect(file.text.hasSuffix("\n"), "\(file.path) does not end in a line end")
    }
  }
}

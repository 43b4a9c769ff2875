import Foundation

/// How the cost of an audit grows with the app: no worse than the app itself.
struct GrowthBenchmark {
  static let sizes = [100, 1_000, 10_000]
  /// What a view may cost in the largest app, of what it costs in the smallest.
  static let limit = 1.25

  /// The tool to run.
  var program: String
  /// Where apps may be made.
  var scratch: String

  /// Rows of a table.
  func run() throws -> [[String]] {
    var rows = [
      ["generated app", "work", "clock", "peak", "work for 100 views", "limit \(decimal(Self.limit, 2)) times"]
    ]
    var first: Double?
    for size in Self.sizes {
      let folder = scratch + "/app-\(size)"
      for file in GeneratedApp.files(views: size, seed: 42) {
        let place = URL(fileURLWithPath: folder + "/" + file.path)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.data.write(to: place)
      }
      guard let child = ChildRun.of(program, ["audit", folder, "--format", "json"]), (0...1).contains(child.code) else {
        rows.append(["\(size) views", "", "", "", "", "cannot be run"])
        continue
      }
      let each = child.work / Double(size) * 100
      first = first ?? each
      rows.append([
        "\(size) views", decimal(child.work, 2) + " s", decimal(child.seconds, 2) + " s", megabytes(child.peak),
        decimal(each, 3) + " s", decimal(each / (first ?? each), 2),
      ])
    }
    return rows
  }
}

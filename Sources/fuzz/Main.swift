import Foundation

/// `make fuzz`: reads damaged samples for a while, and exits with 1 where the readers or `fix` crashed, hung or
/// contradicted themselves. No part of the tool. It runs in the folder of the repository, whose samples it damages.
///
///     spec-check-fuzz --seconds 60 --seed 1     that long; the same inputs for the same seed
///     spec-check-fuzz --seed 1 --only 4711      one input of a seed again
///     spec-check-fuzz --input FILE              a file that was kept
@main
struct Main {
  static func main() {
    var options: [String: String] = [:]
    var rest = CommandLine.arguments.dropFirst()
    while let name = rest.popFirst() { options[name] = rest.popFirst() ?? "" }
    let number = { (name: String, usual: Int) in options[name].flatMap(Int.init) ?? usual }
    let samples = Samples(folder: FileManager.default.currentDirectoryPath)
    let inputs = Inputs(samples: samples, seed: UInt64(number("--seed", 1)))
    guard !samples.files.isEmpty else {
      say("there are no samples here: run it in the folder of the repository\n")
      exit(2)
    }
    guard FileManager.default.isExecutableFile(atPath: Repairing.tool) else {
      say("the tool is not built: ‘swift build --product spec-check’\n")
      exit(2)
    }
    if let path = options["--input"] {
      guard let data = FileManager.default.contents(atPath: path), let kind = Reader(path: path) else {
        say("‘\(path)’ cannot be read, or its ending is none of \(Reader.allCases.map(\.ending))\n")
        exit(2)
      }
      finish(kind.complaint(about: data, samples))
    } else if let only = options["--only"].flatMap(Int.init) {
      let input = inputs[only]
      finish(input.reader.complaint(about: input.data, samples))
    } else if let mark = options["--worker"] {
      Worker(inputs: inputs, mark: mark, limit: number("--limit", usualLimit)).run(from: number("--from", 0))
      exit(3)
    } else {
      let watch = Watch(
        program: CommandLine.arguments[0], inputs: inputs, seconds: Double(number("--seconds", 60)),
        limit: number("--limit", usualLimit), folder: ".build/fuzz", say: say)
      exit(watch.run() ? 0 : 1)
    }
  }

  /// Seconds that one input may take. Steps bound the work, and without optimisation each costs ten times as much.
  #if DEBUG
    private static let usualLimit = 120
  #else
    private static let usualLimit = 20
  #endif

  private static func finish(_ complaint: String?) {
    say(complaint.map { $0 + "\n" } ?? "read without a complaint\n")
    exit(complaint == nil ? 0 : 1)
  }

  static func say(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}

import Foundation

/// Starts a worker, watches it, and keeps the input that it crashed at or did not come back from.
struct Watch {
  let program: String
  let inputs: Inputs
  let seconds: Double
  /// Seconds of work that one input may take.
  let limit: Int
  /// Where inputs are kept.
  let folder: String
  let say: (String) -> Void

  /// More of them are the same fault most likely.
  static let faultLimit = 20

  /// So many times the limit may pass by the clock: what works is ended by its own timer, what waits for ever is not.
  static let patience = 60.0

  /// Whether nothing was found.
  func run() -> Bool {
    say("seed \(inputs.seed), \(Int(seconds)) s, \(inputs.samples.files.count) samples\n")
    let end = Date().addingTimeInterval(seconds)
    var next = 0
    var faults = 0
    while Date() < end, faults < Self.faultLimit {
      guard let stop = watchOne(from: next, until: end) else {
        say("the worker cannot be started\n")
        return false
      }
      next = stop.number + 1
      guard let fault = stop.fault else { continue }
      faults += 1
      keep(stop.number, fault)
    }
    say("\(next) inputs read, \(faults) faults\n")
    return faults == 0
  }

  /// Where a worker stopped, and why if it should not have.
  private func watchOne(from first: Int, until end: Date) -> (number: Int, fault: String?)? {
    let mark = FileManager.default.temporaryDirectory.appendingPathComponent("spec-check-fuzz-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: mark) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [
      "--worker", mark.path, "--seed", "\(inputs.seed)", "--from", "\(first)", "--limit", "\(limit)",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    guard (try? Data("\(first) ".utf8).write(to: mark)) != nil, (try? process.run()) != nil else { return nil }
    var seen = (number: first, since: Date())
    while process.isRunning {
      Thread.sleep(forTimeInterval: 0.05)
      let now = Date()
      let number = read(mark).number ?? seen.number
      if number != seen.number { seen = (number, now) }
      let isLate = now.timeIntervalSince(seen.since) > Double(limit) * Self.patience
      if isLate || now > end {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return (seen.number, isLate ? "waited for ever" : nil)
      }
    }
    process.waitUntilExit()
    let last = read(mark)
    let number = last.number ?? seen.number
    if process.terminationReason == .uncaughtSignal, process.terminationStatus == SIGPROF {
      return (number, "did not end within \(limit) s of work")
    }
    if process.terminationReason == .uncaughtSignal { return (number, "ended by signal \(process.terminationStatus)") }
    return (number, last.complaint.isEmpty ? "exited with \(process.terminationStatus)" : last.complaint)
  }

  private func read(_ mark: URL) -> (number: Int?, complaint: String) {
    guard let data = try? Data(contentsOf: mark) else { return (nil, "") }
    let words = String(decoding: data, as: UTF8.self).split(separator: " ", maxSplits: 1)
    let complaint = words.count > 1 ? words[1].trimmingCharacters(in: .whitespaces) : ""
    return (words.first.flatMap { Int($0) }, complaint)
  }

  private func keep(_ number: Int, _ fault: String) {
    let input = inputs[number]
    let path = "\(folder)/\(inputs.seed)-\(number).\(input.reader.ending)"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let isKept = (try? input.data.write(to: URL(fileURLWithPath: path))) != nil
    say("\(input.reader.rawValue) \(fault)\n  made of \(input.sample)\n")
    say("  again: \(program) \(isKept ? "--input \(path)" : "--seed \(inputs.seed) --only \(number)")\n")
  }
}

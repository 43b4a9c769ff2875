import Foundation

/// Reads one input after the other until it is stopped or one is read wrongly, and leaves a mark of where it is for whoever watches.
struct Worker {
  let inputs: Inputs
  /// The file of the mark.
  let mark: String
  /// Seconds of work that one input may take, of all threads together; a signal ends the worker then. The clock would
  /// find faults wherever the machine has other work.
  let limit: Int

  /// Bytes of memory: what wants more is as bad as what does not end.
  static let memoryLimit: rlim_t = 6 << 30

  func run(from first: Int) {
    // A crash must not fill the disk.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    var memory = rlimit(rlim_cur: Self.memoryLimit, rlim_max: Self.memoryLimit)
    #if canImport(Darwin)
      setrlimit(RLIMIT_CORE, &none)
      setrlimit(RLIMIT_AS, &memory)
    #else
      setrlimit(__rlimit_resource_t(4), &none)
      setrlimit(__rlimit_resource_t(9), &memory)
    #endif
    guard let handle = FileHandle(forWritingAtPath: mark) else { return }
    var number = first
    while true {
      write(number, "", to: handle)
      var timer = itimerval()
      timer.it_value.tv_sec = limit
      #if canImport(Darwin)
        setitimer(ITIMER_PROF, &timer, nil)
      #else
        setitimer(__itimer_which_t(2), &timer, nil)
      #endif
      let input = inputs[number]
      let complaint = autorelease { input.reader.complaint(about: input.data, inputs.samples) }
      if let complaint { return write(number, complaint, to: handle) }
      number += 1
    }
  }

  /// `4711 complaint`, padded: one write, so that it is never read by half.
  private func write(_ number: Int, _ complaint: String, to handle: FileHandle) {
    let text = "\(number) \(complaint)"
    let padded = text + String(repeating: " ", count: max(0, 200 - text.utf8.count))
    try? handle.seek(toOffset: 0)
    try? handle.write(contentsOf: Data(padded.utf8.prefix(200)))
  }

  private func autorelease<Value>(_ body: () -> Value) -> Value {
    #if canImport(ObjectiveC)
      return autoreleasepool { body() }
    #else
      return body()
    #endif
  }
}

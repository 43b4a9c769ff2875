import Foundation

/// A run of a program of its own, so that its memory is its own.
struct ChildRun {
  /// From start to end, by the clock on the wall.
  var seconds: Double
  /// What its threads worked, all together; says more than the clock where the machine has other work.
  var work: Double
  /// The most memory it held at a time, in bytes.
  var peak: Int
  /// What it exited with; -1 where a signal ended it.
  var code: Int32

  /// Runs a program to its end, its output thrown away. `nil` where it cannot be started.
  ///
  /// - Parameter cache: The folder of its cache; `nil`: it keeps none.
  static func of(_ program: String, _ arguments: [String], cache: String? = nil) -> ChildRun? {
    let arguments = arguments + (cache == nil && !arguments.contains("hear") ? ["--no-cache"] : [])
    setenv("SPEC_CHECK_CACHE", cache ?? "", 1)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let start = ContinuousClock.now
    var process: pid_t = 0
    guard posix_spawn(&process, program, &actions, nil, &words, environ) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { return nil }
    }
    let passed = start.duration(to: .now).components
    #if canImport(Darwin)
      let unit = 1
    #else
      let unit = 1024
    #endif
    return ChildRun(
      seconds: Double(passed.seconds) + Double(passed.attoseconds) * 1e-18,
      work: Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime), peak: Int(usage.ru_maxrss) * unit,
      code: status & 0x7F == 0 ? (status >> 8) & 0xFF : -1)
  }

  /// What the threads of this process have worked so far.
  static var ownWork: Double {
    var usage = rusage()
    // RUSAGE_SELF, which is no number everywhere.
    getrusage(0, &usage)
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }
}

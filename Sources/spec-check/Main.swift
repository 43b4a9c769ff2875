import Foundation

/// The program: hands the process's surroundings to the shell and exits with its code.
@main
struct Main {
  static func main() {
    // A file that may not grow is a problem to be told, as a full disk is, and no reason to be gone without a word.
    signal(SIGXFSZ, SIG_IGN)
    exit(Shell().run(arguments: Array(CommandLine.arguments.dropFirst()), in: .process()))
  }
}

import Foundation

/// The program: hands the process's surroundings to the shell and exits with its code.
@main
struct Main {
  static func main() {
    exit(Shell().run(arguments: Array(CommandLine.arguments.dropFirst()), in: .process()))
  }
}

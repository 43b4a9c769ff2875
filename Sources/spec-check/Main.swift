import SwiftReader

@main
struct Main {
  static func main() {
    print(SourceFile(text: "", path: "", module: "").path)
  }
}

import Foundation
import SwiftSyntax

/// The file that holds the parser.
public enum ParserLibrary {
  /// The toolchain's library; `nil` where the parser is linked into the program, or nobody can tell.
  public static var path: String? {
    #if canImport(Darwin)
      var facts = Dl_info()
      let type = unsafeBitCast(SourceFileSyntax.self as Any.Type, to: UnsafeRawPointer.self)
      guard dladdr(type, &facts) != 0, let name = facts.dli_fname else { return nil }
      return String(cString: name)
    #else
      // Every file that is mapped into this process, one a line, its path last.
      guard let maps = FileManager.default.contents(atPath: "/proc/self/maps") else { return nil }
      for line in maps.split(separator: 10) where line.hasSuffix("libSwiftParser.so") {
        return line.lastIndex(of: 32).map { String(decoding: line[($0 + 1)...], as: UTF8.self) }
      }
      return nil
    #endif
  }
}

extension Data {
  fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}

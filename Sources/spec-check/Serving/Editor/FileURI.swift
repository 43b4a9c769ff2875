import Foundation

/// Files as editors name them: `file:///Shop/Sources/Cart%20Row.swift`.
enum FileURI {
  /// The absolute path; `nil` where it names no file.
  static func path(_ uri: String) -> String? {
    guard uri.hasPrefix("file://"), let decoded = uri.dropFirst("file://".count).removingPercentEncoding else {
      return nil
    }
    guard let slash = decoded.firstIndex(of: "/") else { return nil }
    let host = decoded[..<slash]
    guard host.isEmpty || host == "localhost" else { return nil }
    return URL(fileURLWithPath: String(decoded[slash...])).standardizedFileURL.path
  }

  static func uri(_ path: String) -> String {
    var allowed = CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: Unicode.Scalar(0)..."~"))
    allowed.insert(charactersIn: "-._~/")
    return "file://" + (path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path)
  }
}

/// A system other than the phone's that a file may be written for, by the names of the file and of its folders.
enum Platform: String, CaseIterable {
  case tvOS, watchOS, macOS, visionOS

  /// `App tvOS/View-tvOS.swift`; `nil`: the phone's, or every system's.
  init?(path: String) {
    let path = path.lowercased()
    let named = Self.allCases.filter { path.contains($0.rawValue.lowercased()) }
    guard named.count == 1, let only = named.first else { return nil }
    // `iOS-macOS`, `visionOS+iOS`: for both.
    let rest = path.replacing(only.rawValue.lowercased(), with: "")
    guard !rest.split(whereSeparator: { !$0.isLetter }).contains("ios") else { return nil }
    self = only
  }

  /// How far code for one system is from what code for another asks for.
  static func distance(of platform: Platform?, from asked: Platform?) -> Int {
    platform == asked ? 0 : platform == nil ? 1 : 2
  }

  /// Of declarations of one name those that are written for the system of a file, as far as any is.
  static func nearest<Declared>(_ all: [Declared], to file: SourceFile, _ place: (Declared) -> SourceFile) -> [Declared]
  {
    guard all.count > 1 else { return all }
    let distances = all.map { distance(of: place($0).platform, from: file.platform) }
    guard let least = distances.min() else { return all }
    return zip(all, distances).filter { $0.1 == least }.map(\.0)
  }
}

/// Which files each view took its code from when an audit last read it: after a change only the views that it can reach
/// are read again.
///
/// A view is known as long as all those files are as they were. A name that was not there then and would be found now
/// does not count: code that was valid without it does not ask for it.
public struct ViewReach: Sendable, Equatable {
  /// What was learnt of one view.
  struct View: Sendable, Equatable {
    /// It was read as a part that no screen was seen to show, with less patience.
    var isFragment: Bool
    /// By path.
    var files: Set<String>
    /// Keys of the types that are placed in it.
    var placed: Set<String>
  }

  /// What the files held, by path.
  var files: [String: ContentHash] = [:]
  /// By ``key(of:)``.
  var views: [String: View] = [:]

  public init() {}

  /// The same type of the same file.
  static func key(of type: TypeDeclaration) -> String { "\(type.key)\n\(type.node.file.path)" }
}

extension ViewReach {
  /// What ``stored`` wrote; `nil` where the bytes are something else.
  public init?(stored bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let paths = reader.texts(), let halves = reader.numbers(paths.count * 4), let types = reader.texts(),
      let count = reader.number(), count <= bytes.count
    else { return nil }
    for (position, path) in paths.enumerated() {
      let parts = halves[(position * 4)..<(position * 4 + 4)].map { UInt64($0) }
      files[path] = ContentHash(high: parts[0] << 32 | parts[1], low: parts[2] << 32 | parts[3])
    }
    for _ in 0..<count {
      guard let key = reader.text(), let isFragment = reader.number(), let own = reader.numbers(),
        let placed = reader.numbers(), own.allSatisfy({ $0 < paths.count }), placed.allSatisfy({ $0 < types.count })
      else { return nil }
      views[key] = View(
        isFragment: isFragment == 1, files: Set(own.map { paths[Int($0)] }), placed: Set(placed.map { types[Int($0)] }))
    }
    guard reader.isAtEnd else { return nil }
  }

  /// The same bytes for the same views.
  public var stored: [UInt8] {
    let paths = files.keys.sorted()
    let types = views.values.reduce(into: Set<String>()) { $0.formUnion($1.placed) }.sorted()
    let pathNumbers = Dictionary(uniqueKeysWithValues: zip(paths, paths.indices))
    let typeNumbers = Dictionary(uniqueKeysWithValues: zip(types, types.indices))
    var writer = ByteWriter()
    writer.put(paths)
    for path in paths {
      for half in [files[path]?.high ?? 0, files[path]?.low ?? 0] {
        writer.put(UInt32(truncatingIfNeeded: half >> 32))
        writer.put(UInt32(truncatingIfNeeded: half))
      }
    }
    writer.put(types)
    writer.put(views.count)
    for (key, view) in views.sorted(by: { $0.key < $1.key }) {
      writer.put(key)
      writer.put(view.isFragment ? 1 : 0)
      for numbers in [view.files.compactMap { pathNumbers[$0] }, view.placed.compactMap { typeNumbers[$0] }] {
        writer.put(numbers.count)
        for number in numbers.sorted() { writer.put(number) }
      }
    }
    return writer.bytes
  }
}

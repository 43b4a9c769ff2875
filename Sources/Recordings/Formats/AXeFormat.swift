import ScreenModel

/// JSON of AXe (`axe describe-ui`), also as XcodeBuildMCP hands it on inside prose: the keys of idb, without traits.
public struct AXeFormat: RecordingFormat {
  public init() {}

  public var name: String { "axe" }
  public var summary: String { "axe describe-ui, also with the prose of XcodeBuildMCP" }

  public func recognition(of input: RecordingInput) -> Recognition {
    guard let root = input.jsonRoot, Self.isWritten(in: input) else { return .no }
    return IDBDocument(root) == nil ? .no : .certain
  }

  public func read(_ input: RecordingInput) -> Result<Recording, Problems> {
    input.jsonRoot.flatMap(IDBDocument.init).map { IDBReader(format: name, input: input).recording($0) }
      ?? .failure(Problems([Problem("\(input.path) holds no element of AXe")]))
  }

  /// AXe prints its JSON with a blank before each colon, idb without.
  static func isWritten(in input: RecordingInput) -> Bool {
    input.head.contains { $0.holds("\"AXFrame\" : ") || $0.holds("\"AXLabel\" : ") }
  }
}

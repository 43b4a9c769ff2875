import ScreenModel

/// JSON of facebook's idb: `idb ui describe-all` in all its formats, since 2019.
///
/// The backend `ax` sees what an assistive technology gets; `axbridge` sees XCUITest's tree and answers no hint, trait
/// or action, whatever it writes for them.
public struct IDBFormat: RecordingFormat {
  public init() {}

  public var name: String { "idb" }
  public var summary: String { "idb ui describe-all --format complete" }

  public func recognition(of input: RecordingInput) -> Recognition {
    guard let root = input.jsonRoot, !AXeFormat.isWritten(in: input) else { return .no }
    return IDBDocument(root) == nil ? .no : .certain
  }

  public func read(_ input: RecordingInput) -> Result<Recording, Problems> {
    input.jsonRoot.flatMap(IDBDocument.init).map { IDBReader(format: name, input: input).recording($0) }
      ?? .failure(Problems([Problem("\(input.path) holds no element of idb")]))
  }
}

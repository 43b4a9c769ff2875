import ScreenModel

/// The places an answer speaks of, each by its declaration and the lines within: they move with it.
///
/// For one thread at a time.
final class StoredPlaces: SpanPlacing, @unchecked Sendable {
  private struct Place {
    var declaration: Int
    /// Lines from the first of the declaration.
    var line: Int
    var column: Int
    var endLine: Int
    var endColumn: Int
  }

  private struct Declaration: Hashable {
    var path: String
    var name: DeclarationPlaces.Name
  }

  /// A place that has no number, or a number without a place.
  struct Missing: Error {}

  private let project: Project
  private var declarations: [Declaration] = []
  private var places: [Place] = []
  private var numbers: [SourceSpan: Int] = [:]
  private var known: [Declaration: Int] = [:]
  /// Where each declaration begins now.
  private var lines: [Int] = []

  /// To store places.
  init(_ project: Project) { self.project = project }

  func number(of span: SourceSpan) throws -> Int {
    if let number = numbers[span] { return number }
    guard let file = project.places(of: span.file), let position = file.position(line: span.line) else {
      throw Missing()
    }
    let declaration = Declaration(path: span.file, name: file.names[position])
    let index = known[declaration] ?? declarations.count
    if index == declarations.count {
      declarations.append(declaration)
      known[declaration] = index
    }
    let first = file.lines[position]
    places.append(
      Place(
        declaration: index, line: span.line - first, column: span.column, endLine: span.endLine - first,
        endColumn: span.endColumn))
    numbers[span] = places.count - 1
    return places.count - 1
  }

  func span(_ number: Int) throws -> SourceSpan {
    guard places.indices.contains(number) else { throw Missing() }
    let place = places[number]
    let first = lines[place.declaration]
    return SourceSpan(
      file: declarations[place.declaration].path, line: first + place.line, column: place.column,
      endLine: first + place.endLine, endColumn: place.endColumn)
  }

  // MARK: Bytes

  func put(into writer: inout ByteWriter) {
    writer.put(declarations.count)
    for declaration in declarations {
      writer.put(declaration.path)
      writer.put(declaration.name.identity)
      writer.put(declaration.name.before)
    }
    writer.put(places.count)
    for place in places {
      for number in [place.declaration, place.line, place.column, place.endLine, place.endColumn] {
        writer.put(number)
      }
    }
  }

  /// Takes places that were put; `nil` where one of their declarations is not as it was.
  init?(_ reader: inout ByteReader, _ project: Project) {
    self.project = project
    guard let count = reader.number() else { return nil }
    for _ in 0..<count {
      guard let path = reader.text(), let identity = reader.hash(), let before = reader.number(),
        let line = project.places(of: path)?.line(of: .init(identity: identity, before: before))
      else { return nil }
      declarations.append(Declaration(path: path, name: .init(identity: identity, before: before)))
      lines.append(line)
    }
    guard let count = reader.number() else { return nil }
    for _ in 0..<count {
      guard let declaration = reader.number(), declarations.indices.contains(declaration), let line = reader.number(),
        let column = reader.number(), let endLine = reader.number(), let endColumn = reader.number()
      else { return nil }
      places.append(
        Place(declaration: declaration, line: line, column: column, endLine: endLine, endColumn: endColumn))
    }
  }
}

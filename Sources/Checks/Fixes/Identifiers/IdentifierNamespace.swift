import ScreenModel

/// The type that declares identifiers once: its own lines stay, and new ones come behind them.
public struct IdentifierNamespace: Sendable {
  /// The type's name everywhere.
  public static let name = "AccessibilityIdentifier"

  /// The file it is in.
  public let path: String
  /// The file's text before anything was added.
  public let original: String
  /// The identifiers it declares, as far as they are written out.
  private(set) var values: Set<String> = []
  private var members: Set<String> = []
  /// `enum AccessibilityIdentifier: String { case … }`
  private let isRaw: Bool
  private let access: String
  /// What its members are indented with.
  public let indentation: String
  private let lineBreak: String
  /// The offset of the brace that closes it, and where its line begins.
  private let end: Int
  private let isOnOneLine: Bool

  /// What a new file begins as.
  public static let fresh = """
    /// Accessibility identifiers, declared once for the app and its UI tests.
    enum AccessibilityIdentifier {
    }

    """

  /// Reads the type of a file; `nil`: it has none of that name at its top.
  ///
  /// - Parameter step: The indentation of a file that has none of its own yet.
  public init?(_ file: WrittenFile, step: String? = nil) {
    guard
      let type = file.types.first(where: {
        $0.name == Self.name && ["enum", "struct", "class"].contains($0.keyword)
      }), file.bytes[..<type.range.upperBound].last == UInt8(ascii: "}")
    else { return nil }
    path = file.path
    original = file.source(0..<file.bytes.count)
    isRaw = type.keyword == "enum" && type.inherited.contains("String")
    let head = file.source(max(0, type.range.lowerBound - 40)..<type.opening)
    access = head.split(whereSeparator: { $0 == "\n" || $0 == "\r" }).last?.contains("public ") == true ? "public " : ""
    lineBreak = file.lineBreak
    end = type.range.upperBound - 1
    isOnOneLine = !file.isFirstInLine(end)
    let outer = file.indentation(at: type.range.lowerBound)
    // As the first line inside; a comment will do.
    let lines = file.source(type.opening..<end).unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let member = lines.dropFirst().map { String($0) }.first { !$0.trimmed.isEmpty }
    let own = member.map { String($0.prefix { $0 == " " || $0 == "\t" }) }
    indentation = own ?? step ?? outer + file.indentation
    read(file.source(type.opening..<end))
  }

  /// Notes what is declared: `static let save = "…"`, `case save = "…"`, `static func row(`.
  private mutating func read(_ text: String) {
    for line in text.split(whereSeparator: { $0 == "\n" || $0 == "\r" || $0 == ";" }) {
      let words = line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
      guard let keyword = words.firstIndex(where: { ["let", "var", "case", "func"].contains($0) }),
        keyword + 1 < words.count
      else { continue }
      let literals = line.split(separator: "\"", omittingEmptySubsequences: false)
      let value = literals.count > 2 ? String(literals[1]) : nil
      members.insert(String(words[keyword + 1]))
      guard let value else { continue }
      let plain = value.prefix { $0 != "\\" }
      values.insert(plain.hasSuffix("_") && plain.count < value.count ? String(plain.dropLast()) : String(plain))
    }
  }

  /// An identifier and how it is declared.
  public struct Declaration: Sendable, Hashable {
    var member: String
    var line: String
    /// What stands in place of the text.
    public var use: String
  }

  /// How an identifier would be declared; the name is then taken.
  mutating func declare(_ identifier: String, key: RowKey?) -> Declaration {
    let words = identifier.split(separator: "_")
    let name = words.dropFirst().reduce(String(words.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    var member = name
    var number = 2
    while members.contains(member) {
      member = "\(name)\(number)"
      number += 1
    }
    members.insert(member)
    guard let key else {
      let line =
        isRaw ? "case \(member) = \"\(identifier)\"" : "\(access)static let \(member) = \"\(identifier)\""
      return Declaration(member: member, line: line, use: "\(Self.name).\(member)\(isRaw ? ".rawValue" : "")")
    }
    return Declaration(
      member: member,
      line: "\(access)static func \(member)(id: some Hashable) -> String { \"\(identifier)_\\(id)\" }",
      use: "\(Self.name).\(member)(id: \(key.code))")
  }

  /// The file with declarations added: constants first.
  public func text(adding declarations: [Declaration]) -> String {
    guard !declarations.isEmpty else { return original }
    let constants = declarations.filter { !$0.line.contains(" func ") }
    let functions = declarations.filter { $0.line.contains(" func ") }
    let lines = (constants + functions).map { indentation + $0.line }
    let bytes = Array(original.utf8)
    var start = end
    if !isOnOneLine { while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 } }
    let added = (isOnOneLine ? lineBreak : "") + lines.joined(separator: lineBreak) + lineBreak
    return String(decoding: bytes[..<start], as: UTF8.self) + added + String(decoding: bytes[start...], as: UTF8.self)
  }
}

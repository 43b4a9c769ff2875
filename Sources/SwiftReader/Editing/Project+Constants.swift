import Foundation
import ScreenModel

extension Project {
  /// Constants that generated code declares for keys of string tables, by key: `L10n.commonClose` for `common_close`.
  ///
  /// Understands the enums that SwiftGen writes, nested ones too, and constants that `NSLocalizedString` fills. Looks only
  /// into files whose name says that they hold texts.
  public func textConstants() -> [String: String] {
    var found: [String: String] = [:]
    for file in sourceFiles {
      let name = file.path.split(separator: "/").last ?? ""
      guard ["Strings", "L10n", "Localiz", "UserText"].contains(where: name.contains) else { continue }
      Self.read(file.text, into: &found)
    }
    return found
  }

  private static func read(_ text: String, into found: inout [String: String]) {
    // Names of the enums that are open; `nil` for other braces.
    var open: [String?] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let line = String(decoding: line, as: UTF8.self)
      guard line.contains("{") || line.contains("}") || line.contains("\"") else { continue }
      if line.contains("static "), let name = word(after: " var ", line) ?? word(after: " let ", line),
        let key = literal(after: ".tr(\"Localizable\", \"", line) ?? literal(after: "NSLocalizedString(\"", line),
        open.allSatisfy({ $0 != nil }), !open.isEmpty
      {
        found[key] = found[key] ?? (open.compactMap { $0 } + [name]).joined(separator: ".")
      }
      let bare = outsideTexts(line)
      let change = bare.filter { $0 == "{" }.count - bare.filter { $0 == "}" }.count
      if change > 0 {
        let type = ["enum ", "struct ", "extension ", "class "].lazy.compactMap { word(after: $0, " " + bare) }.first
        open += Array(repeating: type, count: 1) + Array(repeating: nil, count: change - 1)
      } else if change < 0 {
        open.removeLast(min(open.count, -change))
      }
    }
  }

  private static func word(after start: String, _ line: String) -> String? {
    guard let range = line.range(of: start) else { return nil }
    let name = line[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
    return name.isEmpty ? nil : String(name)
  }

  private static func literal(after start: String, _ line: String) -> String? {
    guard let range = line.range(of: start), let end = line[range.upperBound...].firstIndex(of: "\"") else {
      return nil
    }
    return String(line[range.upperBound..<end])
  }

  /// A line without its string literals and what follows `//`.
  private static func outsideTexts(_ line: String) -> String {
    var bare = ""
    var isText = false
    var previous: Character = " "
    for character in line {
      if character == "\"", previous != "\\" {
        isText.toggle()
      } else if !isText {
        if character == "/", previous == "/" { break }
        bare.append(character)
      }
      previous = character
    }
    return bare
  }

  /// A function of a type that makes the spoken form of what another one shows: it has the same first label and says
  /// in its name that it is for VoiceOver.
  public func spokenForm(of type: String, label: String?) -> String? {
    let words = ["accessib", "spoken", "speech", "voiceover"]
    for declaration in index.types(named: type, from: nil, file: nil) {
      for (name, nodes) in declaration.functions.sorted(by: { $0.key < $1.key })
      where words.contains(where: name.lowercased().contains) {
        let start = name + "(" + (label.map { "\($0):" } ?? "_ ")
        let spaced = name + "(" + (label.map { "\($0) " } ?? "_ ")
        if nodes.contains(where: { node in
          let source = node.file.source(offset: node.offset, length: node.length).prefix(400)
          return source.contains(start) || source.contains(spaced)
        }) {
          return name
        }
      }
    }
    return nil
  }

  /// The property of a type that people call its values by; `nil`: there is none, or several types have the name.
  public func titleProperty(of type: String) -> String? {
    let declarations = index.types(named: type, from: nil, file: nil)
    guard declarations.count == 1 else { return nil }
    return ["name", "title", "displayName"].first { name in
      guard let property = declarations[0].properties[name] else { return false }
      return property.type?.text == "String" && !property.isStatic && !property.isPrivate
    }
  }
}

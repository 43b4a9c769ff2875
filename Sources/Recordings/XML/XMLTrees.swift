import ScreenModel

/// XCUITest elements out of XML.
struct XMLTrees {
  var tops: [XCUINode]
  /// The file begins or ends in the middle.
  var isCut: Bool
  var notes: [String]

  /// Whether a file begins as XML.
  static func isXML(_ input: RecordingInput) -> Bool {
    let first = input.head.first { !$0.allSatisfy(\.isWhitespace) }
    return first?.drop { $0.isWhitespace }.first == "<"
  }

  /// Left, top, width and height in attributes of these names.
  static func frame(_ start: XMLStart) -> AccessibilityElement.Frame? {
    let numbers = ["x", "y", "width", "height"].compactMap { start[$0].flatMap(Double.init) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return AccessibilityElement.Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The elements for which `node` makes one; others are passed over and what is in them is not.
  static func read(
    _ input: RecordingInput, node: (XMLStart) -> XCUINode?
  ) -> Result<XMLTrees, Problems> {
    var scanner = XMLScanner(input.text, file: input.path)
    var builder = XCUITreeBuilder()
    var level = 0
    var isShort = false
    do throws(Problem) {
      while let event = try scanner.next() {
        switch event {
        case .end: level -= 1
        case .start(let start):
          if var made = node(start) {
            made.line = start.line
            made.column = start.column
            builder.add(made, indent: level)
          }
          level += 1
        }
        if builder.count >= RecordingReader.nodeLimit {
          isShort = true
          break
        }
      }
    } catch {
      return .failure(Problems([error]))
    }
    let tops = builder.finish()
    guard !tops.isEmpty else {
      let hint = "record the whole page source while the app is in front"
      return .failure(Problems([Problem("\(input.path) holds no element that could be read", hint: hint)]))
    }
    var notes: [String] = []
    if isShort { notes.append("only the first \(builder.count) elements are read") }
    if scanner.isCut { notes.append("the XML is cut: it begins or ends in the middle") }
    return .success(XMLTrees(tops: tops, isCut: scanner.isCut || isShort, notes: notes))
  }
}

import Mustache
import Testing

/// A template, what it is filled with, and what comes out: one case of the published specification in words of our own.
struct Case: Sendable, CustomTestStringConvertible {
  var name: String
  var template: String
  var value: MustacheValue
  var partials: [String: String]
  var written: String

  init(
    _ name: String, _ template: String, _ value: MustacheValue, partials: [String: String] = [:], _ written: String
  ) {
    self.name = name
    self.template = template
    self.value = value
    self.partials = partials
    self.written = written
  }

  /// A template that is filled with nothing.
  init(_ name: String, _ template: String, partials: [String: String] = [:], _ written: String) {
    self.init(name, template, [:], partials: partials, written)
  }

  var testDescription: String { name }

  func check() throws {
    let template = try MustacheTemplate(template)
    let text = try template.text(with: value, partials: { partials[$0] })
    #expect(text == written)
  }
}

import Foundation
import ScreenModel

/// Reads `name=value` as given on a command line; the value is written as under `given` in a spec, a bare text is itself.
public func readSample(_ text: String) -> Result<SampleBinding, Problem> {
  guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
    return .failure(Problem("‘\(text)’ gives no name a value", hint: "write --given name=value"))
  }
  let name = text[..<equals].trimmingCharacters(in: .whitespaces)
  let value = String(text[text.index(after: equals)...])
  if let first = value.first, first == "[" || first == "{" {
    let file = YAMLFile(Data(value.utf8), path: "--given \(name)")
    if let problem = file.problems.first { return .failure(problem) }
    guard let root = file.root else { return .failure(Problem("‘\(name)’ has no value")) }
    return sample(name, root, file.text)
  }
  let node = YAMLNode(.scalar(value, .plain), span: SourceSpan(file: "--given \(name)", line: 1, column: 1))
  return sample(name, node, YAMLText(path: "--given \(name)", bytes: Array(value.utf8)))
}

private func sample(_ name: String, _ node: YAMLNode, _ text: YAMLText) -> Result<SampleBinding, Problem> {
  var reader = SampleValueReader(text)
  let value = reader.value(node)
  if let problem = reader.problems.first { return .failure(problem) }
  return .success(SampleBinding(name, value))
}

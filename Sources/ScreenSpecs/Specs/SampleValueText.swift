import Foundation
import ScreenModel

/// Reads a value given on the command line (`--given name=value`) as a spec's `given` would.
///
/// Lists and mappings are written in YAML's short form; everything else is text as it stands, without YAML's traps.
public func readSampleValue(_ written: String) -> Result<SampleValue, Problem> {
  let span = SourceSpan(file: "--given", line: 1, column: 1)
  let isCollection = written.hasPrefix("[") || written.hasPrefix("{")
  let file = YAMLFile(Data((isCollection ? written : "").utf8), path: span.file)
  if let problem = file.problems.first { return .failure(problem) }
  let isQuoted = written.count > 1 && written.first == "\"" && written.last == "\""
  let scalar = isQuoted ? String(written.dropFirst().dropLast()) : written
  let node = file.root ?? YAMLNode(.scalar(scalar, isQuoted ? .quoted : .plain), span: span)
  var reader = SampleValueReader(YAMLText(path: span.file, bytes: Array(written.utf8)))
  let value = reader.value(node)
  return reader.problems.first.map { .failure($0) } ?? .success(value)
}

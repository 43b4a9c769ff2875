import CLibYAML

/// The one place that sees the C library: its events in, ours out.
enum LibYAML {
  /// Why libyaml stopped, in its own words.
  struct Failure {
    var message: String
    var context: String
    var position: Int
    var contextPosition: Int
    /// The byte that cannot be read, where that is the reason.
    var badByte: Int?
  }

  /// Runs libyaml over the bytes until `take` says no. All memory of the C library is given back before this returns.
  static func readEvents(of bytes: [UInt8], _ take: (YAMLEvent) -> Bool) -> Failure? {
    bytes.withUnsafeBufferPointer { buffer in
      // The parser keeps a pointer to itself, so it must not move.
      let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
      defer { parser.deallocate() }
      guard yaml_parser_initialize(parser) == 1 else {
        return Failure(message: "out of memory", context: "", position: 0, contextPosition: 0)
      }
      defer { yaml_parser_delete(parser) }
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
      while true {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { return failure(of: parser.pointee) }
        defer { yaml_event_delete(&event) }
        if event.type == YAML_STREAM_END_EVENT || event.type == YAML_NO_EVENT { return nil }
        if let converted = converted(event), !take(converted) { return nil }
      }
    }
  }

  private static func converted(_ event: yaml_event_t) -> YAMLEvent? {
    var result = YAMLEvent(
      kind: .documentStart, start: Int(event.start_mark.index), end: Int(event.end_mark.index))
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: break
    case YAML_DOCUMENT_END_EVENT: result.kind = .documentEnd
    case YAML_ALIAS_EVENT: result.kind = .alias(text(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let style: YAMLNode.Style =
        switch scalar.style {
        case YAML_PLAIN_SCALAR_STYLE: .plain
        case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
        default: .quoted
        }
      let value = String(decoding: UnsafeBufferPointer(start: scalar.value, count: Int(scalar.length)), as: UTF8.self)
      result.kind = .scalar(value, style)
      result.anchor = text(scalar.anchor)
      result.tag = text(scalar.tag)
    case YAML_SEQUENCE_START_EVENT:
      result.kind = .sequenceStart
      result.anchor = text(event.data.sequence_start.anchor)
      result.tag = text(event.data.sequence_start.tag)
      result.isFlow = event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
    case YAML_MAPPING_START_EVENT:
      result.kind = .mappingStart
      result.anchor = text(event.data.mapping_start.anchor)
      result.tag = text(event.data.mapping_start.tag)
      result.isFlow = event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: result.kind = .collectionEnd
    default: return nil
    }
    return result
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  private static func failure(of parser: yaml_parser_t) -> Failure {
    Failure(
      message: parser.problem.map { String(cString: $0) } ?? "out of memory",
      context: parser.context.map { String(cString: $0) } ?? "",
      position: Int(parser.problem_mark.index), contextPosition: Int(parser.context_mark.index),
      badByte: parser.error == YAML_READER_ERROR ? Int(parser.problem_offset) : nil)
  }
}

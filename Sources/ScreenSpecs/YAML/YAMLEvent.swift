/// One step of libyaml through a file. Positions count Unicode scalars from the file's beginning.
struct YAMLEvent {
  enum Kind {
    case documentStart
    case documentEnd
    case alias(String)
    case scalar(String, YAMLNode.Style)
    case sequenceStart
    case mappingStart
    case collectionEnd
  }

  var kind: Kind
  var anchor: String?
  var tag: String?
  var isFlow = false
  var start: Int
  var end: Int
}

import ScreenModel

/// What the code of view types says that an evaluation passes over: fixed formats, work done while a body is built, and
/// who asks for Reduce Motion.
struct RemarkReading {
  private(set) var remarks: [AuditedRemark] = []
  private(set) var environmentKeys: Set<String> = []
  /// Those that the project declares.
  private(set) var ownEnvironmentKeys: Set<String> = []
  /// Code of the types that read each key.
  private(set) var environmentReaders: [String: [SourceSpan]] = [:]
  private(set) var computedReads: [String: Set<String>] = [:]
  private(set) var glanceFiles: Set<String> = []
  /// Names that ask for Reduce Motion: the project's helpers, and members of the view and of those placed in it.
  private(set) var motionGuards: Set<String>
  /// Files of types that ask for it.
  private(set) var motionFiles: Set<String> = []

  private let index: ProjectIndex

  init(_ index: ProjectIndex) {
    self.index = index
    motionGuards = index.motionGuards.names
  }

  mutating func read(_ type: TypeDeclaration) {
    readMotion(type)
    let read = index.remarks.of(type, in: index)
    remarks += read.remarks.prefix(TypeRemarks.limit - remarks.count)
    environmentKeys.formUnion(read.environmentKeys)
    for key in read.environmentKeys {
      environmentReaders[key, default: []] += type.declarations.map(\.span)
    }
    for key in read.environmentKeys where index.foreignExtensions["EnvironmentValues"]?.properties[key] != nil {
      ownEnvironmentKeys.insert(key)
    }
    computedReads.merge(read.computedReads) { $0.union($1) }
    if read.isGlance { glanceFiles.insert(type.node.file.path) }
  }

  /// Notes what a view, or a modifier of the project's, asks of Reduce Motion.
  mutating func readMotion(_ type: TypeDeclaration) {
    let isAsked = type.stored.contains { property in
      property.attributes.contains("Environment") && property.node.contains(MotionGuards.question)
    }
    let own = MotionGuards.asking(in: type, motionGuards)
    if isAsked { motionFiles.insert(type.node.file.path) }
    motionGuards.formUnion(own)
  }
}

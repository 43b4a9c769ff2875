import Foundation
import ScreenModel

/// What was said of views, kept with everything that was looked up for it: said again without reading the code once more
/// where all of that is as it was.
///
/// A name that was looked up and not found counts as well: a new file that declares it changes the answer. Lines that
/// move, and code that the view does not reach, change nothing.
public final class AnswerCache: @unchecked Sendable {
  /// Bytes that all answers may take.
  public static let limit = 128 << 20

  private let folder: CacheFolder
  private let tool: ContentHash
  private let lock = NSLock()
  private var counts = (found: 0, made: 0)

  /// - Parameter tool: Stands for the build of the tool: another one may say something else.
  public init(folder: String, tool: ContentHash) {
    self.folder = CacheFolder(path: folder, limit: Self.limit)
    self.tool = tool
  }

  /// How many answers were there, and how many were worked out.
  var tally: (found: Int, made: Int) { lock.withLock { counts } }

  /// An answer of before, else a new one.
  ///
  /// - Parameter key: Stands for the question, but not for the code.
  func answer<Answer: Codable>(_ key: ContentHash, in project: Project, _ make: () -> Answer) -> Answer {
    var whole = tool
    whole.add(key)
    if let bytes = folder.read(whole), let known: Lookups.Traced<Answer> = read(bytes, project) {
      lock.withLock { counts.found += 1 }
      return known.told
    }
    let made = Lookups.trace(make)
    if let bytes = stored(made, project) { folder.write(whole, bytes) }
    lock.withLock { counts.made += 1 }
    return made.told
  }

  /// Keeps the cache within its limit, where something was stored.
  func prune() {
    if tally.made > 0 { folder.prune() }
  }

  // MARK: Bytes

  /// `nil` where the answer speaks of a place outside the project's code.
  private func stored<Answer: Codable>(_ answer: Lookups.Traced<Answer>, _ project: Project) -> [UInt8]? {
    var writer = ByteWriter()
    let questions = answer.questions.map { (question: $0, texts: $0.texts) }
    writer.put(questions.count)
    for (question, texts) in questions.sorted(by: { $0.texts.lexicographicallyPrecedes($1.texts) }) {
      writer.put(texts)
      writer.put(project.digest(of: question))
    }
    let places = StoredPlaces(project)
    let encoder = JSONEncoder()
    if let placing = CodingUserInfoKey.spanPlacing { encoder.userInfo[placing] = places }
    guard let data = try? encoder.encode(answer.untold) else { return nil }
    places.put(into: &writer)
    writer.put(String(decoding: data, as: UTF8.self))
    return writer.bytes
  }

  /// `nil` where something would be answered differently today.
  private func read<Answer: Codable>(_ bytes: [UInt8], _ project: Project) -> Lookups.Traced<Answer>? {
    var reader = ByteReader(bytes)
    guard let count = reader.number() else { return nil }
    var questions: Set<Lookups.Question> = []
    for _ in 0..<count {
      guard let texts = reader.texts(), let question = Lookups.Question(texts), let digest = reader.hash(),
        project.digest(of: question) == digest
      else { return nil }
      questions.insert(question)
    }
    guard let places = StoredPlaces(&reader, project), let text = reader.text(), reader.isAtEnd else { return nil }
    let decoder = JSONDecoder()
    if let placing = CodingUserInfoKey.spanPlacing { decoder.userInfo[placing] = places }
    guard let answer = try? decoder.decode(Answer.self, from: Data(text.utf8)) else { return nil }
    return Lookups.Traced(answer, questions: questions)
  }
}

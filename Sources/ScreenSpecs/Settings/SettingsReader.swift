import Foundation
import ScreenModel

/// Reads a settings file. Whatever is wrong with it is reported at once; what can be read is read all the same.
public struct SettingsReader {
  public init() {}

  /// - Parameter path: The file's path as people should see it.
  public func read(_ data: Data, path: String) -> (Settings, [Problem]) {
    let file = YAMLFile(data, path: path)
    var settings = Settings()
    settings.path = path
    settings.text = file.text
    guard let root = file.root, !root.isNull else { return (settings, file.problems) }
    var problems = file.problems + ShapeChecker.problems(of: file, .settings)
    fill(&settings, root)
    problems += unreadablePatterns(settings, root, file.text)
    return (settings, tidied(problems))
  }

  /// The same for a text.
  public func read(_ text: String, path: String) -> (Settings, [Problem]) { read(Data(text.utf8), path: path) }

  /// Reads the file at a place; size and kind are asked before anything is read.
  public func read(file url: URL, path: String) -> (Settings, [Problem]) {
    switch contents(of: url, path: path) {
    case .success(let data): return read(data, path: path)
    case .failure(let problem): return (Settings(), [problem])
    }
  }

  private func fill(_ settings: inout Settings, _ root: YAMLNode) {
    let builder = SpecBuilder(settings.text ?? YAMLText(path: "", bytes: []))
    func texts(_ key: String) -> [String]? {
      let texts = builder.texts(root[key]).map(\.value)
      return texts.isEmpty ? nil : texts
    }
    settings.specs = texts("specs") ?? settings.specs
    settings.sources = texts("sources") ?? settings.sources
    settings.exclude = texts("exclude") ?? settings.exclude
    settings.recordings = texts("recordings") ?? settings.recordings
    settings.language = builder.string(root["language"]) ?? settings.language
    settings.languages = texts("languages") ?? []
    settings.baseline = builder.string(root["baseline"])
    settings.identifierPattern = builder.string(root["identifier-pattern"])
    settings.requirements = requirements(root["require"], builder)
    settings.owners = (root["owners"]?.entries ?? []).compactMap { entry in
      builder.string(entry.value).map { .init(paths: Glob(entry.key), name: $0, span: entry.keySpan) }
    }
    settings.rules = rules(root["rules"], builder)
    settings.options = (root["options"]?.entries ?? []).flatMap { rule in
      (rule.value.entries ?? []).map { entry in
        .init(
          rule: rule.key, name: entry.key, text: entry.value.text, span: entry.value.span, nameSpan: entry.keySpan,
          ruleSpan: rule.keySpan)
      }
    }
    settings.components = (root["components"]?.entries ?? []).compactMap { component($0, builder) }
  }

  private func requirements(_ node: YAMLNode?, _ builder: SpecBuilder) -> [Settings.RequiredProof] {
    guard let node else { return [] }
    guard let entries = node.entries else {
      guard let require = builder.string(node).flatMap(Requirement.init) else { return [] }
      return [.init(require: require, paths: nil, span: node.span)]
    }
    return entries.compactMap { entry in
      builder.string(entry.value).flatMap(Requirement.init).map {
        .init(require: $0, paths: Glob(entry.key), span: entry.keySpan)
      }
    }
  }

  private func rules(_ node: YAMLNode?, _ builder: SpecBuilder) -> [Settings.RuleLevel] {
    var levels: [Settings.RuleLevel] = []
    func add(_ entry: YAMLNode.Entry, _ paths: Glob?) {
      guard let level = builder.string(entry.value).flatMap(Settings.Level.init) else { return }
      levels.append(.init(rule: entry.key, level: level, paths: paths, span: entry.keySpan))
    }
    for entry in node?.entries ?? [] {
      guard let inner = entry.value.entries else {
        add(entry, nil)
        continue
      }
      for rule in inner { add(rule, Glob(entry.key)) }
    }
    return levels
  }

  private func component(_ entry: YAMLNode.Entry, _ builder: SpecBuilder) -> Settings.Component? {
    let node = entry.value
    guard let like = builder.string(node["like"]) else { return nil }
    var result = Settings.Component(name: entry.key, like: like, span: entry.keySpan)
    result.label = builder.string(node["label"])
    result.value = builder.string(node["value"])
    result.hint = builder.string(node["hint"])
    result.identifier = builder.string(node["identifier"])
    result.action = builder.string(node["action"])
    result.content = builder.string(node["content"])
    result.traits = builder.texts(node["traits"]).compactMap { Trait(rawValue: $0.value) }
    return result
  }

  private func unreadablePatterns(_ settings: Settings, _ root: YAMLNode, _ text: YAMLText) -> [Problem] {
    guard let node = root["identifier-pattern"], let pattern = settings.identifierPattern, !pattern.contains("{"),
      (try? NSRegularExpression(pattern: pattern)) == nil
    else { return [] }
    return [
      text.problem(
        "‘\(pattern)’ is no regular expression", hint: "or write names in braces: {category}_{context}_{element}",
        at: node.span)
    ]
  }
}

import Foundation
import Recordings
import ScreenModel
import ScreenSpecs
import SwiftReader

/// Answers an editor's messages by the Language Server Protocol: diagnostics, hovers, completion and actions in specs,
/// settings and Swift views.
///
/// Source: Language Server Protocol 3.17. Documents come whole with each change.
final class LanguageServer {
  private let surroundings: Surroundings
  private let fallback: String
  private var project: EditorProject?
  /// Open documents whose diagnostics are out of date, by path.
  private var waiting: Set<String> = []
  private var found: [String: EditorDiagnostics.Found] = [:]
  /// Requests that came and were taken back before they were answered.
  private var cancelled: Set<JSONValue> = []
  private let cache: SourceCache?
  private(set) var isShutDown = false
  private(set) var isOver = false

  /// - Parameter folder: The project where the editor names none.
  /// - Parameter cache: Where files that were read are kept from one start to the next.
  init(folder: String, _ surroundings: Surroundings, cache: SourceCache? = nil) {
    fallback = folder
    self.cache = cache
    self.surroundings = surroundings
  }

  /// Diagnostics are due.
  var hasWork: Bool { !waiting.isEmpty }

  /// Notes which requests among messages that came together are taken back by a later one.
  func note(cancelledIn texts: [String]) {
    var asked: Set<JSONValue> = []
    for text in texts {
      guard case .success(let message) = RPCMessage.read(text) else { continue }
      if let id = message.id, message.method != nil { asked.insert(id) }
      guard message.method == "$/cancelRequest", let id = message.params?["id"] else { continue }
      let named: JSONValue? =
        switch id.kind {
        case .text(let text): .text(text)
        case .number(let number): .number(number)
        default: nil
        }
      if let named, asked.contains(named) { cancelled.insert(named) }
    }
  }

  /// The answers to a message.
  func handle(_ text: String) -> [JSONValue] {
    switch RPCMessage.read(text) {
    case .failure(let error): return [RPCReply.failure(nil, error)]
    case .success(let message):
      guard let method = message.method else { return [] }
      guard let id = message.id else { return notified(method, message.params) }
      if cancelled.remove(id) != nil { return [RPCReply.failure(id, .cancelled)] }
      switch result(method, message.params) {
      case .success(let value): return [RPCReply.result(id, value)]
      case .failure(let error): return [RPCReply.failure(id, error)]
      }
    }
  }

  /// The diagnostics that are due.
  func work() -> [JSONValue] {
    guard let project else { return [] }
    let due = waiting.sorted()
    waiting = []
    return due.map { path in
      let fresh = EditorDiagnostics(project: project).found(at: path)
      found[path] = fresh
      return published(fresh.diagnostics, path)
    }
  }

  private func result(_ method: String, _ params: JSONNode?) -> Result<JSONValue, RPCError> {
    if method == "initialize" { return .success(initialized(params)) }
    guard let project else { return .failure(RPCError(code: -32002, message: "‘initialize’ has to come first")) }
    guard !isShutDown else { return .failure(.invalidRequest("the server is shut down")) }
    if method == "shutdown" {
      isShutDown = true
      return .success(.null)
    }
    let known = ["textDocument/hover", "textDocument/completion", "textDocument/codeAction"]
    guard known.contains(method) else { return .failure(.unknownMethod(method)) }
    guard let path = params?["textDocument"]?["uri"]?.string.flatMap(FileURI.path), let text = project.text(path) else {
      return .success(.null)
    }
    if method == "textDocument/codeAction" {
      return .success(.list(EditorActions(project: project).actions(in: path, params?["range"], findings: found[path])))
    }
    guard let place = TextPositions(text).place(params?["position"]) else {
      return .failure(.invalidParams("the request has no position"))
    }
    if method == "textDocument/completion" {
      return .success(.list(EditorCompletion(project: project).items(at: place, in: path)))
    }
    guard let hover = EditorHover(project: project).text(at: place, in: path, findings: found[path]) else {
      return .success(.null)
    }
    return .success(["contents": ["kind": "markdown", "value": .text(hover)]])
  }

  private func initialized(_ params: JSONNode?) -> JSONValue {
    let named = params?["workspaceFolders"]?.items.first?["uri"]?.string ?? params?["rootUri"]?.string
    let folder = named.flatMap(FileURI.path) ?? fallback
    project = EditorProject(folder: folder, surroundings, cache: cache)
    return [
      "capabilities": [
        "positionEncoding": "utf-16",
        "textDocumentSync": ["openClose": .bool(true), "change": .int(1), "save": .bool(true)],
        "hoverProvider": .bool(true),
        "completionProvider": ["triggerCharacters": [" ", "-", ":"]],
        "codeActionProvider": ["codeActionKinds": ["quickfix"]],
      ],
      "serverInfo": ["name": "spec-check", "version": .text(toolVersion)],
    ]
  }

  private func notified(_ method: String, _ params: JSONNode?) -> [JSONValue] {
    if method == "exit" {
      isOver = true
      return []
    }
    guard let project else { return [] }
    let path = params?["textDocument"]?["uri"]?.string.flatMap(FileURI.path)
    switch method {
    case "textDocument/didOpen":
      guard let path, let text = params?["textDocument"]?["text"]?.string else { return [] }
      show(text, path, project)
    case "textDocument/didChange":
      guard let path, let text = params?["contentChanges"]?.items.last?["text"]?.string else { return [] }
      show(text, path, project)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles":
      project.forget()
      waiting.formUnion(project.documents.keys)
    case "textDocument/didClose":
      guard let path else { return [] }
      project.show(nil, at: path)
      waiting.remove(path)
      found[path] = nil
      // What was underlined is gone with the document.
      return [published([], path)]
    default: break
    }
    return []
  }

  /// A change in the source may change what every open document is told; a change in a spec only its own.
  private func show(_ text: String, _ path: String, _ project: EditorProject) {
    project.show(text, at: path)
    waiting.insert(path)
    if !project.isSpec(path) { waiting.formUnion(project.documents.keys) }
  }

  private func published(_ diagnostics: [JSONValue], _ path: String) -> JSONValue {
    RPCReply.notification(
      "textDocument/publishDiagnostics", ["uri": .text(FileURI.uri(path)), "diagnostics": .list(diagnostics)])
  }
}

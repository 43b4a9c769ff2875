import Checks
import ScreenModel

/// One page with everything that a check found: it needs no network, no other file, and no script to be read.
public struct Page: Sendable {
  /// Its name: what it is a report of.
  public var title: String
  /// `YYYY-MM-DD`.
  public var date: String
  /// The version of the tool.
  public var version: String
  public var result: CheckResult
  public var audit: AuditResult?
  public var history: History?
  public var links: SourceLinks
  /// A line of a file, as ``ReportOptions/line``.
  public var line: @Sendable (SourceSpan) -> String?

  public init(
    title: String, date: String, version: String, result: CheckResult, audit: AuditResult? = nil,
    history: History? = nil, links: SourceLinks = SourceLinks(),
    line: @escaping @Sendable (SourceSpan) -> String? = { _ in nil }
  ) {
    self.title = title
    self.date = date
    self.version = version
    self.result = result
    self.audit = audit
    self.history = history
    self.links = links
    self.line = line
  }

  /// The page: the same bytes for the same content.
  public func text() -> String { html().text }

  /// What the page may do: its own script, its own style, nothing else.
  static let policy =
    "default-src 'none'; style-src 'sha256-\(SHA256.base64(of: PageStyle.text))'; "
    + "script-src 'sha256-\(SHA256.base64(of: PageScript.text))'; base-uri 'none'; form-action 'none'"

  private func html() -> HTML {
    let context = PageContext(screens: result.screens, links: links, line: line)
    let findings = PageFinding.all(of: result)
    let sections = sections(context, findings)
    return """
      <!doctype html>
      <html lang=en>
      <head>
      <meta charset=utf-8>
      <meta http-equiv=Content-Security-Policy content="\(HTML(stringLiteral: Self.policy))">
      <meta name=viewport content="width=device-width, initial-scale=1">
      <meta name=color-scheme content="light dark">
      <meta name=referrer content=no-referrer>
      <title>\(title)</title>
      <style>\(HTML(stringLiteral: PageStyle.text))</style>
      </head>
      <body>
      <a class=skip href="#main">Skip to the content</a>
      <header>
      <h1>\(title)</h1>
      <p>What VoiceOver says in each state: expected, said by the source, and recorded. Checked on \
      <time datetime="\(date)">\(date)</time>.</p>
      <nav aria-label="On this page"><ul>
      \(sections.map { section -> HTML in "<li><a href=\"#\(section.anchor)\">\(section.name)</a>\n" })</ul></nav>
      </header>
      <main id=main tabindex=-1>
      \(sections.map(\.html))</main>
      <footer><p>Written by spec-check \(version).</p></footer>
      <script>\(HTML(stringLiteral: PageScript.text))</script>
      </body>
      </html>

      """
  }

  /// A part of the page that the navigation names.
  private struct Section {
    var anchor: HTML
    var name: HTML
    var html: HTML
  }

  private func sections(_ context: PageContext, _ findings: [PageFinding]) -> [Section] {
    let overview: HTML = """
      <section aria-labelledby=overview>
      <h2 id=overview tabindex=-1>Overview</h2>
      \(SummaryHTML(summary: result.summary).html())\
      \(FilterHTML(screens: result.screens).html())\
      \(MatrixHTML(page: context, screens: result.screens).html())</section>

      """
    let work: HTML = """
      <section aria-labelledby=findings>
      <h2 id=findings tabindex=-1>What to do</h2>
      \(WorklistHTML(page: context, findings: findings).html())</section>

      """
    var sections = [
      Section(anchor: "overview", name: "Overview", html: overview),
      Section(anchor: "findings", name: "What to do", html: work),
      Section(anchor: "screens", name: "Screens", html: screens(context, findings)),
    ]
    if !result.journeys.isEmpty {
      sections.append(
        Section(anchor: "journeys", name: "Journeys", html: JourneysHTML(page: context, result: result).html()))
    }
    let questions = QuestionsHTML(page: context, screens: result.screens).html()
    if !questions.isEmpty { sections.append(Section(anchor: "questions", name: "Open questions", html: questions)) }
    if !result.unspecified.isEmpty {
      sections.append(Section(anchor: "unspecified", name: "Without a spec", html: unspecified(context)))
    }
    if let audit {
      sections.append(Section(anchor: "audit", name: "Audit", html: AuditHTML(page: context, audit: audit).html()))
    }
    if let history, !history.entries.isEmpty {
      sections.append(Section(anchor: "trend", name: "Trend", html: TrendHTML(history: history).html()))
    }
    return sections
  }

  private func screens(_ context: PageContext, _ findings: [PageFinding]) -> HTML {
    let byScreen = Dictionary(grouping: findings) { $0.finding.screen ?? "" }
    let known = Set(result.screens.map(\.id))
    let elsewhere = findings.filter { !known.contains($0.finding.screen ?? "") }
    let drawing = FindingHTML(page: context, spoken: SpokenHTML(language: "en"))
    var html: HTML = """
      <section aria-labelledby=screens>
      <h2 id=screens tabindex=-1>Screens</h2>
      <p class=hint>In the words, <del><span class=h>missing: </span>missing</del> is expected and not said, \
      <ins><span class=h>besides: </span>besides</ins> is said and not expected.</p>

      """
    html += result.screens.map { screen -> HTML in
      ScreenHTML(page: context, screen: screen, findings: byScreen[screen.id] ?? []).html()
    }.joined()
    if !elsewhere.isEmpty {
      html += """
        <section aria-labelledby=elsewhere><h3 id=elsewhere>The project</h3>
        \(elsewhere.map { drawing.html($0.finding, number: $0.number, level: 4) })</section>

        """
    }
    return html + "</section>\n"
  }

  /// More screens without a spec than this are counted.
  private static let most = 200

  private func unspecified(_ context: PageContext) -> HTML {
    let rest = result.unspecified.count - Self.most
    let items = result.unspecified.prefix(Self.most).map { screen -> HTML in
      "<li>\(screen.view)\(screen.span.map { span -> HTML in " \(context.link(span))" } ?? "")\n"
    }
    return """
      <section aria-labelledby=unspecified>
      <h2 id=unspecified tabindex=-1>Screens without a spec</h2>
      <ul>
      \(items)</ul>
      \(rest > 0 ? "<p>… and \(rest) more.</p>\n" : "")</section>

      """
  }
}

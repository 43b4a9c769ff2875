/// A file for what runs the tool beside people: pipelines, hooks, Xcode, coding agents. One is a template and a line here.
struct PipelineFile: Sendable {
  /// The word after `--ci`.
  var kind: String
  var template: String
  /// Where it belongs, from the folder of the project.
  var place: String
  /// What people find in it, in a line.
  var purpose: String
  /// A script: everybody may run it.
  var isExecutable = false
  /// Where it goes when the place is taken by a file that people write themselves, and what is to do then.
  var beside: (place: String, task: String)?

  /// All kinds, by name.
  static let all = [
    PipelineFile(
      kind: "agents", template: Templates.agents, place: "AGENTS.md", purpose: "what a coding agent has to know",
      beside: (".agents/spec-check.md", "name .agents/spec-check.md in your AGENTS.md")),
    PipelineFile(
      kind: "github", template: Templates.gitHub, place: ".github/workflows/spec-check.yml",
      purpose: "a workflow; set the repository variable SPEC_CHECK_ARCHIVE"),
    PipelineFile(
      kind: "gitlab", template: Templates.gitLab, place: ".gitlab-ci.yml",
      purpose: "a job; set the CI/CD variable SPEC_CHECK_ARCHIVE",
      beside: (".gitlab/spec-check.yml", "write ‘include: .gitlab/spec-check.yml’ into your .gitlab-ci.yml")),
    PipelineFile(
      kind: "issue-form", template: Templates.issueForm, place: ".github/ISSUE_TEMPLATE/heard-wrongly.yml",
      purpose: "a form for what is heard wrongly"),
    PipelineFile(
      kind: "pre-commit", template: Templates.preCommit, place: ".pre-commit-config.yaml",
      purpose: "hooks that run before each commit",
      beside: (
        ".pre-commit-spec-check.yaml", "move the hooks of .pre-commit-spec-check.yaml into your .pre-commit-config.yaml"
      )),
    PipelineFile(
      kind: "xcode", template: Templates.buildPhase, place: "Scripts/spec-check.sh",
      purpose: "a script for a build phase; its first lines tell how", isExecutable: true),
    PipelineFile(
      kind: "xcode-cloud", template: Templates.xcodeCloud, place: "ci_scripts/ci_pre_xcodebuild.sh",
      purpose: "a script that Xcode Cloud runs before it builds", isExecutable: true,
      beside: ("ci_scripts/spec-check.sh", "call \"$(dirname \"$0\")/spec-check.sh\" in your ci_pre_xcodebuild.sh")),
  ]

  /// The file to write, and what is left to do where its usual place is taken.
  func file(in folder: String) -> (file: NewFile, note: String?) {
    let usual = at(place, in: folder)
    guard usual.exists, !usual.isThere, let beside else { return (usual, nil) }
    return (at(beside.place, in: folder), beside.task)
  }

  private func at(_ place: String, in folder: String) -> NewFile {
    NewFile(folder: folder, path: place, text: template, purpose: purpose, isExecutable: isExecutable)
  }
}

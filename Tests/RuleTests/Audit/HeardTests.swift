import Foundation
import SwiftReader
import Testing

@testable import Checks

/// What findings say is heard today and after a repair, and why it hurts, is what VoiceOver says.
@Suite struct HeardTests {
  private func found(_ code: String, _ rule: any Rule.Type, catalogues: [String] = []) -> [AuditFinding] {
    let project = Project(
      [.init(path: "Example.swift", data: Data(AuditedCode(code).code.utf8))]
        + catalogues.map { .init(path: "Assets.xcassets/\($0).imageset/Contents.json", data: Data()) })
    return Audit(rules: [rule], optedIn: [rule.id]).run(project.auditedViews(), files: project.auditedFiles).findings
  }

  @Test func codeThatIsToldOfEditingIsNoLabel() {
    let code = """
      struct Volume: View {
        @State private var value = 0.5
        var body: some View {
          Slider(value: $value, in: 0...30) { editing in if !editing { save() } }
          Slider(value: $value, in: 0...30) { print($0) }
        }
      }
      """
    #expect(found(code, ControlWithoutLabel.self).map(\.heard) == ["<value>, adjustable", "<value>, adjustable"])
  }

  @Test func aPlaceholderThatIsTheFieldsOwnTextIsNoName() {
    let code = """
      struct Folder { var id: String; var title: String? }
      struct Edit: View {
        @State private var folder: Folder
        private var name: String { folder.title ?? folder.id }
        var body: some View { TextField(name, text: .init(get: { name }, set: { folder.title = $0 })) }
      }
      """
    let finding = found(code, FieldNamedByPlaceholder.self).first
    #expect(
      finding?.message
        == "this TextField has no name: its placeholder is its own text, ‘<<folder.title> | <folder.id>>’")
    #expect(finding?.heard == "<<folder.title> | <folder.id>>, text field")
    #expect(finding?.heardAfter == nil)
  }

  @Test func aPictureOfAPackageIsNotChosenAtRunTime() {
    func code(_ icon: String, _ rest: String = "") -> String {
      """
      import Tokens
      extension Image { static let app = AppIcons() }
      struct AppIcon: View {
        private var image: Image
        init(_ icon: KeyPath<AppIcons, Image>) { image = .app[keyPath: icon] }
        var body: some View { image.resizable() }
      }
      struct Details: View {
        \(rest)
        var body: some View { Button {} label: { \(icon) } }
      }
      """
    }
    #expect(
      found(code("AppIcon(\\.info)"), IconButtonWithoutLabel.self).map(\.certainty)
        == [.review(because: "the picture is in code that was not read")])
    #expect(
      found(code("Image(name)", "let name: String"), IconButtonWithoutLabel.self).map(\.certainty)
        == [.review(because: "the picture is chosen at run time")])
  }

  @Test func aBitmapHasNoFileToBeHeard() {
    let finding = found("Image(uiImage: UIImage(named: \"AppIcon0\")!)", ImageWithoutLabel.self).first
    #expect(finding?.heard == "image")
    #expect(finding?.why == "people who cannot see the picture hear that there is one and learn nothing")
    #expect(finding?.isReview == false)
  }

  @Test func aConstantIsHeardByThePicturesName() {
    let code = "Image(.siriControl128)"
    #expect(
      found(code, ImageWithoutLabel.self, catalogues: ["Siri-Control-128"]).map(\.heard)
        == ["Siri-Control-128, image"])
    #expect(found(code, ImageWithoutLabel.self).map(\.heard) == ["siriControl128, image"])
  }
}

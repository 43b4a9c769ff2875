extension Templates {
  /// What goes into a UI-test target. `templates/SpecRecorder.swift`, word for word.
  static let recorder = #"""
    // Copy this file into your UI-test target. It needs nothing but XCTest.
    //
    //   @MainActor func testNothingFound() throws {
    //     let app = XCUIApplication()
    //     app.launch()
    //     let recorder = SpecRecorder(app, in: self)
    //     recorder.act("search for zzz") {
    //       app.searchFields.firstMatch.tap()
    //       app.searchFields.firstMatch.typeText("zzz\n")
    //     }
    //     try recorder.record(screen: "search", state: .empty, case: "no match")
    //   }
    //
    // The recordings come out of the result bundle with
    //   xcrun xcresulttool export attachments --path Test.xcresult --output-path recordings
    // and `spec-check` finds screen and state inside them, whatever the files are called.

    import Foundation
    import XCTest

    /// Writes down what VoiceOver meets on a screen, and what it said on the way there, in the format of spec-check.
    ///
    /// It looks and listens only: neither the keyboard's focus nor VoiceOver's is ever moved by the recorder. What moves is
    /// in the actions that the test hands in.
    @MainActor
    final class SpecRecorder {
      /// One of the states a screen is designed in.
      enum State: String {
        case selected, empty, loading, error, disabled, modal, success, content
      }

      /// Goes with every recording, so that a check can tell which build it is of.
      var appVersion: String?
      var commit: String?
      /// `-AppleLanguages` of the launch, where the app runs in another language than the device.
      var language: String?

      private let app: XCUIApplication
      private let test: XCTestCase
      private let start = Date()
      private var events: [[String: Any]] = []

      init(_ app: XCUIApplication, in test: XCTestCase) {
        self.app = app
        self.test = test
      }

      /// Does a step of the test, and keeps what it was and what VoiceOver says after it, where VoiceOver is on.
      func act(_ what: String, _ action: () throws -> Void) rethrows {
        keep("action", what)
        try action()
        listen()
      }

      /// Keeps what VoiceOver says now. Silence and the same words as before leave nothing.
      func listen() {
        guard let words = speech(), !words.isEmpty, events.last?["text"] as? String != words else { return }
        keep("speech", words)
      }

      /// Attaches what is on the screen now, and in a second attachment what was spoken since the last recording.
      func record(screen: String, state: State, case caseName: String? = nil) throws {
        listen()
        let name = ([screen, state.rawValue] + [caseName].compactMap { $0 }).map(Self.slug).joined(separator: ".")
        var recording = facts(screen, state, caseName)
        recording["carries"] = Self.carriedByElements
        recording["elements"] = Self.elements(try app.snapshot())
        try attach(recording, named: name + ".elements")
        if events.contains(where: { $0["kind"] as? String == "speech" }) {
          var spoken = facts(screen, state, caseName)
          spoken["carries"] = Self.carriedBySpeech
          spoken["events"] = events
          try attach(spoken, named: name + ".speech")
        }
        events = []
      }

      // MARK: - Listening

      /// Turns VoiceOver on for the rest of the test; `false` where this Xcode or system cannot.
      @discardableResult
      func startVoiceOver() -> Bool {
        #if SPEC_RECORDER_SPEECH || compiler(>=6.4)
          if #available(iOS 27, macOS 27, tvOS 27, visionOS 27, watchOS 27, *) {
            do {
              try XCUIDevice.shared.voiceOverService.enable()
              return true
            } catch {
              return false
            }
          }
        #endif
        return false
      }

      /// What VoiceOver said last; `nil` where it is off or cannot be asked (before Xcode 27).
      private func speech() -> String? {
        #if SPEC_RECORDER_SPEECH || compiler(>=6.4)
          if #available(iOS 27, macOS 27, tvOS 27, visionOS 27, watchOS 27, *) {
            let service = XCUIDevice.shared.voiceOverService
            guard service.isEnabled else { return nil }
            let words: String? = try? service.currentSpeech().utterance
            return words
          }
        #endif
        return nil
      }

      private func keep(_ kind: String, _ text: String) {
        let seconds = (Date().timeIntervalSince(start) * 10).rounded() / 10
        events.append(["at": seconds, "kind": kind, "text": text])
      }

      // MARK: - Writing

      private func facts(_ screen: String, _ state: State, _ caseName: String?) -> [String: Any] {
        var facts: [String: Any] = ["recording": 1, "screen": screen, "state": state.rawValue]
        facts["case"] = caseName
        facts["recorded"] = ISO8601DateFormatter().string(from: Date())
        var device: [String: Any] = ["os": Self.system]
        device["language"] = language ?? Locale.preferredLanguages.first
        device["model"] = ProcessInfo.processInfo.environment["SIMULATOR_DEVICE_NAME"]
        facts["device"] = device
        var build: [String: Any] = [:]
        build["version"] = appVersion
        build["commit"] = commit
        if !build.isEmpty { facts["app"] = build }
        return facts
      }

      private static var system: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        #if os(macOS)
          let name = "macOS"
        #elseif os(tvOS)
          let name = "tvOS"
        #elseif os(watchOS)
          let name = "watchOS"
        #elseif os(visionOS)
          let name = "visionOS"
        #else
          let name = "iOS"
        #endif
        return "\(name) \(version.majorVersion).\(version.minorVersion)"
      }

      private func attach(_ recording: [String: Any], named name: String) throws {
        let data = try JSONSerialization.data(withJSONObject: recording, options: [.prettyPrinted, .sortedKeys])
        let attachment = XCTAttachment(data: data, uniformTypeIdentifier: "public.json")
        attachment.name = name
        attachment.lifetime = .keepAlways
        test.add(attachment)
      }

      /// `No match` as part of a name: `no-match`.
      private static func slug(_ text: String) -> String {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
      }

      // MARK: - Looking

      /// XCTest tells no hints, headings, custom actions and not the order of VoiceOver, so these are not claimed.
      static let carriedByElements = [
        "label", "value", "identifier", "placeholder", "frame", "trait:button", "trait:link", "trait:searchField",
        "trait:textEntry", "trait:secureTextField", "trait:toggleButton", "trait:selected", "trait:notEnabled",
      ]

      /// Words tell this much. Whether focus moved when they were spoken, nobody knows.
      static let carriedBySpeech = [
        "container", "expanded", "headingLevel", "label", "order", "placeholder", "position", "trait:adjustable",
        "trait:backButton", "trait:button", "trait:draggable", "trait:header", "trait:image", "trait:isEditing",
        "trait:link", "trait:notEnabled", "trait:pickerItem", "trait:popUpButton", "trait:searchField",
        "trait:secureTextField", "trait:selected", "trait:tabBarItem", "trait:textArea", "trait:textEntry",
        "trait:toggleButton", "value",
      ]

      /// What XCTest calls the types at which VoiceOver can stop, with the traits that follow from each.
      private static let stops: [XCUIElement.ElementType: (role: String, traits: [String])] = [
        .button: ("Button", ["button"]), .cell: ("Cell", []), .checkBox: ("CheckBox", ["button", "toggleButton"]),
        .comboBox: ("ComboBox", ["textEntry"]), .image: ("Image", ["image"]), .link: ("Link", ["link"]),
        .menuItem: ("MenuItem", ["button"]), .pageIndicator: ("PageIndicator", ["adjustable"]),
        .pickerWheel: ("PickerWheel", ["adjustable", "pickerItem"]),
        .popUpButton: ("PopUpButton", ["button", "popUpButton"]), .searchField: ("SearchField", ["searchField"]),
        .secureTextField: ("SecureTextField", ["textEntry", "secureTextField"]), .slider: ("Slider", ["adjustable"]),
        .staticText: ("StaticText", ["staticText"]), .switch: ("Switch", ["button", "toggleButton"]),
        .tab: ("Tab", ["button", "tabBarItem"]), .textField: ("TextField", ["textEntry"]),
        .textView: ("TextView", ["textEntry", "textArea"]), .toggle: ("Toggle", ["button", "toggleButton"]),
      ]

      /// Stops that are none without a name.
      private static let quiet: Set<XCUIElement.ElementType> = [.cell, .image, .staticText]

      /// Never stops themselves: what is in them is.
      private static let containers: Set<XCUIElement.ElementType> = [
        .alert, .application, .collectionView, .navigationBar, .picker, .popover, .scrollView, .segmentedControl, .sheet,
        .stepper, .tabBar, .table, .toolbar, .webView, .window,
      ]

      /// They belong to the system.
      private static let belongsToSystem: Set<XCUIElement.ElementType> = [.keyboard, .menuBar, .statusBar, .touchBar]

      /// The stops in the order of the tree; where something modal is open, those in it.
      private static func elements(_ root: any XCUIElementSnapshot) -> [[String: Any]] {
        var found: [[String: Any]] = []
        walk(modal(in: root) ?? root, &found)
        return found
      }

      private static func modal(in node: any XCUIElementSnapshot) -> (any XCUIElementSnapshot)? {
        var found: (any XCUIElementSnapshot)?
        if [.alert, .popover, .sheet].contains(node.elementType), !node.frame.isEmpty { found = node }
        if node.children.contains(where: { $0.identifier == "PopoverDismissRegion" }) { found = node }
        for child in node.children { found = modal(in: child) ?? found }
        return found
      }

      private static func walk(_ node: any XCUIElementSnapshot, _ found: inout [[String: Any]]) {
        if belongsToSystem.contains(node.elementType) || isScrollBar(node) { return }
        if let stop = stops[node.elementType] {
          guard !name(node).isEmpty || !quiet.contains(node.elementType) else { return walkChildren(node, &found) }
          let isSaidByControl = node.elementType == .cell && hasControl(named: name(node), in: node)
          if !node.frame.isEmpty, !isSaidByControl { found.append(element(node, stop.role, stop.traits)) }
          walkControls(in: node, except: isSaidByControl ? nil : name(node), &found)
        } else if containers.contains(node.elementType) || name(node).isEmpty {
          walkChildren(node, &found)
        } else {
          let count = found.count
          walkChildren(node, &found)
          if found.count == count, !node.frame.isEmpty { found.append(element(node, "Other", [])) }
        }
      }

      private static func walkChildren(_ node: any XCUIElementSnapshot, _ found: inout [[String: Any]]) {
        for child in node.children { walk(child, &found) }
      }

      /// Controls inside a stop are stops too if they are called otherwise; words and pictures in it are a part of it.
      private static func walkControls(
        in node: any XCUIElementSnapshot, except outer: String?, _ found: inout [[String: Any]]
      ) {
        for child in node.children {
          if isControl(child), !name(child).isEmpty, name(child) != outer {
            walk(child, &found)
          } else {
            walkControls(in: child, except: outer, &found)
          }
        }
      }

      private static func hasControl(named name: String, in node: any XCUIElementSnapshot) -> Bool {
        node.children.contains { child in
          isControl(child) && self.name(child) == name || hasControl(named: name, in: child)
        }
      }

      private static func isControl(_ node: any XCUIElementSnapshot) -> Bool {
        stops[node.elementType] != nil && !quiet.contains(node.elementType)
      }

      /// The words follow the system's language; the value is a percentage in each.
      private static func isScrollBar(_ node: any XCUIElementSnapshot) -> Bool {
        guard node.elementType == .other || node.elementType == .scrollBar else { return false }
        let value = node.value as? String ?? ""
        return value.hasSuffix("%") && !node.label.isEmpty && (node.frame.width <= 30 || node.frame.height <= 30)
      }

      /// The label, on macOS the title.
      private static func name(_ node: any XCUIElementSnapshot) -> String {
        node.label.isEmpty ? node.title : node.label
      }

      private static func element(_ node: any XCUIElementSnapshot, _ role: String, _ traits: [String]) -> [String: Any] {
        var element: [String: Any] = ["role": role]
        if !name(node).isEmpty { element["label"] = name(node) }
        if let value = node.value, !(value is NSNull) {
          let words = (value as? String) ?? "\(value)"
          let isPlaceholder = words == node.placeholderValue
          if !words.isEmpty, !isPlaceholder, !(role == "StaticText" && words == node.label) { element["value"] = words }
        }
        if let placeholder = node.placeholderValue, !placeholder.isEmpty { element["placeholder"] = placeholder }
        if !node.identifier.isEmpty { element["identifier"] = node.identifier }
        var all = traits
        if node.isSelected { all.append("selected") }
        if !node.isEnabled { all.append("notEnabled") }
        if !all.isEmpty { element["traits"] = all }
        let numbers = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map { Double($0) }
        if numbers.allSatisfy(\.isFinite) { element["frame"] = numbers }
        return element
      }
    }

    """#
}

// The part of XCTest's interface that `templates/SpecRecorder.swift` uses, with a made-up screen behind it.

import Foundation

open class XCTestCase {
  public init() {}
  public func add(_ attachment: XCTAttachment) { print("== \(attachment.name ?? "")\n\(attachment.text)") }
}

public final class XCTAttachment {
  public enum Lifetime { case keepAlways, deleteOnSuccess }
  public var name: String?
  public var lifetime = Lifetime.deleteOnSuccess
  let text: String

  public init(data: Data, uniformTypeIdentifier: String) { text = String(decoding: data, as: UTF8.self) }
}

public protocol XCUIElementAttributes {
  var identifier: String { get }
  var frame: CGRect { get }
  var value: Any? { get }
  var title: String { get }
  var label: String { get }
  var elementType: XCUIElement.ElementType { get }
  var isEnabled: Bool { get }
  var placeholderValue: String? { get }
  var isSelected: Bool { get }
}

public protocol XCUIElementSnapshot: XCUIElementAttributes {
  var children: [any XCUIElementSnapshot] { get }
}

@MainActor open class XCUIElement {
  public enum ElementType: UInt, Sendable {
    case any, other, application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup
    case checkBox, disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard, key
    case navigationBar, tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn, outline, outlineRow
    case browser, collectionView, slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl
    case picker, pickerWheel, `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar, staticText
    case textField, secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem, map, webView
    case incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup, splitter
    case relevanceIndicator, colorWell, helpTag, matte, dockItem, ruler, rulerMarker, grid, levelIndicator, cell
    case layoutArea, layoutItem, handle, stepper, tab, touchBar, statusItem
  }

  public func snapshot() throws -> any XCUIElementSnapshot { Node.screen }
}

@MainActor public final class XCUIApplication: XCUIElement {
  public override init() {}
}

@MainActor public final class XCUIDevice {
  public static let shared = XCUIDevice()
  public let voiceOverService = XCUIVoiceOverService()
}

@MainActor public final class XCUIVoiceOverService {
  public struct Output { public let utterance: String }
  public private(set) var isEnabled = false
  private var spoken = ["Search, search field", "No teas match zzz", "No teas match zzz"]

  public func enable() throws { isEnabled = true }
  public func currentSpeech() throws -> Output {
    Output(utterance: spoken.count > 1 ? spoken.removeFirst() : spoken[0])
  }
}

struct Node: XCUIElementSnapshot {
  var elementType: XCUIElement.ElementType
  var label = ""
  var identifier = ""
  var value: Any?
  var placeholderValue: String?
  var title = ""
  var isEnabled = true
  var isSelected = false
  var frame = CGRect(x: 16, y: 60, width: 100, height: 44)
  var children: [any XCUIElementSnapshot] = []

  static var screen: Node {
    let scrollBar = Node(
      elementType: .other, label: "Rollbalken", value: "0%", frame: CGRect(x: 370, y: 0, width: 30, height: 700))
    let rows: [Node] = [
      Node(elementType: .searchField, label: "Search", value: "zzz", placeholderValue: "Teas"),
      Node(
        elementType: .cell, label: "Sencha", isSelected: true,
        children: [Node(elementType: .staticText, label: "Sencha"), Node(elementType: .button, label: "More")]),
      Node(elementType: .switch, label: "Gift", value: "1", children: [Node(elementType: .switch, value: "1")]),
      Node(elementType: .slider, label: "Strength", identifier: "strength", value: 0.5),
      Node(elementType: .button, label: "Pay", isEnabled: false),
      Node(elementType: .other, label: "Total", children: [Node(elementType: .image)]),
      Node(elementType: .staticText, label: "Unseen", frame: .zero),
      scrollBar, scrollBar,
    ]
    return Node(
      elementType: .application, label: "Leaf",
      children: [
        Node(elementType: .window, children: rows),
        Node(elementType: .keyboard, children: [Node(elementType: .key, label: "q")]),
      ])
  }
}

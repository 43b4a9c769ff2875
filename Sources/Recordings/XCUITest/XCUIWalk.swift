import ScreenModel

/// Chooses the nodes of an XCUITest tree at which VoiceOver stops, in the order of the tree.
///
/// The tree does not say which of two nested nodes is the accessibility element, so this follows what UIKit and
/// SwiftUI do: a control is one stop with the words and pictures in it, and a node with stops below is none itself.
struct XCUIWalk {
  private let file: String
  private(set) var elements: [AccessibilityElement] = []
  private(set) var cutValues = 0
  private(set) var leftOut: Set<String> = []
  /// Stops beside the window that nothing scrolls into it.
  private(set) var outside = 0
  /// The tab bar or segmented control being walked.
  private var group: Group?
  private var isInWebView = false
  /// The frame of the first window.
  private var screen: AccessibilityElement.Frame?
  /// Levels of what scrolls: VoiceOver brings what is in it on screen.
  private var scrollers = 0

  /// Items that are counted aloud: "2 of 4".
  private struct Group {
    var type: String
    var count: Int
    var index = 0
  }

  /// `tops` are what will be walked: a large tree gets its room at once, since growing takes the memory twice.
  init(file: String, tops: [XCUINode]) {
    self.file = file
    let count = tops.reduce(0) { $0 + $1.count }
    if count > 10_000 { elements.reserveCapacity(count) }
  }

  mutating func walk(_ node: XCUINode) {
    if XCUIType.system.contains(node.type) {
      if !node.children.isEmpty { leftOut.insert(node.type) }
      return
    }
    if Self.isScrollBar(node) { return }
    if node.type == "Window", screen == nil { screen = node.frame }
    let scrolls = XCUIType.scrolling.contains(node.type)
    if scrolls { scrollers += 1 }
    defer { if scrolls { scrollers -= 1 } }
    if let isAccessible = node.isAccessible { return walkTold(node, isAccessible) }
    switch node.type {
    case "TabBar": walkGroup(node, type: "tab")
    case "SegmentedControl": walkGroup(node, type: "series")
    case "WebView":
      let wasInWebView = isInWebView
      isInWebView = true
      walkChildren(node)
      isInWebView = wasInWebView
    case "Cell": walkCell(node)
    case _ where XCUIType.containers.contains(node.type): walkChildren(node)
    case _ where XCUIType.merging.contains(node.type): walkMerging(node)
    default: walkOther(node)
    }
  }

  private mutating func walkChildren(_ node: XCUINode) {
    var last: XCUINode?
    for child in node.children {
      // Both scroll bars of a view are often printed twice, in the system's language.
      let isTwin = last.map { Self.areTwins($0, child) } ?? false
      if isTwin, child.value?.hasSuffix("%") == true, child.type == "Other" {
        if elements.last?.label?.known == child.label { elements.removeLast() }
      } else {
        walk(child)
      }
      last = child
    }
  }

  private static func areTwins(_ left: XCUINode, _ right: XCUINode) -> Bool {
    left.type == right.type && left.label == right.label && left.value == right.value && left.frame == right.frame
      && left.label != nil
  }

  private static func isScrollBar(_ node: XCUINode) -> Bool {
    guard node.type == "Other" || node.type == "ScrollBar", let label = node.label else { return false }
    return label.hasPrefix("Vertical scroll bar") || label.hasPrefix("Horizontal scroll bar")
  }

  /// A node of which the recorder says whether VoiceOver stops at it. A cell is said to be a stop too if one in it is.
  private mutating func walkTold(_ node: XCUINode, _ isAccessible: Bool) {
    let isStop = isAccessible && !node.isFlat && !(node.type == "Cell" && node.hasBelow { $0.isAccessible == true })
    if isStop { return add(node) }
    switch node.type {
    case "TabBar": walkGroup(node, type: "tab")
    case "SegmentedControl": walkGroup(node, type: "series")
    default: walkChildren(node)
    }
  }

  private mutating func walkGroup(_ node: XCUINode, type: String) {
    let outer = group
    group = Group(type: type, count: Self.items(below: node))
    walkChildren(node)
    group = outer
  }

  private static func items(below node: XCUINode) -> Int {
    node.children.reduce(0) { $0 + (isItem($1) ? 1 : items(below: $1)) }
  }

  private static func isItem(_ node: XCUINode) -> Bool { (node.type == "Button" || node.type == "Tab") && !node.isFlat }

  /// A cell with a label is a stop, unless a control in it has the same label: then that control says more.
  private mutating func walkCell(_ node: XCUINode) {
    guard let name = node.name, !node.isFlat else { return walkChildren(node) }
    if !node.hasBelow({ XCUIType.controls.contains($0.type) && $0.name == name }) { add(node) }
    walkControls(below: node, except: nil)
  }

  private mutating func walkMerging(_ node: XCUINode) {
    let isControl = XCUIType.controls.contains(node.type)
    guard isControl || node.name != nil || (node.type == "StaticText" && node.value?.isEmpty == false) else {
      return walkChildren(node)
    }
    if !node.isFlat { add(node) }
    walkControls(below: node, except: node.name)
  }

  /// Controls inside a stop are stops too, if they are called otherwise: "Clear text" in a text field.
  private mutating func walkControls(below node: XCUINode, except name: String?) {
    for child in node.children {
      if XCUIType.controls.contains(child.type), let own = child.name, own != name {
        walkMerging(child)
      } else {
        walkControls(below: child, except: name)
      }
    }
  }

  /// A plain view is a stop if it is called something and nothing below it is one, or if it only repeats what is below.
  private mutating func walkOther(_ node: XCUINode) {
    let hasValue = node.value?.isEmpty == false || node.placeholder?.isEmpty == false
    let isPlain = node.type == "Other" || node.type == "Group"
    let isCalled = node.name != nil || (hasValue && (!isPlain || node.children.isEmpty))
    guard isCalled, !node.isFlat else { return walkChildren(node) }
    // The label of a view that React Native computes from everything in it.
    if node.name?.contains("Vertical scroll bar") == true { return walkChildren(node) }
    if repeatsWordsBelow(node) || hasValueOfItsOwn(node) { return add(node) }
    let count = elements.count
    walkChildren(node)
    if elements.count == count { add(node) }
  }

  /// A group does not have a value; a view with one and no controls in it is an element that stands for what is in it.
  private func hasValueOfItsOwn(_ node: XCUINode) -> Bool {
    guard !isInWebView, node.name != nil, node.value?.isEmpty == false else { return false }
    return !node.hasBelow { XCUIType.controls.contains($0.type) }
  }

  private func repeatsWordsBelow(_ node: XCUINode) -> Bool {
    guard let name = node.name else { return false }
    var words: [String] = []
    var hasControls = false
    node.forEachBelow { below in
      if XCUIType.controls.contains(below.type) { hasControls = true }
      if let own = below.name { words.append(own) }
    }
    return !hasControls && !words.isEmpty && words.allSatisfy(name.contains)
  }

  private func isOutside(_ node: XCUINode) -> Bool {
    guard scrollers == 0, let screen, let frame = node.frame, screen.width > 0, screen.height > 0 else { return false }
    return frame.x >= screen.x + screen.width || frame.x + frame.width <= screen.x
      || frame.y >= screen.y + screen.height || frame.y + frame.height <= screen.y
  }

  private mutating func add(_ node: XCUINode) {
    if isOutside(node) {
      outside += 1
      return
    }
    var element = XCUIElement.element(node, file: file, isInWebView: isInWebView)
    if XCUIElement.isCut(node.value), element.value?.cutBeginning != nil { cutValues += 1 }
    if var items = group, Self.isItem(node) {
      items.index += 1
      group = items
      element.traits.formUnion(items.type == "tab" ? [.button, .tabBarItem] : [.button])
      element.position = AccessibilityElement.Position(min(items.index, items.count), of: items.count)
      element.context = AccessibilityElement.Context(type: items.type)
      element.context?.index = element.position?.index
      element.context?.count = items.count
    }
    elements.append(element)
  }
}

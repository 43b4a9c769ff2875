import ScreenModel

/// Tells UIKit classes by name, and the project's classes that inherit from them.
struct UIKitTypes {
  let index: ProjectIndex

  /// What a class of UIKit's is; `nil`: it is none.
  static func role(of name: String) -> UIKitObject.Role? {
    if let known = known[name] { return known }
    guard name.hasPrefix("UI") || name.hasPrefix("WK") || name.hasPrefix("MK") else { return nil }
    if name.hasSuffix("Controller") { return .controller }
    if name.hasSuffix("Cell") { return .cell }
    return name.hasSuffix("View") || name.hasSuffix("Bar") ? .view : nil
  }

  private static let known: [String: UIKitObject.Role] = [
    "UILabel": .label, "UIButton": .button, "UIImageView": .image, "UITextField": .field, "UITextView": .textView,
    "UISwitch": .toggle, "UISlider": .slider, "UIStepper": .stepper, "UISegmentedControl": .segments,
    "UIProgressView": .progress, "UIActivityIndicatorView": .spinner, "UIPickerView": .picker,
    "UIDatePicker": .datePicker, "UIPageControl": .pageControl, "UISearchBar": .searchBar,
    "UISearchTextField": .field, "UIBarButtonItem": .barButton, "UIStackView": .stack, "UIScrollView": .scroll,
    "UITableView": .table, "UICollectionView": .table, "UIControl": .control, "UITableViewCell": .cell,
    "UICollectionViewCell": .cell, "UICollectionViewListCell": .cell, "UICollectionReusableView": .view,
    "UITableViewHeaderFooterView": .view, "UIRefreshControl": .spinner, "UIWindow": .view, "UIColorWell": .control,
    "UIListContentConfiguration": .configuration, "UIButton.Configuration": .configuration,
    "UIVisualEffectView": .view, "UIAlertController": .other, "UIAction": .other,
    "UITapGestureRecognizer": .other, "UILongPressGestureRecognizer": .other, "UIPanGestureRecognizer": .other,
    "UISwipeGestureRecognizer": .other, "UIPinchGestureRecognizer": .other, "UIRotationGestureRecognizer": .other,
  ]

  /// What the superclasses of a project class come to.
  struct Ancestry {
    var role: UIKitObject.Role
    var bases: [String]
    var hasUnknownBase: Bool
    /// The project's superclasses, the nearest first.
    var superclasses: [TypeDeclaration]
  }

  /// `nil` for what is no UIKit class.
  func ancestry(of type: TypeDeclaration) -> Ancestry? {
    guard type.kind == .class else { return nil }
    var bases: [String] = []
    var superclasses: [TypeDeclaration] = []
    var current = type
    for _ in 0..<8 {
      bases += current.inherited
      guard let base = current.node.all(.inherited).first?.first(.typeRef)?.text else { return nil }
      if let role = Self.role(of: base) {
        return role == .other || role == .configuration || role == .barButton
          ? nil : Ancestry(role: role, bases: bases, hasUnknownBase: false, superclasses: superclasses)
      }
      let found = index.types(named: base, from: current.outer, file: current.node.file)
      if let next = found.first(where: { $0.kind == .class }), next !== type,
        !superclasses.contains(where: { $0 === next })
      {
        superclasses.append(next)
        current = next
        continue
      }
      guard found.isEmpty else { return nil }
      let role: UIKitObject.Role
      if base.hasSuffix("ViewController") {
        role = .controller
      } else if base.hasSuffix("TableViewCell") || base.hasSuffix("CollectionViewCell") {
        role = .cell
      } else {
        return nil
      }
      return Ancestry(role: role, bases: bases, hasUnknownBase: true, superclasses: superclasses)
    }
    return nil
  }

  /// The role of a class name at a place, and whether it is the project's own.
  func role(of name: String, from type: TypeDeclaration) -> (role: UIKitObject.Role, isOwn: Bool)? {
    if let role = Self.role(of: name) { return (role, false) }
    guard name.startsUpper else { return nil }
    let found = index.types(named: name, from: type, file: type.node.file)
    guard let own = found.first(where: { $0.kind == .class }), let ancestry = ancestry(of: own) else { return nil }
    return (ancestry.role, true)
  }

  /// Every UIKit class of the project, by file and place.
  func all() -> [TypeDeclaration] { index.uikit }
}

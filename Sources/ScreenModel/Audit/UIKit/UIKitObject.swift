/// Something UIKit shows that code has a name for: a property, a local, `self`.
public struct UIKitObject: Sendable {
  /// What it is to a person, by its class.
  public enum Role: String, Sendable {
    case label, button, image, field, textView, toggle, slider, stepper, segments, progress, spinner, picker
    case datePicker, pageControl, searchBar, barButton, stack, scroll, table, cell, control, view, controller
    /// A `UIListContentConfiguration` or `UIButton.Configuration`.
    case configuration
    case other
  }

  /// The property's name; of a local the method's in front: `configure.cell`. `self`, `view`, `contentView` for those.
  public var id: String
  /// What the code calls it.
  public var name: String
  /// The class as written.
  public var type: String
  public var role: Role
  /// Interface Builder may set properties that the code does not show.
  public var isOutlet: Bool
  /// A property of the type rather than a local.
  public var isProperty: Bool
  /// Code outside the type sets accessibility properties of it.
  public var isSetElsewhere: Bool
  /// The class is the project's own.
  public var isOwnType: Bool
  public var span: SourceSpan

  public init(id: String, name: String, type: String, role: Role, span: SourceSpan) {
    self.id = id
    self.name = name
    self.type = type
    self.role = role
    self.isOutlet = false
    self.isProperty = false
    self.isSetElsewhere = false
    self.isOwnType = false
    self.span = span
  }

  /// Whether a touch does something by the class alone.
  public var isControl: Bool {
    switch role {
    case .button, .field, .textView, .toggle, .slider, .stepper, .segments, .picker, .datePicker, .pageControl,
      .searchBar, .control:
      true
    default: false
    }
  }
}

import ScreenModel

/// What is drawn and never an element: spacers, dividers, colours, shapes, gradients.
enum SilentControl: Control {
  static let names = [
    "Spacer", "Divider", "Color", "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse",
    "UnevenRoundedRectangle",
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient", "Path", "Canvas",
    "EmptyView", "ContainerRelativeShape", "ToolbarSpacer", "Material", "ButtonBorderShape", "Gradient", "UIColor",
    "Font",
    "ConcentricRectangle", "AccessoryWidgetBackground", "ToolbarTitleMenu", "TextSelection", "UIImage",
    "EdgeInsets", "EmptyModifier", "Animation", "GridItem", "AnyShape", "AnyShapeStyle",
  ]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] { [] }

  /// A shape that modifiers may make an element.
  static func placeholder(node: Syntax, frames: [SourceSpan]) -> Draft {
    Draft(.container, role: "Shape", node: node, frames: frames)
  }
}

/// Modifiers of SwiftUI that change nothing that is heard.
enum HarmlessModifiers {
  static func contains(_ name: String) -> Bool {
    names.contains(name) || prefixes.contains { name.hasPrefix($0) }
  }

  /// Named as a whole, and not by how the name begins.
  static func isKnown(_ name: String) -> Bool { names.contains(name) }

  private static let prefixes = [
    "presentation", "scroll", "widget", "navigationView", "translation", "carousel", "lottie", "listRow", "listSection",
    "navigationDestination", "navigationBar", "navigationSplit",
    "navigationTransition",
    "toolbar", "keyboard", "matched", "content", "container", "accessibility", "preferred", "sensory", "symbol",
    "privacy",
    "on", "transaction", "glass", "backport", "chart", "map", "focus", "writingTools", "search", "text", "font", "drop",
    "drag",
    "handles", "default", "tab", "gauge", "item", "header", "inspector", "alternating", "menu", "draw",
    "photosPicker", "file", "quickLook", "coordinate", "layout", "position", "safeArea", "ignoresSafe", "persistent",
  ]

  private static let names: Set<String> = [
    "padding", "frame", "foregroundColor", "foregroundStyle", "tint", "accentColor", "bold", "italic", "underline",
    "strikethrough", "kerning", "tracking", "baselineOffset", "lineLimit", "lineSpacing", "multilineTextAlignment",
    "minimumScaleFactor", "truncationMode", "allowsTightening", "fontWeight", "fontDesign", "fontWidth", "monospaced",
    "monospacedDigit", "imageScale", "resizable", "renderingMode", "interpolation", "antialiased", "aspectRatio",
    "scaledToFit", "scaledToFill", "clipped", "clipShape", "cornerRadius", "shadow", "blur", "brightness", "contrast",
    "saturation", "grayscale", "hueRotation", "colorInvert", "colorMultiply", "blendMode", "compositingGroup",
    "drawingGroup",
    "border", "stroke", "strokeBorder", "fill", "inset", "trim", "offset", "position", "rotationEffect",
    "rotation3DEffect",
    "scaleEffect", "transformEffect", "projectionEffect", "animation", "transition", "id", "zIndex", "layoutPriority",
    "fixedSize", "alignmentGuide", "edgesIgnoringSafeArea", "environmentObject", "controlSize", "buttonBorderShape",
    "headerProminence", "autocapitalization", "autocorrectionDisabled", "disableAutocorrection", "submitLabel",
    "submitScope",
    "interactiveDismissDisabled", "interactiveDismiss", "statusBar", "statusBarHidden", "allowsHitTesting",
    "hoverEffect", "contextMenu",
    "refreshable", "redacted", "modelContainer", "preference", "transformPreference", "anchorPreference",
    "overlayPreferenceValue", "backgroundPreferenceValue", "backgroundStyle", "groupBoxStyle", "dynamicTypeSize",
    "dismissalConfirmationDialog",
    "flipsForRightToLeftLayoutDirection", "gridCellColumns", "gridCellAnchor", "gridColumnAlignment",
    "gridCellUnsizedAxes",
    "swipeActions", "moveDisabled", "deleteDisabled", "selectionDisabled", "speechSpellsOutCharacters",
    "speechAlwaysIncludesPunctuation", "speechAdjustedPitch", "speechAnnouncementsQueued", "variableValue",
    "labelIconToTitleSpacing", "labelReservedIconWidth",
    "equatable", "luminanceToAlpha", "visualEffect", "typesettingLanguage", "userActivity", "widgetURL",
    "widgetAccentable", "exportsItemProviders",
    "sectionActions", "previewDisplayName", "previewLayout", "previewDevice", "deleteDisabled", "geometryGroup",
    "invalidatableContent", "digitalCrownRotation", "digitalCrownAccessory", "supportedFamilies", "pointerStyle",
    "spring", "ornament", "indexViewStyle", "activityBackgroundTint", "activitySystemActionForegroundColor",
    "isDetailLink",
    "_statusBarHidden",
    "allowedDynamicRange", "autocorrection", "textCase", "colorScheme", "sheetStyle", "mapStyle", "mapControls",
    "selectionFeedback",
    "fullScreenCover", "bold", "delaysContentTouches", "highlighted", "introspect", "sentryTrace",
    "sharedBackgroundVisibility", "backwardWidgetFullColorRenderingMode", "handGestureShortcut", "rotation",
    "interpolationMethod", "symbolSize", "rename", "renameAction", "redactionReasons",
    // Of colours, which are views as well.
    "color", "withAlphaComponent",
  ]
}

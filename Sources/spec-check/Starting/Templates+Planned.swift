extension Templates {
  /// The spec of a screen that is not built yet. `templates/planned.yaml`, word for word.
  static let planned = #"""
    # yaml-language-server: $schema=spec.schema.json
    # Written before the screen is built: what VoiceOver says in each state, as a person hears it: ‘selected, 12 Oak Street, button’.
    # Every state answers four questions: Where am I? What changed? What can I do now? What happens next?
    # One that is empty has to be designed, or reasoned away: { not-applicable: why the screen cannot be in it }.
    screen: Screen name
    status: planned # nothing proves the words yet; take the line out once the screen is built, and name its ‘view’

    states:
      # The ordinary screen: what is met when moving through it, in this order.
      # content:
      #   hears:
      #     - Screen name, heading

      # What is heard at the one of several that is chosen? Hear ‘selected’ from the system; show it by more than colour.
      selected: ""

      # What is heard when there is nothing to show, and what can be done about it? `announces` where the screen changes in place.
      empty: ""

      # What is heard while something is on its way? `never` for placeholder rows.
      loading: ""

      # What is heard when something goes wrong? `focus` for the message, `keeps` for what was typed.
      error: ""

      # What cannot be used at times? `because` for the reason, which is heard and can be read.
      disabled: ""

      # What opens over it? `in` for the first words, `way-out` for the visible button, `out` for the words on return.
      modal: ""

      # What stays on the screen when it is done? `shows` for that, `next` for the screen that follows.
      success: ""

    """#
}

extension Templates {
  /// The spec to begin with. `templates/spec.yaml`, word for word.
  static let spec = #"""
    # yaml-language-server: $schema=spec.schema.json
    # The spec of one screen, in a file named after it: the words that VoiceOver should say, written before the screen is built.
    # A state is designed, or it does not apply for a reason; one that is left empty is reported.
    screen: Addresses
    view: AddressList # the SwiftUI view, by type name
    # planned: there is no code yet, so that nothing proves the words is no failure. Leave the line out once the screen is built.
    status: planned

    # Sample data for the names in the view's code. A state may have its own, over these.
    given:
      addresses: [ 8 Garden Street, 12 Oak Street ]
      phase: .loaded # an enum case, as Swift writes it

    states:
      # The ordinary screen: what a person meets when swiping through it, in this order. Others may stand between.
      content:
        hears:
          - Delivery address, heading
          - 8 Garden Street, button

      # One of several is the current choice.
      selected:
        given: { selected: 12 Oak Street }
        hears: selected, 12 Oak Street, button

      # There is nothing to show. Several cases of a state stand under `cases`.
      empty:
        cases:
          new-account:
            given: { addresses: [] }
            hears: [ "No addresses yet, heading", "Add address, button" ]

      # Something is on its way. `never` is what must not be heard, such as placeholder rows.
      loading:
        given: { phase: .loading }
        hears: Loading addresses
        never: Street and number

      # Something went wrong. `focus` is what is said because VoiceOver's focus moves there by itself.
      error:
        given: { phase: .failed }
        focus: Your addresses could not be loaded. Try again.
        hears: Try again, button

      # Something is there and cannot be used. `because` is the reason, spoken with it and visible.
      disabled:
        hears: Continue, Choose an address first, dimmed, button
        because: Choose an address first

      # Something opens over the screen: the first words inside, the visible way out, the words on return.
      modal:
        in: New address, heading
        way-out: Cancel, button
        out: Add address, button

      # Something was completed. Or, as here, the state does not apply: give the reason.
      success: { not-applicable: The checkout shows the chosen address. }

    """#
}

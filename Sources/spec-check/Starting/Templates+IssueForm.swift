extension Templates {
  /// A form for what is heard wrongly. `templates/issue-form.yml`, word for word.
  static let issueForm = #"""
    # A form for what people hear that they should not. Its answers are the parts of a spec.
    name: Something is heard wrongly
    description: VoiceOver says something else than it should, or nothing at all.
    title: "[VoiceOver] "
    labels: [accessibility]
    body:
      - type: input
        id: screen
        attributes:
          label: Screen
          description: As people call it, and the view’s type where you know it.
          placeholder: Address picker (AddressPicker)
        validations:
          required: true
      - type: dropdown
        id: state
        attributes:
          label: State of the screen
          options:
            - content
            - selected
            - empty
            - loading
            - error
            - disabled
            - modal
            - success
        validations:
          required: true
      - type: textarea
        id: steps
        attributes:
          label: How to get there
          placeholder: Open the basket, remove the last item, swipe right twice.
        validations:
          required: true
      - type: textarea
        id: heard
        attributes:
          label: What is heard
          description: One utterance a line, word for word. ‘(nothing)’ is an answer.
          placeholder: 12 Oak Street, button
          render: text
        validations:
          required: true
      - type: textarea
        id: expected
        attributes:
          label: What should be heard
          description: In the order in which VoiceOver says it. These lines become ‘hears’ in the spec.
          placeholder: selected, 12 Oak Street, button
          render: text
        validations:
          required: true
      - type: checkboxes
        id: questions
        attributes:
          label: What people cannot tell
          options:
            - label: Where am I?
            - label: What changed?
            - label: What can I do now?
            - label: What happens next?
      - type: input
        id: device
        attributes:
          label: Device
          description: Model, iOS version, language of VoiceOver, version of the app.
          placeholder: iPhone 15, iOS 26.2, English, 1.4
      - type: textarea
        id: recording
        attributes:
          label: Recording
          description: What ‘spec-check speak’ or ‘spec-check hear’ prints, or the recording itself.
          render: text

    """#
}

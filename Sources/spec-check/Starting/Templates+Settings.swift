extension Templates {
  /// The settings file to begin with. `templates/settings.yml`, word for word.
  static let settings = #"""
    # Settings of spec-check: .spec-check.yml at the top of the project. Each key may be left out.
    # Paths and globs start from the folder of the file.

    # Where specs, Swift sources and recordings are.
    specs: specs
    sources: [ App, Packages ]
    exclude: [ "**/Generated", "**/Tests" ]
    recordings: recordings

    # The language that expectations are written in.
    language: en

    # How much proof specs need: designed, predicted or recorded. One word for all, or a word a glob; the last that fits counts.
    require:
      "**": predicted
      specs/checkout/**: recorded

    # Who answers for the specs of a glob.
    owners:
      specs/checkout/**: Checkout team

    # What views are like that are not in the sources.
    components:
      PrimaryButton: { like: Button, label: title }

    """#
}

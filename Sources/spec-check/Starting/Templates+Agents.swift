extension Templates {
  /// What a coding agent has to know. `templates/agents.md`, word for word.
  static let agents = #"""
    # How to work on screens here

    People who listen to this app hear what VoiceOver says. `spec-check` says it from the source, without a simulator, so that you can
    hear what you write. Run it before you say that a screen is done. `spec-check mcp` serves the same over the Model Context Protocol.

    ## Listen first

        spec-check speak --view CheckoutView --all-states

    prints every utterance of a view, state by state, and the test in the source that leads to each state. With `--format json` each element
    has `spoken`, `label`, `value`, `traits`, `hint`, `certainty`, and its `file`, `line` and `column`. Words in angle brackets
    are only known when the app runs; give them with `--given name=value`.

    ## Know what is expected

    A spec in the folder of specs says what is heard in each of seven states: selected, empty, loading, error, disabled,
    modal, success. It was agreed on by people: change the source until it says what the spec says. Change a spec only
    when you were asked to, and never to make a check pass.

        spec-check check --format json

    `screens[].states[].verdict` is how each state stands, `expectations[]` has `expected`, `heard` and `missing`. Exit code 0: nothing
    found; 1: something was; 2: the tool could not do its work, and stderr says why.

    A screen without a spec gets one from what the source shows:

        spec-check draft Sources/Checkout

    The draft holds what is said today, right or wrong, and the questions that only people can answer. Leave those open; do not
    make up answers.

    ## Find what is wrong

        spec-check audit --changed-since HEAD --format json

    lists `findings[]`: `rule`, `effect` (blocks, misleads, slows, limits), `certainty`, the place, what is `heard`, and
    `help`. `certainty: review` means that a person has to look. `spec-check explain RULE` shows a rule with an example before and after.

    ## Repair

        spec-check fix --dry-run

    shows a diff of the repairs that are safe. Read it, then run it without `--dry-run`; files with changes that git does not have yet are left
    alone. A label that has to be made up is for a person to
    confirm: say so where you write it. Do not

    * put what is seen into a label again: the words are said twice;
    * write roles or states into labels (“button”, “selected”): traits say them;
    * hide an element to be rid of a finding;
    * write a `spec-check:ignore` comment without the reason that a person gave.

    ## Then listen again

        spec-check speak --view CheckoutView --all-states
        spec-check check
        spec-check audit --changed-since HEAD

    Put the lines that changed into your summary, as they were heard before and after.

    """#
}

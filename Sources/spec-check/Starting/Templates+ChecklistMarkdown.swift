extension Templates {
  /// The checklist as a Markdown task list. `templates/checklist.md.mustache`, word for word.
  static let checklistMarkdown = #"""
    {{! The release checklist as a Markdown task list. Copy it, change it, and name it with --template. }}
    {{! Values stand between two braces and are escaped for Markdown; between three they stand as they are. }}
    {{! The comment behind each item is what the next run finds its tick by: leave it in. }}
    {{#release}}
    <!-- checklist for release {{{release}}} -->
    {{/release}}
    # Release checklist{{#release}} {{release}}{{/release}}

    {{done}} of {{total}} done.
    {{#sections}}

    ## {{name}}{{#isPart}} (part){{/isPart}}{{#isJourney}} (journey){{/isJourney}}
    {{#owner}}

    Owner: {{owner}}
    {{/owner}}
    {{#design}}

    Design: {{design}}
    {{/design}}
    {{#isPlanned}}

    Planned: there is no code yet, and nothing to try by hand.
    {{/isPlanned}}
    {{#groups}}

    ### {{title}}

    {{#items}}
    - [{{#isDone}}x{{/isDone}}{{^isDone}} {{/isDone}}] {{text}} <!-- {{{id}}} -->
    {{#lines}}
      - {{.}}
    {{/lines}}
    {{#places}}
      - {{{placeAsCode}}} {{{wordsAsCode}}}
    {{/places}}
    {{#more}}
      - and {{more}} more places
    {{/more}}
    {{/items}}
    {{/groups}}
    {{/sections}}

    """#
}

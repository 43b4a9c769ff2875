extension Templates {
  /// The checklist as a page. `templates/checklist.html.mustache`, word for word.
  static let checklistHTML = #"""
    {{! The release checklist as a page of its own. Copy it, change it, and name it with --template and --format html. }}
    {{! Values stand between two braces and are escaped for HTML; between three they stand as they are: do not use those. }}
    {{! The id of each box is what the next run finds its tick by: leave it in. }}
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    {{#release}}
    <meta name="checklist-release" content="{{release}}">
    {{/release}}
    <title>Release checklist{{#release}} {{release}}{{/release}}</title>
    <style>
    :root { color-scheme: light dark; --text: #1b1b1f; --back: #ffffff; --quiet: #55555e; --line: #b9b9c3; --link: #0b4fb3; }
    @media (prefers-color-scheme: dark) {
      :root { --text: #ececf1; --back: #17171b; --quiet: #b4b4bf; --line: #55555e; --link: #9cc2ff; }
    }
    body { margin: 0 auto; max-width: 52rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--text);
      background: var(--back); overflow-wrap: anywhere; }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .skip { position: absolute; left: -100vw; }
    .skip:focus { position: static; }
    section { border-top: 1px solid var(--line); margin-top: 2rem; }
    ul.tasks { list-style: none; padding: 0; }
    ul.tasks > li { display: grid; grid-template-columns: auto 1fr; column-gap: .75rem; margin: 0 0 1rem; }
    input[type=checkbox] { width: 1.5rem; height: 1.5rem; margin: 0; }
    label { min-height: 1.5rem; }
    .more { grid-column: 2; color: var(--quiet); margin: .25rem 0 0; padding-left: 1.25rem; }
    code { font-size: .9em; }
    @media print {
      nav, .skip { display: none; }
      section { break-before: auto; }
      ul.tasks > li { break-inside: avoid; }
    }
    </style>
    </head>
    <body>
    <a class="skip" href="#list">Skip to the list</a>
    <header>
    <h1>Release checklist{{#release}} {{release}}{{/release}}</h1>
    <p role="status"><span id="done-count">{{done}}</span> of {{total}} done. Save the page to keep what is ticked.</p>
    </header>
    <nav aria-label="Screens">
    <ul>
    {{#sections}}
    <li><a href="#section-{{id}}">{{name}}</a>{{#isPart}} (part){{/isPart}}{{#isJourney}} (journey){{/isJourney}}: {{done}} of {{total}}</li>
    {{/sections}}
    </ul>
    </nav>
    <main id="list">
    {{#sections}}
    <section aria-labelledby="section-{{id}}">
    <h2 id="section-{{id}}">{{name}}{{#isPart}} (part){{/isPart}}{{#isJourney}} (journey){{/isJourney}}</h2>
    {{#owner}}
    <p>Owner: {{owner}}</p>
    {{/owner}}
    {{#design}}
    <p>Design: {{#designLink}}<a href="{{designLink}}">{{design}}</a>{{/designLink}}{{^designLink}}{{design}}{{/designLink}}</p>
    {{/design}}
    {{#isPlanned}}
    <p>Planned: there is no code yet, and nothing to try by hand.</p>
    {{/isPlanned}}
    {{#groups}}
    <h3>{{title}}</h3>
    <ul class="tasks">
    {{#items}}
    <li>
    <input type="checkbox" id="{{id}}"{{#isDone}} checked{{/isDone}}>
    <label for="{{id}}">{{text}}</label>
    {{#hasDetails}}
    <ul class="more">
    {{#lines}}
    <li>{{.}}</li>
    {{/lines}}
    {{#spec}}
    <li>Spec: <code>{{spec}}</code></li>
    {{/spec}}
    {{#places}}
    <li><code>{{place}}</code> <code>{{words}}</code></li>
    {{/places}}
    {{#more}}
    <li>and {{more}} more places</li>
    {{/more}}
    </ul>
    {{/hasDetails}}
    </li>
    {{/items}}
    </ul>
    {{/groups}}
    </section>
    {{/sections}}
    </main>
    <script>
    document.addEventListener("change", function (event) {
      event.target.toggleAttribute("checked", event.target.checked);
      document.getElementById("done-count").textContent = document.querySelectorAll("input[checked]").length;
    });
    </script>
    </body>
    </html>

    """#
}

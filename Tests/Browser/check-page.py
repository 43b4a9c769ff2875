#!/usr/bin/env python3
"""Opens pages that `report` writes in a headless Chromium: do they render, filter, speak, obey keys, and do without?

usage: check-page.py SPEC-CHECK [axe.min.js]

Skipped where no Chromium is found (CHROMIUM in the environment names one). Where axe-core is at hand – named, or inside the
Python package axe-playwright-python – it looks for what keeps people out.
"""

import importlib.util
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import chromium

ROOT = pathlib.Path(__file__).resolve().parents[2]

HOSTILE = """\
screen: "<script>alert(1)</script><img src=x onerror=alert(2)> \\u202Eevil"
owner: '"><svg onload=alert(3)>'
states:
  selected: "selected, </script><b>bold</b>, button"
  empty: { not-applicable: "</style><script>alert(4)</script>" }
  loading: "טוען הזמנות"
  error: ""
  disabled: { not-applicable: never }
  modal: { not-applicable: never }
  success: "Done \\u2028 &amp; over"
"""


JOURNEY = """\
journey: "<img src=x onerror=alert(5)>"
steps:
  - screen: hostile
    state: success
    do: "<script>alert(6)</script>"
    announces: "Done"
"""


class Checks:
    """What was looked at, and what was wrong."""

    def __init__(self, browser, axe):
        self.browser, self.axe = browser, axe
        self.count, self.failed = 0, []

    def expect(self, what, found, wanted=True):
        self.count += 1
        if found != wanted:
            self.failed.append(f"{what}: {found!r}, expected {wanted!r}")

    def quiet(self, what):
        self.expect(what + " has no complaints", self.browser.complaints(), [])

    def accessible(self, what):
        if not self.axe:
            return
        self.browser.run(self.axe)
        found = self.browser.run(
            "axe.run(document, {resultTypes: ['violations']}).then(r => r.violations.map(v => v.id + ': '"
            " + v.nodes.slice(0, 5).map(n => n.html.slice(0, 160) + ' ' + n.any.map(a => a.message)).join(' | ')))")
        self.expect(what + " has no violation", found, [])


def visible(selector):
    return f"[...document.querySelectorAll('{selector}')].filter(n => n.checkVisibility()).length"


def choose(browser, select, value):
    browser.run(
        f"(s => {{ s.value = {json.dumps(value)}; s.dispatchEvent(new Event('input', {{bubbles: true}})); }})"
        f"(document.getElementById('{select}'))")


def rendering(checks, data):
    browser = checks.browser
    states = [state for screen in data["screens"] for state in screen["states"].values()]
    applying = [state for state in states if state["verdict"] != "not-applicable"]
    checks.expect("rows of the matrix", browser.run(visible(".x tbody tr")), len(data["screens"]))
    checks.expect("states", browser.run(visible(".st")), len(states))
    checks.expect("cells that lead to a state", browser.run(visible(".x td a")), len(applying))
    checks.expect(
        # Journeys have rows of their own.
        "expectations", browser.run(visible(".e tbody th[scope=row]:not(#journeys ~ * *)")),
        sum(len(state["expectations"]) for state in states))
    checks.expect("findings", browser.run("document.querySelectorAll('[id^=f]:is(.f)').length"), len(data["findings"]))
    checks.expect("every link inside the page leads somewhere", browser.run(
        "[...document.querySelectorAll('a[href^=\"#\"]')].filter(a => !document.getElementById(a.hash.slice(1))).length"), 0)
    checks.expect("every id once", browser.run(
        "(ids => ids.length - new Set(ids).size)([...document.querySelectorAll('[id]')].map(n => n.id))"), 0)
    checks.expect("one main heading", browser.run("document.querySelectorAll('h1').length"), 1)
    checks.expect("headings skip no level", browser.run(
        "[...document.querySelectorAll('h1,h2,h3,h4,h5')].map(h => +h.tagName[1])"
        ".every((level, i, all) => i === 0 ? level === 1 : level <= all[i - 1] + 1)"))
    checks.expect("tables without caption or scope", browser.run(
        "[...document.querySelectorAll('table')].filter(t => !t.caption).length"
        " + document.querySelectorAll('th:not([scope])').length"), 0)


def filtering(checks, data):
    browser = checks.browser
    states = [(screen, name, state) for screen in data["screens"] for name, state in screen["states"].items()]
    told = "document.getElementById('shown').textContent"
    checks.expect("the filter is awake", browser.run(visible("#filter")), 1)
    checks.expect("the number is told at first", browser.until(f"{told}.startsWith('All {len(states)} states')"))
    verdict = next(s["verdict"] for _, _, s in states if s["verdict"] != "not-applicable")
    fitting = [(screen["id"], name) for screen, name, state in states if state["verdict"] == verdict]
    choose(browser, "verdict", verdict)
    checks.expect("states of a verdict", browser.run(visible(".st")), len(fitting))
    checks.expect("screens of a verdict", browser.run(visible(".screen")), len({screen for screen, _ in fitting}))
    checks.expect("rows of a verdict", browser.run(visible(".x tbody tr")), len({screen for screen, _ in fitting}))
    checks.expect("the number is told", browser.until(f"{told}.startsWith('{len(fitting)} state')"))
    # A link to what the filter hides shows it.
    browser.run("location.hash = document.querySelector('.st[hidden]').id")
    checks.expect("a link lifts the filter", browser.until(visible(".st") + f" === {len(states)}"))
    checks.expect("and focus goes there", browser.run("'#' + document.activeElement.id === location.hash"))
    choose(browser, "state", "error")
    checks.expect("states of a name", browser.run(visible(".st")), len([1 for _, name, _ in states if name == "error"]))
    browser.run("document.querySelector('#filter button').click()")
    checks.expect("all are back", browser.until(visible(".st") + f" === {len(states)}"))
    owners = sorted({screen["owner"] for screen in data["screens"] if screen.get("owner")})
    if owners:
        choose(browser, "owner", owners[0])
        checks.expect("screens of an owner", browser.run(visible(".screen")),
                      len([1 for screen in data["screens"] if screen.get("owner") == owners[0]]))
        choose(browser, "owner", "")
    browser.run("document.getElementById('q').focus()")
    browser.type("no such words anywhere")
    checks.expect("nothing fits", browser.run(visible(".st")), 0)
    checks.expect("and it is told", browser.until(f"{told} === 'No state fits.'"))
    browser.run("document.querySelector('#filter button').click()")
    checks.expect("all are back again", browser.until(visible(".st") + f" === {len(states)}"))


def keyboard(checks):
    browser = checks.browser
    browser.run("document.activeElement.blur(); scrollTo(0, 0)")
    browser.open(browser.run("location.href.split('#')[0]"))
    browser.key("Tab")
    checks.expect("the first stop skips to the content", browser.run("document.activeElement.className"), "skip")
    checks.expect("and can be seen", browser.run("document.activeElement.getBoundingClientRect().left >= 0"))
    browser.key("Enter")
    checks.expect("it leads there", browser.until("document.activeElement.id === 'main'"))
    seen = []
    for _ in range(14):
        browser.key("Tab")
        seen.append(browser.run(
            "(n => [n.tagName, n.id || n.textContent.slice(0, 20), getComputedStyle(n).outlineStyle !== 'none'"
            " && parseFloat(getComputedStyle(n).outlineWidth) >= 2])(document.activeElement)"))
    checks.expect("stops without a visible focus", [stop for stop in seen if not stop[2]], [])
    names = [stop[1] for stop in seen]
    for name in ["state", "verdict", "q"]:
        checks.expect(f"‘{name}’ is a stop", name in names)
    browser.run("document.getElementById('verdict').focus()")
    before = browser.run(visible(".st"))
    browser.key("ArrowDown")
    checks.expect("an arrow chooses", browser.until(visible(".st") + f" < {before}"))
    browser.run("document.querySelector('#filter button').focus()")
    browser.key("Enter")
    checks.expect("and a key shows all", browser.until(visible(".st") + f" === {before}"))


def listening(checks):
    browser = checks.browser
    browser.run(
        "window.said = []; speechSynthesis.speak = saying => { said.push([saying.text, saying.lang]); window.last = saying; }")
    quotes = browser.run(visible("q"))
    checks.expect("a button an utterance", browser.run(visible("q + .ear")), quotes)
    first = browser.run("document.querySelector('q').textContent")
    browser.run("document.querySelector('q + .ear').focus()")
    browser.key("Enter")
    missing = browser.run("[...document.querySelector('q').querySelectorAll('.h')].map(n => n.textContent).join('')")
    checks.expect("it says the words", browser.run("said"), [[first.replace(missing, "") if missing else first, "en"]])
    checks.expect("and is pressed", browser.run("document.activeElement.getAttribute('aria-pressed')"), "true")
    browser.run("last.onend()")
    checks.expect("until it ends", browser.run("document.activeElement.getAttribute('aria-pressed')"), "false")
    checks.expect("buttons have different names", browser.run(
        "[...document.querySelectorAll('.ear')].every(n => n.getAttribute('aria-label').length > 8)"))


def surroundings(checks, address):
    browser = checks.browser
    sideways = "document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"
    for scheme in ["light", "dark"]:
        browser.media(prefers_color_scheme=scheme)
        browser.open(address)
        checks.accessible(scheme)
        checks.quiet(scheme)
    browser.media(prefers_reduced_motion="reduce")
    checks.expect("nothing moves", browser.run("getComputedStyle(document.documentElement).scrollBehavior"), "auto")
    browser.media(media="print")
    checks.expect("no controls on paper", browser.run(visible("form, nav, .ear")), 0)
    checks.expect("all states on paper", browser.run(visible(".st") + " === document.querySelectorAll('.st').length"))
    browser.media()
    browser.width(360)
    browser.open(address)
    checks.expect("a narrow page does not scroll sideways", browser.run(sideways), 0)
    checks.accessible("narrow")
    browser.width(320)
    checks.expect("nor at 400 per cent", browser.run(sideways), 0)
    browser.ask("Emulation.clearDeviceMetricsOverride")
    browser.ask("Emulation.setScriptExecutionDisabled", value=True)
    browser.open(address)
    checks.expect("without script there are no filters", browser.run(visible("#filter, .ear")), 0)
    checks.expect("and everything is there", browser.run(visible(".st") + " === document.querySelectorAll('.st').length"))
    browser.ask("Emulation.setScriptExecutionDisabled", value=False)


def hostile(checks, address):
    browser = checks.browser
    browser.open(address)
    checks.quiet("the hostile page")
    checks.expect("names are text", browser.run("document.querySelector('.screen h3').textContent"),
                  "<script>alert(1)</script><img src=x onerror=alert(2)> \\u{202E}evil")
    checks.expect("nothing was made of them", browser.run("document.querySelectorAll('img, b > b, svg[onload]').length"), 0)
    checks.expect("a journey is text", browser.run("document.querySelector('#journeys ~ h3').firstChild.textContent.trim()"),
                  "<img src=x onerror=alert(5)>")
    checks.expect("one script, one style", browser.run("document.querySelectorAll('script, style').length"), 2)
    checks.expect("right to left", browser.run("document.querySelector('q[dir=rtl]').textContent"), "טוען הזמנות")
    checks.accessible("the hostile page")


def script_of_axe():
    named = sys.argv[2] if len(sys.argv) > 2 else None
    spec = None if named else importlib.util.find_spec("axe_playwright_python")
    path = named or (spec and os.path.join(os.path.dirname(spec.origin), "axe.min.js"))
    return pathlib.Path(path).read_text(encoding="utf-8") if path and os.path.exists(path) else None


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    program, axe = chromium.find(), script_of_axe()
    if not program:
        print("skipped: no Chromium; install it, or name it in CHROMIUM")
        return
    tool = os.path.abspath(sys.argv[1])

    def spec_check(*arguments, folder=ROOT):
        ran = subprocess.run([tool, *arguments], cwd=folder, capture_output=True, text=True)
        if ran.returncode > 1:
            sys.exit(ran.stderr)
        return ran.stdout

    with tempfile.TemporaryDirectory() as folder:
        place = pathlib.Path(folder)
        browser = chromium.Chromium(program)
        checks = Checks(browser, axe)
        try:
            for sample in ["specs/leaf-store", "Tests/Fixtures/BrokenLeafStore"]:
                page = place / (sample.split("/")[-1] + ".html")
                for day in ["2026-11-29", "2026-11-30"]:
                    spec_check("report", sample, "--audit", "--date", day, "--history", str(place / "h.jsonl"), "--output",
                               str(page))
                data = json.loads(spec_check("check", sample, "--format", "json"))
                browser.open(page.as_uri())
                rendering(checks, data)
                filtering(checks, data)
                keyboard(checks)
                listening(checks)
                checks.quiet(sample)
                surroundings(checks, page.as_uri())
            (place / "specs" / "journeys").mkdir(parents=True)
            (place / "specs" / "journeys" / "walk.yaml").write_text(JOURNEY, encoding="utf-8")
            (place / "specs" / "hostile.yaml").write_text(HOSTILE, encoding="utf-8")
            spec_check("report", "--output", "hostile.html", folder=folder)
            hostile(checks, (place / "hostile.html").as_uri())
        finally:
            browser.close()
    print("\n".join(["failed: " + failure for failure in checks.failed]
                    + [f"{checks.count} checks in Chromium, {len(checks.failed)} failed"
                       + ("" if axe else "; axe-core was not found, so accessibility was not checked")]))
    sys.exit(1 if checks.failed else 0)


if __name__ == "__main__":
    main()

"""A headless Chromium, spoken to over its debugging pipe: the standard library is enough."""

import json
import os
import shutil
import subprocess
import tempfile
import time

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]


def find():
    """The browser's program: CHROMIUM in the environment, else the first on PATH; None where there is none."""
    named = os.environ.get("CHROMIUM")
    return named or next((path for path in map(shutil.which, NAMES) if path), None)


class Chromium:
    """One page of a browser of its own, without a profile and without network."""

    def __init__(self, program):
        self.folder = tempfile.mkdtemp()
        to_browser, from_browser = os.pipe(), os.pipe()

        def connect():
            # The pipe is file descriptor 3 for what the browser reads, 4 for what it writes.
            os.dup2(os.dup(to_browser[0]), 3)
            os.dup2(os.dup(from_browser[1]), 4)

        options = [
            "--headless=new", "--remote-debugging-pipe", "--disable-gpu", "--no-first-run", "--disable-extensions",
            "--disable-background-networking", "--disable-component-update", "--host-resolver-rules=MAP * ~NOTFOUND",
            "--user-data-dir=" + self.folder,
        ]
        if os.geteuid() == 0:
            options.append("--no-sandbox")
        self.process = subprocess.Popen(
            [program] + options + ["about:blank"], preexec_fn=connect, pass_fds=(3, 4),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser[0])
        os.close(from_browser[1])
        self.out, self.inp = to_browser[1], from_browser[0]
        self.number, self.rest, self.session = 0, b"", None
        self.events = []
        target = next(t for t in self.ask("Target.getTargets")["targetInfos"] if t["type"] == "page")
        self.session = self.ask("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.ask(domain + ".enable")

    def close(self):
        try:
            self.session = None
            self.ask("Browser.close")
            self.process.wait(10)
        except Exception:
            self.process.kill()
            self.process.wait()
        os.close(self.out)
        os.close(self.inp)
        shutil.rmtree(self.folder, ignore_errors=True)

    def ask(self, method, **parameters):
        """Sends a command and answers with its result; events on the way are kept."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        number = self.number
        while True:
            answer = self.receive()
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(method + ": " + answer["error"]["message"])
                return answer["result"]
            if "method" in answer:
                self.events.append(answer)

    def receive(self):
        while b"\0" not in self.rest:
            more = os.read(self.inp, 1 << 16)
            if not more:
                raise RuntimeError("the browser has gone")
            self.rest += more
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def open(self, address):
        self.events = []
        self.ask("Page.navigate", url=address)
        self.until("document.readyState === 'complete'")

    def run(self, code):
        """The value of an expression in the page."""
        answer = self.ask("Runtime.evaluate", expression=code, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    def until(self, code, seconds=10):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.run(code):
                return True
            time.sleep(0.05)
        return False

    def key(self, key, text=None, shift=False):
        codes = {"Tab": 9, "Enter": 13, "Escape": 27, "ArrowDown": 40, " ": 32}
        values = dict(key=key, code="Space" if key == " " else key, windowsVirtualKeyCode=codes.get(key, 0))
        values["modifiers"] = 8 if shift else 0
        if key == "Enter":
            text = "\r"
        self.ask("Input.dispatchKeyEvent", type="keyDown" if text or key == " " else "rawKeyDown",
                 **values, **({"text": text or " "} if text or key == " " else {}))
        self.ask("Input.dispatchKeyEvent", type="keyUp", **values)

    def type(self, text):
        self.ask("Input.insertText", text=text)

    def media(self, **features):
        media = features.pop("media", "")
        self.ask("Emulation.setEmulatedMedia", media=media, features=[
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def width(self, width, height=900):
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def complaints(self):
        """Errors of scripts, of the console, and of the page's own policy; dialogs; requests beside the page itself."""
        found = []
        for event in self.events:
            name, values = event["method"], event["params"]
            if name == "Runtime.exceptionThrown":
                found.append("exception: " + values["exceptionDetails"]["text"])
            elif name == "Runtime.consoleAPICalled" and values["type"] in ["error", "warning", "assert"]:
                found.append("console: " + str(values["args"]))
            elif name == "Log.entryAdded" and values["entry"]["level"] in ["error", "warning"]:
                found.append("log: " + values["entry"]["text"])
            elif name == "Page.javascriptDialogOpening":
                found.append("dialog: " + values["message"])
            elif name == "Network.requestWillBeSent" and values["type"] != "Document":
                found.append("request: " + values["request"]["url"])
        return found

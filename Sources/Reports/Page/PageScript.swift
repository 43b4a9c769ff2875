/// What a page can do besides being read: narrow down, and say aloud. It takes nothing but the page itself, so that no data
/// stands in it.
enum PageScript {
  static let text = written.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n") + "\n"

  /// With the blanks at the beginning of lines, for those who read it here.
  private static let written = """
    (() => {
    'use strict';
    const all = (selector, root = document) => [...root.querySelectorAll(selector)];
    const byId = id => document.getElementById(id);
    const form = byId('filter');
    const states = all('.st').map(node => {
      const screen = node.closest('.screen');
      const title = screen.querySelector('h3').textContent;
      const verdict = node.querySelector('h4>span');
      return {node, screen, state: node.id.split('.').pop(), verdict: verdict ? verdict.textContent : 'not-applicable',
        text: (title + ' ' + node.textContent).toLowerCase()};
    });
    const screens = all('.screen');
    // Lines that lead to a state, a finding in one, or a screen.
    const others = all('.x tbody tr, .w li').map(node => [node, byId(node.querySelector('a').hash.slice(1))]);
    const count = (number, word) => number + ' ' + word + (number === 1 ? '' : 's');
    const value = id => byId(id) ? byId(id).value : '';
    let waiting;

    function filter() {
      const state = value('state'), verdict = value('verdict'), owner = value('owner');
      const words = value('q').toLowerCase().split(/\\s+/).filter(Boolean);
      let shown = 0;
      for (const entry of states) {
        const fits = (!state || entry.state === state) && (!verdict || entry.verdict === verdict)
          && (!owner || entry.screen.dataset.o === owner) && words.every(word => entry.text.includes(word));
        entry.node.hidden = !fits;
        if (fits) shown += 1;
      }
      let open = 0;
      const isWhole = !state && !verdict && !owner && !words.length;
      for (const screen of screens) {
        screen.hidden = !isWhole && !screen.querySelector('.st:not([hidden])');
        const away = screen.querySelector('.away');
        if (away) away.hidden = !away.querySelector('.st:not([hidden])');
        if (!screen.hidden) open += 1;
      }
      for (const [node, target] of others) node.hidden = target !== null && target.closest('[hidden]') !== null;
      for (const cell of all('.x td')) {
        const link = cell.querySelector('a');
        cell.classList.toggle('dim', !isWhole && !(link && !byId(link.hash.slice(1)).hidden));
      }
      const told = isWhole ? 'All ' + count(states.length, 'state') + ' on ' + count(screens.length, 'screen') + '.'
        : shown === 0 ? 'No state fits.'
        : count(shown, 'state') + ' of ' + states.length + ', on ' + count(open, 'screen') + '.';
      // Not at every letter: whoever listens hears the number once typing pauses.
      clearTimeout(waiting);
      waiting = setTimeout(() => { byId('shown').textContent = told; }, waiting ? 300 : 0);
    }

    function reveal() {
      const target = byId(decodeURIComponent(location.hash.slice(1)));
      if (!target || !target.closest('[hidden]')) return;
      form.reset();
      filter();
      target.tabIndex = -1;
      target.scrollIntoView();
      target.focus();
    }

    if (form) {
      form.hidden = false;
      form.addEventListener('submit', event => event.preventDefault());
      form.addEventListener('input', filter);
      form.addEventListener('reset', () => setTimeout(filter));
      addEventListener('hashchange', reveal);
      filter();
    }

    if ('speechSynthesis' in window) {
      let speaking;
      const stop = () => {
        if (speaking) speaking.setAttribute('aria-pressed', 'false');
        speaking = undefined;
      };
      const button = (name, nodes) => {
        const made = document.createElement('button');
        made.type = 'button';
        made.className = 'ear';
        made.textContent = '\\u25b6\\ufe0e';
        made.setAttribute('aria-label', name);
        made.setAttribute('aria-pressed', 'false');
        made.addEventListener('click', () => {
          const again = speaking === made;
          speechSynthesis.cancel();
          stop();
          if (again) return;
          speaking = made;
          made.setAttribute('aria-pressed', 'true');
          const texts = nodes.map(node => {
            const copy = node.cloneNode(true);
            all('.h', copy).forEach(hidden => hidden.remove());
            return [copy.textContent.replace(/[<>]/g, '').replace(/\\u2026/g, ', '), node.closest('[lang]').lang];
          });
          texts.forEach(([text, lang], index) => {
            const saying = new SpeechSynthesisUtterance(text);
            saying.lang = lang;
            const last = index === texts.length - 1;
            saying.onend = () => { if (last && speaking === made) stop(); };
            saying.onerror = () => { if (speaking === made) stop(); };
            speechSynthesis.speak(saying);
          });
        });
        return made;
      };
      const said = node => {
        const copy = node.cloneNode(true);
        all('.h', copy).forEach(hidden => hidden.remove());
        return copy.textContent;
      };
      for (const node of all('q')) node.after(button('Listen: ' + said(node), [node]));
      for (const section of all('div.st')) {
        const nodes = all('.e tbody th q', section);
        if (nodes.length < 2) continue;
        const title = section.querySelector('h4');
        const screen = section.closest('.screen').querySelector('h3').textContent;
        title.after(button('Listen to all of ' + screen + ', ' + section.id.split('.').pop(), nodes));
      }
      addEventListener('pagehide', () => speechSynthesis.cancel());
    }
    })();

    """
}

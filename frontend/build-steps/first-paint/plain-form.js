// Stands before head-script.js on a page whose form has lists that the app would have fetched. Where the app does not come, that form
// gives way to the one that the API writes for browsers without script, at the address that the form names: with the post of this
// page's address and with what was typed, ticked and chosen. An app that comes later takes its form back: app/waking/exchanged-form.ts.
(() => {
  const { visitor } = window;
  let asking = false;
  const bring = async () => {
    const form = document.querySelector('[data-plain]');
    const answer = await fetch(`${form.dataset.plain}&${location.search.slice(1)}`, {
      signal: AbortSignal.timeout(10_000),
    });
    // A page that is parsed for a script has its elements for browsers without script.
    const written = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const plain = written.querySelector(`noscript form[action="${form.getAttribute('action')}"]`);
    if (!plain || visitor.isRead) return false;
    for (const control of plain.elements) {
      const typed = form.elements[control.name];
      if (!typed) continue;
      if (typed.files) control.files = typed.files;
      else if (typed.value) control.value = typed.value;
      control.checked = typed.checked;
    }
    const { activeElement } = document;
    const focused = form.contains(activeElement) && plain.elements[activeElement.name];
    if (visitor.pressed?.type === 'submit' && form.contains(visitor.pressed))
      visitor.pressed = plain.querySelector('[type=submit]');
    const exchanged = (visitor.exchanged = { form, plain, isSent: false });
    plain.addEventListener('submit', () => (exchanged.isSent = true));
    form.replaceWith(plain);
    if (focused) focused.focus();
    return true;
  };
  // Resolves with whether the form can be sent. A failure is tried again with the next try of the app.
  visitor.bring = async () => {
    if (asking) return false;
    asking = true;
    const isThere = await bring().catch(() => false);
    asking = isThere;
    return isThere;
  };
})();

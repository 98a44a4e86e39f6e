// Stands at the end of every page, before any module is asked for. It starts the app at the first sign of a visitor: a
// pointer, a key, the focus, a scroll; a button that was pressed before the app is there is pressed again afterwards. A page
// that waits for something starts it by itself once it has loaded and the browser is idle: for an answer in the address, for
// an entry in this browser's storage, because then its cache has the scripts too, or for a carousel in view.
// Where a module was lost on the way the app is started again. That is harmless while it is only slow: a module runs once.
// After three tries in vain forms are sent as they are without script, the one that waits for it at once.
// The page has brought only the rules that its own markup needs: the whole style sheets, asked for beside the modules, come
// before any markup that the app may draw.
(() => {
  const entry = document.getElementById('app-entry');
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
  let pressed = null;
  let alive = false;
  let tries = 0;
  let plain = false;
  let dressed = null;
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"]:not([media])')];
  document.currentScript.remove();

  try {
    // Where a visit came from, noted in case the visitor leaves the page before the app is there: app/forms/sending/source.ts.
    if (location.search) sessionStorage['visit-source'] ??= location.search;
  } catch {
    // Then it is not known.
  }

  const dress = () =>
    Promise.all(
      sheets.map((link) => {
        // Switched off first: one that was lost on the way is fetched again.
        link.disabled = true;
        // In force only together: by itself one would change the order of the layers, and so the whole page for a moment.
        link.media = 'print';
        return new Promise((resolve, reject) => {
          link.onload = resolve;
          link.onerror = reject;
          link.disabled = false;
        });
      }),
    ).then(
      () => {
        for (const link of sheets) link.removeAttribute('media');
        document.head.querySelector('style:not([media])')?.remove();
      },
      () => (dressed = null),
    );

  const start = () => {
    for (const sign of signs) removeEventListener(sign, begin, true);
    if (alive || tries === 20) return;
    if (tries === 3) sendPlainly();
    tries += 1;
    dressed ??= dress();
    for (const href of entry.dataset.modules.split(' ')) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    if (tries === 1) dressed.then(run);
    else run();
    setTimeout(start, 4000);
  };

  const run = () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = entry.textContent;
    document.head.append(script);
    script.remove();
  };

  const sends = (button) => button.form && button.type === 'submit';

  const sendPlainly = () => {
    plain = true;
    const button = pressed;
    if (!button?.isConnected || !sends(button)) return;
    // Pressed again by a late start, it would send twice.
    pressed = null;
    button.form.requestSubmit(button);
  };

  const remember = (event) => {
    const button = event.target.closest('button');
    if (!button || button.hasAttribute('popovertarget') || (plain && sends(button))) return;
    event.preventDefault();
    pressed = button;
    begin();
  };

  const begin = () => tries === 0 && start();
  const kept = () => {
    try {
      return sessionStorage.length + localStorage.length > 0;
    } catch {
      return false;
    }
  };
  const whenIdle = (act) =>
    window.requestIdleCallback ? requestIdleCallback(act, { timeout: 2000 }) : setTimeout(() => act(), 200);

  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  addEventListener('click', remember, true);
  addEventListener(
    'site:alive',
    () => {
      alive = true;
      removeEventListener('click', remember, true);
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
  const decide = () => {
    if (location.search || kept()) return whenIdle(begin);
    const seen = new IntersectionObserver((parts) => {
      if (parts.every((part) => !part.isIntersecting)) return;
      seen.disconnect();
      whenIdle(begin);
    });
    for (const part of document.querySelectorAll('[aria-roledescription="carousel"]')) seen.observe(part);
  };
  // The storage is slow to open: not in the same task as the layout of the loaded page.
  if (document.readyState === 'complete') whenIdle(decide);
  else addEventListener('load', () => whenIdle(decide), { once: true });
})();

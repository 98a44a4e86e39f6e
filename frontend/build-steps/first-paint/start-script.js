// The head's script asks for this one, which starts the app: at the first sign of a visitor, or by itself once the page has
// loaded and the browser is idle, on a page that waits for something: for an answer in the address, for an entry in this browser's
// storage, because then its cache has the scripts too, or for a carousel in view.
// Where a module was lost on the way the app is started again. That is harmless while it is only slow: a module runs once.
// The page has brought only the rules that its own markup needs: the whole style sheets, asked for beside the modules, come
// before any markup that the app may draw.
(() => {
  const { visitor } = window;
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"]:not([media])')];
  let alive = false;
  let begun = false;
  let dressed = null;

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

  const start = (tries) => {
    const entry = document.getElementById('app-entry');
    dressed ??= dress();
    for (const href of entry.dataset.modules.split(' ')) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    if (tries === 0) dressed.then(() => run(entry));
    else run(entry);
  };

  const run = (entry) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = entry.textContent;
    document.head.append(script);
    script.remove();
  };

  const kept = () => {
    try {
      return sessionStorage.length + localStorage.length > 0;
    } catch {
      return false;
    }
  };
  const whenIdle = (act) =>
    window.requestIdleCallback ? requestIdleCallback(act, { timeout: 2000 }) : setTimeout(() => act(), 200);
  const decide = () => {
    if (location.search || kept()) return whenIdle(visitor.begin);
    const seen = new IntersectionObserver((parts) => {
      if (parts.every((part) => !part.isIntersecting)) return;
      seen.disconnect();
      whenIdle(visitor.begin);
    });
    for (const part of document.querySelectorAll('[aria-roledescription="carousel"]')) seen.observe(part);
  };

  addEventListener(
    'site:alive',
    () => {
      alive = true;
      visitor.listening.abort();
      if (visitor.pressed?.isConnected) visitor.pressed.click();
    },
    { once: true },
  );
  // A page that nobody has touched has no sheet for paper, and a browser that prints waits for nothing that is asked for in the usual way.
  const paper = /media="print" href="([^"]+)"/.exec(
    [...document.querySelectorAll('head noscript')].map((words) => words.textContent).join(),
  );
  addEventListener('beforeprint', () => {
    const line = document.querySelector('.letterhead [data-zone]');
    const today = new Date().toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: line.dataset.zone });
    line.textContent = `${today} · ${location.host}${location.pathname}`;
    if (!paper || document.querySelector(`link[href="${paper[1]}"]`)?.sheet || document.adoptedStyleSheets.length > 0)
      return;
    const request = new XMLHttpRequest();
    request.open('GET', paper[1], false);
    request.send();
    const sheet = new CSSStyleSheet({ media: 'print' });
    sheet.replaceSync(request.responseText);
    document.adoptedStyleSheets = [sheet];
  });
  // The block of the modules stands at the end of the page, which may still be on its way.
  const whole = new Promise((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve, { once: true });
    else resolve();
  });
  visitor.begin = () => {
    if (begun) return;
    begun = true;
    void whole.then(() => visitor.persist(start, () => alive));
  };
  if (visitor.came) return visitor.begin();
  // The storage is slow to open: not in the same task as the layout of the loaded page.
  if (document.readyState === 'complete') whenIdle(decide);
  else addEventListener('load', () => whenIdle(decide), { once: true });
})();

// Stands in every page's head, behind the style that names the site's fonts for print alone. A page is painted in the fonts
// that the device has, and only then are the site's own asked for, so that no word waits for them; they are put in force when
// all are there, because each one by itself would lay the page out anew. Visitors from another page of the site have them
// already. A browser that does not tell of its first paint fetches them at once.
// Until then the parts below the first screens are left folded (base.css), and are laid out one by one afterwards. A page that
// is come back to is laid out whole, because only true heights give the visitor's place back. What is told of neither paint nor fonts
// within ten seconds is laid out as well.
// After the first paint, or at the first sign of a visitor, it asks for start-script.js. It notes for it whether there was a sign (a
// pointer, a key, the focus, a scroll) and which button was pressed last, to be pressed again when the app is there. What is lost
// on the way, this file or a module, is asked for again every four seconds. After three tries in vain forms are sent as they are
// without script, the one that waits for it at once; on a page with plain-form.js once that has brought a form that can be sent.
// Stands behind note-changes.js, and plain-form.js where that is needed, in the same element.
(() => {
  const fonts = document.querySelector('style[media="print"]');
  const page = document.documentElement;
  const { start } = document.currentScript.dataset;
  document.currentScript.remove();

  try {
    // Where a visit came from, noted in case the visitor leaves the page before the app is there: app/forms/sending/source.ts.
    if (location.search) sessionStorage['visit-source'] ??= location.search;
  } catch {
    // Then it is not known.
  }

  let plain = false;
  const sends = (button) => button.form && button.type === 'submit';
  const sendPlainly = async () => {
    plain ||= !visitor.bring || (await visitor.bring());
    const button = visitor.pressed;
    if (!plain || !button?.isConnected || !sends(button)) return;
    // Pressed again by a late start, it would send twice.
    visitor.pressed = null;
    button.form.requestSubmit(button);
  };
  const persist = (act, isDone, tries = 0) => {
    if (isDone() || tries === 20) return;
    if (tries > 2) void sendPlainly();
    act(tries);
    setTimeout(persist, 4000, act, isDone, tries + 1);
  };
  const visitor = Object.assign(window.visitor, { listening: new AbortController(), persist });
  const { signal } = visitor.listening;
  let asked = false;
  const fetchStart = () => {
    if (asked) return;
    asked = true;
    const ask = () => {
      const script = document.createElement('script');
      script.src = start;
      document.head.append(script);
    };
    persist(ask, () => visitor.begin);
  };
  const note = () => {
    visitor.came = true;
    fetchStart();
    visitor.begin?.();
  };
  for (const sign of ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'])
    addEventListener(sign, note, { signal, once: true, capture: true, passive: true });
  const remember = (event) => {
    const button = event.target.closest('button');
    if (!button || button.popoverTargetElement || (plain && sends(button))) return;
    event.preventDefault();
    visitor.pressed = button;
    note();
  };
  addEventListener('click', remember, { signal, capture: true });

  const whenIdle = (act) =>
    window.requestIdleCallback ? requestIdleCallback(act, { timeout: 1000 }) : setTimeout(() => act());
  const unfold = (parts) => {
    const part = parts.shift();
    if (!part) return page.removeAttribute('data-folded');
    part.style.contentVisibility = 'visible';
    whenIdle(() => unfold(parts));
  };
  const unfoldAll = () =>
    whenIdle(() => unfold([...document.querySelectorAll('[data-folded] :is(main > *, .sheet > footer, .folds)')]));
  const useFonts = () => {
    fonts.media = 'all';
    const used = ['660 1em Display', '1em Text', '500 1em Mono'].map((font) => document.fonts.load(font));
    void Promise.allSettled(used).then(unfoldAll);
  };
  const fetchFonts = () => {
    const fontRules = Array.from(fonts.sheet.cssRules, ({ style }) => style);
    const main = fontRules.filter((font) => !font.getPropertyValue('unicode-range'));
    const fetched = main.map((font) => new FontFace('Fetched', font.getPropertyValue('src')).load());
    void Promise.allSettled(fetched).then(useFonts);
  };

  let painted = false;
  const noteFirstPaint = () => {
    if (painted) return;
    painted = true;
    fetchFonts();
    fetchStart();
  };

  const [visit] = performance.getEntriesByType('navigation');
  page.toggleAttribute('data-folded', visit?.type === 'navigate' && !location.hash);
  // A page that nobody sees may never be told of its paint, and a font may never come.
  setTimeout(() => {
    noteFirstPaint();
    unfoldAll();
  }, 10_000);
  if (document.referrer.startsWith(`${location.origin}/`) || !window.PerformancePaintTiming) {
    fetchStart();
    return useFonts();
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    noteFirstPaint();
  }).observe({ type: 'paint', buffered: true });
})();

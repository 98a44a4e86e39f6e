// Stands in every page's head, behind the style that names the site's fonts for print alone. A page is painted in the fonts
// that the device has, and only then are the site's own asked for, so that no word waits for them; they are put in force when
// all are there, because each one by itself would lay the page out anew. Visitors from another page of the site have them
// already. A browser that does not tell of its first paint fetches them at once.
// Until then the parts below the first screens are left folded (base.css), and are laid out one by one afterwards. A page that
// is come back to is laid out whole, because only true heights give the visitor's place back.
(() => {
  const fonts = document.querySelector('style[media="print"]');
  const page = document.documentElement;
  document.currentScript.remove();

  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const unfold = (parts) => {
    const part = parts.shift();
    if (!part) return page.removeAttribute('data-folded');
    part.style.contentVisibility = 'visible';
    whenIdle(() => unfold(parts));
  };
  const useFonts = () => {
    fonts.media = 'all';
    const used = ['660 1em Display', '1em Text', '500 1em Mono'].map((font) => document.fonts.load(font));
    const folded = '[data-folded] :is(main > *, .sheet > footer, .folds)';
    void Promise.allSettled(used).then(() => whenIdle(() => unfold([...document.querySelectorAll(folded)])));
  };
  const fetchFonts = () => {
    const fontRules = Array.from(fonts.sheet.cssRules, ({ style }) => style);
    const main = fontRules.filter((font) => !font.getPropertyValue('unicode-range'));
    const fetched = main.map((font) => new FontFace('Fetched', font.getPropertyValue('src')).load());
    void Promise.allSettled(fetched).then(useFonts);
  };

  const [visit] = performance.getEntriesByType('navigation');
  page.toggleAttribute('data-folded', visit?.type === 'navigate' && !location.hash);
  if (document.referrer.startsWith(`${location.origin}/`) || !window.PerformancePaintTiming) return useFonts();
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    fetchFonts();
  }).observe({ type: 'paint', buffered: true });
})();

// Stands in every page's head, behind the style that names the site's faces for print alone. A page is painted in the faces
// that the device has, and only then are the site's own asked for, so that no word waits for them. Whoever comes from another
// page of the site has them already. A browser that does not tell of its first paint fetches them at once.
(() => {
  const faces = document.querySelector('style[media="print"]');
  document.currentScript.remove();

  const fetchFaces = () => {
    faces.media = 'all';
    for (const face of ['660 1em Display', '1em Text', '500 1em Mono']) document.fonts.load(face).catch(() => {});
  };
  if (document.referrer.startsWith(`${location.origin}/`) || !window.PerformancePaintTiming) return fetchFaces();
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    fetchFaces();
  }).observe({ type: 'paint', buffered: true });
})();

// Stands in every page's head, on the development server too. From the first part of the body on it notes what changes in the page:
// the parser adds to it until the page is whole, the rest is done by others. app/waking/changes-of-others.ts takes that back.
(() => {
  const watcher = new MutationObserver((records) => {
    visitor.changes.push(...records);
    visitor.onChange?.();
  });
  const visitor = (window.visitor = { watcher, changes: [] });
  watcher.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeOldValue: true,
    characterDataOldValue: true,
  });
  // On the window and not on the document: nobody hears of the whole page before.
  const noteWhole = () => (visitor.whole = visitor.changes.push(...watcher.takeRecords()));
  addEventListener('readystatechange', noteWhole, { once: true, capture: true });
})();

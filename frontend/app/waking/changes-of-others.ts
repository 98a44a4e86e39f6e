/**
 * What others have changed in a page before the app was there: a translator, a password manager, a blocker. React starts on the page
 * as it was served. So the changes are taken back when it begins to read, and put back in the same task, before anybody sees it.
 */

declare global {
  interface Window {
    /** Made by build-steps/first-paint/head-script.js. The development server has no such script. */
    visitor?: {
      /** Noted since the page was whole. */
      changes: MutationRecord[];
      watcher: MutationObserver;
      pressed?: HTMLButtonElement | null;
    };
  }
}

let putBack: (() => void)[] = [];

/**
 * React's development build compares attributes, the other one does not look at them. Some act when they change: they are left
 * alone wherever that can be.
 */
const isRead = ({ type, target }: MutationRecord) =>
  !document.head.contains(target) && (type !== 'attributes' || import.meta.env.DEV);

/**
 * Only what stands beside the page's own content. React looks for the body's first child before anything else, and then skips others
 * there. They are invisible, so that nobody sees them go.
 */
export const takeBackAround = (): void => takeBack(({ target }) => isAround(target));

/** The page is as it was served, but for what was typed, ticked, chosen and focused in it. */
export function takeBackAll(): void {
  const { title } = document;
  takeBack(() => true);
  window.visitor?.watcher.disconnect();
  // React writes the title anew.
  if (putBack.length > 0) putBack.push(() => void (document.title = title));
}

const isAround = (target: Node) => target === document.body || target === document.documentElement;

function takeBack(isMeant: (record: MutationRecord) => boolean) {
  const { visitor } = window;
  if (!visitor) return;
  const noted = [...visitor.changes, ...visitor.watcher.takeRecords()].filter(isRead);
  visitor.changes = noted.filter((record) => !isMeant(record));
  keepingFocus(() => putBack.push(...noted.filter(isMeant).toReversed().map(undo).toReversed()));
  // What is done here is no change to be taken back.
  visitor.watcher.takeRecords();
}

export function putChangesBack(): void {
  keepingFocus(() => {
    for (const put of putBack) put();
  });
  putBack = [];
}

/** An element that is moved loses the focus. */
function keepingFocus(change: () => void) {
  const focused = document.activeElement;
  change();
  if (focused !== document.activeElement && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** Takes one change back. Returns how to make it again. */
function undo(record: MutationRecord): () => void {
  const { type, target, addedNodes, removedNodes } = record;
  if (type === 'attributes') return exchangeAttribute(record);
  if (type === 'characterData') {
    const text = target.nodeValue;
    target.nodeValue = record.oldValue;
    return () => void (target.nodeValue = text);
  }
  exchange(record, addedNodes, removedNodes);
  return () => exchange(record, removedNodes, addedNodes);
}

/** Between the neighbours that the change had. One that has been moved since is no landmark. */
function exchange({ target, previousSibling, nextSibling }: MutationRecord, away: NodeList, back: NodeList) {
  for (const node of away) if (node.parentNode === target) node.parentNode.removeChild(node);
  const next = nextSibling?.parentNode === target ? nextSibling : null;
  const before = next ?? (previousSibling?.parentNode === target ? previousSibling.nextSibling : null);
  for (const node of back) target.insertBefore(node, before);
}

function exchangeAttribute({ target, attributeName, attributeNamespace, oldValue }: MutationRecord): () => void {
  const element = target as Element;
  const name = attributeName ?? '';
  const set = (value: string | null) =>
    value === null
      ? element.removeAttributeNS(attributeNamespace, name)
      : element.setAttributeNS(attributeNamespace, name, value);
  const value = element.getAttributeNS(attributeNamespace, name);
  set(oldValue);
  return () => set(value);
}

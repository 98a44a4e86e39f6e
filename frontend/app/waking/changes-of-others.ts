/**
 * What others have changed in a page before the app was there: a translator, a password manager, a blocker. React starts on the page
 * as it was served. So the changes are taken back when it begins to read, and put back in the same task, before anybody sees it.
 */

import { withoutParsing } from './parsed-nodes.ts';

declare global {
  interface Window {
    /** Made by build-steps/first-paint/note-changes.js and head-script.js. */
    visitor?: {
      /** Those of the parser too. */
      changes: MutationRecord[];
      /** How many there were when the page was whole. */
      whole?: number;
      watcher: MutationObserver;
      /** Called after each further change. */
      onChange?: () => void;
      pressed?: HTMLButtonElement | null;
      /** React has begun to read the page. */
      isRead?: boolean;
      /** Made by plain-form.js: the app's form, and the one in its place. */
      exchanged?: { form: HTMLFormElement; plain: HTMLFormElement; isSent: boolean };
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

/** Whether there is more to be taken back, in what a visitor sees. */
export const isChangedInside = (): boolean => Boolean(window.visitor?.changes.length);

/**
 * The page is as it was served, but for values, selections and focus that its visitor has changed. It stays so until the
 * changes are put back: changes by others while React reads are undone as well.
 */
export function takeBackAll(): void {
  const { title } = document;
  takeBack(() => true);
  if (window.visitor) window.visitor.onChange = () => takeBack(() => true);
  // React writes the title anew.
  if (putBack.length > 0) putBack.push(() => void (document.title = title));
}

const isAround = (target: Node) => target === document.body || target === document.documentElement;

function takeBack(isMeant: (record: MutationRecord) => boolean) {
  const { visitor } = window;
  if (!visitor) return;
  const records = [...visitor.changes, ...visitor.watcher.takeRecords()];
  const { whole = records.length } = visitor;
  const noted = [...withoutParsing(records.slice(0, whole)), ...records.slice(whole)].filter(isRead);
  visitor.whole = 0;
  visitor.changes = noted.filter((record) => !isMeant(record));
  keepingFocus(() => putBack.push(...noted.filter(isMeant).toReversed().map(undo).toReversed()));
  // Discards the records of the changes made here.
  visitor.watcher.takeRecords();
}

export function putChangesBack(): void {
  window.visitor?.watcher.disconnect();
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

function exchange(record: MutationRecord, away: NodeList, back: NodeList) {
  const { target } = record;
  const leaving = [...away].filter((node) => node.parentNode === target);
  const next = nodeBehind(record, leaving.at(-1));
  for (const node of leaving) target.removeChild(node);
  for (const node of back) target.insertBefore(node, next);
}

/**
 * What follows the place of a change: the place of the last node that goes, else that between the neighbours that the change had. One
 * that has been moved since is no landmark. The parser may have added nodes where no neighbour was.
 */
function nodeBehind({ target, previousSibling, nextSibling }: MutationRecord, leaving?: Node): Node | null {
  if (leaving) return leaving.nextSibling;
  if (nextSibling?.parentNode === target) return nextSibling;
  if (previousSibling?.parentNode === target) return previousSibling.nextSibling;
  return previousSibling || nextSibling ? null : target.firstChild;
}

function exchangeAttribute({ target, attributeName, attributeNamespace, oldValue }: MutationRecord): () => void {
  const element = target as HTMLElement | SVGElement;
  const name = attributeName ?? '';
  const set = (value: string | null) => {
    if (value === null) element.removeAttributeNS(attributeNamespace, name);
    // As an attribute the policy of the page refuses it.
    else if (name === 'style') element.style.cssText = value;
    else element.setAttributeNS(attributeNamespace, name, value);
  };
  const value = element.getAttributeNS(attributeNamespace, name);
  set(oldValue);
  return () => set(value);
}

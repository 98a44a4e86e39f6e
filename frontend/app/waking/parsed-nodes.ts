/**
 * Changes in a page that is still coming, without those of the browser's parser. It adds each node behind all others of its parent, and
 * only to an element that is still open: to the node that it added last, or to one around it. All else is done by others.
 */
export function withoutParsing(records: readonly MutationRecord[]): MutationRecord[] {
  /** As they were in the page that was served. */
  const parents = new Map<Node, Node>();
  let last: Node | null = null;

  const isInside = (inner: Node, outer: Node) => {
    let node: Node | null = inner;
    while (node && node !== outer) node = parents.get(node) ?? node.parentNode;
    return node === outer;
  };
  // A browser that reports several nodes at once does not report their descendants.
  const isOpen = (parent: Node) => !last || isInside(last, parent) || isInside(parent, last);

  return records.filter((record) => {
    const { type, target, addedNodes, removedNodes, nextSibling } = record;
    // A text that comes in two parts.
    if (type === 'characterData') return target !== last || !target.nodeValue?.startsWith(record.oldValue ?? '');
    const isAdded = type === 'childList' && removedNodes.length === 0 && !nextSibling && isOpen(target);
    if (!isAdded || [...addedNodes].some((node) => isForeign(node, target))) return true;
    for (const node of addedNodes) {
      parents.set(node, target);
      last = node;
    }
    return false;
  });
}

/** What others append to an element that is still open looks like the parser's own, but for what no page of the site has. */
const isForeign = (node: Node, parent: Node) =>
  node instanceof Element &&
  (/-|^font$/.test(node.localName) || (parent === document.body && !node.matches(partsOfBody)));
const partsOfBody = '.skip, .sheet, script';

/**
 * A translator puts elements in the place of React's texts, at any time. React would later remove such a text, or insert something
 * before it, in an element that does not hold it any more, which browsers refuse, and the whole page would break down:
 * https://github.com/facebook/react/issues/11538. Here a node is removed from wherever it is, and something is inserted before
 * the ancestor of the text that stands in the element, or at the end.
 */
export function allowForeignParents(): void {
  Node.prototype.removeChild = function removeChild<T extends Node>(this: Node, child: T): T {
    if (isChild(child)) child.remove();
    return child;
  };
  Node.prototype.insertBefore = function insertBefore<T extends Node>(this: Node, node: T, reference: Node | null): T {
    let before = reference;
    while (before && before.parentNode !== this) before = before.parentNode;
    if (before && isChild(before)) before.before(node);
    else this.appendChild(node);
    return node;
  };
}

/** A node that can be the child of an element. */
const isChild = (node: Node): node is Node & ChildNode => 'remove' in node;

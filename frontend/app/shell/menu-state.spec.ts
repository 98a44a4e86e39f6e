import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { closeMenu, isOpen, openMenu } from './menu-state.ts';

/** A page with the panel of the menu, in a browser that knows popovers or not. */
function pageWithMenu(browser: { popovers: boolean }) {
  class Element extends EventTarget {}
  if (browser.popovers) Object.assign(Element.prototype, { popover: null });
  Object.defineProperty(globalThis, 'HTMLElement', { value: Element, configurable: true });
  Object.defineProperty(globalThis, 'document', { value: new EventTarget(), configurable: true });
  const done: string[] = [];
  const attributes = new Set<string>();
  const panel = Object.assign(new Element(), {
    matches(selector: string): boolean {
      if (!browser.popovers) throw new SyntaxError(selector);
      return done.at(-1) !== 'hidden';
    },
    contains: (node: unknown) => node === panel,
    hasAttribute: (name: string) => attributes.has(name),
    toggleAttribute(name: string, on?: boolean): boolean {
      if (on) attributes.add(name);
      else attributes.delete(name);
      return on === true;
    },
    hidePopover: () => void done.push('hidden'),
  });
  panel.addEventListener('toggle', () => done.push(isOpen(panel) ? 'opened' : 'closed'));
  const button = { focus: () => void done.push('focus given back') };
  return { panel, button, attributes, done };
}

afterEach(() => {
  for (const name of ['HTMLElement', 'document']) Reflect.deleteProperty(globalThis, name);
});

test('a browser without popovers opens and closes the menu by an attribute, and gives the focus back', () => {
  const { panel, button, attributes, done } = pageWithMenu({ popovers: false });
  assert.equal(isOpen(panel), false);
  openMenu(panel, button);
  assert.deepEqual([...attributes], ['data-open']);
  closeMenu(panel);
  assert.equal(attributes.size, 0);
  assert.deepEqual(done, ['opened', 'closed', 'focus given back']);
});

for (const [deed, event] of [
  ['Escape', Object.assign(new Event('keydown'), { key: 'Escape' })],
  ['a press beside it', new Event('pointerdown')],
] as const)
  test(`a browser without popovers closes the menu on ${deed}, as others do by themselves`, () => {
    const { panel, button, done } = pageWithMenu({ popovers: false });
    openMenu(panel, button);
    document.dispatchEvent(Object.assign(new Event('keydown'), { key: 'a' }));
    assert.equal(isOpen(panel), true);
    document.dispatchEvent(event);
    document.dispatchEvent(new Event('pointerdown'));
    assert.deepEqual(done, ['opened', 'closed', 'focus given back']);
  });

test('a browser with popovers opens the menu itself', () => {
  const { panel, button, attributes, done } = pageWithMenu({ popovers: true });
  openMenu(panel, button);
  assert.equal(attributes.size, 0);
  assert.equal(isOpen(panel), true);
  closeMenu(panel);
  assert.deepEqual(done, ['hidden']);
});

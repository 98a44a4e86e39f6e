import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leaveNoPicture } from './leave-no-picture.ts';
import { markOpen, unmarkOpen } from './open-mark.ts';

const slots = new Map<string, string>();
const storage = {
  getItem: (slot: string) => slots.get(slot) ?? null,
  setItem: (slot: string, text: string) => void slots.set(slot, text),
  removeItem: (slot: string) => void slots.delete(slot),
};

/** A page of HR's area, and where it was sent. */
const openPage = () => {
  const page = new EventTarget();
  const went: string[] = [];
  const location = {
    pathname: '/admin/applications',
    search: '?page=2',
    reload: () => void went.push('anew'),
    replace: (path: string) => void went.push(path),
  };
  const parts = { addEventListener: page.addEventListener.bind(page), location, localStorage: storage };
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  const root = { hidden: false } as HTMLElement;
  leaveNoPicture(root);
  const tell = (type: string, persisted: boolean) => page.dispatchEvent(Object.assign(new Event(type), { persisted }));
  return { root, went, tell };
};

test('a page that the browser keeps is blank, and leads to the login after a logout', () => {
  storage.setItem('frontdoor.area', 'hr');
  markOpen();
  const { root, went, tell } = openPage();
  tell('pagehide', true);
  assert.equal(root.hidden, true);
  unmarkOpen();
  tell('pageshow', true);
  assert.deepEqual(went, ['/login2?next=%2Fadmin%2Fapplications%3Fpage%3D2']);
});

test('a page that comes back in the same session is loaded as it is now', () => {
  markOpen();
  const { went, tell } = openPage();
  tell('pagehide', true);
  tell('pageshow', true);
  assert.deepEqual(went, ['anew']);
});

test('a page that is opened or left for good stays as it is', () => {
  const { root, went, tell } = openPage();
  tell('pageshow', false);
  tell('pagehide', false);
  assert.deepEqual([root.hidden, went], [false, []]);
});

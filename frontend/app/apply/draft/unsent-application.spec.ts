import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDraft, writeDraft } from '../../forms/draft/draft.ts';
import { newKey } from '../../forms/sending/submission-key.ts';
import { draftSlot, unsentStore } from './unsent-application.ts';
import { emptyValues } from '../values.ts';

const HOUR = 3_600_000;
const slot = 'draft';

/** A browser with an application of Asha, last changed at 0, and its file. */
function browserWithApplication() {
  const slots = new Map<string, string>();
  const texts = {
    getItem: (name: string) => slots.get(name) ?? null,
    setItem: (name: string, text: string) => void slots.set(name, text),
    removeItem: (name: string) => void slots.delete(name),
  };
  const browser = { slots, texts, files: ['cv.pdf'], now: 0 };
  const clearFile = async () => void browser.files.splice(0);
  /** Runs the scripts of a page that opens now. */
  const openPage = (clear = clearFile) => unsentStore(texts, clear, () => browser.now);
  const name = (page: ReturnType<typeof openPage>) => readDraft(page, slot, emptyValues)?.values.name;
  writeDraft(texts, slot, { values: { ...emptyValues, name: 'Asha' }, key: newKey(), changed: 0 });
  return { browser, openPage, name };
}

test('an unsent application is there for a day after its last change, and forgotten with its file afterwards', async () => {
  const { browser, openPage, name } = browserWithApplication();
  browser.now = 24 * HOUR - 1;
  let page = openPage();
  await page.forget(slot);
  assert.equal(name(page), 'Asha');
  assert.deepEqual(browser.files, ['cv.pdf']);

  browser.now = 24 * HOUR;
  page = openPage();
  assert.equal(name(page), undefined);
  await page.forget(slot);
  assert.equal(browser.slots.size, 0);
  assert.deepEqual(browser.files, []);
});

test('a restored, unchanged draft keeps its first day', () => {
  const { browser, openPage } = browserWithApplication();
  browser.now = 20 * HOUR;
  const page = openPage();
  const draft = readDraft(page, slot, emptyValues);
  assert.equal(draft?.changed, 0);
  writeDraft(page, slot, draft);
  browser.now = 24 * HOUR;
  assert.equal(readDraft(page, slot, emptyValues), null);
});

test('a clock that was set back by a day, and a text from before there was an end, count as too old', () => {
  const { browser, openPage, name } = browserWithApplication();
  browser.now = -24 * HOUR;
  assert.equal(name(openPage()), undefined);
  browser.now = -HOUR;
  assert.equal(name(openPage()), 'Asha');
  for (const text of [JSON.stringify({ values: { name: 'Asha' } }), '{', 'null']) {
    browser.slots.set(slot, text);
    assert.equal(name(openPage()), undefined);
  }
});

test('a removed draft does not come back when the page is left before the file is gone', async () => {
  const { browser, openPage, name } = browserWithApplication();
  const pageThatIsLeft = openPage(() => new Promise(() => undefined));
  pageThatIsLeft.removeItem(slot);
  const next = openPage();
  assert.equal(name(next), undefined);
  assert.deepEqual(browser.files, ['cv.pdf']);
  await next.forget(slot);
  assert.equal(browser.slots.size, 0);
  assert.deepEqual(browser.files, []);
});

test('text that is typed while the old file is being removed stays', async () => {
  const { browser, openPage, name } = browserWithApplication();
  const page = openPage();
  page.removeItem(slot);
  writeDraft(page, slot, { values: { ...emptyValues, name: 'Meera' }, key: newKey(), changed: 0 });
  await new Promise((resolve) => void setImmediate(resolve));
  assert.equal(name(page), 'Meera');
  assert.deepEqual(browser.files, []);
});

test('each post has a draft and a file of its own, and the form without a link has one', async () => {
  const { browser } = browserWithApplication();
  const removed: string[] = [];
  const store = unsentStore(
    browser.texts,
    async (name) => void removed.push(name),
    () => browser.now,
  );
  const slots = ['', 'java', 'flutter'].map(draftSlot);
  assert.equal(new Set(slots).size, 3);
  assert.equal(slots[0], 'application-draft', 'drafts of an older release are found');
  for (const [at, name] of slots.entries())
    writeDraft(store, name, { values: { ...emptyValues, name: `${at}` }, key: newKey(), changed: 0 });
  store.removeItem(draftSlot('java'));
  await new Promise((resolve) => void setImmediate(resolve));
  assert.deepEqual(removed, [draftSlot('java')]);
  assert.deepEqual(
    slots.map((name) => readDraft(store, name, emptyValues)?.values.name),
    ['0', undefined, '2'],
  );
});

test('where nothing is kept no database is opened', async () => {
  const { browser, openPage } = browserWithApplication();
  browser.slots.clear();
  const page = openPage(() => assert.fail('opened'));
  await page.forget(slot);
  page.removeItem(slot);
});

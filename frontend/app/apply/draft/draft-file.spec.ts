import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { clearResume, readResume, writeResume } from './draft-file.ts';

type Refusals = {
  /** No database at all, as in a browser that forbids its storage. */
  opening?: boolean;
  /** A private tab of WebKit. */
  files?: boolean;
  /** A full disk: seen by the request, or when the transaction ends. */
  putting?: boolean;
  committing?: boolean;
};

type Callbacks = Partial<Record<'onsuccess' | 'onerror' | 'oncomplete' | 'onabort', () => void>>;

const quota = new DOMException('full', 'QuotaExceededError');

/** The browser's database, as far as the draft uses it, with what it holds under each key. */
function browserDatabase(refuses: Refusals = {}, held = new Map<string, unknown>()) {
  const soon = (act: () => void) => setImmediate(act);

  function request<T>(result: T, error: unknown = null) {
    const made: Callbacks & { result: T; error: unknown } = { result, error };
    soon(() => (error ? made.onerror?.() : made.onsuccess?.()));
    return made;
  }

  const transaction = () => {
    const made: Callbacks & { error: unknown; objectStore: () => unknown } = { error: null, objectStore: () => store };
    /** The end comes after the request was answered. */
    const end = (act: () => void, error: unknown) => {
      made.error = error;
      soon(() => {
        if (!error) act();
        soon(() => (error ? made.onabort?.() : made.oncomplete?.()));
      });
    };
    const store = {
      get: (key: string) => {
        end(() => undefined, null);
        return request(held.get(key));
      },
      put: (value: object, key: string) => {
        if (refuses.files && [value, ...Object.values(value)].some((part) => part instanceof Blob))
          throw new DOMException('Blobs are not kept here', 'DataCloneError');
        const copy = structuredClone(value);
        end(() => void held.set(key, copy), refuses.putting || refuses.committing ? quota : null);
        return request(key, refuses.putting ? quota : null);
      },
      delete: (key: string) => {
        end(() => void held.delete(key), null);
        return request(undefined);
      },
    };
    return made;
  };

  const database = { transaction, close: () => undefined };
  const open = () => request(database, refuses.opening ? new DOMException('forbidden', 'SecurityError') : null);
  Object.defineProperty(globalThis, 'indexedDB', { value: { open }, configurable: true });
  return held;
}

afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

const slot = 'application-draft';
const cv = (text = 'cv', name = 'cv.pdf') => new File([text], name, { type: 'application/pdf', lastModified: 5 });

test('a file comes back as it was, also where the database takes no files, as in a private tab of WebKit', async () => {
  for (const files of [false, true]) {
    browserDatabase({ files });
    assert.equal(await writeResume(slot, cv()), true);
    const read = await readResume(slot);
    assert.deepEqual([read?.name, read?.type, read?.lastModified], ['cv.pdf', 'application/pdf', 5]);
    assert.equal(await read?.text(), 'cv');
  }
});

test('a file that an older release of the site has kept is found', async () => {
  const file = cv();
  browserDatabase({}, new Map([['resume', file]]));
  assert.equal(await readResume(slot), file);
});

test('what is no file is none', async () => {
  for (const kept of [undefined, null, 'cv.pdf', {}, { name: 'cv.pdf' }, { name: 'cv.pdf', bytes: 'cv' }, new Blob()]) {
    browserDatabase({}, new Map([['resume', kept]]));
    assert.equal(await readResume(slot), null);
  }
});

test('a file that is not kept is told of, be the database forbidden, absent or full', async () => {
  for (const refusal of ['opening', 'putting', 'committing'] as const) {
    browserDatabase({ [refusal]: true });
    assert.equal(await writeResume(slot, cv()), false, refusal);
    assert.equal(await readResume(slot), null, refusal);
  }
  Reflect.deleteProperty(globalThis, 'indexedDB');
  assert.equal(await writeResume(slot, cv()), false);
  assert.equal(await readResume(slot), null);
  await clearResume(slot);
});

test('a file that cannot be read any more is not kept', async () => {
  browserDatabase();
  const gone = cv();
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  assert.equal(await writeResume(slot, gone), false);
});

test('in place of a file that is not kept no earlier one comes back', async () => {
  const held = browserDatabase();
  await writeResume(slot, cv('old'));
  browserDatabase({ committing: true }, held);
  assert.equal(await writeResume(slot, cv('new')), false);
  assert.equal(await readResume(slot), null);
});

test('the last of several acts counts, however long it takes to read a file', async () => {
  const held = browserDatabase();
  const slow = cv();
  slow.arrayBuffer = () => new Promise((resolve) => void setImmediate(() => resolve(new ArrayBuffer(2))));
  void writeResume(slot, slow);
  await clearResume(slot);
  assert.equal(held.size, 0);
  void clearResume(slot);
  void writeResume(slot, slow);
  assert.equal((await readResume(slot))?.size, 2);
});

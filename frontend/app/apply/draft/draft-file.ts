/** The chosen resume, kept in the browser's own database so that it survives a reload. Every failure means: not kept. */
const DATABASE = 'application-draft';
const STORE = 'files';
/** Beside the draft of its slot. The first one has the name that it had when there was one. */
const fileOf = (slot: string) => slot.replace(/^application-draft/, 'resume');

/** A file as the draft stores it: a private tab of WebKit cannot store a `File` or `Blob`, only bytes. */
type KeptFile = { name: string; type: string; lastModified: number; bytes: ArrayBuffer };

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser database refused'));
  });
}

/** A full disk may be noticed only here, after each request of the transaction has succeeded. */
function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser database gave up'));
  });
}

let latest: Promise<unknown> = Promise.resolve();

/** One after the other, as they were asked for: a file that is chosen right after a removal stays. */
function inTurn<T>(act: () => Promise<T>, otherwise: T): Promise<T> {
  const ended = latest.then(act).catch(() => otherwise);
  latest = ended;
  return ended;
}

async function withFiles<T>(mode: IDBTransactionMode, use: (files: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  try {
    const transaction = database.transaction(STORE, mode);
    const [result] = await Promise.all([settled(use(transaction.objectStore(STORE))), committed(transaction)]);
    return result;
  } finally {
    database.close();
  }
}

const remove = (slot: string) => withFiles('readwrite', (files) => files.delete(fileOf(slot)));

export const readResume = (slot: string): Promise<File | null> =>
  inTurn(async () => fileFrom(await withFiles<unknown>('readonly', (files) => files.get(fileOf(slot)))), null);

/** Resolves with whether the file is kept. If it is not, none is: an earlier one must not come back in its place. */
export const writeResume = (slot: string, file: File): Promise<boolean> =>
  inTurn(async () => {
    try {
      const { name, type, lastModified } = file;
      const keptFile: KeptFile = { name, type, lastModified, bytes: await file.arrayBuffer() };
      await withFiles('readwrite', (files) => files.put(keptFile, fileOf(slot)));
      return true;
    } catch {
      await remove(slot);
      return false;
    }
  }, false);

export const clearResume = (slot: string): Promise<void> => inTurn(() => remove(slot), undefined);

/** An older release of the site kept the file itself. */
function fileFrom(stored: unknown): File | null {
  if (stored instanceof File) return stored;
  const { name, type, lastModified, bytes } = (stored ?? {}) as Partial<KeptFile>;
  if (typeof name !== 'string' || !(bytes instanceof ArrayBuffer)) return null;
  return new File([bytes], name, { type: type ?? '', ...(lastModified !== undefined && { lastModified }) });
}

/** The chosen resume, kept in the browser's own database so that it survives a reload. Every failure means: not kept. */
const DATABASE = 'application-draft';
const STORE = 'files';
/** Beside the draft of its slot. The first one has the name that it had when there was one. */
const fileOf = (slot: string) => slot.replace(/^application-draft/, 'resume');

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser database refused'));
  });
}

let latest: Promise<unknown> = Promise.resolve();

/** One after the other, as they were asked for: a file that is chosen right after a removal stays. */
async function withFiles<T>(
  mode: IDBTransactionMode,
  use: (files: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  const ended = latest.then(() => tryWithFiles(mode, use));
  latest = ended;
  return ended;
}

async function tryWithFiles<T>(
  mode: IDBTransactionMode,
  use: (files: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  try {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    const database = await settled(opening);
    try {
      return await settled(use(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

export async function readResume(slot: string): Promise<File | null> {
  const kept: unknown = await withFiles('readonly', (files) => files.get(fileOf(slot)));
  return kept instanceof File ? kept : null;
}

export const writeResume = async (slot: string, file: File) =>
  (await withFiles('readwrite', (files) => files.put(file, fileOf(slot)))) !== null;

export const clearResume = async (slot: string) =>
  void (await withFiles('readwrite', (files) => files.delete(fileOf(slot))));

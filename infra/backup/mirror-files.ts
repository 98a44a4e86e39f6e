import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackupFault } from './backup-fault.ts';
import type { RestorableFiles } from './rehearse.ts';
import { mergeLines } from './merge-lines.ts';
import { firstKeptDay } from './read-acknowledged.ts';
import { seal, type SealKey, unsealWhole } from './sealed-file.ts';

const ENDING = '.sealed';
const STORAGE_ID = 'storage-id';
/** An erased person must not come back: nothing that was restored may be newer than this list. */
const isErasure = (name: string) => name.startsWith('erasures/');
/** A restore to a moment of these days finds the files of that moment. */
const KEEP_DAYS = 14;

async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.part'));
  return files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).toSorted();
}

const mirroredFiles = async (mirror: string): Promise<string[]> =>
  (await listFiles(mirror)).map((name) => name.slice(0, -ENDING.length));

/**
 * Seals the files of a folder into a mirror: what is new or has changed, the erasure list last. A file that has gone from the
 * folder goes from the mirror after 14 days. @returns how many were copied. @throws BackupFault another-storage
 */
export async function mirrorFiles(folder: string, mirror: string, key: SealKey): Promise<number> {
  const names = await listFiles(folder);
  await refuseAnother(folder, mirror, key);
  let copied = 0;
  for (const name of [...names.filter((one) => !isErasure(one)), ...names.filter(isErasure)]) {
    const target = join(mirror, name + ENDING);
    const { mtime } = await stat(join(folder, name));
    // In milliseconds: a file system may keep more of a time than can be given to it.
    if (existsSync(target) && Math.trunc((await stat(target)).mtimeMs) === mtime.getTime()) continue;
    await seal(createReadStream(join(folder, name)), target, key, mtime);
    copied += 1;
  }
  await removeGone(new Set(names), mirror);
  return copied;
}

/** A folder whose mount is lost is empty, and a mirror of it would be, too. */
async function refuseAnother(folder: string, mirror: string, key: SealKey): Promise<void> {
  const known = join(mirror, STORAGE_ID + ENDING);
  if (!existsSync(known)) return;
  const file = join(folder, STORAGE_ID);
  const id = existsSync(file) ? await readFile(file) : undefined;
  if (id?.equals(await unsealWhole(known, key))) return;
  throw new BackupFault(
    'another-storage',
    `${folder} is not the storage that the backup knows: ${id ? 'its id differs' : 'it has no id'}. Nothing was copied.`,
  );
}

async function removeGone(names: ReadonlySet<string>, mirror: string): Promise<void> {
  const list = join(mirror, '..', 'gone.json');
  const before = existsSync(list) ? (JSON.parse(await readFile(list, 'utf8')) as Record<string, number>) : {};
  const gone: Record<string, number> = {};
  for (const name of await mirroredFiles(mirror)) {
    if (names.has(name)) continue;
    const since = before[name] ?? Date.now();
    if (Date.now() - since > KEEP_DAYS * 86_400_000) await rm(join(mirror, name + ENDING), { force: true });
    else gone[name] = since;
  }
  await mkdir(dirname(list), { recursive: true, mode: 0o700 });
  await writeFile(list, JSON.stringify(gone), { mode: 0o600 });
}

/**
 * Seals the files of acknowledged lines into a mirror, those that have changed. A mirrored file is never replaced by one that lacks a line
 * of it, as a folder that was made anew has them. One that is damaged is put aside, in `unreadable` beside the mirror.
 * @throws BackupFault wrong-key at once, and what was damaged once all are sealed
 */
export async function mirrorLines(folder: string, mirror: string, key: SealKey): Promise<void> {
  const oldest = firstKeptDay();
  const unreadable = join(mirror, '..', 'unreadable');
  let fault: BackupFault | undefined;
  for (const name of (await listFiles(folder)).filter((one) => one.endsWith('.log') && one >= oldest)) {
    const target = join(mirror, name + ENDING);
    const { mtime } = await stat(join(folder, name));
    const isThere = existsSync(target);
    if (isThere && Math.trunc((await stat(target)).mtimeMs) === mtime.getTime()) continue;
    try {
      const before = isThere ? await unsealWhole(target, key) : Buffer.alloc(0);
      await seal(mergeLines(before, await readFile(join(folder, name))), target, key, mtime);
    } catch (error) {
      if (!(error instanceof BackupFault)) throw error;
      // The copies are right then, and the key is not.
      if (error.kind === 'wrong-key') throw error;
      const aside = join(unreadable, `${name}.${Date.now()}${ENDING}`);
      await mkdir(unreadable, { recursive: true, mode: 0o700 });
      await rename(target, aside);
      await seal(await readFile(join(folder, name)), target, key, mtime);
      fault ??= new BackupFault(error.kind, `${error.message} It is kept as ${aside}, and was made anew.`, error);
    }
  }
  for (const place of [mirror, unreadable])
    for (const name of await mirroredFiles(place))
      if (name < oldest) await rm(join(place, name + ENDING), { force: true });
  if (fault) throw fault;
}

/** A mirror, as a rehearsal reads it. */
export const sealedFiles = (mirror: string, key: SealKey): RestorableFiles => ({
  names: () => mirroredFiles(mirror),
  async read(take) {
    for (const name of await mirroredFiles(mirror))
      await take(name, await unsealWhole(join(mirror, name + ENDING), key));
  },
});

/** Writes the files of a mirror into a folder. @throws BackupFault when one cannot be read */
export async function restoreFiles(mirror: string, folder: string, key: SealKey): Promise<number> {
  const names = await mirroredFiles(mirror);
  for (const name of names) {
    await mkdir(dirname(join(folder, name)), { recursive: true, mode: 0o700 });
    await writeFile(join(folder, name), await unsealWhole(join(mirror, name + ENDING), key), { mode: 0o600 });
  }
  return names.length;
}

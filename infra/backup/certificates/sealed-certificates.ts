import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { BackupFault } from '../backup-fault.ts';
import { seal, type SealKey, unsealWhole } from '../sealed-file.ts';

/** One file, so that a certificate and its private key are of the same moment. */
export const SEALED = 'certificates.sealed';
/** Its time says when the certificates were last looked at. */
export const LOOKED_AT = 'looked-at';
/** The backup is another user, of the same group. */
const FOR_THE_GROUP = 0o640;
/** The gateway holds these while it orders a certificate. */
const LOCKS = 'locks';
const LONGEST_SILENCE_MS = 3_600_000;

interface Kept {
  name: string;
  /** In base64. */
  bytes: string;
}

function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith(`${LOCKS}/`))
    .toSorted();
}

/**
 * Seals the certificates of the gateway, and its account at the authority, for the backup: the files of `folder` as one file in
 * `sealed`, when they differ from those that `before` is the digest of. Without a file nothing is written, so that a volume that was
 * lost does not take the backup with it. Resolves with the digest of what is sealed.
 */
export async function sealCertificates(
  folder: string,
  sealed: string,
  key: SealKey,
  before?: string,
): Promise<string | undefined> {
  const kept: Kept[] = listFiles(folder).map((name) => ({
    name,
    bytes: readFileSync(join(folder, name)).toString('base64'),
  }));
  const content = Buffer.from(JSON.stringify(kept));
  const digest = createHash('sha256').update(content).digest('hex');
  if (kept.length > 0 && digest !== before) {
    await seal(content, join(sealed, SEALED), key);
    chmodSync(join(sealed, SEALED), FOR_THE_GROUP);
  }
  writeFileSync(join(sealed, LOOKED_AT), '', { mode: FOR_THE_GROUP });
  const now = new Date();
  utimesSync(join(sealed, LOOKED_AT), now, now);
  return kept.length > 0 ? digest : before;
}

/** @throws BackupFault when nobody has looked at the certificates for an hour */
export function needFreshCertificates(sealed: string, now = Date.now()): void {
  const marks = [join(sealed, LOOKED_AT), sealed];
  // A new volume has only its own time.
  const { mtimeMs } = statSync(marks.find((path) => existsSync(path)) ?? sealed);
  if (now - mtimeMs > LONGEST_SILENCE_MS)
    throw new BackupFault('failed', 'The service certificates has not looked at the certificates for an hour.');
}

/** What a sealed file holds. Rejects with a BackupFault when it is damaged or sealed with another key. */
export async function readSealedCertificates(file: string, key: SealKey): Promise<Kept[]> {
  return JSON.parse((await unsealWhole(file, key)).toString()) as Kept[];
}

/**
 * Writes what was sealed into a folder without files, for its owner alone; in one that has some, nothing. @returns how many files were
 * written; undefined where there was nothing to do. Rejects with a BackupFault as above
 */
export async function restoreCertificates(sealed: string, folder: string, key: SealKey): Promise<number | undefined> {
  const file = join(sealed, SEALED);
  if (!existsSync(file) || listFiles(folder).length > 0) return undefined;
  const kept = await readSealedCertificates(file, key);
  for (const { name, bytes } of kept) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(path, Buffer.from(bytes, 'base64'), { mode: 0o600 });
  }
  return kept.length;
}

import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Environment } from '../local/backend/compose-environment.ts';
import { clearLeftoverPostgres } from '../local/postgres/clear-leftover.ts';
import { oneOf, withConnection } from '../local/postgres/with-connection.ts';
import { compareRestored, type Comparison, countErased } from './compare-restored.ts';
import type { DatabaseBackup } from './database-backup.ts';
import { type PutInOrder, putInOrder } from './put-in-order.ts';
import type { AcknowledgedLine } from './read-acknowledged.ts';

export interface Rehearsal extends Comparison {
  point: Date;
  /** From the first byte that was read of the backup to a database that is ready for its API and worker. */
  restoredInSeconds: number;
  /** What had to be put in order; missing where the restore failed before. */
  order?: PutInOrder;
}

/** A copy of the storage's files. */
export interface RestorableFiles {
  /** The names of all that it has, as the storage calls them. */
  names(): Promise<string[]>;
  /** Reads each of them once, in no certain order, and keeps none. Rejects where one cannot be read. */
  read(take: (name: string, content: Buffer) => void | Promise<void>): Promise<void>;
}

export interface RehearsalOptions {
  backup: Pick<DatabaseBackup, 'restore'>;
  files: RestorableFiles;
  acknowledged: readonly AcknowledgedLine[];
  /** The names of files that the running storage lacks itself, and that are not missed in the copy. */
  lacking?: readonly string[];
  /** The settings of the backend's processes; database and storage are replaced by those that were restored. */
  environment: Environment;
  /** Gives it up: its server is stopped and its folder removed. */
  signal?: AbortSignal;
}

/**
 * Restores a backup to a moment in a folder of its own, compares, puts it in order as `make restore` does, and removes it. Never
 * rejects: what fails is a problem.
 */
export async function rehearse(point: Date, options: RehearsalOptions): Promise<Rehearsal> {
  const { backup, acknowledged, environment, signal } = options;
  const folder = mkdtempSync(join(tmpdir(), 'frontdoor-rehearsal-'));
  const files = join(folder, 'resumes');
  const stopServer = () => void clearLeftoverPostgres(join(folder, 'postgres')).catch(() => {});
  signal?.addEventListener('abort', stopServer, { once: true });
  const began = performance.now();
  try {
    await using undo = new AsyncDisposableStack();
    const server = await backup.restore(point, join(folder, 'postgres'));
    undo.defer(() => server.stop());
    signal?.throwIfAborted();
    const sums = await readCopy(options.files, files);
    const compared = await compareRestored(server.url, sums, point, acknowledged, new Set(options.lacking));
    const order = await putInOrder(server, pathToFileURL(files).href, environment);
    const restoredInSeconds = (performance.now() - began) / 1_000;
    const [erased, listed] = await withConnection(server.url, async (ask) => {
      const list = await ask<{ count: number }>('SELECT count(*)::int AS count FROM erasure_list');
      return [await countErased(ask), oneOf(list).count];
    });
    if (erased > 0) compared.problems.push(`${erased} submissions of erased people are there again.`);
    const copies = (await options.files.names()).filter((name) => name.startsWith('erasures/')).length;
    if (listed < copies) compared.problems.push(`Of ${copies} erasures the restored database knows ${listed}.`);
    return { point, restoredInSeconds, order, ...compared };
  } catch (error) {
    const restoredInSeconds = (performance.now() - began) / 1_000;
    return { point, restoredInSeconds, rows: 0, removed: 0, resumes: 0, problems: wordsOf(error) };
  } finally {
    signal?.removeEventListener('abort', stopServer);
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Reads the copy of the files, and makes a folder with what putting in order asks of a storage: the names of all, and the content of
 * the list of erasures and of the storage's id. All of them at once might fill the disk. @returns the SHA-256 of each, in hexadecimal digits
 */
async function readCopy(copy: RestorableFiles, folder: string): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await copy.read((name, content) => {
    sums.set(name, createHash('sha256').update(content).digest('hex'));
    const isAsked = name.startsWith('erasures/') || !name.includes('/');
    mkdirSync(dirname(join(folder, name)), { recursive: true, mode: 0o700 });
    writeFileSync(join(folder, name), isAsked ? content : '', { mode: 0o600 });
  });
  return sums;
}

/** Where the server could not be stopped either, both. */
const wordsOf = (error: unknown): string[] =>
  error instanceof SuppressedError
    ? [...wordsOf(error.suppressed), ...wordsOf(error.error)]
    : [(error as Error).message];

/** A line for people. Only a restored row is green. */
export function describe({ point, restoredInSeconds, rows, removed, resumes, problems }: Rehearsal): string {
  const numbers = `${rows} rows, ${removed} removed before, ${resumes} resumes, in ${restoredInSeconds.toFixed(1)} s (RTO)`;
  const lines = [`${problems.length === 0 ? 'restored' : 'FAILED  '} ${point.toISOString()}: ${numbers}`];
  return [...lines, ...problems.map((problem) => `  ${problem}`)].join('\n');
}

/** Some moments between two, drawn by chance, the latest last. */
export const drawPoints = (count: number, from: Date, until: Date): Date[] =>
  Array.from({ length: count }, () => from.getTime() + Math.random() * (until.getTime() - from.getTime()))
    .toSorted((a, b) => a - b)
    .map((at) => new Date(Math.ceil(at)));

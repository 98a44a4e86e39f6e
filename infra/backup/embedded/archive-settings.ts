import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepSecret } from '../../local/keep-secret.ts';

export const archiveFolders = (folder: string) => ({ bases: join(folder, 'base'), wal: join(folder, 'wal') });

const program = (name: string) => fileURLToPath(new URL(name, import.meta.url));
/** A word of a shell's line; Postgres replaces what begins with %. */
const word = (text: string) => `'${text.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`;
const command = (script: string, folder: string, keyFile: string, last: string) =>
  `${[process.execPath, program(script), archiveFolders(folder).wal, keyFile].map(word).join(' ')} ${last}`;

export const restoreCommand = (folder: string, keyFile: string) =>
  command('fetch-segment.ts', folder, keyFile, '%f "%p"');

/** Settings of a server that archives its WAL there, each minute at the latest. */
export const archiveSettings = (folder: string, keyFile: string): Record<string, string> => ({
  archive_mode: 'on',
  archive_timeout: '60',
  archive_command: command('archive-segment.ts', folder, keyFile, '"%p" %f'),
});

/** Makes the archive and its key where they are missing. @returns what the server's commands use */
export function prepareArchive(folder: string, keyFile: string): string[] {
  const { wal } = archiveFolders(folder);
  // The server's user passes through it.
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  mkdirSync(wal, { recursive: true, mode: 0o700 });
  keepSecret(keyFile);
  return [wal, keyFile];
}

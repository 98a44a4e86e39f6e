import { runToEnd } from '../../local/process/run-to-end.ts';
import { BackupFault, type FaultKind } from '../backup-fault.ts';

export const STANZA = 'frontdoor';
/** Written by `configure-pgbackrest` of the image. */
const CONFIG = '/run/pgbackrest/pgbackrest.conf';
/** A backup of a big database takes hours; one that hangs has to end before the next is due. */
const LIMIT_MS = 12 * 3_600_000;

/** The words of pgBackRest, the more telling ones first. */
const kinds: [RegExp, FaultKind, string][] = [
  [
    /unable to load info file[^]*(?:CryptoError|FormatError)/,
    'wrong-key',
    'The repository was made with another key than the one in backup_key, or its list of copies is damaged.',
  ],
  [
    /do not match (?:the database|repo\d stanza)|is the stanza for another|system-id \d+/,
    'another-database',
    'The repository is the backup of another database.',
  ],
  [
    /FileMissingError[^]*archive\.info|archive\.info[^]*does not exist|missing data/,
    'no-base',
    'The repository has no whole copy of the database yet.',
  ],
  [
    /ChecksumError|CryptoError|FormatError|actual checksum|invalid checksum|unexpected eof|zst error|unable to flush/i,
    'damaged',
    'A file of the repository is damaged.',
  ],
  [/ArchiveTimeoutError|before the archive timeout/, 'not-archived', 'The server does not archive its WAL.'],
];

const lineOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('HINT'))
    .join(' ')
    // A wrong key makes noise of what it reads.
    .replaceAll(/[^ -~]+/g, ' ')
    .slice(0, 400);

/** What pgBackRest has said, as a fault; its own words are in the message. */
export function explain(words: string): BackupFault {
  const [, kind, sentence] = kinds.find(([pattern]) => pattern.test(words)) ?? [
    undefined,
    'failed' as const,
    undefined,
  ];
  const said = lineOf(words);
  return new BackupFault(kind, sentence ? `${sentence} pgBackRest says: ${said}` : `pgBackRest failed: ${said}`);
}

/** Runs pgBackRest to its end and resolves with its standard output. Rejects with a BackupFault. */
export async function pgbackrest(command: string, ...options: string[]): Promise<string> {
  const [name = '', ...words] = command.split(' ');
  const args = [`--config=${CONFIG}`, `--stanza=${STANZA}`, ...options, name, ...words];
  return runToEnd('pgbackrest', args, { timeout: LIMIT_MS }).catch((error: Error) => {
    // The first line repeats the command with all its options.
    throw explain(error.message.split('\n').slice(1).join('\n') || error.message);
  });
}

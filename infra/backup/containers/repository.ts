import { BackupFault } from '../backup-fault.ts';
import { findGap, isSegment } from '../embedded/segments.ts';
import { explain, pgbackrest, STANZA } from './pgbackrest.ts';

/** A copy of the database in the repository. */
export interface BackupSet {
  label: string;
  type: 'full' | 'diff' | 'incr';
  /** The segments of WAL without which it is worth nothing. */
  firstSegment: string;
  /** Seconds since 1970. From its end on the database can be restored. */
  endedAt: number;
  /** Whether a page of the database was damaged when it was copied. */
  hasFault: boolean;
  /** The folder of its WAL, `18-1`: the major of Postgres, and which of the repository's databases. */
  archive: string;
}

interface Info {
  archive: { id: string; database: { id: number } }[];
  /** Of one, and of others after a major upgrade or a way back from it; the last one counts. */
  db: { id: number; version: string }[];
  backup: {
    label: string;
    database: { id: number };
    type: BackupSet['type'];
    archive: { start: string };
    timestamp: { stop: number };
    error: boolean | null;
  }[];
  status: { code: number; message: string };
  repo?: { status: { code: number; message: string } }[];
}

const OK = 0;
/** There is no folder of the stanza, or it has no copies. */
const [NO_STANZA, NO_BACKUPS] = [1, 2];

export const noBase = () => new BackupFault('no-base', 'There is no whole copy of the database yet.');

async function readInfo(): Promise<Info> {
  const text = await pgbackrest('info', '--output=json');
  // What it says of a key that is wrong stands there with its line breaks, which no JSON may have.
  const [info] = JSON.parse(text.replaceAll(/\p{Cc}/gu, ' ')) as Info[];
  if (!info || info.status.code === NO_STANZA) throw noBase();
  if (![OK, NO_BACKUPS].includes(info.status.code)) {
    const told = info.repo?.map(({ status }) => status.message).join(' ') ?? '';
    throw explain(`${info.status.message} ${told}`);
  }
  return info;
}

/** The copies of the database that runs, oldest first. */
export async function listSets(): Promise<BackupSet[]> {
  const [sets, archive] = await Promise.all([listSetsOfAll(), readInfo().then(archiveOfNow)]);
  return sets.filter((set) => set.archive === archive);
}

/** And those of the databases before it, which a major upgrade has left: also these can be restored. */
export async function listSetsOfAll(): Promise<BackupSet[]> {
  const { backup, db } = await readInfo();
  return backup.map(({ label, type, database, archive, timestamp, error }) => ({
    archive: `${db.find(({ id }) => id === database.id)?.version}-${database.id}`,
    label,
    type,
    firstSegment: archive.start,
    endedAt: timestamp.stop,
    hasFault: error === true,
  }));
}

const list = async (path: string) =>
  Object.keys(JSON.parse(await pgbackrest(`repo-ls ${path}`, '--output=json')) as object).filter(
    (name) => name !== '.',
  );

const archiveOfNow = ({ db }: Info) => {
  const last = db.at(-1);
  return last && `${last.version}-${last.id}`;
};

/** The archived segments of a segment's timeline, from that one on, in order; of the database that runs, or of another archive. */
export async function listSegments(first: string, of?: string): Promise<string[]> {
  const info = await readInfo();
  const id = of ?? archiveOfNow(info);
  if (!info.archive.some((archive) => archive.id === id)) return [];
  const folder = `archive/${STANZA}/${id}`;
  const logs = (await list(folder)).filter(
    (name) => name.length === 16 && name.slice(0, 8) === first.slice(0, 8) && name >= first.slice(0, 16),
  );
  const found = await Promise.all(logs.map((log) => list(`${folder}/${log}`)));
  // With a sum behind it. The note of a copy begins with the name of a segment as well: `<segment>.00000028.backup`.
  const segments = found
    .flat()
    .filter((name) => name[24] === '-')
    .map((name) => name.slice(0, 24));
  return [...new Set(segments.filter((name) => isSegment(name) && name >= first))].toSorted();
}

/**
 * The first segment that is missing between two, `last` included: what Postgres believes to be archived and pgBackRest has dropped,
 * or what somebody has removed. Without `last`, up to the newest that is there.
 */
export async function findMissing(first: string, last?: string, of?: string): Promise<string | undefined> {
  const present = await listSegments(first, of);
  const known = last ? present.filter((segment) => segment <= last) : present;
  return findGap(first, known) ?? (last && !known.includes(last) ? last : undefined);
}

import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { oneOf, withConnection } from '../../local/postgres/with-connection.ts';
import { BackupFault } from '../backup-fault.ts';
import type { DatabaseBackup, RestoredServer } from '../database-backup.ts';
import { findGap } from '../embedded/segments.ts';
import { explain, pgbackrest } from './pgbackrest.ts';
import { type BackupSet, findMissing, listSegments, listSets, listSetsOfAll, noBase } from './repository.ts';
import { startRestored } from './restored-postgres.ts';

const ARCHIVE_LIMIT_MS = 120_000;

interface Options {
  /** The password that `migrate` gives to the role of API and worker in a restored server; one of chance without it. */
  runtimePassword?: string;
  /** Whether the servers that it makes are to be used: a rehearsal's are thrown away. */
  durable?: boolean;
}

/** Where the archive ends, as Postgres tells it. */
export interface ArchiveState {
  timeline: string;
  /** The newest segment that Postgres believes to be archived. */
  last: string | undefined;
  behindSeconds: number;
  isFailing: boolean;
}

/** Backs up by pgBackRest, whose configuration says where to. */
export class PgBackRestBackup implements DatabaseBackup {
  private readonly source: string | undefined;
  private readonly options: Options;

  /** `source` is the owner's address of the server that is backed up; without one it restores and verifies. */
  constructor(source: string | undefined, options: Options = {}) {
    this.source = source;
    this.options = options;
  }

  async base(type: 'full' | 'diff' = 'full'): Promise<Date> {
    await pgbackrest('stanza-create');
    await pgbackrest('backup', `--type=${type}`);
    return new Date((oneOf((await listSets()).slice(-1)).endedAt + 1) * 1_000);
  }

  /** Has the repository take the server that runs, after a major upgrade or a way back from it. Copies of before stay. */
  async upgradeStanza(): Promise<void> {
    await pgbackrest('stanza-upgrade');
  }

  /** The first moment from which on it can be restored to any: of the newest history, and behind its last gap. */
  async oldestPoint(): Promise<Date> {
    const sets = await listSets();
    const newest = sets.at(-1);
    if (!newest) throw noBase();
    const ofHistory = sets.filter(({ firstSegment }) => firstSegment.slice(0, 8) === newest.firstSegment.slice(0, 8));
    const segments = await listSegments(ofHistory[0]?.firstSegment ?? newest.firstSegment);
    const whole = ofHistory.find(
      ({ firstSegment }) =>
        !findGap(
          firstSegment,
          segments.filter((one) => one >= firstSegment),
        ),
    );
    return new Date(((whole ?? newest).endedAt + 1) * 1_000);
  }

  async archive(): Promise<{ behindSeconds: number }> {
    const { behindSeconds } = await this.lookAtArchive();
    const last = await withConnection(this.needSource(), async (ask) => {
      // A commit behind all points until now: recovery to one of them ends where it sees a later commit.
      await ask(`SELECT pg_logical_emit_message(true, 'frontdoor', 'a backup was made')`);
      return oneOf(await ask<{ segment: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS segment')).segment;
    });
    for (const end = Date.now() + ARCHIVE_LIMIT_MS; !(await listSegments(last)).includes(last); await pause(500))
      if (Date.now() > end)
        throw new BackupFault(
          'not-archived',
          `The segment ${last} did not arrive in the repository in two minutes; the log of Postgres says why.`,
        );
    return { behindSeconds };
  }

  async lookAtArchive(): Promise<ArchiveState> {
    return withConnection(this.needSource(), async (ask) =>
      oneOf(
        await ask<ArchiveState>(`
          SELECT left(pg_walfile_name(pg_current_wal_lsn()), 8) AS timeline,
            substring(last_archived_wal FROM '^[0-9A-F]{24}') AS last,
            extract(epoch FROM clock_timestamp() - coalesce(last_archived_time, pg_postmaster_start_time()))::float AS "behindSeconds",
            coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) AS "isFailing"
          FROM pg_stat_archiver`),
      ),
    );
  }

  /** The segment that is missing behind the newest copy; undefined when none is, or when there is no copy. */
  async findGap(): Promise<string | undefined> {
    const [newest] = (await listSets()).slice(-1);
    const { timeline, last } = await this.lookAtArchive();
    if (!newest || !last || newest.firstSegment.slice(0, 8) !== timeline || last < newest.firstSegment)
      return undefined;
    return findMissing(newest.firstSegment, last);
  }

  async restore(point: Date, folder: string): Promise<RestoredServer> {
    const set = (await listSetsOfAll()).findLast(({ endedAt }) => (endedAt + 1) * 1_000 <= point.getTime());
    // Without a name pgBackRest would take the newest copy, which is of after the moment.
    if (!set)
      throw new BackupFault('no-base', `There is no whole copy of the database from before ${point.toISOString()}.`);
    const [major] = set.archive.split('-');
    if (process.env.PG_MAJOR && process.env.PG_MAJOR !== major)
      throw new BackupFault(
        'failed',
        `${point.toISOString()} is before the upgrade of Postgres, and only Postgres ${major} reads it: POSTGRES_MAJOR=${major} make compose-restore TIME=…`,
      );
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    try {
      await pgbackrest(
        'restore',
        `--pg1-path=${folder}`,
        `--set=${set.label}`,
        '--type=time',
        `--target=${point.toISOString().replace('T', ' ').replace('Z', '+00')}`,
        '--target-action=promote',
        // The restored server must not write into the repository of the one that runs.
        '--archive-mode=off',
        ...(await this.timelineOption(set)),
      );
      const password = this.options.runtimePassword ?? randomBytes(24).toString('hex');
      return await startRestored(folder, password, this.options.durable ?? false);
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw await explainRestore(error as Error, set, point);
    }
  }

  async verify(): Promise<BackupFault[]> {
    const sets = await listSets();
    if (sets.length === 0) return [noBase()];
    const faults: BackupFault[] = [];
    const timelines = Map.groupBy(sets, ({ firstSegment }) => firstSegment.slice(0, 8));
    const starts = [...timelines.values()].flatMap(([set]) => set?.firstSegment ?? []);
    const gaps = await Promise.all(starts.map((start) => findMissing(start)));
    // The last segments can be missed only by somebody who knows that they were archived.
    const gap = gaps.find(Boolean) ?? (this.source && (await this.findGap()));
    if (gap) faults.push(missing(gap));
    for (const { label } of sets.filter(({ hasFault }) => hasFault))
      faults.push(new BackupFault('damaged', `${label} has pages that were damaged when they were copied.`));
    const damage = await findDamage();
    if (damage) faults.push(damage);
    return faults;
  }

  /** The history that the running server is on: after a return to a server of before a restore it is not the newest one. */
  private async timelineOption({ firstSegment, archive }: BackupSet): Promise<string[]> {
    if (!this.source) return [];
    // Of a database before a major upgrade it is the newest one.
    if (archive !== (await listSets()).at(-1)?.archive) return [];
    const { timeline } = await this.lookAtArchive();
    // A number asks for the file of that history, which its own copies do not need.
    if (timeline === firstSegment.slice(0, 8)) return ['--target-timeline=current'];
    return [`--target-timeline=${Number.parseInt(timeline, 16)}`];
  }

  private needSource(): string {
    if (!this.source) throw new BackupFault('failed', 'There is no server to back up.');
    return this.source;
  }
}

const missing = (segment: string) =>
  new BackupFault('missing-segment', `The segment ${segment} is missing in the archive.`);

/** Reads all of the repository. */
async function findDamage(): Promise<BackupFault | undefined> {
  const words = await pgbackrest('verify', '--output=text');
  return /^status: error/m.test(words) ? explain(`ChecksumError: ${words}`) : undefined;
}

/** Why a server did not come up, by its log. */
async function explainRestore(error: Error, set: BackupSet, point: Date): Promise<Error> {
  if (error instanceof BackupFault) return error;
  const words = error.message.match(/ERROR: \[\d+\]: [^]*?(?=\n\d{4}-|$)/g)?.filter((line) => !/\[055\]/.test(line));
  if (words && words.length > 0) return explain(words.at(-1) ?? '');
  if (!error.message.includes('recovery ended before configured recovery target'))
    return new BackupFault('failed', `The restored server did not come up: ${error.message.slice(-1_000)}`, error);
  const gap = await findMissing(set.firstSegment, undefined, set.archive);
  if (gap) return missing(gap);
  // Bytes that have changed come out as a segment that Postgres takes for the end: archive-get compares no checksum.
  const damage = await findDamage();
  if (damage) return damage;
  const last = /last completed transaction was at log time (.*)/.exec(error.message)?.[1];
  const until = last ? `its last commit is of ${last}` : `it has no commit after the copy ${set.label}`;
  return new BackupFault('beyond-archive', `The archive ends before ${point.toISOString()}: ${until}.`, error);
}

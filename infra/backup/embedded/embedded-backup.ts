import { existsSync, readFileSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { oneOf, withConnection } from '../../local/postgres/with-connection.ts';
import { startPostgres, type RunningPostgres } from '../../local/postgres/start-postgres.ts';
import { hasEnded } from '../../local/process/stop-process.ts';
import { BackupFault } from '../backup-fault.ts';
import type { DatabaseBackup, RestoredServer } from '../database-backup.ts';
import { readSealKey, seal, type SealKey, unseal, unsealWhole } from '../sealed-file.ts';
import { archiveFolders, restoreCommand } from './archive-settings.ts';
import { copyCluster, unpackCluster } from './copy-cluster.ts';
import { findFault } from './fault-line.ts';
import { findGap, isSegment } from './segments.ts';

const KEEP_DAYS = 14;
const ARCHIVE_LIMIT_MS = 60_000;
const RECOVERY_LIMIT_MS = 10 * 60_000;
/** Files beside the cluster's folder, without which nobody could log in to what was restored. */
const passwords = ['.password', '.runtime-password'];

interface BaseInfo {
  name: string;
  /** From then on it can be restored: its end, by the database's clock, in ISO 8601. */
  from: string;
  firstSegment: string;
  label: string;
  passwords: Record<string, string>;
}

interface Place {
  /** The folder of the backup: `base/` and `wal/` are in it. */
  folder: string;
  keyFile: string;
}

/** The owner's address of the server that is backed up, and its folder. */
interface Source {
  url: string;
  dataDir: string;
}

/** Backs up a server of which only the programs initdb and postgres are there: a copied folder, and its WAL by archive_command. */
export class EmbeddedBackup implements DatabaseBackup {
  private readonly key: SealKey;
  private readonly place: Place;
  private readonly source: Source | undefined;
  private readonly restoredSettings: Record<string, string>;
  private readonly folders: { bases: string; wal: string };

  /** Without a source it restores and verifies. `restoredSettings` are of the servers that it makes, such as no fsync for a rehearsal. */
  constructor(place: Place, source?: Source, restoredSettings: Record<string, string> = {}) {
    this.place = place;
    this.restoredSettings = restoredSettings;
    this.source = source;
    this.key = readSealKey(place.keyFile);
    this.folders = archiveFolders(place.folder);
  }

  async base(): Promise<Date> {
    const { url, dataDir } = this.needSource();
    const info = await withConnection(url, async (ask) => {
      // Waits for the archive at its end, for ever.
      await ask(`SET statement_timeout = ${ARCHIVE_LIMIT_MS}`);
      const started = await ask<{ name: string; segment: string }>(`
        SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYYMMDD"T"HH24MISS.US') AS name,
          pg_walfile_name(pg_backup_start('frontdoor', true)) AS segment`);
      const { name, segment } = oneOf(started);
      await copyCluster(dataDir, join(this.folders.bases, `${name}.cluster`), this.key);
      const stopped = await ask<{ label: string }>('SELECT labelfile AS label FROM pg_backup_stop(true)').catch(
        (cause) => {
          throw this.notArchived(cause);
        },
      );
      const ended = await ask<{ at: Date }>('SELECT clock_timestamp() AS at');
      const kept = passwords.filter((ending) => existsSync(`${dataDir}${ending}`));
      const secrets = kept.map((ending) => [ending, readFileSync(`${dataDir}${ending}`, 'utf8')] as const);
      return {
        name,
        firstSegment: segment,
        label: oneOf(stopped).label,
        from: oneOf(ended).at.toISOString(),
        passwords: Object.fromEntries(secrets),
      };
    });
    // Last of all: a base without it is none.
    await seal(
      Buffer.from(JSON.stringify(info satisfies BaseInfo)),
      join(this.folders.bases, `${info.name}.info`),
      this.key,
    );
    await this.prune();
    return new Date(info.from);
  }

  /** The first moment that it can be restored to. */
  async oldestPoint(): Promise<Date> {
    const [first] = await this.listBases();
    if (!first) throw new BackupFault('no-base', 'There is no whole copy of the database yet: make backup makes one.');
    return new Date(first.from);
  }

  async archive(): Promise<{ behindSeconds: number }> {
    const { url } = this.needSource();
    return withConnection(url, async (ask) => {
      const before = await ask<{ behind: number }>(`
        SELECT extract(epoch FROM clock_timestamp() - coalesce(last_archived_time, pg_postmaster_start_time()))::float AS behind
        FROM pg_stat_archiver`);
      // A commit behind all points until now: recovery to one of them ends where it sees a later commit.
      await ask(`SELECT pg_logical_emit_message(true, 'frontdoor', 'a backup was made')`);
      const switched = await ask<{ segment: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS segment');
      const last = join(this.folders.wal, oneOf(switched).segment);
      for (const end = Date.now() + ARCHIVE_LIMIT_MS; !existsSync(last); await pause(50))
        if (Date.now() > end) throw this.notArchived();
      return { behindSeconds: oneOf(before).behind };
    });
  }

  async restore(point: Date, folder: string): Promise<RestoredServer> {
    const base = (await this.listBases()).findLast(({ from }) => new Date(from) <= point);
    if (!base)
      throw new BackupFault('no-base', `There is no whole copy of the database from before ${point.toISOString()}.`);
    await this.unpack(base, folder);
    const settings = {
      ...this.restoredSettings,
      archive_mode: 'off',
      restore_command: restoreCommand(this.place.folder, this.place.keyFile),
      recovery_target_time: point.toISOString().replace('T', ' ').replace('Z', '+00'),
      recovery_target_action: 'promote',
    };
    let server: RunningPostgres | undefined;
    try {
      server = await startPostgres({ dataDir: folder, settings, handOver: [this.folders.wal, this.place.keyFile] });
      await this.waitForPromotion(server);
      return server;
    } catch (error) {
      await server?.stop();
      throw await this.explain(error, folder, base, point);
    }
  }

  async verify(): Promise<BackupFault[]> {
    const faults: BackupFault[] = [];
    const bases = await this.listBases().catch((error: BackupFault) => void faults.push(error));
    if (bases?.length === 0) faults.push(new BackupFault('no-base', 'There is no whole copy of the database.'));
    const gap = bases?.[0] && findGap(bases[0].firstSegment, await this.listSegments());
    if (gap) faults.push(missing(gap));
    for (const folder of Object.values(this.folders))
      for (const name of await list(folder))
        try {
          for await (const _ of await unseal(join(folder, name), this.key));
        } catch (error) {
          faults.push(error as BackupFault);
        }
    return faults;
  }

  private async unpack(base: BaseInfo, folder: string): Promise<void> {
    await unpackCluster(join(this.folders.bases, `${base.name}.cluster`), folder, this.key);
    await writeFile(join(folder, 'backup_label'), base.label, { mode: 0o600 });
    await writeFile(join(folder, 'recovery.signal'), '', { mode: 0o600 });
    for (const [ending, text] of Object.entries(base.passwords))
      await writeFile(`${folder}${ending}`, text, { mode: 0o600 });
  }

  private async waitForPromotion({ url, process: child }: RunningPostgres): Promise<void> {
    for (const end = Date.now() + RECOVERY_LIMIT_MS; Date.now() < end; await pause(50)) {
      if (hasEnded(child)) throw new Error('PostgreSQL ended while it recovered');
      const inRecovery = await withConnection(url, (ask) =>
        ask<{ still: boolean }>('SELECT pg_is_in_recovery() AS still'),
      ).catch(() => [{ still: true }]);
      if (!inRecovery[0]?.still) return;
    }
    throw new Error('PostgreSQL did not end its recovery in ten minutes');
  }

  /** Why a server did not come up, by its log. */
  private async explain(cause: unknown, folder: string, base: BaseInfo, point: Date): Promise<BackupFault> {
    if (cause instanceof BackupFault) return cause;
    const log = existsSync(`${folder}.log`) ? readFileSync(`${folder}.log`, 'utf8') : '';
    const told = findFault(log);
    if (told) return told;
    const gap = findGap(base.firstSegment, await this.listSegments());
    if (gap) return missing(gap);
    if (log.includes('recovery ended before configured recovery target')) {
      const last = /last completed transaction was at log time (.*)/.exec(log)?.[1] ?? base.from;
      return new BackupFault(
        'beyond-archive',
        `The archive ends before ${point.toISOString()}: its last commit is of ${last}.`,
        cause,
      );
    }
    return new BackupFault('failed', `The restored server did not come up: ${String(cause)}`, cause);
  }

  private async listBases(): Promise<BaseInfo[]> {
    const names = (await list(this.folders.bases)).filter((name) => name.endsWith('.info'));
    const read = async (name: string) =>
      JSON.parse(String(await unsealWhole(join(this.folders.bases, name), this.key))) as BaseInfo;
    return Promise.all(names.map(read));
  }

  private async listSegments(): Promise<string[]> {
    return (await list(this.folders.wal)).filter(isSegment);
  }

  /** Removes bases of more than 14 days, all but the newest of them, and the segments that no base needs any more. */
  private async prune(): Promise<void> {
    const bases = await this.listBases();
    const oldest = Date.now() - KEEP_DAYS * 86_400_000;
    const first = Math.max(
      0,
      bases.findLastIndex(({ from }) => Date.parse(from) < oldest),
    );
    for (const { name } of bases.slice(0, first))
      for (const ending of ['info', 'cluster'])
        await rm(join(this.folders.bases, `${name}.${ending}`), { force: true });
    const needed = bases[first]?.firstSegment ?? '';
    for (const segment of await this.listSegments())
      if (segment.slice(8) < needed.slice(8)) await rm(join(this.folders.wal, segment), { force: true });
  }

  private notArchived(cause?: unknown): BackupFault {
    const words = `The server has not archived its WAL to ${this.folders.wal} within a minute; its log says why.`;
    return new BackupFault('not-archived', words, cause);
  }

  private needSource(): Source {
    if (!this.source) throw new BackupFault('failed', 'There is no server to back up.');
    return this.source;
  }
}

const missing = (segment: string) =>
  new BackupFault('missing-segment', `The segment ${segment} is missing in the archive.`);

const list = async (folder: string) =>
  existsSync(folder) ? (await readdir(folder)).filter((name) => !name.endsWith('.part')).toSorted() : [];

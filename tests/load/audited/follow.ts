import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, cp, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { startPostgres } from '../../../infra/local/postgres/start-postgres.ts';
import { oneOf, withConnection } from '../../../infra/local/postgres/with-connection.ts';
import { until } from '../../support/until.ts';
import { quantile } from './send.ts';

const SAMPLE_MS = 100;
const TICKS_A_SECOND = 100;
/** Of the first server alone. */
const ownFiles = new Set(['postmaster.pid', 'postmaster.opts']);

export interface Follower {
  /** Begins to sample; the answer ends that and says in a line what was found. */
  watch(): () => Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts a second server in `folder` that follows the one of `dataDir` by streaming and takes reads. Both run on this machine. The first
 * one must be nearly idle while its files are copied.
 */
export async function followBy(folder: string, { url, dataDir }: { url: string; dataDir: string }): Promise<Follower> {
  await withConnection(url, async (ask) => {
    await ask(`SELECT pg_backup_start('follower', true)`);
    const filter = (path: string) => !ownFiles.has(basename(path));
    await cp(dataDir, folder, { recursive: true, filter });
    const { label } = oneOf(await ask<{ label: string }>('SELECT labelfile AS label FROM pg_backup_stop(false)'));
    await writeFile(join(folder, 'backup_label'), label, { mode: 0o600 });
  });
  for (const secret of ['.password', '.runtime-password']) await copyFile(`${dataDir}${secret}`, `${folder}${secret}`);
  await writeFile(join(folder, 'standby.signal'), '', { mode: 0o600 });
  const server = await startPostgres({ dataDir: folder, settings: { primary_conninfo: url, archive_mode: 'off' } });
  // It has a session of its own, and would outlive a run that is ended by a signal.
  process.once('exit', () => server.process.kill('SIGINT'));
  const isStreaming = async () => {
    const found = await withConnection(url, (ask) => ask(`SELECT FROM pg_stat_replication WHERE state = 'streaming'`));
    return found.length > 0;
  };
  await until('the second server follows', isStreaming, { seconds: 60, every: 200 });

  return {
    watch() {
      let isOver = false;
      const before = processorSeconds(server.process.pid!);
      const sampling = withConnection(url, async (ask) => {
        const samples: { milliseconds: number; bytes: number }[] = [];
        while (!isOver) {
          samples.push(...(await ask<(typeof samples)[number]>(LAG)));
          await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
        }
        return samples;
      });
      return async () => {
        isOver = true;
        const seconds = processorSeconds(server.process.pid!) - before;
        return `${describe(await sampling)}; it took ${seconds.toFixed(1)} s of processor`;
      };
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** From the flush here until the second server has told that reads there see it; null once all was told and nothing came since. */
const LAG = `SELECT coalesce(extract(epoch FROM replay_lag) * 1000, 0)::float AS milliseconds,
    pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float AS bytes
  FROM pg_stat_replication`;

function describe(samples: { milliseconds: number; bytes: number }[]): string {
  const times = samples.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const at = (share: number) => `${quantile(times, share).toFixed(1)} ms`;
  const most = Math.max(...samples.map(({ bytes }) => bytes)) / 1024;
  return `  a second server that follows was behind by p50 ${at(0.5)}, p99 ${at(0.99)}, at most ${at(1)} and ${most.toFixed(0)} KB, in ${samples.length} looks`;
}

/** Of a server and all processes that it has started. */
function processorSeconds(postmaster: number): number {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readStat(pid));
  const family = new Set([postmaster]);
  // A launcher may stand between this process and the postmaster, and ids do not tell who is older.
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const { pid, parent } of stats) if (family.has(parent)) family.add(pid);
  }
  const ticks = stats.filter(({ pid }) => family.has(pid)).reduce((sum, { used }) => sum + used, 0);
  return ticks / TICKS_A_SECOND;
}

/** User and system time, also of children that have ended. */
function readStat(name: string): { pid: number; parent: number; used: number }[] {
  try {
    const fields = readFileSync(`/proc/${name}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ');
    const used = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0);
    return [{ pid: Number(name), parent: Number(fields[1]), used }];
  } catch {
    return [];
  }
}

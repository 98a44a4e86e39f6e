import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveSettings, prepareArchive } from '../../../infra/backup/embedded/archive-settings.ts';
import { queryOnce } from '../../support/query-once.ts';
import { startParts, type Parts } from '../../support/system/parts.ts';
import { until } from '../../support/until.ts';
import { audit, type Audit } from './audit.ts';
import { backUpRepeatedly } from './back-up-repeatedly.ts';
import { type Follower, followBy } from './follow.ts';
import { sendApart } from './send-apart.ts';
import { type Answered, quantile } from './send.ts';

/** A tenth of them with files. */
const SUBMISSIONS = Number(process.env['SUBMISSIONS'] ?? 20_000);
/** To find out how many a second are answered at most. */
const TRIAL = Math.ceil(SUBMISSIONS / 10);
const CONNECTIONS = 16;
const GOAL_MS = 25;
/** Submissions a second, in place of half of what was found out. */
const RATE = Number(process.env['RATE'] ?? 0);
const QUEUE = process.env['QUEUE'] === 'redis' ? 'redis' : 'postgres';
/** `backup`, `worker`: what stands still while the times are taken, to show what it costs the others. */
const WITHOUT = (process.env['WITHOUT'] ?? '').split(',');

/** Whether a second server follows the database, which reads could be asked of. */
const REPLICA = process.env['REPLICA'] === 'yes';

const folder = mkdtempSync(join(tmpdir(), 'frontdoor-audited-'));
const keyFile = join(folder, 'backup.key');
const place = join(folder, 'backup');

const databaseOf = (parts: Parts) => ({ url: parts.databaseUrl, dataDir: parts.postgresDir });

async function measure(parts: Parts, follower: Follower | undefined): Promise<boolean> {
  const { api, storage: resumes, acknowledged } = parts;
  const trial = await sendApart({ api, from: SUBMISSIONS, count: TRIAL, pace: { connections: CONNECTIONS } });
  console.log(
    `saturation: ${trial.perSecond.toFixed(0)} a second, with ${CONNECTIONS} connections that wait for each answer`,
  );

  const perSecond = RATE || trial.perSecond / 2;
  const backup = { folder: place, keyFile, database: databaseOf(parts), resumes, acknowledged };
  const endBackups = WITHOUT.includes('backup') ? () => Promise.resolve(0) : backUpRepeatedly(backup);
  const goOn = WITHOUT.includes('worker') ? standStill(parts.worker.part.process) : () => {};
  const endWatch = follower?.watch();
  const { answered } = await sendApart({ api, from: 0, count: SUBMISSIONS, pace: { perSecond } });
  const lag = await endWatch?.();
  goOn();
  console.log(describeTimes(answered, perSecond, await endBackups()));
  if (lag) console.log(lag);

  await until('every file is filed', () => isFiled(parts.databaseUrl), { seconds: 600, every: 500 });
  const audited = await audit([...trial.answered, ...answered], parts);
  console.log(describeAudit(audited));
  return audited.faults.length === 0;
}

function standStill(child: ChildProcess): () => void {
  child.kill('SIGSTOP');
  return () => void child.kill('SIGCONT');
}

const isFiled = async (databaseUrl: string) =>
  (await queryOnce(databaseUrl, 'SELECT FROM resume_spool LIMIT 1')).length === 0;

function describeTimes(answered: Answered[], perSecond: number, backups: number): string {
  const sorted = answered.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const at = (share: number) => `${quantile(sorted, share).toFixed(1)} ms`;
  const reached = quantile(sorted, 0.99) <= GOAL_MS;
  return [
    `${RATE ? '' : 'at half of it, '}${perSecond.toFixed(0)} a second at fixed moments, while ${backups} whole backups ran, with the queue in ${QUEUE}:`,
    `  p50 ${at(0.5)}, p99 ${at(0.99)}, p99.9 ${at(0.999)}, worst ${at(1)}, each from the moment at which it was due`,
    `  goal p99 <= ${GOAL_MS} ms: ${reached ? 'reached' : 'not reached'}; load average ${loadavg()[0]!.toFixed(1)}`,
  ].join('\n');
}

const SHOWN = 10;

function describeAudit({ sent, acknowledged, withFiles, refused, faults }: Audit): string {
  const others = Object.entries(refused).map(
    ([status, count]) => `${count} with ${status === '0' ? 'nothing' : status}`,
  );
  return [
    `audit: ${sent} sent, ${acknowledged} acknowledged, ${withFiles} of them with files; answered otherwise: ${others.join(', ') || 'none'}`,
    faults.length === 0
      ? '  each is there once and written down apart, each file by its SHA-256'
      : `  ${faults.length} faults: ${faults.slice(0, SHOWN).join('; ')}`,
  ].join('\n');
}

try {
  const handOver = prepareArchive(place, keyFile);
  const postgresSettings = archiveSettings(place, keyFile);
  const parts = await startParts({ queue: QUEUE, postgresSettings, handOver, workerGivesWay: true });
  let follower: Follower | undefined;
  try {
    if (REPLICA) follower = await followBy(join(folder, 'follower'), databaseOf(parts));
    process.exitCode = (await measure(parts, follower)) ? 0 : 1;
  } finally {
    await follower?.stop();
    await parts.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

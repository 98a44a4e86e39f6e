import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import pino from 'pino';
import { configFor } from '../../../../test/config-for';
import { eventually } from '../../../../test/eventually';
import { startOwnPostgres } from '../../../../test/start-own-postgres';
import { Database } from '../../../platform/database/database';
import { Metrics } from '../../../platform/metrics/metrics';
import { WatchBackup } from './watch-backup';

const SERVICE = join(__dirname, '../../../../../../infra/backup/containers/report-state.ts');
const folder = mkdtempSync(join(tmpdir(), 'archive-'));
/** While this file is there, nothing can be archived. */
const full = join(folder, 'full');
/** While this one is there, it takes for ever. */
const slow = join(folder, 'slow');
let postgres: Awaited<ReturnType<typeof startOwnPostgres>>;
let owner: Pool;
let pool: Pool;
const stops: (() => void)[] = [];

beforeAll(async () => {
  postgres = await startOwnPostgres({
    fsync: 'off',
    archive_mode: 'on',
    archive_command: `while test -e ${slow}; do sleep 0.1; done; test ! -e ${full}`,
    wal_level: 'replica',
  });
  [owner, pool] = [postgres.ownerUrl, postgres.url].map(
    (connectionString) => new Pool({ connectionString, max: 2 }),
  ) as [Pool, Pool];
  // A connection that is being closed hears of the server's end, which it tells its pool, where it is an uncaught error without a listener.
  for (const each of [owner, pool]) each.on('error', () => undefined);
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await owner.query('DELETE FROM backup_reports');
});
afterAll(async () => {
  await Promise.all([owner?.end(), pool?.end()]);
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

/** As a worker does, every 20 ms. */
function watch(settings: Record<string, string> = {}, longestArchivingSeconds = 600) {
  const lines: { alarm?: string; recovered?: string }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) };
  const logger = pino({ level: 'info' }, stream);
  const config = configFor({ METRICS_PORT: '9100', ...settings });
  const metrics = new Metrics(config, logger);
  const database = {
    query: ({ text }: { text: string }, values?: unknown[]) => pool.query(text, values).then(({ rows }) => rows),
  };
  const watching = new WatchBackup(database as unknown as Database, config, logger, metrics);
  Object.assign(watching, { lookEveryMs: 20, longestArchivingSeconds });
  watching.onApplicationBootstrap();
  stops.push(() => watching.onModuleDestroy());
  const up = async () => {
    const samples = (await metrics.show()).text.matchAll(/^frontdoor_backup_up\{part="(\w+)"\} (\d)$/gm);
    return Object.fromEntries([...samples].map(([, part, value]) => [part, Number(value)]));
  };
  const disk = async () =>
    [...(await metrics.show()).text.matchAll(/^frontdoor_backup_disk_(?:free_)?bytes (\d+)$/gm)].map(([, value]) =>
      Number(value),
    );
  const waiting = async () => {
    const [, seconds] = /^frontdoor_wal_waiting_seconds (\S+)$/m.exec((await metrics.show()).text) ?? [];
    return Number(seconds);
  };
  return {
    up,
    disk,
    waiting,
    raised: () => lines.flatMap(({ alarm }) => alarm ?? []),
    ended: () => lines.flatMap(({ recovered }) => recovered ?? []),
  };
}

/** Writes something into the WAL and begins another segment. */
const fillSegment = () => owner.query(`SELECT pg_logical_emit_message(true, 'test', 'more'), pg_switch_wal()`);

/** As the service of the containers does. */
function report(...alarms: string[]) {
  reportWithDisk(alarms, null);
}
function reportWithDisk(alarms: string[], disk: { freeBytes: number; totalBytes: number } | null) {
  const words = [postgres.ownerUrl, alarms, disk].map((one) => JSON.stringify(one)).join(', ');
  const script = `import(${JSON.stringify(SERVICE)}).then((m) => m.reportState(${words}))`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', script], {
    env: { ...process.env, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
}

describe('The backup', () => {
  it('fault 469: is an alarm while Postgres cannot archive its WAL, until it can', async () => {
    await fillSegment();
    const { raised, ended, up } = watch();
    await eventually(async () => (await up())['archive'] === 1, 'the archive to be good');
    expect(raised()).toEqual([]);
    writeFileSync(full, '');
    await fillSegment();
    await eventually(() => raised().length > 0, 'the alarm');
    expect(await up()).toEqual({ archive: 0 });
    rmSync(full);
    // A new segment has the archiver try again at once.
    await eventually(
      async () => {
        await fillSegment();
        return ended().length > 0;
      },
      'its end',
      30,
    );
    expect([raised(), ended()]).toEqual([['backup_archive_down'], ['backup_archive_down']]);
  });

  it('fault 469: is an alarm while its program hangs, which Postgres counts as no failure', async () => {
    await fillSegment();
    const { raised, ended, up, waiting } = watch({}, 0.5);
    await eventually(async () => (await up())['archive'] === 1, 'the archive to be good');
    await eventually(async () => (await waiting()) === 0, 'no segment to wait');
    writeFileSync(slow, '');
    await fillSegment();
    await fillSegment();
    await eventually(() => raised().length > 0, 'the alarm');
    expect(await waiting()).toBeGreaterThan(0.5);
    rmSync(slow);
    await eventually(() => ended().length > 0, 'its end');
    expect([raised(), ended()]).toEqual([['backup_archive_down'], ['backup_archive_down']]);
  });

  it('fault 470: is an alarm for each thing that the service of the containers has failed at, until it says that all is well', async () => {
    report('backup_failed', 'backup_gap');
    const { raised, ended, up } = watch();
    await eventually(() => raised().length === 2, 'both alarms');
    expect(raised().toSorted()).toEqual(['backup_failed', 'backup_gap']);
    expect(await up()).toMatchObject({ database: 0, wal: 0, files: 1, service: 1 });
    report('backup_gap', 'backup_files_failed');
    await eventually(() => raised().includes('backup_files_failed') && ended().length > 0, 'the third');
    expect(ended()).toEqual(['backup_failed']);
    report();
    await eventually(() => ended().length === 3, 'the end of all');
    expect(await up()).toMatchObject({ database: 1, wal: 1, files: 1 });
  });

  it('fault 471: is an alarm when its service was not heard of for ten minutes, and what it said before stays', async () => {
    report('backup_failed');
    const { raised, ended, up } = watch();
    await eventually(() => raised().includes('backup_failed'), 'the alarm');
    await owner.query(`UPDATE backup_reports SET at = now() - interval '11 minutes', faults = '{}'`);
    await eventually(() => raised().includes('backup_silent'), 'the next');
    expect(ended()).toEqual([]);
    expect((await up())['service']).toBe(0);
    report();
    await eventually(() => ended().length === 2, 'the end of both');
  });

  it('fault 649: has a disk of its own, whose room is told, and an alarm before it is full', async () => {
    report();
    const { raised, ended, disk } = watch();
    expect(await disk()).toEqual([]);
    const totalBytes = 400 * 1024 ** 3;
    reportWithDisk([], { freeBytes: totalBytes / 16, totalBytes });
    await eventually(async () => (await disk())[0] === totalBytes / 16, 'its room');
    expect([await disk(), raised()]).toEqual([[totalBytes / 16, totalBytes], []]);
    reportWithDisk([], { freeBytes: Math.floor(totalBytes / 21), totalBytes });
    await eventually(() => raised().includes('backup_disk_low'), 'the alarm');
    // Nobody can tell of a bucket that has taken its place.
    report();
    expect(ended()).toEqual([]);
    reportWithDisk([], { freeBytes: totalBytes / 2, totalBytes });
    await eventually(() => ended().includes('backup_disk_low'), 'its end');
    const small = { freeBytes: 512 * 1024 ** 2, totalBytes: 1024 ** 3 };
    reportWithDisk([], small);
    await eventually(() => raised().length === 2, 'the alarm of a small disk that has less than 1 GB free');
  });

  it('is watched for what Postgres says alone where its service has never run, or no backup is expected', async () => {
    const never = watch();
    expect(Object.keys(await never.up())).toEqual(['archive']);
    await owner.query(`INSERT INTO backup_reports (at, faults) VALUES (now() - interval '1 hour', '{backup_failed}')`);
    const unexpected = watch({ BACKUP_EXPECTED: 'no' });
    await eventually(() => never.raised().includes('backup_silent'), 'the alarm where one is expected');
    expect(unexpected.raised()).toEqual([]);
    expect(Object.keys(await unexpected.up())).toEqual(['archive']);
  });
});

import pino from 'pino';
import { callAdmin } from '../../../../test/call-admin';
import { configFor } from '../../../../test/config-for';
import { eventually } from '../../../../test/eventually';
import { cookieFor } from '../../../../test/sign-in';
import { startListener } from '../../../../test/start-listener';
import { type TestApi, startApi } from '../../../../test/start-api';
import { Database } from '../../../platform/database/database';
import { Metrics } from '../../../platform/metrics/metrics';
import type { PeriodicJob, Schedule } from '../../../platform/schedule/schedule';
import { RecordRehearsal } from './record-rehearsal.use-case';
import { WatchRehearsals } from './watch-rehearsals';

let api: TestApi;
const stops: (() => unknown)[] = [];
beforeEach(async () => void (api = await startApi()));
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await api.stop();
});

/** As a worker does, every 20 ms. */
function watch(settings: Record<string, string> = {}) {
  const lines: { alarm?: string; recovered?: string; err?: { message: string } }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) };
  const logger = pino({ level: 'info' }, stream);
  const jobs: PeriodicJob[] = [];
  const schedule = { every: (job: PeriodicJob) => void jobs.push(job) } as Schedule;
  const config = configFor({ METRICS_PORT: '9100', ...settings });
  const metrics = new Metrics(config, logger);
  const watching = new WatchRehearsals(api.app.get(Database, { strict: false }), config, logger, metrics, schedule);
  watching.lookEveryMs = 20;
  watching.onApplicationBootstrap();
  stops.push(() => watching.onModuleDestroy());
  const alarms = () => lines.map(({ alarm }) => alarm).filter(Boolean);
  return { lines, alarms, jobs, metrics };
}

const note = (ok: boolean) =>
  new RecordRehearsal(api.app.get(Database, { strict: false })).run({
    point: new Date(),
    ok,
    rpoSeconds: 2,
    rtoSeconds: 9,
    rows: ok ? 3 : 0,
    resumes: 0,
    problems: ok ? [] : ['/tmp has 10 MB free, and a rehearsal needs 300 MB there.'],
  });
const age = (time: string) =>
  api
    .sql('UPDATE restore_rehearsals SET at = at - $1::interval', [time])
    .then(() => api.sql('UPDATE rehearsals_since SET at = at - $1::interval', [time]));

describe('Rehearsals of a restore', () => {
  it('fault 434: raise an alarm when the last one failed, a full disk included, until one is in order', async () => {
    await note(true);
    await note(false);
    const { lines, alarms, metrics } = watch();
    await eventually(() => alarms().includes('rehearsal_failed'), 'the alarm');
    expect(lines[0]?.err?.message).toContain('10 MB free');
    expect((await metrics.show()).text).toContain('frontdoor_rehearsal_ok 0');
    await note(true);
    await eventually(() => lines.some(({ recovered }) => recovered === 'rehearsal_failed'), 'its end');
    expect((await metrics.show()).text).toMatch(/frontdoor_restore_proven_seconds \d+(?:\.\d+)?\n/);
    expect(alarms()).toEqual(['rehearsal_failed']);
  });

  it('fault 435: raise an alarm when for two days none was in order, also when none was ever made', async () => {
    await age('49 hours');
    const { alarms, lines } = watch({ BACKUP_EXPECTED: 'yes' });
    await eventually(() => alarms().includes('rehearsal_overdue'), 'the alarm');
    await note(true);
    await eventually(() => lines.some(({ recovered }) => recovered === 'rehearsal_overdue'), 'its end');
    await age('49 hours');
    await eventually(() => alarms().length === 2, 'the next alarm');
    expect(alarms()).toEqual(['rehearsal_overdue', 'rehearsal_overdue']);
  });

  it('raise none where no backup is expected: nobody said so and there was none, or BACKUP_EXPECTED is no', async () => {
    await age('49 hours');
    const [unknown, expected] = [watch(), watch({ BACKUP_EXPECTED: 'yes' })];
    await eventually(() => expected.alarms().length > 0, 'the alarm of the one that expects some');
    expect(unknown.alarms()).toEqual([]);
    await note(true);
    await age('49 hours');
    const refused = watch({ BACKUP_EXPECTED: 'no' });
    await eventually(() => unknown.alarms().length > 0, 'the alarm, now that there was one');
    expect(refused.alarms()).toEqual([]);
  });

  it('fault 650: give Prometheus their age only where one is expected, as the alarm does', async () => {
    await age('49 hours');
    const tellsAge = async (settings: Record<string, string>) =>
      /^frontdoor_restore_proven_seconds \d{6}/m.test((await watch(settings).metrics.show()).text);
    expect(await tellsAge({})).toBe(false);
    expect(await tellsAge({ BACKUP_EXPECTED: 'no' })).toBe(false);
    expect(await tellsAge({ BACKUP_EXPECTED: 'yes' })).toBe(true);
    await note(false);
    expect(await tellsAge({})).toBe(true);
    expect(await tellsAge({ BACKUP_EXPECTED: 'no' })).toBe(false);
  });

  it('are in the report on health, the last one', async () => {
    const record = new RecordRehearsal(api.app.get(Database, { strict: false }));
    const proven = { point: new Date('2026-11-25T20:00:00Z'), rpoSeconds: 31.5, rtoSeconds: 9, rows: 12, resumes: 3 };
    await record.run({ ...proven, ok: true, problems: [] });
    const failed = { point: new Date('2026-11-26T20:00:00Z'), rpoSeconds: null, rtoSeconds: null, rows: 0, resumes: 0 };
    const { at } = await record.run({ ...failed, ok: false, problems: ['The key is another.'] });
    const cookie = await cookieFor(api, 'general');
    const { body } = await callAdmin(api, 'get', '/api/admin/reports/health', { cookie }).expect(200);
    expect(body.rehearsal).toEqual({
      ...failed,
      at: at.toISOString(),
      point: '2026-11-26T20:00:00.000Z',
      ok: false,
      problems: ['The key is another.'],
    });
  });

  it('call the heartbeat once for each that was in order, and for none that failed', async () => {
    const listener = await startListener();
    stops.push(() => listener.stop());
    const { jobs } = watch({
      HEARTBEAT_URL: `${listener.url}/usual`,
      REHEARSAL_HEARTBEAT_URL: `${listener.url}/proven`,
    });
    const beat = jobs.find(({ name }) => name === 'heartbeat of rehearsals')!;
    await beat.run();
    await note(true);
    listener.answerWith(503);
    await expect(beat.run()).rejects.toThrow('503');
    listener.answerWith(200);
    await beat.run();
    await beat.run();
    expect(listener.calls.map(({ path }) => path)).toEqual(['/proven', '/proven']);
    await note(false);
    await beat.run();
    expect(listener.calls).toHaveLength(2);
  });
});

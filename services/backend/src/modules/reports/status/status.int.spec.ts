import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import request from 'supertest';
import { addDelivery } from '../../../../test/add-delivery';
import { eventually } from '../../../../test/eventually';
import { addStaff, cookieOf } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';
import { startSmtp } from '../../../../test/start-smtp';
import { startWorker } from '../../../../test/start-worker';
import { announceDetails } from '../../../platform/changes/changes';
import { Database } from '../../../platform/database/database';
import { type ProcessReport, REPORTS } from '../../../platform/operator/process-report';
import { version } from '../../../platform/version';
import { DescribeStatus } from './describe-status.use-case';
import { HeardReports } from './heard-reports';
import type { StatusView } from './status.view';

let api: TestApi;
let general: string;
beforeAll(async () => {
  api = await startApi({ SITE_URL: 'https://site.example' });
  const { name, email, password } = await addStaff(api, 'general');
  const signIn = request(api.url).post('/api/session').set('Sec-Fetch-Site', 'same-origin');
  general = cookieOf((await signIn.send({ name, email, password, area: 'general' }).expect(201)).headers);
  // What was seen a moment ago would be kept for seconds.
  api.app.get(DescribeStatus, { strict: false }).limits.keptMs = -1;
  const listening = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN changes'`;
  await eventually(async () => (await api.sql(listening)).length > 0, 'the process to listen');
});
beforeEach(() => {
  heard().silentMs = 60_000;
});
afterAll(() => api.stop());

const heard = () => api.app.get(HeardReports, { strict: false });

const look = async () =>
  (await request(api.url).get('/api/admin/status').set('Cookie', general).expect(200)).body as StatusView;
const lineIn = ({ lines }: StatusView, part: string) => lines.find((line) => line.part === part)!;
const stateOf = async (part: string) => lineIn(await look(), part).state;
const figuresIn = (status: StatusView, part: string) =>
  Object.fromEntries(lineIn(status, part).figures.map(({ name, value }) => [name, value]));
const becomes = (part: string, state: string) =>
  eventually(async () => (await stateOf(part)) === state, `${part} to be ${state}`);

const good: ProcessReport = {
  id: randomUUID(),
  version,
  parts: { queue: 'ok', mail: 'ok', storage: 'ok', reader: 'ok', scanner: 'ok' },
  disk: { freeBytes: 50 * 1024 ** 3, totalBytes: 100 * 1024 ** 3 },
  certificate: { endsAt: Date.now() + 60 * 86_400_000 },
  backupExpected: true,
};
/** As a worker does each quarter of a minute. */
async function tell(changes: Partial<ProcessReport> = {}) {
  const report = { ...good, ...changes };
  await announceDetails(REPORTS, [JSON.stringify(report)], api.app.get(Database, { strict: false }));
  await eventually(
    () =>
      heard()
        .list()
        .some(({ heardAt, ...last }) => heardAt && JSON.stringify(last) === JSON.stringify(report)),
    'the report',
  );
}

describe('The page about the system', () => {
  it('tells nothing of a worker that was never heard', async () => {
    const status = await look();
    expect(status.lines.filter(({ state }) => state === 'unknown').map(({ part }) => part)).toEqual([
      'worker',
      'queue',
      'mail',
      'mailbox',
      'reader',
      'scanner',
      'certificate',
      'versions',
    ]);
    expect(lineIn(status, 'database')).toMatchObject({ state: 'good', figures: [{ name: 'size', unit: 'bytes' }] });
  });

  it('believes a worker that tells of itself, by its own words and those of its parts', async () => {
    await tell();
    const status = await look();
    const states = Object.fromEntries(status.lines.map(({ part, state }) => [part, state]));
    expect(states).toMatchObject({ worker: 'good', queue: 'good', mail: 'good', storage: 'good', versions: 'good' });
    expect(states).toMatchObject({ reader: 'good', scanner: 'good', certificate: 'good' });
    expect(figuresIn(status, 'versions')).toMatchObject({ apiVersion: version, workerVersion: version });
  });

  it('says that a worker is silent since it was last heard, and what it knew is unknown then', async () => {
    await tell();
    const { seenAt } = lineIn(await look(), 'worker');
    heard().silentMs = 20;
    await becomes('worker', 'fault');
    const status = await look();
    expect(lineIn(status, 'worker')).toMatchObject({ since: seenAt, seenAt });
    for (const part of ['queue', 'mail', 'reader', 'scanner', 'versions'])
      expect([part, lineIn(status, part).state]).toEqual([part, 'unknown']);
    expect(lineIn(status, 'certificate')).toMatchObject({ state: 'good', seenAt });
  });

  it.each(['queue', 'mail', 'storage', 'reader', 'scanner'])(
    'says that the %s is down where a worker says so',
    async (part) => {
      await tell({ parts: { ...good.parts, [part]: 'down' } });
      expect(await stateOf(part)).toBe('fault');
    },
  );

  it('has no reader and no scanner where a worker knows of none, and another version where one runs', async () => {
    await tell({ version: '0.9.0', parts: { queue: 'ok' } });
    const status = await look();
    expect([lineIn(status, 'reader').state, lineIn(status, 'scanner').state]).toEqual(['off', 'off']);
    expect(lineIn(status, 'versions').state).toBe('warning');
  });

  it('does not believe a report that it does not understand', async () => {
    const database = api.app.get(Database, { strict: false });
    await announceDetails(
      REPORTS,
      ['nonsense', '{"id":"x"}', JSON.stringify({ ...good, parts: { queue: 'fine' } })],
      database,
    );
    await tell();
    expect(figuresIn(await look(), 'worker')).toEqual({ workers: '1' });
  });

  it('has each alarm that lasts, since when and at its part', async () => {
    await tell();
    await api.sql(
      `INSERT INTO operator_alarms (name, text, hold, since)
       VALUES ('storage_is_another', 'another storage', interval '1 hour', '2026-01-02T03:04:05Z')`,
    );
    const line = lineIn(await look(), 'storage');
    expect(line).toMatchObject({ state: 'fault', since: '2026-01-02T03:04:05.000Z' });
    expect(line.alarms).toEqual([
      { name: 'storage_is_another', text: 'another storage', since: '2026-01-02T03:04:05.000Z' },
    ]);
    await api.sql('UPDATE operator_alarms SET over_at = now()');
    await becomes('storage', 'good');
  });

  it('asks for a person where a job or a mail needs one', async () => {
    await tell();
    await addDelivery(api);
    const status = await look();
    await api.sql('TRUNCATE deliveries, outbox CASCADE');
    expect([lineIn(status, 'queue').state, lineIn(status, 'mail').state]).toEqual(['warning', 'warning']);
    expect(figuresIn(status, 'queue')).toMatchObject({ deadJobs: '1' });
    expect(figuresIn(status, 'mail')).toMatchObject({ failedMails: '1' });
  });

  it('tells of backup and rehearsal as the operator expects them', async () => {
    await tell({ backupExpected: false });
    let status = await look();
    expect([lineIn(status, 'backup').state, lineIn(status, 'rehearsal').state]).toEqual(['off', 'off']);
    await tell({ parts: {} });
    status = await look();
    expect([lineIn(status, 'backup').state, lineIn(status, 'rehearsal').state]).toEqual(['fault', 'fault']);
    await api.sql(
      `INSERT INTO restore_rehearsals (point, ok, rpo_seconds, rto_seconds, rows, resumes, problems)
       VALUES (now(), true, 3, 9, 2, 1, '{}')`,
    );
    await becomes('rehearsal', 'good');
    expect(figuresIn(await look(), 'rehearsal')).toMatchObject({ rows: '2', resumes: '1', restoreTook: '9' });
    await api.sql("UPDATE restore_rehearsals SET at = now() - interval '49 hours'");
    await becomes('rehearsal', 'fault');
  });

  it('looks at the storage itself', async () => {
    const folder = fileURLToPath(api.storageUrl);
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'no folder');
    expect(await stateOf('storage')).toBe('fault');
    rmSync(folder);
  });

  it('tells of a disk that is nearly full, and of a certificate that ends', async () => {
    const room = (freeBytes: number) => ({ freeBytes, totalBytes: 100 * 1024 ** 3 });
    await tell({ disk: room(2 * 1024 ** 3), certificate: { endsAt: Date.now() + 86_400_000 } });
    let status = await look();
    expect([lineIn(status, 'disk').state, lineIn(status, 'certificate').state]).toEqual(['warning', 'warning']);
    expect(figuresIn(status, 'disk')).toMatchObject({ free: String(2 * 1024 ** 3) });
    await tell({ disk: room(1024), certificate: { endsAt: Date.now() - 1 }, parts: { queue: 'ok' } });
    status = await look();
    expect([lineIn(status, 'disk').state, lineIn(status, 'certificate').state]).toEqual(['fault', 'fault']);
  });

  it('fault 649: tells of the disk that is backed up to, the worse one first', async () => {
    await tell();
    const gigabyte = 1024 ** 3;
    const report = (free: number) =>
      api.sql(
        `INSERT INTO backup_reports (faults, disk_free_bytes, disk_bytes) VALUES ('{}', $1, $2)
         ON CONFLICT (one) DO UPDATE SET disk_free_bytes = $1`,
        [free, 200 * gigabyte],
      );
    const names = (status: StatusView) => lineIn(status, 'disk').figures.map(({ name }) => name);
    await report(100 * gigabyte);
    expect(names(await look())).toEqual(['free', 'total', 'backupFree', 'backupTotal']);
    await report(gigabyte / 2);
    const status = await look();
    expect([lineIn(status, 'disk').state, names(status)]).toEqual([
      'fault',
      ['backupFree', 'backupTotal', 'free', 'total'],
    ]);
    expect(figuresIn(status, 'disk')).toMatchObject({ backupFree: String(gigabyte / 2) });
    await api.sql('DELETE FROM backup_reports');
  });

  it('gives away no address, no path and no words of another program', async () => {
    await tell();
    const text = JSON.stringify(await look());
    for (const secret of ['127.0.0.1', 'postgres:', 'smtp:', 'file:', '/tmp', process.cwd(), 'plumbline.example'])
      expect(text).not.toContain(secret);
  });
});

it('A real worker tells of itself as soon as it runs', async () => {
  const smtp = await startSmtp();
  const places = { DATABASE_URL: api.databaseUrl, QUEUE_URL: api.databaseUrl, STORAGE_URL: api.storageUrl };
  const worker = await startWorker({ ...places, MAIL_URL: smtp.url });
  await becomes('worker', 'good');
  const status = await look();
  const parts = ['queue', 'mail', 'storage', 'versions'].map((part) => lineIn(status, part).state);
  expect(parts).toEqual(['good', 'good', 'good', 'good']);
  await worker.close();
  await smtp.stop();
});

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { callAdmin } from '../../../../test/call-admin';
import { baseSettings } from '../../../../test/config-for';
import { cookieFor } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';
import { eventually } from '../../../../test/eventually';
import { startProcess } from '../../../../test/start-process';
import { version } from '../../../platform/version';
import { DescribeStatus } from '../status/describe-status.use-case';
import type { StatusView } from '../status/status.view';
import { RecordStart } from './record-start';
import { RecordUpdate } from './record-update.use-case';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  // An API of its own, whose looks at the system are not kept for others.
  api = await startApi({ COMPANY_TIME_ZONE: 'Asia/Kolkata' });
  cookie = await cookieFor(api, 'general');
  api.app.get(DescribeStatus, { strict: false }).limits.keptMs = -1;
});
beforeEach(() => api.sql('DELETE FROM updates'));
afterAll(() => api.stop());

const deed = () => api.app.get(RecordUpdate, { strict: false });
const start = (to: string) => deed().run({ outcome: 'started', to });
const update = (from: string, to: string, seconds = 60) =>
  deed().run({ from, to, outcome: 'updated', reason: null, seconds });

const shown = async () => {
  const { body } = await callAdmin(api, 'get', '/api/admin/status', { cookie }).expect(200);
  return (body as StatusView).updates!;
};
/** In the order in which they happened. */
const told = async () => (await shown()).map(({ from, outcome, to }) => `${from} ${outcome} ${to}`).toReversed();

describe('The page about the system', () => {
  it('shows the last five updates, the newest first, with their time, versions, seconds and reason', async () => {
    for (const minor of [0, 1, 2, 3, 4]) await update(`1.${minor}.0`, `1.${minor + 1}.0`);
    const reason = 'api could not be replaced.';
    const failed = { from: '1.5.0', to: '1.6.0', outcome: 'went_back', reason, seconds: 97 } as const;
    const done = await deed().run(failed);
    const all = await shown();
    expect(all).toHaveLength(5);
    expect(all[0]).toEqual({ ...failed, at: done!.at.toISOString() });
    expect(all.at(-1)).toMatchObject({ from: '1.1.0', to: '1.2.0', outcome: 'updated', reason: null, seconds: 60 });
  });

  it('shows where another version was started, once for several processes and each of their starts', async () => {
    await Promise.all(['1.0.0', '1.0.0', '1.0.0'].map(start));
    await Promise.all(['1.1.0', '1.1.0', '1.1.0'].map(start));
    await start('1.1.0');
    expect(await told()).toEqual(['null started 1.0.0', '1.0.0 started 1.1.0']);
    expect(await shown()).toMatchObject([{ seconds: null, reason: null }, {}]);
  });

  it('shows an update once, whose processes recorded their start before it ended or start after it', async () => {
    await start('1.0.0');
    await api.sql(`UPDATE updates SET at = now() - interval '1 hour'`);
    await start('1.1.0');
    await update('1.0.0', '1.1.0');
    await start('1.1.0');
    expect(await told()).toEqual(['null started 1.0.0', '1.0.0 updated 1.1.0']);
  });

  it('knows which version runs after an update that went back, and after one that a person took back', async () => {
    const before = { reason: 'a test', seconds: 30 };
    await deed().run({ from: '1.0.0', to: '1.1.0', outcome: 'went_back', ...before });
    expect(await start('1.0.0')).toBeNull();
    await deed().run({ from: '1.0.0', to: '1.1.0', outcome: 'rolled_back', ...before });
    expect(await start('1.0.0')).toBeNull();
    expect(await told()).toEqual(['1.0.0 went_back 1.1.0', '1.0.0 rolled_back 1.1.0']);
  });

  it('leaves the starts of before an update whose seconds nobody counted', async () => {
    await start('1.0.0');
    await deed().run({ from: '1.0.0', to: '1.1.0', outcome: 'updated', reason: null, seconds: null });
    expect(await told()).toEqual(['null started 1.0.0', '1.0.0 updated 1.1.0']);
  });

  it('keeps updates for 400 days, and the last five for as long as there is none after them', async () => {
    for (const minor of [0, 1, 2, 3, 4, 5]) await update(`1.${minor}.0`, `1.${minor + 1}.0`);
    await api.sql(`UPDATE updates SET at = now() - interval '401 days'`);
    await update('1.6.0', '1.7.0');
    const versions = await api.sql('SELECT to_version AS version FROM updates ORDER BY id');
    expect(versions.map(({ version: to }) => to)).toEqual(['1.3.0', '1.4.0', '1.5.0', '1.6.0', '1.7.0']);
  });

  it('shows the start of a process of the API, recorded as soon as the database takes it', async () => {
    const record = api.app.get(RecordStart, { strict: false });
    record.againMs = 20;
    await api.sql('ALTER TABLE updates RENAME TO away');
    await record.begin();
    await api.sql('ALTER TABLE away RENAME TO updates');
    await eventually(async () => (await told()).length > 0, 'the start');
    expect(await told()).toEqual([`null started ${version}`]);
  });
});

it('The command records an update, and says what is wrong where it does not', async () => {
  const program = join(process.cwd(), 'src/entrypoints/record-update.ts');
  const env = { ...process.env, ...baseSettings, DATABASE_URL: api.databaseUrl, QUEUE_URL: api.databaseUrl };
  const record = (...args: string[]) => promisify(execFile)(process.execPath, [program, ...args], { env });
  const versions = ['--from', '1.0.0', '--to', '1.1.0'];
  const { stdout } = await record(...versions, '--outcome', 'went back', '--reason', 'a disk', '--seconds', '9');
  const { at } = JSON.parse(stdout) as { at: string };
  expect(await shown()).toEqual([
    { at, from: '1.0.0', to: '1.1.0', outcome: 'went_back', reason: 'a disk', seconds: 9 },
  ]);
  await expect(record(...versions, '--outcome', 'done')).rejects.toMatchObject({
    code: 1,
    stderr: 'The update was not recorded.\n  - --outcome: must be one of: updated, went back, rolled back\n',
  });
  expect(await shown()).toHaveLength(1);
});

it('An API that starts records its version', async () => {
  const program = await startProcess('api', { DATABASE_URL: api.databaseUrl, QUEUE_URL: api.databaseUrl });
  await eventually(async () => (await told()).length > 0, 'the start');
  expect(await told()).toEqual([`null started ${version}`]);
  await program.stop();
});

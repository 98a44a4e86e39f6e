import pino from 'pino';
import { configFor } from '../../../../test/config-for';
import { eventually } from '../../../../test/eventually';
import { postApplication, validFields } from '../../../../test/post-application';
import { type TestApi, startApi } from '../../../../test/start-api';
import { startSmtp } from '../../../../test/start-smtp';
import { createWorker } from '../../../create-worker';

const refusal = (responseCode: number) => Object.assign(new Error(`no <${validFields.email}>`), { responseCode });

describe('the log of the worker', () => {
  let api: TestApi;
  const stops: (() => Promise<unknown>)[] = [];
  beforeEach(async () => void (api = await startApi()));
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
    await api.stop();
  });

  const startWith = async (options: Parameters<typeof startSmtp>[0], addressOf: (url: string) => string) => {
    const smtp = await startSmtp(options);
    const lines: { level: number; alarm?: string }[] = [];
    const stream = { write: (line: string) => void lines.push(JSON.parse(line) as { level: number }) };
    const settings = { DATABASE_URL: api.databaseUrl, QUEUE_URL: api.databaseUrl, STORAGE_URL: api.storageUrl };
    const config = configFor({
      ...settings,
      MAIL_URL: addressOf(smtp.url),
      WORKER_HEALTH_PORT: '0',
    });
    const worker = await createWorker(config, pino({ level: 'warn' }, stream));
    stops.push(() => worker.close(), smtp.stop);
    await postApplication(api.url).expect(201);
    return { lines, mails: smtp.mails };
  };
  const workWith = async (options: Parameters<typeof startSmtp>[0], credentials = '') => {
    const { lines } = await startWith(options, (url) => url.replace('//', `//${credentials}`));
    await eventually(
      async () =>
        (await api.sql("SELECT 1 FROM outbox_jobs WHERE state = 'pending'")).length === 0 &&
        (await api.sql("SELECT 1 FROM deliveries WHERE state = 'failed'")).length > 0,
      'failed mails',
    );
    await eventually(async () => (await api.sql("SELECT 1 FROM deliveries WHERE state = 'pending'")).length === 0);
    return lines;
  };
  const alarms = (lines: { level: number; alarm?: string }[]) =>
    lines.filter(({ alarm, level }) => alarm && level === 50).map(({ alarm }) => alarm);

  it('raises an alarm when the mail server refuses our credentials (row 80: 535)', async () => {
    const onAuth = (_auth: unknown, _session: unknown, done: (error: Error) => void) => done(refusal(535));
    const lines = await workWith({ disabledCommands: ['STARTTLS'], onAuth }, 'me:k2m5v8x1c4n7b0q3@');
    expect(new Set(alarms(lines))).toEqual(new Set(['mail_login_refused']));
    expect(await api.sql('SELECT DISTINCT state FROM deliveries')).toEqual([{ state: 'failed' }]);
    expect(JSON.stringify(lines)).not.toContain('k2m5v8x1');
  });

  it('row 157: raises one alarm for all mails while there is no TLS to the server, and keeps them with the reason', async () => {
    // An address of this machine that is not a loopback one.
    const { lines, mails } = await startWith({}, (url) => url.replace('127.0.0.1', '0.0.0.0'));
    const selectWarned =
      "SELECT 1 FROM deliveries WHERE state = 'pending' AND answer LIKE '%no mail leaves without one%'";
    await eventually(async () => (await api.sql(selectWarned)).length === 2, 'two mails that wait');
    expect(await api.sql("SELECT 1 FROM outbox_jobs WHERE state = 'failed'")).toEqual([]);
    expect(alarms(lines)).toEqual(['mail_tls_failed']);
    expect(mails).toEqual([]);
  });

  it('raises an alarm when our own inbox is refused, and none about a mailbox of somebody who wrote to us', async () => {
    const lines = await workWith({ onRcptTo: (_address, _session, done) => done(refusal(550)) });
    await eventually(async () => (await api.sql("SELECT 1 FROM deliveries WHERE state = 'failed'")).length === 2);
    expect(alarms(lines)).toEqual(['mail_refused']);
    expect(JSON.stringify(lines)).not.toContain(validFields.email);
  });
});

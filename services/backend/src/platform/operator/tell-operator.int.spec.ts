import pino from 'pino';
import { configFor } from '../../../test/config-for';
import { eventually } from '../../../test/eventually';
import { startListener } from '../../../test/start-listener';
import { type TestApi, startApi } from '../../../test/start-api';
import { startSmtp } from '../../../test/start-smtp';
import { Database } from '../database/database';
import { endAlarm, raiseAlarm } from '../log/alarm';
import { MailTokens } from '../mail-tokens/mail-tokens';
import { Heartbeat } from './heartbeat';
import { TellOperator } from './tell-operator';

const logger = pino({ level: 'silent' });
let api: TestApi;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let hook: Awaited<ReturnType<typeof startListener>>;
beforeEach(async () => {
  api = await startApi();
  smtp = await startSmtp();
  hook = await startListener();
});
afterEach(async () => {
  await api.stop();
  await smtp.stop();
  await hook.stop();
});

const database = () => api.app.get(Database, { strict: false });
const settings = () => ({
  OPERATOR_MAIL_TO: 'Night shift <ops@plumbline.example>',
  OPERATOR_MAIL_URL: smtp.url,
  OPERATOR_WEBHOOK_URL: `${hook.url}/hooks/k2m5v8x1`,
});
/** As a worker that was started just now. */
const teller = (more: Record<string, string> = {}) => {
  const config = configFor({ ...settings(), ...more });
  return new TellOperator(database(), config, logger, new MailTokens(database(), config));
};

const DOWN = 'the storage takes no files; resumes wait in the database';
const rowOf = async (name: string) =>
  (
    await api.sql<{ over: boolean; seen: string }>(
      'SELECT over_at IS NOT NULL AS over, seen_at::text AS seen FROM operator_alarms WHERE name = $1',
      [name],
    )
  )[0];
/** As any process of the system does, until it is in the database. */
const begin = async (name: 'storage_down' | 'mail_unsure' = 'storage_down') => {
  const before = (await rowOf(name))?.seen;
  raiseAlarm(logger, name, DOWN, { err: new Error('550 asha@mail.example is unknown') });
  await eventually(async () => {
    const row = await rowOf(name);
    return row && !row.over && row.seen !== before;
  }, 'the alarm in the database');
};
const end = async () => {
  endAlarm(logger, 'storage_down', 'the storage takes files again');
  await eventually(async () => (await rowOf('storage_down'))?.over, 'its end in the database');
};
const pass = (time: string) =>
  api.sql(
    `UPDATE operator_alarms SET since = since - $1::interval, seen_at = seen_at - $1::interval,
       over_at = over_at - $1::interval, closed_at = closed_at - $1::interval`,
    [time],
  );
const subjects = () => smtp.mails.map(({ subject }) => subject);
const told = () => hook.calls.map(({ body }) => (JSON.parse(body) as { alarms: object[] }).alarms);

describe('The operator', () => {
  it('is told of an alarm once when it begins and once when it is over, by mail and by web hook', async () => {
    await begin();
    const worker = teller();
    await worker.run();
    await begin();
    await worker.run();
    expect(subjects()).toEqual(['site.example: alarm: storage_down']);
    expect(smtp.mails[0]).toMatchObject({ envelope: { to: ['ops@plumbline.example'] } });
    expect(told()).toEqual([
      [{ name: 'storage_down', state: 'begun', text: DOWN, since: expect.stringMatching(/Z$/), until: null }],
    ]);
    expect(hook.calls[0]).toMatchObject({ method: 'POST', path: '/hooks/k2m5v8x1' });

    await end();
    await worker.run();
    expect(subjects()).toHaveLength(1);
    await pass('12 minutes');
    await worker.run();
    await worker.run();
    // On a busy machine another alarm may have come and gone meanwhile.
    expect(subjects()).toEqual([
      'site.example: alarm: storage_down',
      expect.stringMatching(/^site\.example: over: .*\bstorage_down\b/),
    ]);
    expect(told()[1]).toContainEqual(
      expect.objectContaining({ name: 'storage_down', state: 'over', until: expect.stringMatching(/Z$/) }),
    );
    expect(told()).toHaveLength(2);
  });

  it('is told nothing of a person: neither the reason nor what an alarm is about leaves', async () => {
    await begin();
    await teller().run();
    expect(hook.calls).toHaveLength(1);
    expect(JSON.stringify([smtp.mails, hook.calls])).not.toMatch(/asha|550/);
  });

  it('is told nothing anew by a worker that was started again, and of the end of an alarm from before', async () => {
    await begin();
    await teller().run();
    await teller().run();
    expect(subjects()).toHaveLength(1);
    await end();
    await pass('12 minutes');
    await teller().run();
    expect(subjects()).toEqual(['site.example: alarm: storage_down', 'site.example: over: storage_down']);
  });

  it('fault 430: gets two mails of an alarm that comes and goes ten times in an hour', async () => {
    const worker = teller();
    for (let time = 0; time < 10; time += 1) {
      await begin();
      await worker.run();
      await end();
      await pass('6 minutes');
      await worker.run();
    }
    await pass('12 minutes');
    await worker.run();
    expect(subjects()).toEqual(['site.example: alarm: storage_down', 'site.example: over: storage_down']);
  });

  it('fault 430: gets ever fewer mails of an alarm that comes and goes all day, and the last one tells how it ended', async () => {
    const worker = teller();
    for (let time = 0; time < 24; time += 1) {
      await begin();
      await worker.run();
      await end();
      await pass('1 hour');
      await worker.run();
    }
    await pass('6 hours 1 minute');
    await worker.run();
    expect(smtp.mails.length).toBeLessThanOrEqual(8);
    expect(subjects().at(-1)).toBe('site.example: over: storage_down');
  });

  it('hears by the web hook at once, and by mail with its end, of what a mail server that is away held up', async () => {
    const worker = teller();
    smtp.refuseWith(451);
    await begin();
    await worker.run();
    expect([smtp.mails.length, hook.calls.length]).toEqual([0, 1]);
    smtp.refuseWith(null);
    await end();
    await pass('12 minutes');
    await teller().run();
    expect(subjects()).toEqual(['site.example: over: storage_down']);
    expect(smtp.mails[0]?.text).toMatch(/storage_down is over since .+; it began at /);
  });

  it('is told that an alarm without an end of its own was not seen again for two hours', async () => {
    await begin('mail_unsure');
    const worker = teller();
    await worker.run();
    await pass('2 hours 1 minute');
    await worker.run();
    expect(smtp.mails.at(-1)?.text).toContain('mail_unsure was not seen again for two hours');
  });

  it('fault 431: is told by no redirect: the other address is not called, and the call is tried again', async () => {
    hook.answerWith(307);
    await begin();
    await teller({ OPERATOR_MAIL_TO: '' }).run();
    expect(hook.calls.map(({ path }) => path)).toEqual(['/hooks/k2m5v8x1']);
    hook.answerWith(204);
    await teller({ OPERATOR_MAIL_TO: '' }).run();
    await teller({ OPERATOR_MAIL_TO: '' }).run();
    expect(hook.calls).toHaveLength(2);
  });
});

describe('The heartbeat', () => {
  const heartbeat = (more: Record<string, string> = {}) =>
    new Heartbeat(database(), configFor({ HEARTBEAT_URL: `${hook.url}/ping`, ...more }));

  it('is called while the worker is healthy, also while an alarm lasts that the operator was told of', async () => {
    await begin();
    await teller().run();
    await pass('1 hour');
    expect(await heartbeat().run()).toBe(true);
    expect(hook.calls.at(-1)).toMatchObject({ method: 'GET', path: '/ping' });
  });

  it('fault 432: stops while nobody can be told of an alarm, and while the database cannot be written', async () => {
    await begin();
    expect(await heartbeat().run()).toBe(true);
    await pass('16 minutes');
    expect(await heartbeat().run()).toBe(false);
    await teller().run();
    expect(await heartbeat().run()).toBe(true);
    const readOnly = { query: () => Promise.resolve([{ ready: true, writing: false }]) } as unknown as Database;
    expect(await new Heartbeat(readOnly, configFor({ HEARTBEAT_URL: hook.url })).run()).toBe(false);
  });

  it('sends name and password of its address as a header, which no server logs with the address', async () => {
    const address = Object.assign(new URL(hook.url), { username: 'ops', password: 'k2m5v8x1c4n7' });
    await heartbeat({ HEARTBEAT_URL: String(address) }).run();
    const login = Buffer.from('ops:k2m5v8x1c4n7').toString('base64');
    expect(hook.calls[0]?.headers.authorization).toBe(`Basic ${login}`);
  });
});

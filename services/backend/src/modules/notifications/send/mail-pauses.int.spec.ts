import pino from 'pino';
import { configFor } from '../../../../test/config-for';
import { eventually } from '../../../../test/eventually';
import { provenOf } from '../../../../test/extent';
import { postApplication, validFields } from '../../../../test/post-application';
import { type TestApi, startApi } from '../../../../test/start-api';
import { startSmtp } from '../../../../test/start-smtp';
import { createWorker } from '../../../create-worker';

const hr = 'hr@plumbline.example';
type Line = { alarm?: string; recovered?: string; err?: { message: string } };
type Refusing = { at: 'greeting' | 'AUTH' | 'MAIL' | 'RCPT' | null; only?: string };

describe('A mail server that refuses for good', () => {
  let api: TestApi;
  const stops: (() => Promise<unknown>)[] = [];
  beforeEach(async () => void (api = await startApi()));
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
    await api.stop();
  });

  const start = async (refusing: Refusing) => {
    let tries = 0;
    const refuse = (is: boolean, done: (error?: Error) => void) => {
      if (!is) return done();
      tries += 1;
      return done(Object.assign(new Error(`5.7.1 no <${hr}>`), { responseCode: 550 }));
    };
    const smtp = await startSmtp({
      disabledCommands: ['STARTTLS'],
      onConnect: (_session, done) => refuse(refusing.at === 'greeting', done),
      onAuth: (_auth, _session, done) =>
        refuse(refusing.at === 'AUTH', (error) => (error ? done(error) : done(null, { user: 'me' }))),
      onMailFrom: (_address, _session, done) => refuse(refusing.at === 'MAIL', done),
      onRcptTo: ({ address }, _session, done) =>
        refuse(refusing.at === 'RCPT' && (!refusing.only || refusing.only === address), done),
    });
    const lines: Line[] = [];
    const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
    const addresses = { DATABASE_URL: api.databaseUrl, QUEUE_URL: api.databaseUrl, STORAGE_URL: api.storageUrl };
    const url = smtp.url.replace('//', '//me:k2m5v8x1c4n7b0q3@');
    const config = configFor({ ...addresses, MAIL_URL: url, WORKER_HEALTH_PORT: '0' });
    const worker = await createWorker(config, pino({ level: 'info' }, stream));
    stops.push(() => worker.close(), smtp.stop);
    return { smtp, lines, tries: () => tries };
  };
  const apply = async (count: number) => {
    for (let n = 0; n < count; n += 1) {
      const fields = { ...validFields, email: `applicant-${n}@mail.example`, message: `number ${n}` };
      await postApplication(api.url, { fields }).expect(201);
    }
  };
  const states = async (where = 'true') => {
    const text = `SELECT state, count(*)::int AS n FROM deliveries WHERE ${where} GROUP BY state`;
    const rows = await api.sql<{ state: string; n: number }>(text);
    return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
  };
  const pauses = () => api.sql<{ scope: string }>('SELECT scope FROM mail_pauses WHERE paused_at IS NOT NULL');
  /** As if the minutes until the next try had passed, and those until each job asks again. */
  const passTime = async () => {
    await api.sql('UPDATE mail_pauses SET next_try_at = now() WHERE paused_at IS NOT NULL');
    await api.sql('UPDATE bullmq.job SET process_at_ms = 1 WHERE process_at_ms > 1');
  };
  const alarms = (lines: Line[]) => lines.flatMap(({ alarm }) => alarm ?? []);

  const places = [
    // The look at the greeting each few seconds is a try, too.
    ['greeting', Infinity, ['mail_down']],
    ['AUTH', 6, ['mail_down', 'mail_login_refused']],
    ['MAIL', 6, ['mail_down']],
  ] as const;
  it.each(provenOf(places, 1, 3))(
    'row 223: fails two mails, then all wait with one alarm, and go out when it takes mails again: %s',
    async (at, mostTries, told) => {
      const refusing: Refusing = { at };
      const { smtp, lines, tries } = await start(refusing);
      await apply(3);
      await eventually(async () => (await pauses()).length > 0, 'a pause');
      await eventually(async () => Object.values(await states()).reduce((sum, n) => sum + n, 0) === 6, 'six mails');
      expect(await pauses()).toEqual([{ scope: 'server' }]);
      expect((await states())['failed']).toBe(2);
      expect(tries()).toBeLessThanOrEqual(mostTries);
      await eventually(() => alarms(lines).includes('mail_down'), 'the alarm');
      const alarmLine = lines.find(({ alarm }) => alarm === 'mail_down');
      expect(alarmLine?.err?.message).toMatch(/^Sending pauses: .*550/);
      expect(JSON.stringify(alarmLine)).not.toContain(hr);
      refusing.at = null;
      await eventually(
        async () => {
          await passTime();
          return (await states())['sent'] === 6;
        },
        'all mails',
        120,
      );
      expect(await api.sql('SELECT FROM mail_pauses')).toEqual([]);
      expect(smtp.mails).toHaveLength(6);
      await eventually(() => lines.some(({ recovered }) => recovered === 'mail_down'), 'the end of the alarm', 40);
      // Two jobs raise them.
      expect(alarms(lines).toSorted()).toEqual(told);
    },
    200_000,
  );

  it('row 223: pauses HR’s mails alone when it refuses HR’s own address', async () => {
    const refusing: Refusing = { at: 'RCPT', only: hr };
    const { smtp, lines } = await start(refusing);
    await apply(5);
    await eventually(async () => (await pauses()).length > 0, 'a pause');
    await eventually(async () => (await states("template LIKE 'acknowledge%'"))['sent'] === 5, 'the acknowledgements');
    expect(await pauses()).toEqual([{ scope: hr }]);
    await eventually(async () => (await states("template = 'hr-application'"))['pending'] === 3, 'mails that wait');
    expect(await states("template = 'hr-application'")).toEqual({ pending: 3, failed: 2 });
    expect(smtp.mails).toHaveLength(5);
    refusing.at = null;
    await eventually(
      async () => {
        await passTime();
        return (await states())['sent'] === 10;
      },
      'the mails to HR',
      120,
    );
    await eventually(() => lines.some(({ recovered }) => recovered === 'mail_refused'), 'the end of the alarm');
    expect(alarms(lines)).toEqual(['mail_refused']);
  }, 200_000);

  it('row 223: pauses nothing for addresses of applicants that it refuses', async () => {
    const { smtp, lines } = await start({ at: 'RCPT', only: 'applicant-0@mail.example' });
    for (let n = 0; n < 4; n += 1) {
      const fields = { ...validFields, email: 'applicant-0@mail.example', message: `number ${n}` };
      await postApplication(api.url, { fields }).expect(201);
    }
    await eventually(async () => (await states("template LIKE 'acknowledge%'"))['failed'] === 4, 'refusals');
    await eventually(async () => (await states("template = 'hr-application'"))['sent'] === 4, 'the mails to HR');
    expect(await api.sql('SELECT FROM mail_pauses')).toEqual([]);
    expect(smtp.mails).toHaveLength(4);
    expect(alarms(lines)).toEqual([]);
  });
});

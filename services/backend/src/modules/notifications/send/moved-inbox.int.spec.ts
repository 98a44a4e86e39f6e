import { callAdmin } from '../../../../test/call-admin';
import { eventually } from '../../../../test/eventually';
import { postApplication } from '../../../../test/post-application';
import { type TestApi, startApi } from '../../../../test/start-api';
import { cookieFor } from '../../../../test/sign-in';
import { startSmtp } from '../../../../test/start-smtp';
import { startWorker } from '../../../../test/start-worker';

const former = 'former.hr@plumbline.example';
const present = 'present.hr@plumbline.example';

describe('HR’s address that changes while mails wait', () => {
  let api: TestApi;
  const stops: (() => Promise<unknown>)[] = [];
  beforeEach(async () => void (api = await startApi()));
  afterEach(async () => {
    for (const stop of stops.splice(0).toReversed()) await stop();
    await api.stop();
  });
  const work = async (HR_MAIL_TO: string, MAIL_URL: string) => {
    const addresses = { DATABASE_URL: api.databaseUrl, QUEUE_URL: api.databaseUrl, STORAGE_URL: api.storageUrl };
    const worker = await startWorker({ ...addresses, HR_MAIL_TO, MAIL_URL, ACKNOWLEDGE: 'none' });
    stops.push(() => worker.close());
    return { stop: async () => void (await stops.pop()!()) };
  };
  const smtp = async () => {
    const server = await startSmtp();
    stops.push(server.stop);
    return server;
  };
  const rows = () =>
    api.sql<{ recipient: string; state: string }>('SELECT recipient, state FROM deliveries ORDER BY recipient');
  const nothingWaits = () =>
    eventually(async () => {
      const [pendingJob] = await api.sql("SELECT FROM outbox_jobs WHERE state = 'pending'");
      return !pendingJob;
    }, 'the end of all jobs');
  /** A mail that was tried in vain at the former address. */
  const leaveWaiting = async () => {
    const worker = await work(former, 'smtp://127.0.0.1:1');
    await postApplication(api.url).expect(201);
    await eventually(
      async () => (await api.sql("SELECT FROM deliveries WHERE answer LIKE '%ECONNREFUSED%'")).length > 0,
    );
    await worker.stop();
  };

  it('row 222: gets the mail, and the one to the former address is replaced', async () => {
    await leaveWaiting();
    const server = await smtp();
    await work(present, server.url);
    await nothingWaits();
    expect(await rows()).toEqual([
      { recipient: former, state: 'replaced' },
      { recipient: present, state: 'sent' },
    ]);
    expect(server.mails.map(({ envelope }) => envelope.to)).toEqual([[present]]);
    const { body } = await callAdmin(api, 'get', '/api/admin/deliveries/numbers', {
      cookie: await cookieFor(api, 'hr'),
    });
    expect(body).toMatchObject({ pending: 0, replaced: 1, sent: 1, oldestPendingSeconds: null });
  });

  it('row 222: and changes back gets it once, at the address that it is in the end', async () => {
    await leaveWaiting();
    const away = await work(present, 'smtp://127.0.0.1:1');
    const waits = "SELECT FROM deliveries WHERE answer LIKE '%ECONNREFUSED%' AND recipient = $1 AND state = 'pending'";
    await eventually(async () => (await api.sql(waits, [present])).length > 0, 'a try at the new address');
    await away.stop();
    const server = await smtp();
    await work(former, server.url);
    await nothingWaits();
    expect(await rows()).toEqual([
      { recipient: former, state: 'sent' },
      { recipient: present, state: 'replaced' },
    ]);
    expect(server.mails).toHaveLength(1);
  });

  it('row 222: leaves one that may have arrived at the former address to a person, and mails the new one', async () => {
    await leaveWaiting();
    await api.sql("UPDATE deliveries SET state = 'unsure', copies = 1, again_at = now() + interval '5 minutes'");
    const server = await smtp();
    await work(present, server.url);
    await nothingWaits();
    expect(await rows()).toEqual([
      { recipient: former, state: 'unsure' },
      { recipient: present, state: 'sent' },
    ]);
    const [row] = await api.sql("SELECT again_at, answer FROM deliveries WHERE state = 'unsure'");
    expect(row).toEqual({ again_at: null, answer: expect.stringMatching(/^Its address has changed, and it may/) });
    expect(server.mails).toHaveLength(1);
  });

  it('row 222: gets no second mail about what the former address has had', async () => {
    await leaveWaiting();
    await api.sql("UPDATE deliveries SET state = 'sent', sent_at = now()");
    const server = await smtp();
    await work(present, server.url);
    await nothingWaits();
    expect(await rows()).toEqual([{ recipient: former, state: 'sent' }]);
    expect(server.mails).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import pino from 'pino';
import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { configFor } from '../../../../test/config-for';
import { contact, postForm } from '../../../../test/enquiries';
import { eventually } from '../../../../test/eventually';
import { postApplication, validFields } from '../../../../test/post-application';
import { cookieFor } from '../../../../test/sign-in';
import { startApi } from '../../../../test/start-api';
import { answerAfter, drip, hangUp, type OddAct, silence, startOddSmtp } from '../../../../test/start-odd-smtp';
import { createWorker } from '../../../create-worker';
import { Database } from '../../../platform/database/database';
import { RequestStageMail } from '../write-stage-mail.use-case';

interface Row {
  id: string;
  template: string;
  recipient: string;
  state: string;
  copies: number;
  again_at: Date | null;
  job: string | null;
}

/** API, worker with its log, and a mail server that treats the final dot of a mail as `after` says for its recipient. */
async function startAll(settings: Record<string, string>, after: Map<string, OddAct>) {
  const smtp = await startOddSmtp((step, recipient) =>
    step === 'dot' ? (after.get(recipient) ?? after.get(recipient.replace(/^.*@/, ''))) : undefined,
  );
  const api = await startApi();
  const places = { DATABASE_URL: api.databaseUrl, QUEUE_URL: api.databaseUrl, STORAGE_URL: api.storageUrl };
  const config = configFor({ ...places, MAIL_URL: smtp.url, WORKER_HEALTH_PORT: '0', ...settings });
  const alarms: { alarm?: string; deliveryId?: string }[] = [];
  const lines = { write: (line: string) => void alarms.push(JSON.parse(line) as { alarm?: string }) };
  const worker: INestApplicationContext = await createWorker(config, pino({ level: 'error' }, lines));
  let stopped: Promise<void> | undefined;
  const rowsTo = (recipient: string) =>
    api.sql<Row>(
      `SELECT d.id, d.template, d.recipient, d.state, d.copies, d.again_at, j.state AS job
       FROM deliveries d LEFT JOIN outbox_jobs j ON j.event_id = d.event_id AND j.job = d.job
       WHERE d.recipient LIKE $1 ORDER BY d.id`,
      [recipient],
    );
  return {
    smtp,
    api,
    rowsTo,
    rowTo: async (recipient: string) => (await rowsTo(recipient))[0],
    alarmsOf: (name: string) => alarms.filter(({ alarm }) => alarm === name).map(({ deliveryId }) => deliveryId),
    apply: (email: string) =>
      postApplication(api.url, { fields: { ...validFields, email, message: randomUUID() } }).expect(201),
    /** Waits until the mail waits for a person, and its job has come to an end. */
    decidedByPerson: (recipient: string) =>
      eventually(async () => {
        const [row] = await rowsTo(recipient);
        return row?.state === 'unsure' && !row.again_at && row.job === 'dead' && row;
      }, `a mail to ${recipient} that waits for a person`),
    stopWorker: () => (stopped ??= worker.close()),
    stop: async () => {
      await (stopped ??= worker.close());
      await api.stop();
      await smtp.stop();
    },
  };
}
type All = Awaited<ReturnType<typeof startAll>>;

describe('a mail whose final reply never comes', () => {
  const cases: [string, OddAct][] = [
    ['says nothing', silence],
    ['answers when we have stopped waiting', answerAfter(3_000)],
    ['drips bytes of a reply', drip],
    ['hangs up', hangUp],
  ];
  const mailboxOf = (name: string) => `${name.replaceAll(' ', '-')}@mail.example`;
  const after = new Map(cases.map(([name, act]) => [mailboxOf(name), act]));
  /** Hangs up after the first copy and does `then` after the second. */
  const hangUpOnce = (then: OddAct): OddAct => {
    let copies = 0;
    return (socket) => (++copies === 1 ? hangUp : then)(socket);
  };
  const templates = {
    'hr@plumbline.example': 'hr-application',
    'hello@plumbline.example': 'inbox-contact-message',
    'stage@mail.example': 'stage-mail',
    'nila@plumbline.example': 'staff-invitation',
  };
  let all: All;
  beforeAll(async () => {
    all = await startAll({ MAIL_FINAL_REPLY_SECONDS: '1', MAIL_UNSURE_RETRY_SECONDS: '0.5' }, after);
    for (const mailbox of Object.keys(templates)) after.set(mailbox, hangUp);
    after.set('second@mail.example', hangUpOnce(answerAfter(0)));
    after.set('then-no@mail.example', hangUpOnce(answerAfter(0, '554 no')));
    // As after kill -9: the lease runs out, and a late note of the worker comes from one without the lease.
    const killed = `UPDATE deliveries SET attempts = attempts + 1, leased_until = now() - interval '1 second'
      WHERE recipient = 'killed@mail.example'`;
    after.set('killed@mail.example', (socket) => void all.api.sql(killed).then(() => answerAfter(0)(socket)));

    await postForm(all.api.url, contact).expect(201);
    const { id: applicationId } = await addApplication(all.api, { email: 'stage@mail.example' });
    const requestMail = all.api.app.get(RequestStageMail, { strict: false });
    const actor = { id: randomUUID(), name: 'Meera', email: 'm@x.example', role: 'hr', sessionId: '' };
    const wanted = [{ applicationId, subject: 'Hello', body: 'Hello' }];
    await all.api.app
      .get(Database, { strict: false })
      .transaction((tx) => requestMail.requestAll(tx, wanted, { actor }));
    const person = { name: 'Nila Das', email: 'nila@plumbline.example', role: 'hr' };
    const cookie = await cookieFor(all.api, 'general');
    await callAdmin(all.api, 'post', '/api/admin/staff/invitations', { cookie, body: person }).expect(201);
    for (const mailbox of after.keys()) if (mailbox.endsWith('@mail.example')) await all.apply(mailbox);
  });
  afterAll(() => all.stop());

  it.each(cases)(
    'leaves twice at most, as one mail, and then a person decides: the server %s',
    async (name) => {
      const mailbox = mailboxOf(name);
      const { id } = await all.decidedByPerson(mailbox);
      expect(await all.rowTo(mailbox)).toMatchObject({ copies: 2, template: 'acknowledge-application' });
      expect(all.smtp.takenFor(mailbox)).toHaveLength(2);
      expect(new Set(all.smtp.takenFor(mailbox).map(({ messageId }) => messageId)).size).toBe(1);
      expect(all.alarmsOf('mail_unsure').filter((of) => of === id)).toHaveLength(1);
    },
    40_000,
  );

  it.each(Object.entries(templates))(
    'is treated so for every kind: to %s',
    async (mailbox, template) => {
      await all.decidedByPerson(mailbox);
      const row = (await all.rowsTo(mailbox)).find((each) => each.template === template);
      expect(row).toMatchObject({ state: 'unsure', copies: 2 });
      const copies = Map.groupBy(all.smtp.takenFor(mailbox), ({ messageId }) => messageId);
      expect(Math.max(...[...copies.values()].map(({ length }) => length))).toBe(2);
    },
    40_000,
  );

  it('is sent when the second copy is answered', async () => {
    await eventually(async () => (await all.rowTo('second@mail.example'))?.job === 'done');
    expect(await all.rowTo('second@mail.example')).toMatchObject({ state: 'sent', copies: 2, again_at: null });
    expect(all.smtp.takenFor('second@mail.example')).toHaveLength(2);
  }, 40_000);

  it('is not called failed when only the second copy is refused', async () => {
    await all.decidedByPerson('then-no@mail.example');
    expect(await all.rowTo('then-no@mail.example')).toMatchObject({ copies: 1 });
  }, 40_000);

  it('leaves twice at most when each worker that sends it is killed before it can note an answer', async () => {
    const { id } = await all.decidedByPerson('killed@mail.example');
    expect(await all.rowTo('killed@mail.example')).toMatchObject({ copies: 2 });
    expect(all.smtp.takenFor('killed@mail.example')).toHaveLength(2);
    expect(all.alarmsOf('mail_unsure')).toContain(id);
  }, 40_000);

  describe('when a person decides', () => {
    const decide = async (id: string, what: 'confirm' | 'resend', area: 'hr' | 'general' = 'hr') =>
      callAdmin(all.api, 'post', `/api/admin/deliveries/${id}/${what}`, { cookie: await cookieFor(all.api, area) });

    it('that it has arrived: it is sent, its job is done, and no copy follows', async () => {
      const mailbox = mailboxOf('hangs up');
      const { id } = (await all.rowTo(mailbox))!;
      expect((await decide(id, 'confirm', 'general')).status).toBe(404);
      const answer = await decide(id, 'confirm');
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ id, state: 'sent', copies: 2, againAt: null });
      expect(answer.body.sentAt).not.toBeNull();
      expect((await decide(id, 'confirm')).body.code).toBe('delivery_not_unsure');
      await eventually(async () => (await all.rowTo(mailbox))?.job === 'done');
      expect(all.smtp.takenFor(mailbox)).toHaveLength(2);
      const audit = "SELECT actor_name FROM audit_log WHERE action = 'delivery.confirmed' AND subject_id = $1";
      expect(await all.api.sql(audit, [id])).toEqual([{ actor_name: 'Meera Nair' }]);
    });

    it('that it leaves once more: it does, under the same Message-ID', async () => {
      const mailbox = mailboxOf('says nothing');
      after.delete(mailbox);
      const { id } = (await all.rowTo(mailbox))!;
      expect((await decide(id, 'resend')).body).toMatchObject({ id, state: 'pending' });
      await eventually(async () => (await all.rowTo(mailbox))?.state === 'sent');
      expect(all.smtp.takenFor(mailbox)).toHaveLength(3);
      expect(new Set(all.smtp.takenFor(mailbox).map(({ messageId }) => messageId)).size).toBe(1);
    });
  });
});

describe('a mail server that takes its time', () => {
  it('is waited for, lets the other mails pass, and keeps a stop of the worker from ending in copies', async () => {
    const after = new Map([['slow.example', silence]]);
    after.set('late@mail.example', answerAfter(3_000));
    const all = await startAll({ MAIL_CONNECTIONS: '20' }, after);
    try {
      for (let at = 0; at < 12; at += 1) await all.apply(`a${at}@slow.example`);
      await all.apply('late@mail.example');
      await eventually(
        async () => (await all.rowTo('late@mail.example'))?.state === 'sent',
        'a mail to another domain',
      );
      expect(all.smtp.takenFor('late@mail.example')).toHaveLength(1);
      const slow = await all.rowsTo('%@slow.example');
      expect(new Set(slow.map(({ state }) => state))).toEqual(new Set(['pending']));
      expect(all.smtp.taken.filter(({ recipient }) => recipient.endsWith('@slow.example'))).toHaveLength(8);
      await all.stopWorker();
      const stopped = await all.rowsTo('%@slow.example');
      expect(stopped.filter(({ state, again_at }) => state === 'unsure' && again_at)).toHaveLength(8);
      expect(stopped.filter(({ state, copies }) => state === 'pending' && copies === 0)).toHaveLength(
        stopped.length - 8,
      );
    } finally {
      await all.stop();
    }
  }, 60_000);
});

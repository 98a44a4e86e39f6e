import { randomUUID } from 'node:crypto';
import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
let hr: string;
beforeAll(async () => {
  api = await startApi({ UNDO_SECONDS: '10' });
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());

const mail = { subject: 'About {{reference}}', body: 'Dear {{name}}, we are still reading.' };
const post = (path: string, body: object) => callAdmin(api, 'post', `/api/admin/${path}`, { cookie: hr, body });
const countMails = async (ids: readonly string[]) =>
  (await api.sql('SELECT FROM stage_mails WHERE application_id = ANY($1::uuid[])', [ids])).length;

describe('A mail to applicants that is sent again, because its answer was lost,', () => {
  it('goes out once for its key, also when two come at the same moment, and when the applicant was moved since', async () => {
    const ids = [(await addApplication(api)).id, (await addApplication(api)).id];
    const key = randomUUID();
    const versions = Object.fromEntries(ids.map((id) => [id, 1]));
    const send = () => post('applications/messages', { ids, mail, key, versions });
    const first = await Promise.all([send(), send()]);
    // The second one learns that the first is under way, or its answer.
    expect(first.map(({ status }) => status).filter((status) => status === 200)).not.toEqual([]);
    expect(first.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await countMails(ids)).toBe(2);
    await post(`applications/${ids[0]}/stage`, { stage: 'screening' }).expect(200);
    expect((await send().expect(200)).body).toEqual({ mails: 2, undo: null });
    expect(await countMails(ids)).toBe(2);
  });

  it('is refused under its key with other words or for others, and goes out under another key', async () => {
    const ids = [(await addApplication(api)).id];
    const other = (await addApplication(api)).id;
    const key = randomUUID();
    await post('applications/messages', { ids, mail, key }).expect(200);
    for (const changed of [{ mail: { ...mail, subject: 'News' } }, { ids: [...ids, other] }, { oneMail: true }]) {
      const { body } = await post('applications/messages', { ids, mail, key, ...changed }).expect(409);
      expect(body.code).toBe('mail_differs');
    }
    expect(await countMails([...ids, other])).toBe(1);
    await post('applications/messages', { ids, mail, key: randomUUID() }).expect(200);
    expect(await countMails(ids)).toBe(2);
    await post('applications/messages', { ids, mail, key: 'x' }).expect(400);
  });

  it('is not taken for sent when it was refused', async () => {
    const ids = [(await addApplication(api)).id];
    const key = randomUUID();
    await post('applications/messages', { ids, mail, key, versions: { [ids[0]!]: 7 } }).expect(422);
    await post('applications/messages', { ids, mail, key, versions: { [ids[0]!]: 1 } }).expect(200);
    expect(await countMails(ids)).toBe(1);
  });

  it('goes out anew under its key once it was taken back, with the same words or with others', async () => {
    const ids = [(await addApplication(api)).id];
    const key = randomUUID();
    for (const more of [{}, {}, { mail: { ...mail, subject: 'News' } }]) {
      const request = { ids, mail, key, ...more };
      const { body } = await post('applications/messages', request).expect(200);
      expect(body).toMatchObject({ mails: 1, undo: { id: expect.any(String) } });
      expect((await post('applications/messages', request).expect(200)).body).toEqual({ mails: 1, undo: null });
      expect(await countMails(ids)).toBe(1);
      await post(`undo/${body.undo.id}`, {}).expect(200);
      expect(await countMails(ids)).toBe(0);
    }
  });

  it('goes out anew under its key once all of its mails were cancelled, but not where one of them was sent after all', async () => {
    const ids = [(await addApplication(api)).id, (await addApplication(api)).id];
    const notBefore = new Date(Date.now() + 86_400_000).toISOString();
    const request = { ids, mail: { ...mail, notBefore }, key: randomUUID() };
    const send = async () => (await post('applications/messages', request).expect(200)).body;
    const decide = async (id: string | undefined, what: string) => {
      const [delivery] = await api.sql<{ id: string }>(
        'SELECT id FROM deliveries WHERE subject_id = $1 ORDER BY id DESC LIMIT 1',
        [id],
      );
      await post(`deliveries/${delivery!.id}/${what}`, {}).expect(200);
    };
    await send();
    await decide(ids[0], 'cancel');
    expect(await send()).toEqual({ mails: 2, undo: null });
    // A later decision cancels the other one.
    await post(`applications/${ids[1]}/stage`, { stage: 'screening' }).expect(200);
    expect(await send()).toMatchObject({ mails: 2, undo: { id: expect.any(String) } });
    expect(await countMails(ids)).toBe(4);
    for (const id of ids) await decide(id, 'cancel');
    await decide(ids[0], 'resend');
    expect(await send()).toEqual({ mails: 2, undo: null });
  });

  it('along with a move of all that match is repeated when all of them have moved, and done anew once it was taken back', async () => {
    const apply = `Post ${randomUUID()}`;
    const ids = [(await addApplication(api, { apply })).id, (await addApplication(api, { apply })).id];
    const request = { filter: { apply }, count: 2, move: { stage: 'screening', mail }, key: randomUUID() };
    for (const _ of ['first', 'anew']) {
      const { body } = await post('bulk-deeds', request).expect(200);
      expect(body).toMatchObject({ id: null, state: 'done', affected: 2, undo: { id: expect.any(String) } });
      expect((await post('bulk-deeds', request).expect(200)).body).toEqual({ ...body, undo: null });
      expect(await countMails(ids)).toBe(2);
      await post(`undo/${body.undo.id}`, {}).expect(200);
    }
    // Also a move without a mail.
    const plain = { ...request, move: { stage: 'screening' }, key: randomUUID() };
    const { body } = await post('bulk-deeds', plain).expect(200);
    await post(`undo/${body.undo.id}`, {}).expect(200);
    expect((await post('bulk-deeds', plain).expect(200)).body).toMatchObject({ affected: 2, undo: {} });
  });

  it('goes out once to all that match, at once or by a worker, whose deed is found again', async () => {
    for (const count of [3, 201]) {
      const apply = `Post ${randomUUID()}`;
      await api.sql(
        `INSERT INTO applications (reference, name, email, apply, experience)
         SELECT 'FD-' || lpad(($1 * 10 + n / 100)::text, 4, '0') || '-' || lpad((n % 100)::text, 4, '0'), 'A ' || n, 'a' || n || '@mail.example', $2, 'x'
         FROM generate_series(1, $1::int) n`,
        [count, apply],
      );
      const request = { filter: { apply }, count, mail, key: randomUUID() };
      const first = await post('bulk-deeds', request).expect(200);
      const again = await post('bulk-deeds', request).expect(200);
      expect(again.body).toEqual({ ...first.body, undo: null });
      const { body } = await post('bulk-deeds', { ...request, mail: { ...mail, subject: 'News' } }).expect(409);
      expect(body.code).toBe('mail_differs');
      const [deeds] = await api.sql<{ n: number }>('SELECT count(*)::int AS n FROM bulk_deeds');
      const sent = await api.sql(
        'SELECT FROM stage_mails m JOIN applications a ON a.id = m.application_id WHERE a.apply = $1',
        [apply],
      );
      expect([sent.length, deeds!.n]).toEqual(count === 3 ? [3, 0] : [0, 1]);
    }
  });
});

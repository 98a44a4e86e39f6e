import { callAdmin } from '../../../../../test/call-admin';
import { cookieFor } from '../../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../../test/start-api';
import type { MatchingMailsView } from './matching-mails.view';

const MANY = 23;
const mail = { subject: 'About {{reference}}', body: 'Dear {{name}}.' };

let api: TestApi;
let hr: string;
beforeEach(async () => {
  api = await startApi();
  hr = await cookieFor(api, 'hr');
  await api.sql(
    `INSERT INTO applications (reference, name, email, apply, experience, created_at)
     SELECT regexp_replace(lpad(n::text, 8, '0'), '(....)(....)', 'FD-\\1-\\2'), 'Applicant ' || n, 'a' || (n % 22) || '@mail.example', 'x', 'x',
       now() + n * interval '1 second'
     FROM generate_series(1, $1::int) n`,
    [MANY],
  );
});
afterEach(() => api.stop());

const ask = (more: object) =>
  callAdmin(api, 'post', '/api/admin/bulk-deeds/mails', { cookie: hr, body: { filter: {}, count: MANY, ...more } });
const list = async (more: object): Promise<MatchingMailsView> => (await ask(more).expect(200)).body;

describe('The mails to all that match', () => {
  it('are shown before, a part at a time, each as it would go out, until all were shown', async () => {
    const names = async (offset: number) =>
      (await list({ mail, oneMail: true, offset })).shown.map(({ name, text }) => [name, text]);
    const all = [...(await names(0)), ...(await names(10)), ...(await names(20))];
    // The first and the last one are of one person, and the newer one names the mail.
    const order = Array.from({ length: MANY - 1 }, (_, at) => `Applicant ${at + 2}`);
    expect(all.map(([name]) => name).toSorted()).toEqual(order.toSorted());
    expect(all.every(([name, text]) => text === `Dear ${name}.`)).toBe(true);
    expect(await names(30)).toEqual([]);
  });

  it('are counted, with the people who would get several', async () => {
    expect(await list({})).toMatchObject({ mails: MANY, several: 1, shown: [] });
    const { mails, people, shown } = await list({ mail, oneMail: true, offset: 20 });
    expect(mails).toBe(MANY - 1);
    expect(people).toMatchObject([{ name: 'Applicant 23', email: 'a1@mail.example' }]);
    expect(shown.at(-1)).toMatchObject({ subject: 'About FD-0000-0023 and FD-0000-0001', problem: null });
  });

  it('are none to those that a move leaves where they are', async () => {
    await api.sql(`UPDATE applications SET stage = 'offer' WHERE name = 'Applicant 23'`);
    expect(await list({ stage: 'offer', oneMail: true })).toMatchObject({ mails: MANY - 1, several: 0 });
  });

  it('are not shown when another number matches by now', async () => {
    expect((await ask({ count: MANY - 1, mail }).expect(409)).body.code).toBe('number_changed');
  });

  it('that could not be sent say why', async () => {
    const { shown } = await list({ mail: { subject: 'News', body: 'Dear {{nmae}}.' } });
    expect(shown[0]).toMatchObject({ problem: 'A placeholder is not filled in.' });
  });
});

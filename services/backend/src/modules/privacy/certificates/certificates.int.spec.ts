import { randomUUID } from 'node:crypto';
import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { addStaff, cookieFor, signIn } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';
import { explaining, scannedBy } from '../../../../test/explain';
import { findErasureEntry, findNewestErasure } from '../../audit/erasures/read-erasures.use-case';

const path = '/api/admin/erasures';

let api: TestApi;
let hr: string;
let general: string;
beforeAll(async () => {
  api = await startApi();
  hr = await signIn(api, await addStaff(api, 'hr', { name: 'Kavita Rao' }));
  general = await cookieFor(api, 'general');
});
afterAll(() => api.stop());

async function erase(email: string, more: object = {}): Promise<string> {
  await addApplication(api, { email });
  const body = { email, reason: 'asked-for', ...more };
  const answer = await callAdmin(api, 'post', path, { cookie: hr, body }).expect(200);
  return (answer.body as { certificateId: string }).certificateId;
}
const list = async (filter: object = {}, cookie = hr) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  const { body } = await callAdmin(api, 'get', `${path}?${query.toString()}`, { cookie }).expect(200);
  return body as { id: string; number: string }[];
};
const idsBy = async (filter: object) => (await list(filter)).map(({ id }) => id);

describe('The certificate of an erasure', () => {
  it('says what was erased, when, by whom and why, and nothing of the person', async () => {
    const id = await erase('asha.rao@mail.example', { reason: 'consent-withdrawn' });
    const { body } = await callAdmin(api, 'get', `${path}/${id}`, { cookie: hr }).expect(200);
    expect(body).toMatchObject({
      id,
      number: expect.stringMatching(/^ER-[\dA-F]{4}-[\dA-F]{4}$/),
      erasedAt: expect.any(String),
      erasedBy: 'Kavita Rao',
      reason: 'consent-withdrawn',
      counts: { applications: 1, consultations: 0 },
    });
    expect(Object.keys(body as object).toSorted()).toEqual(
      ['_id', 'id', 'number', 'erasedAt', 'erasedBy', 'reason', 'counts', 'mailbox'].toSorted(),
    );
    expect(JSON.stringify(body)).not.toMatch(/asha|rao@/i);
  });

  it('can be had again by everybody who may erase, from the list, by its number, its author and its days', async () => {
    const [first, second] = [await erase('first@mail.example'), await erase('second@mail.example')];
    await erase('tried@mail.example', { dryRun: true });
    const all = await list({}, general);
    expect(all.slice(0, 2).map(({ id }) => id)).toEqual([second, first]);
    expect(await idsBy({ number: all[1]!.number.toLowerCase() })).toEqual([first]);
    expect(await idsBy({ number: 'ER-1' })).toEqual([]);
    expect(await idsBy({ actor: 'kavita', id: [second] })).toEqual([second]);
    expect(await idsBy({ actor: 'nobody' })).toEqual([]);
    expect(await idsBy({ to: '2020-01-01T00:00:00Z' })).toEqual([]);
    expect(await idsBy({ from: '2020-01-01T00:00:00Z' })).toHaveLength(all.length);
  });

  it('is there for an erasure of a release that counted less, and for none that was only tried', async () => {
    await api.sql(
      `INSERT INTO audit_log (actor_name, action, subject_type, details) VALUES
        ('Old Olga', 'person.erased', 'person', '{"reason":"not-needed","counts":{"applications":2}}'),
        ('Old Olga', 'person.erasure-tried', 'person', '{"reason":"not-needed","counts":{"applications":2}}')`,
    );
    const found = await list({ actor: 'Old Olga' });
    expect(found).toMatchObject([{ erasedBy: 'Old Olga', counts: { applications: 2, interviews: 0 } }]);
  });

  it.each([randomUUID(), 'x'])('is none for the id %s', async (id) => {
    await callAdmin(api, 'get', `${path}/${id}`, { cookie: hr }).expect(404);
  });

  it('is found by an index, however long the log is', async () => {
    await api.sql(`INSERT INTO audit_log (action, at) SELECT 'session.started', now() - n * interval '1 minute'
      FROM generate_series(1, 20000) n`);
    await api.sql('ANALYZE audit_log');
    const { sql, plans } = explaining(api);
    await findNewestErasure(sql, 'a'.repeat(64)).catch(() => undefined);
    await findErasureEntry(sql, randomUUID());
    expect(plans.size).toBe(2);
    expect(scannedBy(plans)).toEqual([]);
  });
});

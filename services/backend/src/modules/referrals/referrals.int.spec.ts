import { callAdmin } from '../../../test/call-admin';
import { postApplication, validFields } from '../../../test/post-application';
import { cookieFor } from '../../../test/sign-in';
import { type TestApi, startApi } from '../../../test/start-api';

let api: TestApi;
let hr: string;

beforeAll(async () => {
  api = await startApi();
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());

const path = '/api/admin/referrals';
const call = (method: 'get' | 'post' | 'delete', at = '', body?: unknown) =>
  callAdmin(api, method, path + at, { cookie: hr, body });
let posts = 0;
const addPost = async () => {
  posts += 1;
  const [row] = await api.sql<{ id: string }>(
    `INSERT INTO job_posts (title, slug, para, location) VALUES ('Cook', $1, 'P', 'L') RETURNING id`,
    [`cook-${posts}`],
  );
  return row!.id;
};
const create = async (jobPost: string, name = 'Asha Rao') =>
  (await call('post', '', { jobPost, name }).expect(201)).body as { id: string; code: string; address: string };
let applicants = 0;
const applyBy = async (ref: string) => {
  applicants += 1;
  const fields = { ...validFields, email: `asha.${applicants}@mail.example`, ref };
  const { body } = await postApplication(api.url, { fields }).expect(201);
  const [row] = await api.sql<{ id: string }>('SELECT id FROM applications WHERE reference = $1', [body.reference]);
  return row!.id;
};
/** The referrer as one person sees it, HR by default. */
const referrerOf = async (id: string, cookie = hr) =>
  (await callAdmin(api, 'get', `/api/admin/applications/${id}`, { cookie }).expect(200)).body.referredBy;
const countOf = async (jobPost: string) => {
  const filter = encodeURIComponent(JSON.stringify({ jobPost }));
  return (await call('get', `?filter=${filter}`).expect(200)).body.map(
    ({ name, applications }: { name: string; applications: number }) => [name, applications],
  );
};
const log = (id: string) => api.sql('SELECT action, details FROM audit_log WHERE subject_id = $1 ORDER BY id', [id]);

describe('A referral link', () => {
  it('leads to its post, and an application by it has its colleague as referrer, for HR alone', async () => {
    const post = await addPost();
    const { code, address } = await create(post, '  Asha Rao ');
    expect(address).toMatch(new RegExp(`^https?://[^/]+/career/cook-${posts}\\?ref=${code}$`));
    expect(code).toMatch(/^r-[0-9a-z]{10}$/);
    const id = await applyBy(code.toUpperCase());
    expect(await referrerOf(id)).toBe('Asha Rao');
    expect(await referrerOf(id, await cookieFor(api, 'general'))).toBeNull();
    expect(await referrerOf(await applyBy('r-0000000000'))).toBeNull();
    expect(await countOf(post)).toEqual([['Asha Rao', 1]]);
    const { text } = await callAdmin(api, 'get', '/api/admin/applications.csv', { cookie: hr }).expect(200);
    expect(text).toContain('Referred by');
    expect(text).toContain('Asha Rao');
  });

  it('brings nothing more once it is withdrawn; what came by it stays, and so does the number', async () => {
    const post = await addPost();
    const { id, code } = await create(post);
    const before = await applyBy(code);
    const withdrawn = await call('post', `/${id}/withdraw`).expect(200);
    expect(withdrawn.body).toMatchObject({ id, withdrawnAt: expect.any(String), applications: 1 });
    const again = await call('post', `/${id}/withdraw`).expect(200);
    expect(again.body.withdrawnAt).toBe(withdrawn.body.withdrawnAt);
    expect(await referrerOf(await applyBy(code))).toBeNull();
    expect(await referrerOf(before)).toBe('Asha Rao');
    expect(await countOf(post)).toEqual([['Asha Rao', 1]]);
  });

  it('is deleted with the name, which the audit log never had', async () => {
    const post = await addPost();
    const { id, code } = await create(post, 'Canary Colleague');
    const application = await applyBy(code);
    await call('delete', `/${id}`).expect(200);
    await call('delete', `/${id}`).expect(404);
    await call('post', `/${id}/withdraw`).expect(404);
    expect(await referrerOf(application)).toBeNull();
    expect(await countOf(post)).toEqual([]);
    const entries = await log(id);
    expect(entries.map(({ action }) => action)).toEqual(['referral.created', 'referral.deleted']);
    expect(JSON.stringify(entries)).not.toContain('Canary');
  });

  it('goes with its post, and its applications stay', async () => {
    const post = await addPost();
    const application = await applyBy((await create(post)).code);
    await callAdmin(api, 'delete', `/api/jobposts/${post}`, { cookie: hr }).expect(200);
    expect(await countOf(post)).toEqual([]);
    expect(await referrerOf(application)).toBeNull();
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['too long a name', { name: 'a'.repeat(121) }, 'name'],
    ['a name of two lines', { name: 'a\nb' }, 'name'],
    ['no id of a post', { jobPost: 'cook' }, 'jobPost'],
    ['a post that there is not', { jobPost: '01890000-0000-7000-8000-000000000000' }, 'jobPost'],
  ])('is not made with %s', async (_, wrong, field) => {
    const body = { jobPost: await addPost(), name: 'Asha', ...wrong };
    const answer = await call('post', '', body).expect(400);
    expect(answer.body).toMatchObject({ code: 'validation_failed', errors: { [field]: expect.any(String) } });
  });

  it('is not found by a filter that there is not', async () => {
    const filter = (value: object) => call('get', `?filter=${encodeURIComponent(JSON.stringify(value))}`);
    await filter({ name: 'Asha' }).expect(400);
    await filter({ jobPost: 'cook' }).expect(400);
    await call('delete', '/none').expect(404);
  });

  it('counts for its colleague in the report, with those to other posts, but not what is held', async () => {
    const day = '2026-01-05T06:00:00Z';
    for (const [name, standing] of [
      ['Ravi', 'clear'],
      ['Ravi', 'clear'],
      ['Ravi', 'held'],
      ['Meera', 'clear'],
    ] as const) {
      const id = await applyBy((await create(await addPost(), name)).code);
      await api.sql('UPDATE applications SET created_at = $2, standing = $3 WHERE id = $1', [id, day, standing]);
    }
    const report = '/api/admin/reports/applications?from=2026-01-05&to=2026-01-05';
    const { body } = await callAdmin(api, 'get', report, { cookie: hr }).expect(200);
    expect(body.perReferrer).toMatchObject([
      { name: 'Ravi', count: 2 },
      { name: 'Meera', count: 1 },
    ]);
  });
});

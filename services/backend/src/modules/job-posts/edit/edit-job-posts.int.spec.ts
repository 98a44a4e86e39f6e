import request from 'supertest';
import { addApplication } from '../../../../test/add-application';
import { addStaff, cookieFor, origin, signIn } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
let hr: string;
beforeAll(async () => {
  api = await startApi();
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.sql('DELETE FROM job_posts');
  await api.sql('DELETE FROM audit_log');
});

const call = (method: 'post' | 'put' | 'delete' | 'get', path: string, cookie = hr) =>
  request(api.url)[method](path).set('Origin', origin).set('Cookie', cookie);
const post = (body: object, cookie = hr) => call('post', '/api/jobposts', cookie).send(body);
const put = (id: string, body: object, cookie = hr) => call('put', `/api/jobposts/${id}`, cookie).send(body);
const remove = (id: string, cookie = hr) => call('delete', `/api/jobposts/${id}`, cookie);
const find = (id: string, cookie = hr) => call('get', `/api/admin/job-posts/${id}`, cookie);
const publicPosts = async () => (await request(api.url).get('/api/jobposts').expect(200)).body;
const rows = async () => (await api.sql<{ n: number }>('SELECT count(*)::int AS n FROM job_posts'))[0]!.n;
const audited = () =>
  api.sql<{ action: string; details: { before?: object; after?: object } }>(
    `SELECT action, actor_name, subject_id, details FROM audit_log WHERE action LIKE 'job-post.%' ORDER BY id`,
  );

const four = { title: 'Tester', para: 'You test.', location: 'Noida', image: 'https://img.example/t.png' };
const create = async (more: object = {}) => (await post({ ...four, sameTitle: true, ...more }).expect(201)).body;

describe('Creating a job post', () => {
  it('takes the four fields, answers the post, and shows it at once', async () => {
    const { body, headers } = await post(four).expect(201);
    expect(body).toMatchObject({ ...four, _id: body.id, slug: 'tester', state: 'open', version: 1, salary: null });
    expect(headers['etag']).toBe('"1"');
    expect(await publicPosts()).toMatchObject([{ ...four, id: body.id }]);
    expect(await audited()).toMatchObject([
      { action: 'job-post.created', actor_name: 'Meera Nair', subject_id: body.id, details: { after: four } },
    ]);
  });

  it('does without an image, given as nothing or as an empty text', async () => {
    for (const image of [undefined, null, '', '  ']) expect((await create({ image })).image).toBeNull();
  });

  it('takes everything that a post can have', async () => {
    const more = {
      employmentType: 'contract',
      workplace: 'remote',
      salary: { min: 10, max: 20, currency: 'EUR', interval: 'hour' },
      experience: '2 years',
      daysOnSite: 0,
      existingVacancy: false,
      opensAt: '2026-01-01',
      closesAt: '2126-01-31',
    };
    const body = await create({ ...more, description: '# Hello <b>you</b>' });
    expect(body).toMatchObject({
      ...more,
      opensAt: '2025-12-31T18:30:00.000Z',
      closesAt: '2126-01-31T18:30:00.000Z',
      postedAt: '2025-12-31T18:30:00.000Z',
      description: '# Hello <b>you</b>',
      descriptionHtml: '<h2>Hello &lt;b&gt;you&lt;/b&gt;</h2>\n',
    });
  });

  it.each([
    [{ title: undefined }, 'title'],
    [{ title: '  ' }, 'title'],
    [{ title: 'x'.repeat(5000) }, 'title'],
    [{ title: '<b>Tester</b>' }, 'title'],
    [{ title: 'a\0b' }, 'title'],
    [{ title: { $ne: 1 } }, 'title'],
    [{ title: ['Tester'] }, 'title'],
    [{ title: 5 }, 'title'],
    [{ para: '' }, 'para'],
    [{ para: 'x'.repeat(4001) }, 'para'],
    [{ para: null }, 'para'],
    [{ location: '<script>' }, 'location'],
    [{ location: undefined }, 'location'],
    [{ image: 'javascript:alert(1)' }, 'image'],
    [{ image: 'http://img.example/t.png' }, 'image'],
    [{ image: '//img.example/t.png' }, 'image'],
    [{ image: 5 }, 'image'],
    [{ state: 'published' }, 'state'],
    [{ state: 'scheduled' }, 'opensAt'],
    [{ employmentType: 'slavery' }, 'employmentType'],
    [{ workplace: ['remote'] }, 'workplace'],
    [{ salary: { min: 2, max: 1, currency: 'INR', interval: 'year' } }, 'salary'],
    [{ salary: { min: 2, max: 3 } }, 'salary'],
    [{ experience: '<b>2 years</b>' }, 'experience'],
    [{ daysOnSite: 8 }, 'daysOnSite'],
    [{ daysOnSite: 2.5 }, 'daysOnSite'],
    [{ workplace: 'remote', daysOnSite: 2 }, 'daysOnSite'],
    [{ workplace: 'office', daysOnSite: 0 }, 'daysOnSite'],
    [{ existingVacancy: 'yes' }, 'existingVacancy'],
    [{ opensAt: '2026-02-30' }, 'opensAt'],
    [{ opensAt: 5 }, 'opensAt'],
    [{ opensAt: '2026-05-02', closesAt: '2026-05-01' }, 'closesAt'],
    [{ opensAt: '2026-05-01T00:00:00Z', closesAt: '2026-05-01T00:00:00Z' }, 'closesAt'],
    [{ description: 'x'.repeat(10_001) }, 'description'],
    [{ description: ['x'] }, 'description'],
    [{ slug: 'Not mine' }, 'slug'],
    [{ sameTitle: 'yes' }, 'sameTitle'],
    [{ intent: 'draft' }, 'intent'],
    [{ _id: '1' }, '_id'],
  ])('refuses %j (row 44)', async (wrong, field) => {
    const { body } = await post({ ...four, ...wrong }).expect(400);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(await rows()).toBe(0);
    expect(await audited()).toEqual([]);
  });

  it('keeps HTML and SQL in the short text as the text that it is', async () => {
    const para = `<script>alert(1)</script> '; DROP TABLE job_posts; --`;
    expect((await create({ para })).para).toBe(para);
    expect((await publicPosts())[0].para).toBe(para);
  });
});

describe('Writing job posts (row 43)', () => {
  it('is for HR only, and not for those whose session has been revoked', async () => {
    const { id } = await create();
    const person = await addStaff(api, 'hr');
    const revoked = await signIn(api, person);
    await api.sql('UPDATE staff SET disabled_at = now() WHERE email = $1', [person.email]);
    for (const [cookie, status] of [
      ['', 401],
      [await cookieFor(api, 'general'), 403],
      [revoked, 401],
    ] as const) {
      await post(four, cookie).expect(status);
      await put(id, four, cookie).expect(status);
      await remove(id, cookie).expect(status);
      await find(id, cookie).expect(status);
      await call('get', '/api/admin/job-posts', cookie).expect(status);
    }
    expect(await rows()).toBe(1);
    expect(await audited()).toHaveLength(1);
  });
});

describe('Changing a job post', () => {
  it('takes the four fields and leaves the others alone', async () => {
    const more = { employmentType: 'internship', closesAt: '2126-01-31', description: '*x*', state: 'filled' };
    const { id } = await create(more);
    const { image: _image, ...three } = four;
    const { body, headers } = await put(id, { ...three, para: 'You test more.' }).expect(200);
    expect(body).toMatchObject({ ...four, para: 'You test more.', employmentType: 'internship', description: '*x*' });
    expect(body).toMatchObject({ state: 'filled', closesAt: '2126-01-31T18:30:00.000Z', version: 2 });
    expect(headers['etag']).toBe('"2"');
    expect((await audited())[1]).toMatchObject({
      action: 'job-post.updated',
      details: { before: { para: 'You test.' }, after: { para: 'You test more.' } },
    });
  });

  it('takes away what is set to null', async () => {
    const { id } = await create({
      employmentType: 'internship',
      workplace: 'office',
      closesAt: '2126-01-31',
      description: '*x*',
      salary: { min: 1, max: 1, currency: 'INR', interval: 'day' },
    });
    const nothing = { employmentType: null, workplace: null, closesAt: null, description: null, salary: null };
    expect((await put(id, { ...four, ...nothing, image: null }).expect(200)).body).toMatchObject(nothing);
    expect((await find(id)).body).toMatchObject({ ...nothing, image: null });
  });

  it('leaves no trace when nothing is changed', async () => {
    const salary = { min: 1, max: 2, currency: 'INR', interval: 'day' };
    const { id } = await create({ salary, opensAt: '2026-01-01' });
    const { body } = await put(id, { ...four, salary, opensAt: '2026-01-01' }).expect(200);
    expect(body.version).toBe(1);
    expect(await audited()).toHaveLength(1);
  });

  it.each(['nothing', '01890000-0000-7000-8000-000000000000', '..%2Fx', '%00', `1'--`, 'null'])(
    'and removing it answers 404 for the id %s (row 45)',
    async (id) => {
      await put(id, four).expect(404);
      expect((await remove(id).expect(404)).body.code).toBe('not_found');
      expect(await audited()).toEqual([]);
    },
  );
});

describe('Two people who save one job post', () => {
  it('do not overwrite each other: of two with the same tag one is told', async () => {
    const { id } = await create();
    const tag = (await find(id).expect(200)).headers['etag']!;
    const answers = await Promise.all(['A', 'B'].map((para) => put(id, { ...four, para }).set('If-Match', tag)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const saved = answers.find(({ status }) => status === 200)!;
    expect((await find(id)).body.para).toBe(saved.body.para);
    await remove(id).set('If-Match', tag).expect(412);
    await put(id, { ...four, para: 'C' })
      .set('If-Match', saved.headers['etag']!)
      .expect(200);
    await put(id, { ...four, para: 'D' })
      .set('If-Match', '"none"')
      .expect(412);
    await put(id, { ...four, para: 'E' }).expect(200);
    expect((await audited()).map(({ action }) => action).slice(1)).toEqual(Array(3).fill('job-post.updated'));
  });
});

describe('Removing a job post', () => {
  it('answers the record, the second time 404, and is put on record once (rows 45 and 47)', async () => {
    const created = await create();
    const answers = await Promise.all([remove(created.id), remove(created.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(answers.find(({ status }) => status === 200)!.body).toEqual(created);
    await remove(created.id).expect(404);
    await put(created.id, four).expect(404);
    expect(await publicPosts()).toEqual([]);
    expect((await audited()).slice(1)).toMatchObject([{ action: 'job-post.deleted', details: { before: four } }]);
  });

  it('leaves each address that visitors knew with the word that the position is closed', async () => {
    const { id } = await create();
    await api.sql(`INSERT INTO job_post_old_slugs (slug, job_post_id) VALUES ('chief-tester', $1)`, [id]);
    const draft = await create({ title: 'Never seen', state: 'draft' });
    for (const each of [id, draft.id]) await remove(each).expect(200);
    for (const address of [id, 'tester', 'chief-tester']) {
      const { body } = await request(api.url).get(`/api/jobposts/${address}`).expect(410);
      expect(body.code).toBe('job_post_closed');
    }
    await request(api.url).get('/api/jobposts/never-seen').expect(404);
    await create();
    await request(api.url).get('/api/jobposts/tester').expect(200);
  });

  it('leaves applications as they are, without the link', async () => {
    const { id } = await create();
    const application = await addApplication(api);
    await api.sql('UPDATE applications SET job_post_id = $1', [id]);
    await remove(id).expect(200);
    expect(
      await api.sql('SELECT apply, job_post_id, version FROM applications WHERE id = $1', [application.id]),
    ).toEqual([{ apply: 'Java Developer', job_post_id: null, version: 1 }]);
  });
});

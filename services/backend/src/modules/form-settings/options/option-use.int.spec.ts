import request from 'supertest';
import { addApplication } from '../../../../test/add-application';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
let hr: string;
beforeAll(async () => {
  api = await startApi();
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());

const ask = (query: object) => request(api.url).get('/api/admin/form-settings/use').query(query).set('Cookie', hr);
const use = async (kind: string, option: string) => (await ask({ kind, option }).expect(200)).body;

describe('What hangs on an option of the application form', () => {
  it('is told before somebody takes it off: applications that name it, and open posts of this title', async () => {
    for (const experience of ['Fresher', '9 years']) await addApplication(api, { apply: 'Tester', experience });
    const heldApplication = await addApplication(api, { apply: 'Tester', experience: '9 years' });
    await api.sql(`UPDATE applications SET standing = 'held' WHERE id = $1`, [heldApplication.id]);
    await api.sql(`INSERT INTO job_posts (title, para, location, intent)
      VALUES ('tester', 'P', 'L', 'published'), ('Tester', 'P', 'L', 'closed'), ('Tester II', 'P', 'L', 'published')`);
    expect(await use('positions', 'Tester')).toEqual({ applications: 2, openJobPosts: 1 });
    expect(await use('experience', '9 years')).toEqual({ applications: 1, openJobPosts: 0 });
    expect(await use('positions', 'Nobody')).toEqual({ applications: 0, openJobPosts: 0 });
  });

  it.each([
    {},
    { kind: 'positions' },
    { kind: 'salary', option: 'x' },
    { kind: 'positions', option: '' },
    { kind: 'positions', option: 'a\0' },
    { kind: 'positions', option: ['a', 'b'] },
    { kind: 'positions', option: 'x'.repeat(201) },
  ])('is not told of %j', async (query) => {
    expect((await ask(query).expect(400)).body.code).toBe('validation_failed');
  });
});

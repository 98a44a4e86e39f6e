import request from 'supertest';
import { addStaff, signIn } from '../../test/sign-in';
import { type TestApi, startApi } from '../../test/start-api';
import { JobQueue } from '../platform/queue/job-queue';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  cookie = await signIn(api, await addStaff(api, 'general'));
});
afterAll(() => api.stop());

const ask = (path: string) => request(api.url).get(path).set('Cookie', cookie);

describe('the look into the queue', () => {
  it('shows general administrators the jobs that wait', async () => {
    await api.app.get(JobQueue).add({ job: 'notifications.mail-hr', eventId: 'one', subjectId: 'two' });
    const { body } = await ask('/api/admin/queues/api/queues').expect(200);
    expect(body.queues).toMatchObject([
      { name: 'frontdoor-mails', readOnlyMode: true, counts: { waiting: 1 } },
      { name: 'frontdoor-filing', readOnlyMode: true, counts: { waiting: 0 } },
      { name: 'frontdoor', readOnlyMode: true, counts: { waiting: 0 } },
    ]);
  });

  it('is a page of its own, with all that it needs', async () => {
    const page = await ask('/api/admin/queues').expect(200).expect('Content-Type', /html/);
    const script = /src="(static\/js\/main[^"]+)"/.exec(page.text)![1];
    await ask(`/api/admin/queues/${script}`)
      .expect(200)
      .expect('Content-Type', /javascript/);
  });

  it('can change nothing, and says in our own words what it does not have', async () => {
    await request(api.url)
      .put('/api/admin/queues/api/queues/frontdoor/pause')
      .set({ Cookie: cookie, Origin: 'http://127.0.0.1:8080' })
      .expect((answer) => expect(answer.status).toBeGreaterThanOrEqual(400));
    expect((await ask('/api/admin/queues/api/no-such-thing').expect(404)).body.code).toBe('not_found');
  });

  it('is not there in production', async () => {
    const settings = { NODE_ENV: 'production' };
    const production = await startApi(settings);
    try {
      await request(production.url).get('/api/admin/queues').set('Cookie', cookie).expect(404);
    } finally {
      await production.stop();
    }
  });
});

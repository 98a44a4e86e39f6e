import { randomUUID } from 'node:crypto';
import { callAdmin } from '../call-admin';
import { makePdf } from '../make-files';
import { meetHalfWay } from '../hold-back';
import { postApplication, validFields } from '../post-application';
import { cookieFor } from '../sign-in';
import { startApi, type TestApi } from '../start-api';

let api: TestApi;
let hr: string;
beforeAll(async () => {
  api = await startApi();
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());

const countOf = async (table: string) =>
  (await api.sql<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`))[0]!.n;

async function addPost(): Promise<string> {
  const slug = `post-${randomUUID()}`;
  const [post] = await api.sql<{ id: string }>(
    `INSERT INTO job_posts (title, slug, para, location, intent, posted_at)
     VALUES ('Welder', $1, 'P', 'L', 'published', now() - interval '1 hour') RETURNING id`,
    [slug],
  );
  return post!.id;
}

async function addReferral(post: string): Promise<string> {
  const code = `r-${randomUUID()}`.slice(0, 12);
  await api.sql(`INSERT INTO referrals (job_post_id, name, code) VALUES ($1, 'Asha', $2)`, [post, code]);
  return code;
}

describe('An application for a vacancy that is being deleted', () => {
  const refused = {
    code: 'validation_failed',
    errors: { job_post: 'This vacancy is not open. Choose one from the list.' },
  };

  it.each(['without', 'with'])('is refused at its field, %s a resume, and nothing is kept', async (resume) => {
    const post = await addPost();
    const before = [await countOf('applications'), await countOf('idempotency_keys'), await countOf('outbox')];
    const sent = {
      key: randomUUID(),
      fields: { ...validFields, job_post: post },
      ...(resume === 'with' && { file: { name: 'cv.pdf', bytes: makePdf() } }),
    };
    const deletion = { first: [['DELETE FROM job_posts WHERE id = $1', post] as [string, string]] };
    const { answer } = await meetHalfWay(api, deletion, () => postApplication(api.url, sent));
    expect([answer.status, answer.body]).toMatchObject([400, refused]);
    expect([await countOf('applications'), await countOf('idempotency_keys'), await countOf('outbox')]).toEqual(before);
    // The same form without the vacancy is a new one with the same key.
    await postApplication(api.url, { ...sent, fields: { ...validFields, job_post: '' } }).expect(201);
  });

  it('and that came by its referral link does not hold up the deletion', async () => {
    const post = await addPost();
    const ref = await addReferral(post);
    const { answer, error } = await meetHalfWay(
      api,
      {
        first: [['SELECT FROM job_posts WHERE id = $1 FOR UPDATE', post]],
        after: [['DELETE FROM job_posts WHERE id = $1', post]],
      },
      () => postApplication(api.url, { fields: { ...validFields, job_post: post, ref } }),
    );
    expect([error, answer.status, answer.body]).toMatchObject([undefined, 400, refused]);
  });

  it('one by one or all at once is 201 or 400, never 500', async () => {
    for (let round = 0; round < 5; round += 1) {
      const post = await addPost();
      const ref = await addReferral(post);
      const send = (at: number) =>
        postApplication(api.url, { fields: { ...validFields, message: `${round} ${at}`, job_post: post, ref } });
      const remove = () => callAdmin(api, 'delete', `/api/jobposts/${post}`, { cookie: hr });
      const answers = await Promise.all([
        ...Array.from({ length: 12 }, (_, at) => send(at)),
        remove(),
        ...Array.from({ length: 12 }, (_, at) => send(at + 12)),
      ]);
      const [removal] = answers.splice(12, 1);
      expect(removal!.status).toBe(200);
      const others = answers.filter(({ status }) => status !== 201 && status !== 400);
      expect(others.map(({ status, body }) => [status, body])).toEqual([]);
    }
  });
});

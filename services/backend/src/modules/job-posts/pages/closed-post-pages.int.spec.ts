import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { cookieFor, origin } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { Changes } from '../../../platform/changes/changes';
import { dayOf } from './describe-post';

const POST = `{{#if open}}open{{else}}{{#if filled}}filled{{else}}closed{{/if}}{{/if}}
[{{#if closed}}until {{closed.text}}{{/if}}]
{{#if similar}}similar{{/if}}{{#each others}} {{title}}{{/each}}`;

let gateway: Server;
let api: TestApi;
let hr: string;
beforeAll(async () => {
  gateway = createServer((_, response) => void response.setHeader('ETag', '"1"').end(POST));
  await new Promise<void>((resolve) => void gateway.listen(0, '127.0.0.1', resolve));
  api = await startApi({ SHELLS_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}` });
  hr = await cookieFor(api, 'hr');
});
afterAll(async () => {
  await api.stop();
  gateway.close();
});
beforeEach(async () => {
  await api.sql('DELETE FROM job_posts');
  await api.sql('DELETE FROM deleted_job_posts');
});

const fields = { para: 'You do it well.', location: 'Noida' };
const asHr = (method: 'post' | 'put' | 'delete', path: string) =>
  request(api.url)[method](`/api/jobposts${path}`).set('Origin', origin).set('Cookie', hr);
const create = async (title: string): Promise<{ id: string; slug: string }> =>
  (
    await asHr('post', '')
      .send({ title, ...fields })
      .expect(201)
  ).body;
const save = (id: string, title: string, state: string) =>
  asHr('put', `/${id}`)
    .send({ title, ...fields, state })
    .expect(200);
const closeOnFirstOfMarch = async (id: string) => {
  await api.sql(
    `UPDATE job_posts SET posted_at = '2026-02-01', closes_at = '2026-03-02T00:00:00+05:30' WHERE id = $1`,
    [id],
  );
  api.app.get(Changes, { strict: false }).forgetAll();
};
const page = async (slug: string) => (await request(api.url).get(`/career/${slug}`).expect(410)).text.split('\n');
const dayIn = async (slug: string) => (await page(slug))[1];
const today = () => `[until ${dayOf(new Date(), 'Asia/Kolkata').text}]`;

describe('The page of a closed post tells until when applications were taken', () => {
  it('by the last day that HR had set, also when HR fills or deletes the post later', async () => {
    const { id, slug } = await create('Tester');
    await closeOnFirstOfMarch(id);
    expect(await dayIn(slug)).toBe('[until 1 March 2026]');
    await save(id, 'Tester', 'filled');
    expect((await page(slug)).slice(0, 2)).toEqual(['filled', '[until 1 March 2026]']);
    await asHr('delete', `/${id}`).expect(200);
    expect((await page(slug)).slice(0, 2)).toEqual(['closed', '[until 1 March 2026]']);
  });

  it('by the day on which HR closed it, which a later correction leaves, and anew after it was open again', async () => {
    const { id, slug } = await create('Tester');
    await save(id, 'Tester', 'closed');
    expect(await dayIn(slug)).toBe(today());
    await api.sql(`UPDATE job_posts SET closed_at = '2026-04-05T12:00:00Z' WHERE id = $1`, [id]);
    await save(id, 'Test Engineer', 'closed');
    expect(await dayIn(slug)).toBe('[until 5 April 2026]');
    await save(id, 'Test Engineer', 'open');
    await save(id, 'Test Engineer', 'closed');
    expect(await dayIn(slug)).toBe(today());
  });

  it('by the day of its deletion, where it was open until then', async () => {
    const { id, slug } = await create('Tester');
    await asHr('delete', `/${id}`).expect(200);
    expect(await dayIn(slug)).toBe(today());
  });

  it('not at all where nobody noted it', async () => {
    const { id, slug } = await create('Tester');
    await save(id, 'Tester', 'closed');
    await api.sql('UPDATE job_posts SET closed_at = NULL, version = version + 1 WHERE id = $1', [id]);
    expect(await dayIn(slug)).toBe('[]');
  });
});

it('The page of a closed post, and of a deleted one, leads to the open posts of its trade', async () => {
  for (const title of ['QA Lead', 'Baker', 'Manual Tester']) await create(title);
  const { id, slug } = await create('Test Engineer');
  await save(id, 'Test Engineer', 'closed');
  expect((await page(slug))[2]).toBe('similar Manual Tester QA Lead');
  await asHr('delete', `/${id}`).expect(200);
  expect((await page(slug))[2]).toBe('similar Manual Tester QA Lead');
});

it('The page of a post that is a draft again is that of a closed one, and stays after its deletion', async () => {
  const { id, slug } = await create('Tester');
  await save(id, 'Tester', 'draft');
  expect((await page(slug)).slice(0, 2)).toEqual(['closed', '[]']);
  await asHr('delete', `/${id}`).expect(200);
  expect((await page(slug)).slice(0, 2)).toEqual(['closed', '[]']);
});

it('fault 716: The page of a post that was public and is scheduled anew is that of a closed one, until it opens', async () => {
  const { id, slug } = await create('Tester');
  await asHr('put', `/${id}`)
    .send({ title: 'Tester', ...fields, state: 'scheduled', opensAt: '2126-01-01' })
    .expect(200);
  expect((await page(slug)).slice(0, 2)).toEqual(['closed', '[]']);
  await api.sql(`UPDATE job_posts SET opens_at = now(), posted_at = now() WHERE id = $1`, [id]);
  api.app.get(Changes, { strict: false }).forgetAll();
  expect((await request(api.url).get(`/career/${slug}`).expect(200)).text).toContain('open');
});

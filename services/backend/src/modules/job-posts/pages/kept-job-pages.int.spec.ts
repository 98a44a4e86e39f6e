import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { eventually } from '../../../../test/eventually';
import { type TestApi, startApi } from '../../../../test/start-api';
import { Changes } from '../../../platform/changes/changes';
import { Shells } from '../../../platform/pages/shells';

const files: Record<string, string> = {
  '/shells/career.hbs': '{{#each posts}}{{title}} {{/each}}{{#if nothingFits}}nothing{{/if}}',
  '/shells/post.hbs': '{{post.title}}{{#if open}} open{{/if}}',
  '/404.html': 'nothing here',
};
let gateway: Server;
let api: TestApi;
/** How often each template was filled. */
const filled: Record<string, number> = {};

beforeAll(async () => {
  gateway = createServer(({ url = '' }, response) => void response.end(files[url]));
  await new Promise<void>((resolve) => void gateway.listen(0, '127.0.0.1', resolve));
  const SHELLS_URL = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  api = await startApi({ SHELLS_URL, JOB_LIST_MAX_AGE_MS: '60000' });
  const shells = api.app.get(Shells, { strict: false });
  const template = shells.template.bind(shells);
  jest.spyOn(shells, 'template').mockImplementation(async (path) => {
    const { value, etag } = await template(path);
    const fill = (context: object) => {
      filled[path] = (filled[path] ?? 0) + 1;
      return value(context);
    };
    return { value: fill, etag };
  });
});
afterAll(async () => {
  jest.restoreAllMocks();
  await api.stop();
  gateway.close();
});
beforeEach(async () => {
  await api.sql('DELETE FROM job_posts');
  for (const path of Object.keys(filled)) delete filled[path];
  tellChanges();
});

const tellChanges = () => api.app.get(Changes, { strict: false }).forgetAll();
const get = (path: string) => request(api.url).get(path).redirects(0);

async function add(title: string, location: string, workplace: string, intent = 'published'): Promise<void> {
  await api.sql(
    `INSERT INTO job_posts (title, slug, para, location, workplace, intent) VALUES ($1, lower($1), 'Works.', $2, $3, $4)`,
    [title, location, workplace, intent],
  );
  tellChanges();
}

describe('A narrowed list', () => {
  beforeEach(async () => {
    for (const title of ['A', 'B', 'C', 'D']) await add(title, 'Noida', 'office');
    await add('E', 'Dubai', 'remote');
    await add('F', 'Dubai', 'office');
  });

  it('is written once for each choice of filters; their order and unknown parameters make no second one', async () => {
    for (const query of [
      'location=Dubai&workplace=remote',
      'workplace=remote&location=Dubai',
      'utm_source=x&location=Dubai&workplace=remote&employment=',
      'location=Dubai&workplace=remote&location=Paris&employment=made-up',
      ...Array.from({ length: 20 }, (_, at) => `location=Dubai&workplace=remote&made=${at}`),
    ])
      expect((await get(`/career?${query}`).expect(200)).text.trim()).toBe('E');
    expect(filled['/shells/career.hbs']).toBe(1);
    expect((await get('/career?location=Dubai')).text).toContain('F');
    expect(filled['/shells/career.hbs']).toBe(2);
  });

  it('of hundreds of posts is written before anybody asks for it, once for each version of the list', async () => {
    for (let version = 1; version <= 2; version += 1) {
      await api.sql(
        `INSERT INTO job_posts (title, slug, para, location, workplace) SELECT 'Far ' || n, 'far-' || n, 'Works.', 'Far ' || n, 'remote'
         FROM generate_series($1::int, $1 + 199) n`,
        [version * 200],
      );
      tellChanges();
      await get('/career').expect(200);
      const written = 2 * version;
      await eventually(() => filled['/shells/career.hbs'] === written, 'the list of all and the one of those far away');
      const { text } = await get('/career?workplace=remote').expect(200);
      expect(text).toContain(`Far ${version * 200 + 199}`);
      expect(text).not.toContain('A ');
      expect(filled['/shells/career.hbs']).toBe(written);
    }
  });

  it('is the one list of all posts for values that no post has', async () => {
    for (let at = 0; at < 20; at += 1) await get(`/career?location=Paris${at}&workplace=%00&q=${at}`).expect(200);
    await get('/career').expect(200);
    expect(filled['/shells/career.hbs']).toBe(1);
  });

  it('is written anew after a change', async () => {
    await get('/career?location=Dubai');
    await add('G', 'Dubai', 'remote');
    expect((await get('/career?location=Dubai')).text).toContain('G');
  });

  it('says that nothing fits, which is not kept in place of pages that people read', async () => {
    for (let turn = 0; turn < 2; turn += 1)
      expect((await get('/career?location=Noida&workplace=remote')).text).toBe('nothing');
    expect(filled['/shells/career.hbs']).toBe(2);
  });
});

describe('The page of a closed post', () => {
  it('is written once, and anew when the post or the list changes', async () => {
    await add('Cook', 'Noida', 'office', 'closed');
    for (let turn = 0; turn < 5; turn += 1)
      expect((await get(`/career/cook?made=${turn}`).expect(410)).text).toBe('Cook');
    expect(filled['/shells/post.hbs']).toBe(1);
    await api.sql(`UPDATE job_posts SET title = 'Chef', version = version + 1`);
    expect((await get('/career/cook').expect(410)).text).toBe('Chef');
    await add('Baker', 'Noida', 'office');
    await get('/career/cook').expect(410);
    expect(filled['/shells/post.hbs']).toBe(3);
  });

  it('is the page of an open one as soon as it is open', async () => {
    await add('Cook', 'Noida', 'office', 'closed');
    await get('/career/cook').expect(410);
    await api.sql(`UPDATE job_posts SET intent = 'published', version = version + 1`);
    tellChanges();
    expect((await get('/career/cook').expect(200)).text).toBe('Cook open');
  });
});

describe('Feeds', () => {
  it.each(['/feeds/jobs.atom', '/feeds/jobs.xml', '/sitemap-jobs.xml'])(
    '%s is written once for a list',
    async (path) => {
      await add('Cook', 'Noida', 'office');
      const first = await get(path).expect(200);
      // Nobody has told of this, so what was written stands.
      await api.sql(`UPDATE job_posts SET updated_at = updated_at + interval '1 hour'`);
      expect((await get(path).expect(200)).text).toBe(first.text);
      tellChanges();
      expect((await get(path).expect(200)).text).not.toBe(first.text);
    },
  );
});

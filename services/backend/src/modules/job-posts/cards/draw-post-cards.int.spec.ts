import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { configFor } from '../../../../test/config-for';
import { eventually } from '../../../../test/eventually';
import { makePostCard } from '../../../../test/make-post-card';
import { type TestApi, startApi } from '../../../../test/start-api';
import { startWorker } from '../../../../test/start-worker';
import { Database } from '../../../platform/database/database';
import { createLogger } from '../../../platform/log/logger';
import { Shells } from '../../../platform/pages/shells';
import { DrawPostCards } from './draw-post-cards.use-case';

const build = makePostCard();
const bare = Buffer.from(build.background, 'base64');
/** The gateway, with what the site's build wrote. */
let design: object;
let gateway: Server;
let SHELLS_URL: string;
let api: TestApi;

beforeAll(async () => {
  gateway = createServer((_request, response) => void response.end(JSON.stringify(design)));
  await new Promise<void>((resolve) => void gateway.listen(0, '127.0.0.1', resolve));
  SHELLS_URL = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  design = build;
  api = await startApi({ SHELLS_URL, JOB_LIST_MAX_AGE_MS: '0' });
});
afterAll(async () => {
  await api.stop();
  gateway.closeAllConnections();
  gateway.close();
});
beforeEach(async () => {
  design = build;
  await api.sql('DELETE FROM job_posts');
});

/** A round of a worker that has just started, so that it knows no older build; with how many it drew. */
const draw = () => {
  const shells = new Shells(configFor({ SHELLS_URL }), createLogger('worker', 'silent'));
  return new DrawPostCards(api.app.get(Database, { strict: false }), shells, configFor({})).run();
};

const add = (titles: readonly string[], intent = 'published') =>
  api.sql(
    `INSERT INTO job_posts (title, slug, para, location, intent, posted_at)
     SELECT title, lower(title), 'Works.', 'Noida', $2, CASE WHEN $2 <> 'draft' THEN now() END FROM unnest($1::text[]) title`,
    [titles, intent],
  );
const titles = (name: string, number: number) => Array.from({ length: number }, (_, at) => `${name}-${at}`);
const ask = (slug: string) =>
  request(api.url).get(`/career/${slug}.png`).expect(200).expect('Content-Type', 'image/png');
const drawn = () => api.sql<{ title: string }>('SELECT title FROM job_post_cards ORDER BY title');

describe('The share cards of posts', () => {
  it('are never drawn for who asks: until then they have no title, and may not be kept', async () => {
    await add(titles('cook', 3));
    for (const slug of titles('cook', 3)) {
      const { body, headers } = await ask(slug);
      expect((body as Buffer).equals(bare)).toBe(true);
      expect(headers['cache-control']).toBe('no-cache');
    }
    expect(await drawn()).toEqual([]);
  });

  it('have their titles on them once they are drawn, and are the same for everybody for an hour', async () => {
    await add(['Cook']);
    await draw();
    const first = await ask('cook');
    expect((first.body as Buffer).equals(bare)).toBe(false);
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    await api.sql('DELETE FROM job_post_cards');
    expect(((await ask('cook')).body as Buffer).equals(first.body as Buffer)).toBe(true);
  });

  it('are drawn once for a title and a build of the site, twenty in a round, those that visitors see now first', async () => {
    await add(titles('over', 15), 'closed');
    await add(titles('cook', 15));
    await add(['draft'], 'draft');
    expect(await draw()).toBe(20);
    expect((await drawn()).filter(({ title }) => title.startsWith('cook'))).toHaveLength(15);
    expect(await draw()).toBe(10);
    expect(await draw()).toBe(0);
    await api.sql(`UPDATE job_posts SET title = 'Chef' WHERE title = 'cook-3'`);
    await api.sql(`UPDATE job_posts SET para = 'Cooks.', version = version + 1 WHERE title = 'cook-4'`);
    expect(await draw()).toBe(1);
    expect(await drawn()).toHaveLength(30);
    expect(await drawn()).toContainEqual({ title: 'Chef' });
    design = { ...build, title: { ...build.title, colour: '#f00' } };
    expect(await draw()).toBe(20);
    expect(await draw()).toBe(10);
    expect(await draw()).toBe(0);
  });

  it('are those of the build before, not to be kept, until the new ones are drawn; never those of a title before', async () => {
    await add(['Cook', 'Baker']);
    await draw();
    await api.sql(`UPDATE job_post_cards SET design = 'before', picture = 'before' WHERE title = 'Cook'`);
    await api.sql(`UPDATE job_posts SET title = 'Chef' WHERE title = 'Baker'`);
    const [cook, chef] = [await ask('cook'), await ask('baker')];
    expect((cook.body as Buffer).toString()).toBe('before');
    expect((chef.body as Buffer).equals(bare)).toBe(true);
    for (const { headers } of [cook, chef]) expect(headers['cache-control']).toBe('no-cache');
  });

  it('have the place, the pay and the date of now on them: never those of before', async () => {
    await add(['Cook']);
    await draw();
    const pictures = [(await ask('cook')).body as Buffer];
    for (const change of [
      `salary = '{"min": 600000, "max": 900000, "currency": "INR", "interval": "year"}'`,
      `location = 'Dubai'`,
      `closes_at = now() + interval '9 days'`,
    ]) {
      await api.sql(`UPDATE job_posts SET ${change}, version = version + 1`);
      expect(((await ask('cook')).body as Buffer).equals(bare)).toBe(true);
      expect(await draw()).toBe(1);
      pictures.push((await ask('cook')).body as Buffer);
    }
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(4);
  });

  it('have their titles while they are of a release that wrote no facts, and are drawn again', async () => {
    await add(['Cook']);
    await draw();
    await api.sql(`UPDATE job_post_cards SET facts = NULL, picture = 'before'`);
    const { body, headers } = await ask('cook');
    expect([(body as Buffer).toString(), headers['cache-control']]).toEqual(['before', 'no-cache']);
    expect(await draw()).toBe(1);
  });

  it('go with the post', async () => {
    await add(['Cook']);
    await draw();
    await api.sql('DELETE FROM job_posts');
    expect(await drawn()).toEqual([]);
  });

  it('are drawn by the worker soon after a post is published', async () => {
    const addresses = { DATABASE_URL: api.databaseUrl, QUEUE_URL: api.databaseUrl, STORAGE_URL: api.storageUrl };
    const worker = await startWorker({ ...addresses, SHELLS_URL });
    try {
      await add(['Waiter']);
      await eventually(
        async () => (await ask('waiter')).headers['cache-control'] !== 'no-cache',
        'a card with its title',
      );
      expect(await drawn()).toEqual([{ title: 'Waiter' }]);
    } finally {
      await worker.close();
    }
  });
});

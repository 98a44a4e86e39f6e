import { loadImage } from '@napi-rs/canvas';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { makePostCard } from '../../../../test/make-post-card';
import { type TestApi, startApi } from '../../../../test/start-api';
import { Changes } from '../../../platform/changes/changes';

const CAREER = `{{#if figure}}answered {{figure.workingDays}} {{figure.kept}}{{/if}}<ul>{{#if none}}none{{/if}}{{#each posts}}<li><a href="{{path}}">{{title}}</a>{{para}} {{location}} {{applyPath}}
{{#if salary}}{{salary.text}}{{#if salary.interval.year}} a year{{/if}}{{/if}}{{#if closes}} until {{closes.text}}{{/if}}</li>{{/each}}</ul>
{{#if filtered}}{{shown}} of {{/if}}{{count}}{{#with facets.location}}{{#each options}}[{{value}} {{count}}{{#if chosen}} chosen{{/if}}]{{/each}}{{/with}}
<script type="application/ld+json">{{{structuredData}}}</script>`;
const POST = `<h1>{{post.title}}</h1>{{#if open}}open{{else}}{{#if filled}}filled{{else}}closed{{/if}}{{/if}}{{#with post}}{{{descriptionHtml}}}{{/with}}
{{#each others}}<a href="{{path}}">{{title}}</a>{{/each}}<script type="application/ld+json">{{{structuredData}}}</script>`;

/** The gateway, with the templates that the site's build wrote. */
const files: Record<string, { text: string; etag: string }> = {
  '/shells/career.hbs': { text: CAREER, etag: '"1"' },
  '/shells/post.hbs': { text: POST, etag: '"1"' },
  '/404.html': { text: '<h1>No such sheet</h1>', etag: '"1"' },
};
let requested: string[] = [];
let gateway: Server;
let api: TestApi;

beforeAll(async () => {
  gateway = createServer(({ url = '', headers }, response) => {
    const file = files[url];
    requested.push(url);
    if (!file) return void response.writeHead(500).end();
    const isUnchanged = headers['if-none-match'] === file.etag;
    response.writeHead(isUnchanged ? 304 : url === '/404.html' ? 404 : 200, { ETag: file.etag });
    response.end(isUnchanged ? undefined : file.text);
  });
  await new Promise<void>((resolve) => void gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  api = await startApi({ SHELLS_URL: `http://127.0.0.1:${port}`, JOB_LIST_MAX_AGE_MS: '60000' });
});
afterAll(async () => {
  await api.stop();
  gateway.close();
});
beforeEach(async () => {
  requested = [];
  await api.sql('DELETE FROM job_posts');
  tellChanges();
});

const tellChanges = () => api.app.get(Changes, { strict: false }).forgetAll();
const get = (path: string) => request(api.url).get(path).redirects(0);

async function add(title: string, columns: Record<string, string> = {}): Promise<void> {
  const names = Object.keys(columns).map((name) => `, ${name}`);
  const values = Object.values(columns).map((value) => `, ${value}`);
  await api.sql(
    `INSERT INTO job_posts (title, slug, para, location ${names.join('')})
     VALUES ($1, lower(replace($1, ' ', '-')), 'Reads & writes <code>', 'Noida' ${values.join('')})`,
    [title],
  );
  tellChanges();
}

describe('The careers page', () => {
  it('has each open post in it, escaped, and no other', async () => {
    await add('Cook', {
      salary: `'{"min": 600000, "max": 900000, "currency": "INR", "interval": "year"}'`,
      closes_at: `'2126-11-30T18:30:00Z'`,
    });
    await add('Draft', { intent: `'draft'` });
    await add('Later', { opens_at: `now() + interval '1 day'` });
    await add('Over', { closes_at: 'now()' });
    const { text, headers } = await get('/career').expect(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('<a href="/career/cook">Cook</a>Reads &amp; writes &lt;code&gt; Noida');
    expect(text).toContain('/application?position&#x3D;Cook&amp;post&#x3D;cook');
    expect(text).toContain('₹6,00,000 – ₹9,00,000 a year');
    expect(text).toContain('until 30 November 2126');
    for (const title of ['Draft', 'Later', 'Over']) expect(text).not.toContain(title);
    expect(JSON.parse(/ld\+json">(.*)<\/script>/.exec(text)![1]!)).toMatchObject({
      itemListElement: [{ url: 'http://site.example/career/cook' }],
    });
  });

  it('says that nothing is open, and shows a new post at once', async () => {
    expect((await get('/career').expect(200)).text).toContain('none');
    await add('Cook');
    expect((await get('/career').expect(200)).text).toContain('>Cook<');
  });

  it('opens a post at its minute by itself', async () => {
    await add('Soon', { opens_at: `now() + interval '700 milliseconds'` });
    expect((await get('/career')).text).not.toContain('Soon');
    await new Promise((resolve) => setTimeout(resolve, 900));
    expect((await get('/career')).text).toContain('Soon');
  });

  it('is narrowed by what the address asks for, from six posts on, and passes over what it does not know', async () => {
    for (const title of ['A', 'B', 'C', 'D', 'E']) await add(title);
    await add('Far', { workplace: `'remote'` });
    await api.sql(`UPDATE job_posts SET location = 'Dubai' WHERE title = 'Far'`);
    tellChanges();
    const { text } = await get('/career?location=Dubai&utm_source=x').expect(200);
    expect(text).toContain('1 of 6');
    expect(text).toContain('[Dubai 1 chosen]');
    expect(text).toContain('>Far<');
    expect(text).not.toContain('>A<');
    expect((await get('/career?location=Paris&workplace=%00')).text).toContain('>A<');
  });

  it('is sent packed to who can unpack it, and not at all to who has it', async () => {
    await add('Cook');
    // The client unpacks it.
    const packed = await get('/career').set('Accept-Encoding', 'br');
    expect(packed.headers['content-encoding']).toBe('br');
    const plain = await get('/career').set('Accept-Encoding', 'identity');
    expect(packed.text).toBe(plain.text);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    await get('/career').set('Accept-Encoding', 'br').set('If-None-Match', packed.headers.etag!).expect(304);
    await request(api.url).head('/career').expect(200).expect('Content-Type', /html/);
  });
});

describe('The page of a post', () => {
  it('says all of it to people and to engines', async () => {
    await add('Cook', { description: `'**Knives** </script>'`, workplace: `'remote'` });
    await add('Baker', { posted_at: `now() - interval '1 day'` });
    const { text } = await get('/career/cook').expect(200);
    expect(text).toContain('<h1>Cook</h1>open<p><strong>Knives</strong>');
    expect(text).toContain('<a href="/career/baker">Baker</a>');
    expect(text.match(/<\/script>/g)).toHaveLength(1);
    const data = JSON.parse(/ld\+json">(.*)<\/script>/.exec(text)![1]!) as { '@graph': object[] };
    expect(data['@graph'][0]).toMatchObject({
      '@type': 'JobPosting',
      title: 'Cook',
      directApply: true,
      jobLocationType: 'TELECOMMUTE',
    });
  });

  it('is gone once the post is closed or filled, says so, and offers the others', async () => {
    await add('Cook', { intent: `'closed'` });
    await add('Potter', { intent: `'filled'` });
    await add('Over', { closes_at: 'now()', posted_at: `now() - interval '1 day'` });
    await add('Baker');
    for (const [slug, word] of [
      ['cook', 'closed'],
      ['potter', 'filled'],
      ['over', 'closed'],
    ]) {
      const { text, headers } = await get(`/career/${slug}`).expect(410);
      expect(text).toContain(`</h1>${word}`);
      expect(text).toContain('/career/baker');
      expect(text).not.toContain('JobPosting');
      expect(headers['x-robots-tag']).toBe('noindex');
    }
  });

  it('says of a deleted post that it is closed, by its id also when another post has its address', async () => {
    await add('Baker');
    const [deleted] = await api.sql<{ id: string }>(
      `INSERT INTO deleted_job_posts (slug, id, title, location) VALUES ('miller', uuidv7(), 'Miller', 'Noida') RETURNING id`,
    );
    const { text } = await get('/career/miller').expect(410);
    expect(text).toContain('<h1>Miller</h1>closed');
    expect(text).toContain('/career/baker');
    await add('Miller');
    await get('/career/miller').expect(200);
    expect((await get(`/career/${deleted!.id}`).expect(410)).text).toContain('<h1>Miller</h1>closed');
  });

  it('is the site’s page for unknown addresses where no visitor has ever seen a post', async () => {
    await add('Draft', { intent: `'draft'`, posted_at: 'NULL' });
    const later = `now() + interval '1 day'`;
    await add('Later', { opens_at: later, posted_at: later });
    for (const path of ['/career/draft', '/career/later', '/career/nobody', '/career/%00', '/career/_post']) {
      const { text } = await get(path).expect(404);
      expect(text).toBe('<h1>No such sheet</h1>');
    }
  });

  it('leads on from a former slug, an id and other letters, with what stood behind the question mark', async () => {
    await add('Cook');
    const [row] = await api.sql<{ id: string }>('SELECT id FROM job_posts');
    await api.sql('INSERT INTO job_post_old_slugs (slug, job_post_id) VALUES ($1, $2)', ['chef', row!.id]);
    for (const name of ['chef', row!.id, 'COOK'])
      await get(`/career/${name}?ref=a`).expect(308).expect('Location', '/career/cook?ref=a');
  });

  it('is written by a new template soon after the site has one', async () => {
    await add('Cook');
    await get('/career/cook').expect(200);
    files['/shells/post.hbs'] = { text: 'new {{post.title}}', etag: '"2"' };
    const clock = jest.spyOn(performance, 'now');
    const now = performance.now();
    clock.mockImplementation(() => now + 11_000);
    await get('/career/cook').expect(200);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { text } = await get('/career/cook').expect(200);
    clock.mockRestore();
    files['/shells/post.hbs'] = { text: POST, etag: '"1"' };
    expect(text).toBe('new Cook');
  });
});

describe('The share card of a post', () => {
  it('is there for every position that visitors could see once, and for no other', async () => {
    files['/shells/post-card.json'] = { text: JSON.stringify(makePostCard()), etag: '"1"' };
    await add('Cook');
    await add('Over', { intent: `'closed'` });
    await add('Draft', { intent: `'draft'`, posted_at: 'NULL' });
    for (const slug of ['cook', 'over']) {
      const { body } = await get(`/career/${slug}.png`).expect(200).expect('Content-Type', 'image/png');
      expect((await loadImage(body as Buffer)).width).toBe(600);
    }
    await get('/career/draft.png').expect(404);
    await get('/career/nobody.png').expect(404);
  });
});

describe('Without the gateway', () => {
  it('the careers pages are unavailable until it is there, and stay available once they were', async () => {
    const away = await startApi({ SHELLS_URL: 'http://127.0.0.1:9' });
    await request(away.url).get('/career').expect(503);
    await request(away.url).get('/career/nobody').expect(404).expect('Content-Type', /json/);
    await away.stop();
  });
});

describe('The careers page', () => {
  const figure = /answered (\S+) (\d+)/;
  const publish = async (isPublished: boolean) => {
    await api.sql('UPDATE working_calendar SET figure_published = $1', [isPublished]);
    tellChanges();
    return figure.exec((await get('/career').expect(200)).text)?.slice(1);
  };

  it('tells how quickly applicants hear where HR lets it, once there are answers enough', async () => {
    await api.sql(`UPDATE working_calendar SET counted_since = now() - interval '91 days'`);
    const answer = `INSERT INTO past_answers SELECT day + interval '1 hour', day + interval '5 days', day + interval '13 hours'
      FROM (SELECT starts_at AS day FROM working_days WHERE starts_at < now() - interval '1 day' ORDER BY starts_at DESC LIMIT $1) d`;
    await api.sql(answer, [19]);
    expect(await publish(true)).toBeUndefined();
    await api.sql(answer, [1]);
    expect(await publish(true)).toEqual(['0.5', '100']);
    expect(await publish(false)).toBeUndefined();
    await api.sql('UPDATE working_calendar SET counted_since = now()');
    expect(await publish(true)).toBeUndefined();
  });
});

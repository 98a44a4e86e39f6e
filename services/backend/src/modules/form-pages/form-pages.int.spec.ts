import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import request from 'supertest';
import { meetHalfWay } from '../../../test/hold-back';
import { type TestApi, startApi } from '../../../test/start-api';

const files: Record<string, string> = {
  '/shells/received.hbs':
    '<h1>{{reference}}</h1>{{#if form.contact-message}}message{{/if}}{{#if form.application}}application{{/if}}{{#if position}} for {{position}}{{/if}}' +
    '{{#if withFile}} with a file{{/if}}{{#if withoutFile}} without a file{{/if}}{{#if received}} {{received}}{{/if}}{{#if answered}} by {{answered}}{{/if}}',
  '/shells/contact.hbs': '<input value="{{email}}">',
  '/shells/application.hbs':
    '{{#if closed}}closed{{/if}}{{post}} {{chosen}} {{#if isFixed}}alone{{/if}}of{{#each positions}} {{this}};{{/each}}',
  '/404.html': '<h1>No such sheet</h1>',
};
let gateway: Server;
let api: TestApi;

beforeAll(async () => {
  gateway = createServer(({ url = '' }, response) => {
    response.writeHead(url === '/404.html' ? 404 : 200).end(files[url]);
  });
  await new Promise<void>((resolve) => void gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  api = await startApi({ SHELLS_URL: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await api.stop();
  gateway.close();
});

const get = (path: string) => request(api.url).get(path).redirects(0);

describe('The receipt of a form that was sent without script', () => {
  it('shows the number of its address, in the words of the form, and is kept by nobody', async () => {
    const { text, headers } = await get('/received/FD-7K3M-2QXW?form=contact-message').expect(200);
    expect(text).toBe('<h1>FD-7K3M-2QXW</h1>message');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  });

  it('tells in the company’s time when it was sent, and by when it is answered', async () => {
    const { text } = await get('/received/FD-7K3M-2QXW?form=application&at=1795789020&by=1796408999').expect(200);
    expect(text).toBe('<h1>FD-7K3M-2QXW</h1>application 27 November 2026 at 19:47 IST by Friday, 4 December 2026');
  });

  it('names the position of an application by the slug of its post, which may be closed by then, and no draft', async () => {
    await api.sql(
      `INSERT INTO job_posts (title, para, location, slug, intent, posted_at) VALUES
       ('R&D Tester', 'p', 'Noida', 'tester', 'published', now()), ('Keeper', 'p', 'Noida', 'keeper', 'closed', now()),
       ('Secret', 'p', 'Noida', 'secret', 'draft', NULL)`,
    );
    const receipt = async (query: string) => (await get(`/received/FD-7K3M-2QXW?form=${query}`).expect(200)).text;
    expect(await receipt('application&post=tester')).toBe('<h1>FD-7K3M-2QXW</h1>application for R&amp;D Tester');
    expect(await receipt('application&post=keeper')).toBe('<h1>FD-7K3M-2QXW</h1>application for Keeper');
    for (const other of ['secret', 'no-such-post', '%3Cb%3E', '', 'tester&post=keeper'])
      expect(await receipt(`application&post=${other}`)).toBe('<h1>FD-7K3M-2QXW</h1>application');
    expect(await receipt('contact-message&post=tester')).toBe('<h1>FD-7K3M-2QXW</h1>message');
  });

  it('says whether a resume came along, of an application alone', async () => {
    const receipt = async (query: string) => (await get(`/received/FD-7K3M-2QXW?form=${query}`).expect(200)).text;
    expect(await receipt('application&file=1')).toBe('<h1>FD-7K3M-2QXW</h1>application with a file');
    expect(await receipt('application&file=0')).toBe('<h1>FD-7K3M-2QXW</h1>application without a file');
    for (const other of ['2', 'cv.pdf', '1&file=0', ''])
      expect(await receipt(`application&file=${other}`)).toBe('<h1>FD-7K3M-2QXW</h1>application');
    expect(await receipt('contact-message&file=1')).toBe('<h1>FD-7K3M-2QXW</h1>message');
  });

  it('is shown without the position while the database does not answer', async () => {
    const { answer } = await meetHalfWay(
      api,
      { first: [['LOCK TABLE job_posts']], after: [['SELECT pg_sleep(3)']] },
      () => get('/received/FD-7K3M-2QXW?form=application&post=tester').expect(200),
    );
    expect(answer.text).toBe('<h1>FD-7K3M-2QXW</h1>application');
  });

  it.each([
    '',
    '?at=now&by=%3Cb%3E',
    '?at=99999999999',
    '?at=1795789020&at=1795789021',
    '?form=nonsense',
    '?form=application&form=contact-message',
    '?form[a]=application',
  ])('does without them when the address says “%s”', async (query) => {
    expect((await get(`/received/FD-7K3M-2QXW${query}`).expect(200)).text).toBe('<h1>FD-7K3M-2QXW</h1>');
  });

  it.each(['You-have-won', 'fd-7k3m-2qxw', 'FD-7K3M-2QXWW', 'FD-ILOU-0000', 'FD-7K3M-2QXW%0A', '%3Cb%3E'])(
    'is not there for %s, which is no number of ours',
    async (reference) => {
      expect((await get(`/received/${reference}`).expect(404)).text).toBe('<h1>No such sheet</h1>');
    },
  );
});

it('A page that is filled for one reader is compressed where the reader takes brotli', async () => {
  const { headers, body } = await get('/received/FD-7K3M-2QXW')
    .set('Accept-Encoding', 'br')
    .buffer(true)
    .parse((answer, done) => void buffer(answer as unknown as Readable).then((bytes) => done(null, bytes)))
    .expect(200);
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(body as Buffer).toString()).toBe('<h1>FD-7K3M-2QXW</h1>');
});

describe('The contact page', () => {
  it('has the address of the newsletter’s box in its field', async () => {
    const { text, headers } = await get('/contact?email=+%E2%80%AAasha%40company.example%E2%80%AC').expect(200);
    expect(text).toBe('<input value="asha@company.example">');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  it('escapes what an address may hold', async () => {
    const { text } = await get(`/contact?email=${encodeURIComponent("a'&b=`c@company.example")}`).expect(200);
    expect(text).toBe('<input value="a&#x27;&amp;b&#x3D;&#x60;c@company.example">');
  });

  it.each([
    'nowhere',
    'a@b.example, c@d.example',
    '"><script>"@company.example',
    `${'a'.repeat(60)}@${'b.'.repeat(120)}example`,
    '',
  ])('takes over nothing of “%s”', async (email) => {
    const { text } = await get(`/contact?email=${encodeURIComponent(email)}`).expect(200);
    expect(text).toBe('<input value="">');
  });

  it('takes over none of two addresses', async () => {
    const { text } = await get('/contact?email=a%40b.example&email=c%40d.example').expect(200);
    expect(text).toBe('<input value="">');
  });
});

describe('The application form for browsers without script', () => {
  const form = async (query: string) => (await get(`/application?plain=1&${query}`).expect(200)).text;

  it('chooses the position that a link means by whole words, and offers the others', async () => {
    expect(await form('post=&position=Senior%20Java%20Developer')).toMatch(
      /^ Java Developer of(?=.* Backend Developer;)(?!.* Java Developer;)/,
    );
    expect(await form('post=&position=Java%20Developers')).toMatch(/^ {2}of.* Java Developer;/);
  });

  it('offers the position of an open post alone, and all of them where the post means none', async () => {
    await api.sql(
      `INSERT INTO job_posts (title, para, location, slug) VALUES
         ('Senior Java Developer', 'p', 'Noida', 'senior-java'), ('Glazier', 'p', 'Noida', 'glazier')`,
    );
    const java = 'senior-java Java Developer aloneof';
    expect(await form('post=senior-java&position=Senior%20Java%20Developer')).toBe(java);
    expect(await form('post=senior-java')).toBe(java);
    expect(await form('post=glazier&position=Glazier')).toMatch(/^glazier {2}of.* Java Developer;/);
  });

  it('fault 579: goes by the title that a post has now, whatever position an older link to it says', async () => {
    await api.sql(
      `INSERT INTO job_posts (title, para, location, slug) VALUES
         ('Backend Developer', 'p', 'Noida', 'renamed'), ('Thatcher', 'p', 'Noida', 'renamed-to-none')`,
    );
    expect(await form('post=renamed&position=Java%20Developer')).toBe('renamed Backend Developer aloneof');
    expect(await form('post=renamed-to-none&position=Java%20Developer')).toMatch(
      /^renamed-to-none {2}of.* Java Developer;/,
    );
  });

  it('says that the post of a link is closed where there is no such open post', async () => {
    expect(await form('post=no-such-post&position=Java%20Developer')).toMatch(/^closed {2}of.* Java Developer;/);
  });
});

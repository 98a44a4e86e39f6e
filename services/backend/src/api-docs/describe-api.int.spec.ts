import request from 'supertest';
import { routesOf } from '../../test/matrix/read-routes';
import { startApi, type TestApi } from '../../test/start-api';

/** The routes that are not described, and why. */
const notDescribed: Record<string, string> = {
  'HEAD /uploads/:resume': 'What GET answers, without the file.',
  'GET /api/admin/queues{/*path}': 'Pages of a library, outside production.',
  'GET /application': 'A page of the site.',
  'GET /career': 'A page of the site.',
  'GET /career/:slug': 'A page of the site.',
  'GET /career/:slug.png': 'A picture of the site.',
  'GET /career/:hash.webp': 'A picture of the site.',
  'GET /contact': 'A page of the site.',
  'GET /received/:reference': 'A page of the site.',
  'GET /another-file/:token': 'A page of the site.',
  'GET /interview/:token': 'A page of the site.',
  'GET /feeds/jobs.atom': 'As RFC 4287 has it.',
  'GET /feeds/jobs.xml': 'As job boards have it.',
  'GET /sitemap-jobs.xml': 'As sitemaps.org has it.',
};

interface Media {
  schema: { format?: string };
  example?: unknown;
}
interface Described {
  paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, Media> }> }>>;
}

describe('The description of the API', () => {
  let api: TestApi;
  let described: Described;
  beforeAll(async () => {
    api = await startApi();
    described = (await request(api.url).get('/api/docs/openapi.json').expect(200)).body as Described;
  });
  afterAll(() => api.stop());

  it('has every route that the API has, and no other', () => {
    const operations = Object.entries(described.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    // The pages that show the description, outside production.
    const routes = routesOf(api.app).filter((route) => !route.startsWith('GET /api/docs'));
    expect([...operations, ...Object.keys(notDescribed)].toSorted()).toEqual(routes);
  });

  it('shows what every answer looks like that is not of bytes', () => {
    const bare = Object.entries(described.paths).flatMap(([path, item]) =>
      Object.values(item).flatMap(({ responses }) =>
        Object.values(responses)
          .flatMap(({ content }) => Object.values(content ?? {}))
          .filter(({ schema, example }) => schema.format !== 'binary' && example === undefined)
          .map(() => path),
      ),
    );
    expect(bare).toEqual([]);
  });

  it('shows a list as a file by its headings and a line', () => {
    const csv = described.paths['/api/admin/contacts.csv']!['get']!.responses['200']!.content!['text/csv']!.example;
    expect(csv).toMatch(
      /^"Reference","Received \(Asia\/Kolkata\)","Name",.*\r\n"FD-[^\r]*,"'\+91 98123 45678",[^\r]*\r\n$/,
    );
  });
});

import request from 'supertest';
import { startApi, type TestApi } from '../../test/start-api';

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
}

/** What nobody needs a description for: health, and what only answers HEAD in place of GET. */
const isInner = (route: string) => /^(?:head |get \/health\/|get \/api\/docs)/.test(route);

describe('The description of the API', () => {
  let api: TestApi;
  let described: { paths: Record<string, Record<string, unknown>> };
  beforeAll(async () => {
    api = await startApi();
    described = (await request(api.url).get('/api/docs/openapi.json').expect(200)).body as typeof described;
  });
  afterAll(() => api.stop());

  it('has every route that the API has, and no other', () => {
    const { stack } = (api.app.getHttpAdapter().getInstance() as unknown as { router: { stack: Layer[] } }).router;
    const routes = stack
      .flatMap(({ route }) => (route ? Object.keys(route.methods).map((method) => `${method} ${route.path}`) : []))
      .filter((route) => !isInner(route));
    const operations = Object.entries(described.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(operations.toSorted()).toEqual([...new Set(routes)].toSorted());
  });
});

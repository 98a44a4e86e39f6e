import request from 'supertest';
import { addApplication } from '../../../test/add-application';
import { callAdmin } from '../../../test/call-admin';
import { cookieFor } from '../../../test/sign-in';
import { type TestApi, startApi } from '../../../test/start-api';

let api: TestApi;
let id: string;
beforeAll(async () => {
  api = await startApi();
  ({ id } = await addApplication(api));
});
afterAll(() => api.stop());

const none = '01890000-0000-7000-8000-000000000000';
type Method = 'get' | 'post' | 'put' | 'delete';

/** The answers that HR gets; everybody else is refused. Bodies are empty, so that nothing happens. */
const routes: [method: Method, path: string, hr: number][] = [
  ['post', '/api/admin/applications/stage', 400],
  ['post', '/api/admin/applications/:id/stage', 400],
  ['post', '/api/admin/applications/:id/stage/preview', 400],
  ['get', '/api/admin/applications/:id/history', 200],
  ['get', '/api/admin/applications/:id/notes', 200],
  ['post', '/api/admin/applications/:id/notes', 400],
  ['put', `/api/admin/notes/${none}`, 400],
  ['delete', `/api/admin/notes/${none}`, 404],
  ['get', '/api/admin/rejection-reasons', 200],
  ['post', '/api/admin/rejection-reasons', 400],
  ['get', `/api/admin/rejection-reasons/${none}`, 404],
  ['put', `/api/admin/rejection-reasons/${none}`, 400],
  ['delete', `/api/admin/rejection-reasons/${none}`, 404],
];

describe('The pipeline', () => {
  it('is open to HR and to nobody else', async () => {
    const cookies = { general: await cookieFor(api, 'general'), hr: await cookieFor(api, 'hr') };
    const gone = await cookieFor(api, 'hr');
    await callAdmin(api, 'delete', '/api/session', { cookie: gone }).expect(204);
    for (const [method, path, hr] of routes) {
      const ask = async (cookie: string) => {
        const body = method === 'get' ? undefined : {};
        return (await callAdmin(api, method, path.replace(':id', id), { cookie, body })).status;
      };
      const seen = [await ask('x=y'), await ask(cookies.general), await ask(gone), await ask(cookies.hr)];
      expect([method, path, ...seen]).toEqual([method, path, 401, 403, 401, hr]);
    }
  });

  it('is not changed by a request from another origin', async () => {
    const Cookie = await cookieFor(api, 'hr');
    for (const [method, path] of routes.filter(([each]) => each !== 'get')) {
      const at = path.replace(':id', id);
      await request(api.url)[method](at).set({ Cookie, Origin: 'https://evil.example' }).send({}).expect(403);
      await request(api.url)[method](at).set({ Cookie }).send({}).expect(403);
    }
  });
});

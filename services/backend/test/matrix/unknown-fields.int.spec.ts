import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cookieFor, origin } from '../sign-in';
import { startApi, type TestApi } from '../start-api';
import { type Role, roles, seedRecords } from './seed-records';
import { bodiesOf } from './read-routes';
import { whoMayCall } from './who-may-call';

const names = ['nobody_knows', '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
const UNKNOWN = 'This field is not known here.';
type SentAs = ReturnType<typeof bodiesOf>[number][1];

const types: Record<SentAs, string> = {
  json: 'application/json',
  urlencoded: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=b',
};
const encode: Record<SentAs, (name: string, value: unknown) => string> = {
  json: (name, value) => `{${JSON.stringify(name)}:${JSON.stringify(value)}}`,
  urlencoded: (name, value) => `${name}=${String(value)}`,
  multipart: (name, value) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n--b--\r\n`,
};

/** An allowed value for each field that holds fields of its own. */
const nested: Record<string, object> = {
  'POST /api/jobposts salary': { min: 10, max: 20, currency: 'INR', interval: 'year' },
  'PUT /api/jobposts/:id salary': { min: 10, max: 20, currency: 'INR', interval: 'year' },
  'POST /api/admin/all-enquiries/replies versions': { '01890000-0000-7000-8000-000000000000': 1 },
  'POST /api/admin/applications/messages mail': { subject: 'Your application', body: 'We will write soon.' },
  'POST /api/admin/applications/messages versions': { '01890000-0000-7000-8000-000000000000': 1 },
  'POST /api/admin/applications/stage mail': { subject: 'Your application', body: 'We will write soon.' },
  'POST /api/admin/applications/stage versions': { '01890000-0000-7000-8000-000000000000': 1 },
  'POST /api/admin/applications/:id/stage mail': { subject: 'Your application', body: 'We will write soon.' },
  'POST /api/admin/applications/:id/stage/preview mail': { subject: 'Your application', body: 'We will write soon.' },
  'POST /api/admin/bulk-deeds filter': { stage: 'new' },
  'POST /api/admin/bulk-deeds mail': { subject: 'Your application', body: 'We will write soon.' },
  'POST /api/admin/bulk-deeds move': { stage: 'offer' },
  'POST /api/admin/bulk-deeds/mails filter': { stage: 'new' },
  'POST /api/admin/bulk-deeds/mails mail': { subject: 'Your application', body: 'We will write soon.' },
  'POST /api/admin/views filter': { stage: 'new' },
  'PUT /api/admin/views/:id filter': { stage: 'new' },
  'PUT /api/admin/retention keepDays': { held: 14 },
};

interface Described {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: { $ref: string } }> } }>>;
  components: { schemas: Record<string, { properties: Record<string, { type?: string; allOf?: unknown }> }> };
}

/** Each field of a request that the contract describes as an object, as `POST /api/jobposts salary`. */
function nestedInContract(): string[] {
  const file = join(__dirname, '../../../../contract/openapi.json');
  const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as Described;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      route: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      schemas: Object.values(requestBody?.content ?? {}).map(({ schema }) => schema.$ref.split('/').at(-1)!),
    })),
  );
  return calls.flatMap(({ route, schemas }) =>
    schemas.flatMap((schema) =>
      Object.entries(components.schemas[schema]!.properties)
        .filter(([, { type, allOf }]) => type === 'object' || allOf !== undefined)
        .map(([field]) => `${route} ${field}`),
    ),
  );
}

describe('A field that is not known', () => {
  let api: TestApi;
  let pathOf: Awaited<ReturnType<typeof seedRecords>>;
  const cookies = {} as Record<Role, string>;
  beforeAll(async () => {
    api = await startApi();
    pathOf = await seedRecords(api);
    for (const role of roles) cookies[role] = await cookieFor(api, role);
  });
  afterAll(() => api.stop());

  const send = async (route: string, sentAs: SentAs, name: string, value: unknown) => {
    const who = whoMayCall[route]!;
    const role = roles.find((known) => known === who) ?? 'hr';
    const answer = await fetch(api.url + pathOf(route, role), {
      method: route.split(' ')[0]!,
      headers: { 'Content-Type': types[sentAs], Cookie: cookies[role], Origin: origin },
      body: encode[sentAs](name, value),
    });
    return { status: answer.status, body: JSON.parse((await answer.text()) || '{}') as { errors?: object } };
  };

  it('is refused by name on every route that reads a body, however it is sent', async () => {
    const routes = bodiesOf(api.app);
    expect(routes.length).toBeGreaterThan(30);
    for (const [route, sentAs] of routes)
      for (const name of names) {
        const { status, body } = await send(route, sentAs, name, 'x');
        expect([route, sentAs, name, status, Object.entries(body.errors ?? {})]).toEqual([
          route,
          sentAs,
          name,
          400,
          expect.arrayContaining([[name, UNKNOWN]]),
        ]);
      }
  });

  it('is refused inside of every field that holds others', async () => {
    expect(nestedInContract().toSorted()).toEqual(Object.keys(nested).toSorted());
    for (const [place, allowed] of Object.entries(nested)) {
      const field = place.split(' ')[2]!;
      const route = place.slice(0, -field.length - 1);
      expect((await send(route, 'json', field, allowed)).body.errors ?? {}).not.toHaveProperty(field);
      for (const name of names) {
        const value = Object.fromEntries([...Object.entries(allowed), [name, 1]]);
        expect([place, name, await send(route, 'json', field, value)]).toMatchObject([
          place,
          name,
          { status: 400, body: { code: 'validation_failed', errors: { [field]: expect.any(String) as string } } },
        ]);
      }
    }
  });
});

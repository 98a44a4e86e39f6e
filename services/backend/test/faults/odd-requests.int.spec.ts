import { request as rawRequest } from 'node:http';
import request, { type Response, type Test } from 'supertest';
import { callStream, STREAM } from '../call-stream';
import { forms } from '../enquiries';
import { eventually } from '../eventually';
import { provenOf } from '../extent';
import { addStaff, origin, signIn } from '../sign-in';
import { type TestApi, startApi } from '../start-api';
import { whoMayCall } from '../matrix/who-may-call';

let api: TestApi;
let cookies: { general: string; hr: string };
beforeAll(async () => {
  api = await startApi();
  cookies = {
    general: await signIn(api, await addStaff(api, 'general')),
    hr: await signIn(api, await addStaff(api, 'hr')),
  };
});
afterAll(() => api.stop());

const cookieFor = (who: string) => (who === 'general' ? cookies.general : cookies.hr);
const countAll = () =>
  api.sql(`SELECT (SELECT count(*) FROM applications) AS a, (SELECT count(*) FROM consultations) AS c,
    (SELECT count(*) FROM home_enquiries) AS h, (SELECT count(*) FROM contact_messages) AS k, (SELECT count(*) FROM staff) AS s`);

const probes = [
  `' OR 1=1 --`,
  `'; DROP TABLE staff; --`,
  `" OR ""="`,
  '1) UNION SELECT password_hash FROM staff --',
  String.raw`\'; SELECT pg_sleep(10) --`,
  '$1',
  '%00',
  'a\0b',
  `{"$ne":1}`,
  '١',
];
const readable = Object.entries(whoMayCall).filter(([route]) => route.startsWith('GET /api'));
/** With their number, so that each meets other probes than the next. */
const numbered = (routes: typeof readable) => routes.map(([route, who], at) => [route, who, at] as const);
const lists = numbered(readable.filter(([route]) => !route.includes(':')));
const withId = numbered(Object.entries(whoMayCall).filter(([route]) => route.includes('/:')));

/** Each probe as a value, as a name, and inside of the filter and the sort of lists. */
const queriesWith = (probe: string) => {
  const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
  return [
    `filter=${json({ q: probe })}`,
    `filter=${json({ id: [probe], [probe]: probe })}`,
    `sort=${json([probe, 'ASC'])}`,
    `sort=${json(['createdAt', probe])}`,
    `range=${json([probe, probe])}`,
    `filter=${encodeURIComponent(probe)}&sort=${encodeURIComponent(probe)}&range=${encodeURIComponent(probe)}`,
    `from=${encodeURIComponent(probe)}&to=${encodeURIComponent(probe)}`,
  ];
};

it.each(lists)(
  'fault 8: SQL in every part of the query of %s, which is for %s, is never a fault of ours',
  async (route, who, at) => {
    const path = route.slice('GET '.length).replace('{/*path}', '');
    const before = await countAll();
    for (const query of provenOf(probes.flatMap(queriesWith), at, probes.length)) {
      const ask = (): Promise<Pick<Response, 'status' | 'text'>> | Test =>
        route === STREAM
          ? callStream(api.url, { Cookie: cookieFor(who) }, query)
          : request(api.url).get(`${path}?${query}`).set('Cookie', cookieFor(who));
      // There is room for two files at a time, and the last ones may be closing still.
      const { status, text } = await eventually(async () => {
        const answer = await ask();
        return answer.status !== 503 && answer;
      });
      const expected = path.startsWith('/api/session/provider') ? [303, 410] : [200, 400];
      expect([query, expected.includes(status)]).toEqual([query, true]);
      expect(text).not.toMatch(/syntax error|password_hash|argon2/);
    }
    expect(await countAll()).toEqual(before);
  },
);

it.each(withId)('fault 8: SQL as the id of %s, which is for %s, finds nothing', async (route, who, number) => {
  const [method, path] = route.split(' ') as [string, string];
  const before = await countAll();
  for (const probe of provenOf(probes, number, 5)) {
    const at = path.replaceAll(/:\w+/g, encodeURIComponent(probe));
    const [agent, verb] = [request(api.url), method.toLowerCase() as 'get'];
    const call = agent[verb](at).set({ Cookie: cookieFor(who), Origin: origin });
    const { status } = await (method === 'GET' || method === 'HEAD' ? call : call.send({}));
    expect([at, [400, 404].includes(status)]).toEqual([at, true]);
  }
  expect(await countAll()).toEqual(before);
});

it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS', 'PROPFIND'])(
  'fault 15: %s on a form is refused and does nothing',
  async (method) => {
    const before = await countAll();
    for (const path of [...forms.map((form) => form.path), '/api/application']) {
      const status = await new Promise<number>((resolve, reject) => {
        const call = rawRequest(`${api.url}${path}`, { method, agent: false }, (response) => {
          response.resume();
          resolve(response.statusCode!);
        });
        call.on('error', reject).end();
      });
      expect([404, 405]).toContain(status);
    }
    expect(await countAll()).toEqual(before);
  },
);

it('fault 68: no answer may be framed, and a preflight from another origin gets no word about CORS', async () => {
  const paths = [
    '/api/jobposts',
    '/api/jobposts?x',
    '/api/session',
    '/api/admin/applications',
    '/uploads/x.pdf',
    '/nowhere',
  ];
  for (const path of paths) {
    const { headers } = await request(api.url).get(path).set('Origin', 'https://evil.example');
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    const sentHeaders = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'PUT' };
    const preflight = await request(api.url).options(path).set(sentHeaders);
    expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

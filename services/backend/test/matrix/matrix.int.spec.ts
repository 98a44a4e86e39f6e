import request, { type Test } from 'supertest';
import { callStream, STREAM } from '../call-stream';
import { addStaff, origin, signIn } from '../sign-in';
import { type TestApi, startApi } from '../start-api';
import { makePersonas, type Personas, type Role, roles, seedRecords } from './seed-records';
import { accessOf, freshlyAuthenticatedOf, routesOf } from './read-routes';
import { deedsOf, snapshotOf } from './snapshot';
import { freshlyAuthenticated } from './freshly-authenticated';
import { type Who, whoMayCall } from './who-may-call';

let api: TestApi;
let personas: Personas;
let pathOf: Awaited<ReturnType<typeof seedRecords>>;
beforeAll(async () => {
  api = await startApi();
  pathOf = await seedRecords(api);
  personas = await makePersonas(api);
});
afterAll(() => api.stop());

const foreignOrigins = [{ Origin: 'https://evil.example' }, { Origin: 'null' }, { 'Sec-Fetch-Site': 'same-site' }];
const errorShape = ['code', 'errors', 'message', 'msg', 'requestId', 'statusCode'];

/** The session that a cookie names. */
const sessionOf = (cookie: string) =>
  JSON.parse(Buffer.from(cookie.split('.')[1] ?? '', 'base64url').toString()).sid as string;

type Method = 'get' | 'head' | 'post' | 'put' | 'delete';
const methodOf = (route: string) => route.slice(0, route.indexOf(' ')).toLowerCase() as Method;
const isSafe = (route: string) => ['get', 'head'].includes(methodOf(route));

function call(
  route: string,
  cookie: string,
  from: Record<string, string> = { Origin: origin },
): ReturnType<typeof callStream> | Test {
  if (route === STREAM) return callStream(api.url, { Cookie: cookie, ...from });
  const role = roles.find((known) => personas.signedIn[known] === cookie);
  const method = methodOf(route);
  const agent = request(api.url);
  const sent = agent[method](pathOf(route, role)).set({ Cookie: cookie, ...from });
  return isSafe(route) ? sent : sent.send({});
}

const admits = (who: Who, role: Role) => who === role || who === 'staff' || who === 'everybody';
const fresh = async (role: Role) => signIn(api, await addStaff(api, role));

/** A cell of the table: who asks, from where, and how they are refused. */
type Refused = [name: string, cookie: string, from: Record<string, string> | undefined, refusal: string];

function refusedCells(route: string, who: Who): Refused[] {
  const { signedIn, outside, longConfirmed } = personas;
  const nobody = who === 'everybody' ? [] : Object.entries(outside);
  const others = roles.filter((role) => !admits(who, role));
  const allowed = roles.find((role) => admits(who, role))!;
  const stale = freshlyAuthenticated.includes(route) ? roles.filter((role) => admits(who, role)) : [];
  const silent = who === 'everybody' ? [] : [{}];
  const foreign = isSafe(route) ? [] : [...foreignOrigins, ...silent];
  return [
    ...nobody.map(([name, cookie]): Refused => [name, cookie, undefined, '401 not_signed_in']),
    ...others.map((role): Refused => [role, signedIn[role], undefined, '403 forbidden']),
    ...stale.map((role): Refused => [`${role}, not confirmed`, longConfirmed[role], undefined, '403 confirm_password']),
    ...foreign.map((from): Refused => [allowed, signedIn[allowed], from, '403 foreign_origin']),
  ];
}

it('The table of who may call what names every route of the running app, as its decorators say', () => {
  expect(accessOf(api.app)).toEqual(whoMayCall);
  // The pages that explain the API are made outside production only.
  expect(routesOf(api.app).filter((route) => !route.startsWith('GET /api/docs'))).toEqual(
    Object.keys(whoMayCall).toSorted(),
  );
});

it('The list of what needs a fresh password names the routes that are marked so', () => {
  expect(freshlyAuthenticatedOf(api.app).toSorted()).toEqual(freshlyAuthenticated.toSorted());
});

describe.each(Object.entries(whoMayCall))('%s, which is for %s,', (route, who) => {
  it('refuses all others, gives nothing away and changes nothing', async () => {
    const before = await snapshotOf(api);
    const cells = refusedCells(route, who);
    const answers = await Promise.all(cells.map(([, cookie, from]) => call(route, cookie, from)));
    const refusals = answers.map(({ status, body }) =>
      methodOf(route) === 'head' ? status : `${status} ${body.code}`,
    );
    const expected = cells.map(([, , , refusal]) =>
      methodOf(route) === 'head' ? Number.parseInt(refusal, 10) : refusal,
    );
    expect(refusals).toEqual(expected);
    for (const [at, { body, text, headers }] of methodOf(route) === 'head' ? [] : answers.entries()) {
      expect(Object.keys(body).toSorted()).toEqual(errorShape);
      expect(body.errors).toEqual({});
      expect(text).not.toMatch(/canary/i);
      expect(headers['content-range'] ?? headers['content-disposition']).toBeUndefined();
      // The token of a session is renewed by any answer once it is a minute old, which the personas of a slow run are.
      const [, sent] = cells[at]!;
      for (const cookie of [headers['set-cookie'] ?? []].flat()) expect(sessionOf(cookie)).toBe(sessionOf(sent));
    }
    expect(await snapshotOf(api)).toEqual(before);
    expect(
      await deedsOf(
        api,
        answers.map(({ headers }) => headers['x-request-id']!),
      ),
    ).toEqual([]);
  });

  it('lets them in', async () => {
    const signedIn = await Promise.all(
      roles
        .filter((role) => admits(who, role))
        // A route for the own session may end it, and a route that needs a fresh password may come when the others have aged.
        .map(async (role) =>
          route.includes(' /api/session') || freshlyAuthenticated.includes(route)
            ? fresh(role)
            : personas.signedIn[role],
        ),
    );
    const cookies = who === 'everybody' ? [...signedIn, ...Object.values(personas.outside)] : signedIn;
    for (const cookie of cookies) {
      const { status, body } = await call(route, cookie);
      expect([route, status, [401, 403].includes(status) && body]).toEqual([route, status, false]);
      // Without a site there is no template that these could fill.
      expect(status).toBeLessThan(/^GET \/(?:application$|career|contact|received)/.test(route) ? 504 : 500);
    }
  });
});

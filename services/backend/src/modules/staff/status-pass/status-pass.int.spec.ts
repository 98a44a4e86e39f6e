import { JwtService } from '@nestjs/jwt';
import request from 'supertest';
import { type DatabaseWire, startDatabaseWire } from '../../../../test/faults/start-database-wire';
import { configFor } from '../../../../test/config-for';
import { callAdmin } from '../../../../test/call-admin';
import { addStaff, postSession } from '../../../../test/sign-in';
import { type StaffRole } from '../staff.facts';
import { startApi, type TestApi } from '../../../../test/start-api';
import { deriveSecret } from '../../../platform/derive-secret';

let api: TestApi;
let wire: DatabaseWire;
beforeAll(async () => {
  wire = await startDatabaseWire();
  api = await startApi({}, wire.wayTo);
});
afterAll(async () => {
  // First, so that no statement waits for its answer any more.
  await wire.stop();
  await api.stop();
});

const cookiesIn = (headers: Record<string, unknown>) => (headers['set-cookie'] as string[] | undefined) ?? [];
const passIn = (headers: Record<string, unknown>) => cookiesIn(headers).find((line) => line.startsWith('status='));
const bare = (cookie: string | undefined) => cookie?.split(';', 1)[0] ?? '';

async function enter(role: StaffRole) {
  const { name, email, password } = await addStaff(api, role);
  const { headers } = await postSession(api, { name, email, password, area: role }).expect(201);
  const session = bare(cookiesIn(headers).find((line) => line.startsWith('session=')));
  return { session, pass: passIn(headers), email };
}
const openStatus = (cookie: string) => request(api.url).get('/api/admin/status').set('Cookie', cookie);
/** A token of our own making, by the secret of passes. */
const sign = (claims: object, secret: Buffer | string = deriveSecret(configFor({}).SESSION_SECRET, 'status pass')) =>
  `status=${new JwtService({ secret }).sign({ iss: 'frontdoor', sub: 'somebody', ...claims })}`;
const seconds = () => Math.floor(Date.now() / 1000);

describe('The pass for the page about the system', () => {
  it('is given to general administrators by their sign-in, for an hour, to one address, and never to HR', async () => {
    const { pass } = await enter('general');
    expect(pass).toMatch(
      /^status=[\w.-]+; Max-Age=3600; Path=\/api\/admin\/status; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
    expect((await enter('hr')).pass).toBeUndefined();
  });

  it('is renewed with the cookie of the session, by use alone, and forgotten at the end of the session', async () => {
    const { session } = await enter('general');
    const { sid, sub } = JSON.parse(Buffer.from(session.split('.')[1]!, 'base64url').toString()) as object & {
      sid: string;
      sub: string;
    };
    const older = new JwtService({ secret: configFor({}).SESSION_SECRET }).sign({
      sid,
      sub,
      iss: 'frontdoor',
      iat: seconds() - 70,
      exp: seconds() + 60,
    });
    const ask = () => request(api.url).get('/api/session').set('Cookie', `session=${older}`);
    expect(passIn((await ask().expect(200)).headers)).toBeDefined();
    expect(cookiesIn((await ask().set('X-Unattended', '1').expect(200)).headers)).toEqual([]);
    const fresh = request(api.url).get('/api/session').set('Cookie', session);
    expect(cookiesIn((await fresh.expect(200)).headers)).toEqual([]);
    const ended = await callAdmin(api, 'delete', '/api/session', { cookie: session }).expect(204);
    expect(passIn(ended.headers)).toMatch(/^status=; Path=\/api\/admin\/status; Expires=Thu, 01 Jan 1970/);
  });

  it('opens nothing while the database is there', async () => {
    const { pass, session, email } = await enter('general');
    await openStatus(bare(pass)).expect(401);
    await openStatus(`${session}; ${bare(pass)}`).expect(200);
    await api.sql('UPDATE staff SET disabled_at = now() WHERE email = $1', [email]);
    await openStatus(`${session}; ${bare(pass)}`).expect(401);
  });

  it('opens the page while the database is away, also after the session, and nothing else; a wrong one does not', async () => {
    const { pass, session } = await enter('general');
    const own = bare(pass);
    const { SESSION_SECRET } = configFor({});
    wire.partition();
    const wrongs = [
      '',
      'status=a.b.c',
      sign({ iat: seconds() - 3_700, exp: seconds() - 1 }),
      // Made to last longer than we let one last.
      sign({ iat: seconds() - 3_700, exp: seconds() + 3_700 }),
      sign({ exp: seconds() + 60 }, SESSION_SECRET),
      sign({ exp: seconds() + 60, iss: 'somebody' }),
      sign({}),
      session.replace('session=', 'status='),
    ];
    const [opened, afterSession, elsewhere, refused, strangers] = await Promise.all([
      openStatus(`${session}; ${own}`),
      openStatus(own),
      request(api.url).get('/api/admin/reports/health').set('Cookie', `${session}; ${own}`),
      Promise.all(wrongs.map((wrong) => openStatus(`${session}; ${wrong}`))),
      Promise.all(wrongs.map((wrong) => openStatus(wrong))),
    ]);
    expect([opened.status, afterSession.status, elsewhere.status]).toEqual([200, 200, 503]);
    expect(refused.map(({ status, body }) => `${status} ${body.code}`)).toEqual(wrongs.map(() => '503 unavailable'));
    expect(strangers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      wrongs.map(() => '401 not_signed_in'),
    );
    const states = Object.fromEntries(
      (opened.body as { lines: { part: string; state: string }[] }).lines.map(({ part, state }) => [part, state]),
    );
    expect(states).toMatchObject({ database: 'fault', api: 'good', storage: 'good', worker: 'unknown' });
    expect(states).toMatchObject({ queue: 'unknown', mail: 'unknown', backup: 'unknown', rehearsal: 'unknown' });
    expect(cookiesIn(opened.headers)).toEqual([]);
  });
});

import { createHmac } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import request from 'supertest';
import { addStaff, cookieOf, signIn } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
let claims: { sid: string; sub: string };
beforeAll(async () => {
  api = await startApi({ SITE_URL: 'http://site.example' });
  const cookie = await signIn(api, await addStaff(api, 'hr'));
  // Its times are those of the first token; the others have their own.
  const { sid, sub } = JSON.parse(Buffer.from(cookie.split('.')[1]!, 'base64url').toString()) as typeof claims;
  claims = { sid, sub };
});
afterAll(() => api.stop());

const secret = 'k2m5v8x1c4n7b0q3w6e9r2t5y8u1i4o7';
const seconds = () => Math.floor(Date.now() / 1000);
const ask = (token: string) => request(api.url).get('/api/session').set('Cookie', `other=1; session=${token}`);

const good = () => ({ ...claims, iss: 'frontdoor', iat: seconds(), exp: seconds() + 60 });

/** A token with any claims, signed as ours are. */
function signAnything(payload: unknown): string {
  const parts = [{ alg: 'HS256', typ: 'JWT' }, payload].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const signed = parts.join('.');
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

function sign(payload: object = {}, options: object = {}): string {
  const { sid, sub } = claims;
  return new JwtService({ secret }).sign(
    { sid, sub, iss: 'frontdoor', iat: seconds(), exp: seconds() + 60, ...payload },
    options,
  );
}

describe('The token of a session', () => {
  it('is taken when we signed it', async () => {
    await ask(sign()).expect(200);
  });

  it('is taken for half a minute after its end, because another process may have signed it by another clock', async () => {
    await ask(sign({ exp: seconds() - 10 })).expect(200);
  });

  it('row 51: is refused when it has expired, was signed by another, by nobody or for another purpose', async () => {
    const none = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${sign().split('.')[1]}.`;
    const tampered = sign().replace(/.\.([^.]*)$/, 'A.$1');
    const wrongs = [
      sign({ exp: seconds() - 45 }),
      sign({}, { secret: 'another-secret-of-the-right-length-01' }),
      sign({}, { algorithm: 'HS512' }),
      sign({ iss: 'somebody' }),
      none,
      tampered,
      'not.a.token',
      '',
    ];
    for (const wrong of wrongs) expect((await ask(wrong)).body.code).toBe('not_signed_in');
  });

  it.each([
    ['a sid that is no uuid', { sid: "1' OR 'a'='a" }],
    ['a sid of another kind', { sid: 7 }],
    ['an object as its sid', { sid: { toString: 'x' } }],
    ['a list as its sid', { sid: ['01890000-0000-7000-8000-000000000000'] }],
    ['no sid', { sid: undefined }],
    ['null as its sid', { sid: null }],
    ['a sub that is no uuid', { sub: 'somebody' }],
    ['no end', { exp: undefined }],
    ['an odd time', { iat: 'yesterday' }],
  ])('is refused when we signed it with %s', async (_, payload) => {
    expect((await ask(signAnything({ ...good(), ...payload })).expect(401)).body.code).toBe('not_signed_in');
  });

  it.each([[null], ['a text'], [7], [[]], [[{ sid: 'x' }]], [true]])(
    'is refused when all that it says is %j',
    async (payload) => {
      expect((await ask(signAnything(payload)).expect(401)).body.code).toBe('not_signed_in');
    },
  );

  it('is refused when the session belongs to somebody else', async () => {
    await ask(sign({ sub: '01890000-0000-7000-8000-000000000000' })).expect(401);
  });

  it('is renewed by a request once it is older than a minute, for the same session', async () => {
    expect((await ask(sign({ iat: seconds() - 50 })).expect(200)).headers['set-cookie']).toBeUndefined();
    const renewed = await ask(sign({ iat: seconds() - 70 })).expect(200);
    const cookie = cookieOf(renewed.headers);
    const payload = JSON.parse(Buffer.from(cookie.split('.')[1]!, 'base64url').toString()) as Record<string, number>;
    expect(payload).toMatchObject(claims);
    expect(payload['exp']! - payload['iat']!).toBe(1800);
  });
});

describe('The cookie of an https site', () => {
  it('is bound to the host and never sent in the clear', async () => {
    const secure = await startApi({ SITE_URL: 'https://www.plumbline.example' });
    const { name, email, password } = await addStaff(secure, 'hr');
    const answer = await request(secure.url)
      .post('/api/session')
      .set('Origin', 'https://www.plumbline.example')
      .send({ name, email, password, area: 'hr' })
      .expect(201);
    const flags = answer.headers['set-cookie']![0]!;
    expect(flags).toMatch(
      /^__Host-session=[^;]+; Max-Age=1800; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
    );
    const me = request(secure.url).get('/api/session');
    await me.set('Cookie', cookieOf(answer.headers)).expect(200);
    await secure.stop();
  });
});

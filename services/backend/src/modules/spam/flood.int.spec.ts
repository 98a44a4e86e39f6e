import request from 'supertest';
import { bareForms, type FormKind, postForm } from '../../../test/post-form';
import { origin, postSession } from '../../../test/sign-in';
import { solutionOf } from '../../../test/solve-challenge';
import { type TestApi, startApi } from '../../../test/start-api';
import { Challenges } from './judge/challenges';

const LIMIT = 5;
const forms = Object.keys(bareForms) as FormKind[];
let api: TestApi;
afterEach(() => api.stop());

let number = 0;
const post = (kind: FormKind, address: string, more: Record<string, string> = {}) =>
  postForm(api, kind, { name: `Visitor ${number++}`, ...more }).set('X-Forwarded-For', address);
/** How many of 200 were answered how. */
const flood = async (kind: FormKind, addressOf: (at: number) => string) => {
  const counts: Record<number, number> = {};
  for (let at = 0; at < 200; at += 1) {
    const { status } = await post(kind, addressOf(at));
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
};

describe.each(forms)('A flood of the form %s', (kind) => {
  it('from one address, a /24 or an IPv6 /64 is stopped, and other visitors are not', async () => {
    api = await startApi({ RATE_LIMIT_FORMS: String(LIMIT), TRUST_PROXY: '1' });
    expect(await flood(kind, () => '203.0.113.7')).toEqual({ 201: LIMIT, 429: 200 - LIMIT });
    expect(await flood(kind, (at) => `198.51.100.${at}`)).toEqual({ 201: LIMIT * 4, 429: 200 - LIMIT * 4 });
    expect(await flood(kind, (at) => `2001:db8:1:1::${at.toString(16)}`)).toEqual({ 201: LIMIT, 429: 200 - LIMIT });
    await post(kind, '192.0.2.1').expect(201);
    await post(kind, '2001:db8:2::1').expect(201);
  });

  it('gains nothing from a spoofed X-Forwarded-For', async () => {
    api = await startApi({ RATE_LIMIT_FORMS: String(LIMIT) });
    expect(await flood(kind, (at) => `192.0.${at}.1`)).toEqual({ 201: LIMIT, 429: 200 - LIMIT });
  });
});

describe('A suspicious submission', () => {
  it('passes as soon as the work is done, and leaves no row before', async () => {
    api = await startApi({ CHALLENGE_AFTER: '2', TRUST_PROXY: '1' });
    const rows = async () => (await api.sql('SELECT 1 FROM contact_messages')).length;
    for (let at = 0; at < 2; at += 1) await post('contact-message', '203.0.113.7').expect(201);
    const { body } = await post('contact-message', '203.0.113.7').expect(403);
    expect(body).toMatchObject({
      code: 'challenge_required',
      errors: { altcha: expect.stringContaining('/api/challenge') },
    });
    expect(await rows()).toBe(2);
    const altcha = await solutionOf(await api.app.get(Challenges, { strict: false }).issue(Date.now()));
    await post('contact-message', '203.0.113.7', { altcha }).expect(201);
    await post('contact-message', '203.0.113.7', { altcha }).expect(403);
    await post('contact-message', '192.0.2.1').expect(201);
    expect(await rows()).toBe(4);
  });
});

describe('A flood of asks for a new password', () => {
  it('is stopped after five a minute from one address, as installed', async () => {
    api = await startApi({ RATE_LIMIT_PASSWORD_RESETS: '', TRUST_PROXY: '1' });
    const ask = (address: string, at: number) =>
      request(api.url)
        .post('/api/password-resets')
        .set({ Origin: origin, 'X-Forwarded-For': address })
        .send({ email: `nobody.${at}@plumbline.example` });
    for (let at = 0; at < 5; at += 1) await ask('203.0.113.7', at).expect(202);
    expect((await ask('203.0.113.7', 5).expect(429)).body.code).toBe('too_many_requests');
    await ask('203.0.114.7', 5).expect(202);
  });
});

describe('A flood of sign-ins', () => {
  it('is stopped before the database or a hash is touched', async () => {
    api = await startApi({ RATE_LIMIT_SIGN_IN: '3', TRUST_PROXY: '1' });
    const wrong = { name: 'Nobody', email: 'nobody@plumbline.example', password: 'certainly not this', area: 'hr' };
    const from = (address: string) => postSession(api, wrong).set('X-Forwarded-For', address);
    for (let at = 0; at < 3; at += 1) await from('203.0.113.7').expect(401);
    const traces = async () => (await api.sql('SELECT 1 FROM login_attempts UNION ALL SELECT 1 FROM audit_log')).length;
    const before = await traces();
    for (let at = 0; at < 20; at += 1) {
      const { body, headers } = await from('203.0.113.7').expect(429);
      expect(body.code).toBe('too_many_requests');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await traces()).toBe(before);
    await from('203.0.114.7').expect(401);
  });
});

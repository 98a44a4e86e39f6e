import { gzipSync } from 'node:zlib';
import { ApplicationConfig } from '@nestjs/core';
import request, { type Response, type Test } from 'supertest';
import { forms } from '../../../../test/enquiries';
import { provenOf } from '../../../../test/extent';
import { makePdf } from '../../../../test/make-files';
import { startApi, type TestApi } from '../../../../test/start-api';
import { SameOriginGuard } from '../../access/same-origin.guard';

/** Nest takes both for the same address; the router before it knows the first alone. */
const ways = { router: '', nest: '/' };
type Way = keyof typeof ways;
type Send = (change?: object) => Test;
type Case = readonly [name: string, send: (post: () => Test, good: Send) => PromiseLike<Response>];

const raw = (post: () => Test, type: string, body: string | Buffer) => post().set('Content-Type', type).send(body);
const html = 'text/html,application/xhtml+xml,*/*;q=0.8';

const keyed = (test: Test) => test.set('Idempotency-Key', 'key-of-a-form');

/** The requests that every form is tried with. `good` sends a valid form. */
const cases: Case[] = [
  ['a form', (_post, good) => good()],
  ['an agreement', (_post, good) => good({ agree: true })],
  ['a source', (_post, good) => good({ utm_source: 'letter', ref: 'asha' })],
  ['a filled trap', (_post, good) => good({ further_topic: '1' })],
  ['a forged token', (_post, good) => good({ form_token: 'x' })],
  ['a key', (_post, good) => keyed(good())],
  ['a bad key', (_post, good) => good().set('Idempotency-Key', 'short')],
  ['a repetition', (_post, good) => good().then(() => good())],
  ['a repeated key', (_post, good) => keyed(good()).then(() => keyed(good()))],
  ['a key for other content', (_post, good) => keyed(good()).then(() => keyed(good({ name: 'Other' })))],
  ['nothing filled in', (post) => post().send({})],
  ['an unknown field', (_post, good) => good({ role: 'hr' })],
  ['a wrong address', (_post, good) => good({ email: 'a@b@c' })],
  ['no body', (post) => post()],
  ['no JSON', (post) => raw(post, 'application/json', '{"name":')],
  ['a byte order mark', (post) => raw(post, 'application/json', '\ufeff{}')],
  ['a list', (post) => raw(post, 'application/json', '[]')],
  ['half a character', (post) => raw(post, 'application/json', String.raw`{"name":"\ud800"}`)],
  ['a field twice', (post) => raw(post, 'application/json', '{"name":"a","name":"b"}')],
  ['another character set', (post) => raw(post, 'application/json; charset=utf-16', '{}')],
  ['UTF-8 by name', (post) => raw(post, 'application/json; charset=utf-8', '{}')],
  ['text', (post) => raw(post, 'text/plain', 'a')],
  ['XML', (post) => raw(post, 'application/xml', '<a/>')],
  ['a compressed body', (post) => raw(post, 'application/json', gzipSync('{}')).set('Content-Encoding', 'gzip')],
  ['too much', (post) => raw(post, 'application/json', JSON.stringify({ name: 'a'.repeat(100_000) }))],
  ['a foreign origin', (_post, good) => good().set('Origin', 'https://evil.example')],
  ['no origin', (_post, good) => good().set('Origin', 'null')],
  ['our origin', (_post, good) => good().set('Origin', 'http://site.example')],
  ['another site', (_post, good) => good().set('Sec-Fetch-Site', 'cross-site').set('Origin', 'http://site.example')],
  ['a page of ours', (_post, good) => good().set('Sec-Fetch-Site', 'same-origin')],
  ['a browser without script', (_post, good) => good().type('form').set('Accept', html)],
  ['its mistakes', (post) => raw(post, 'application/x-www-form-urlencoded', 'name=a').set('Accept', html)],
  [
    'its foreign origin',
    (post) => raw(post, 'application/x-www-form-urlencoded', 'name=a').set({ Accept: html, Origin: 'null' }),
  ],
  ['a form of a program', (_post, good) => good().type('form')],
  ['a connection that ends', (_post, good) => good().set('Connection', 'close')],
];

/** Without the headers that differ from one request to the next. */
function lasting({ status, headers, text }: Response) {
  const { date: _date, 'x-request-id': id, ...others } = headers as Record<string, string>;
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const plain = (some: string) =>
    some
      .replace(id!, 'ID')
      .replace(/FD-\w{4}-\w{4}/g, 'FD')
      .replace(/\bat=\d+/, 'at=AT')
      .replace(/"(?:consentAt|receivedAt)":"[^"]+"/g, 'AT');
  return {
    status,
    text: plain(text),
    headers: { ...others, location: others['location'] && plain(others['location']) },
  };
}

describe('The router of the forms gives the answers of Nest', () => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.stop());

  const tables = 'applications, consultations, home_enquiries, contact_messages, consents, outbox, idempotency_keys';
  const counts = `SELECT (SELECT count(*) FROM applications) AS a, (SELECT count(*) FROM consultations) AS b,
    (SELECT count(*) FROM home_enquiries) AS c, (SELECT count(*) FROM contact_messages) AS d,
    (SELECT count(*) FROM consents) AS e, (SELECT count(*) FROM outbox) AS f, (SELECT count(*) FROM idempotency_keys) AS g`;

  async function tryBoth(path: string, send: (post: () => Test) => PromiseLike<Response>) {
    const outcome = async (way: Way) => {
      await api.sql(`TRUNCATE ${tables} CASCADE`);
      const post = () => request(api.url).post(`${path}${ways[way]}`).redirects(0);
      const routed = jest.spyOn(SameOriginGuard.prototype, 'canActivate');
      const answer = await send(post);
      const calls = routed.mock.calls.length;
      // A refused body does not come as far as the guards.
      const isRefusedEarly = answer.status >= 400 && calls === 0;
      expect(calls > 0 || isRefusedEarly).toBe(way === 'nest' || isRefusedEarly);
      routed.mockRestore();
      return { ...lasting(answer), left: await api.sql(counts) };
    };
    const [byRouter, byNest] = [await outcome('router'), await outcome('nest')];
    expect(byRouter).toEqual(byNest);
    return byRouter;
  }

  describe.each(forms.map((form, at) => [form.path, form, at] as const))('at %s', (path, form, at) => {
    it.each(at === 0 ? cases : provenOf(cases, at, 3))('to %s', async (_name, send) => {
      const { status } = await tryBoth(path, (post) =>
        send(post, (change = {}) => post().send({ ...form.fields, ...change })),
      );
      expect(status).toBeLessThan(500);
    });
  });

  describe('at /api/application', () => {
    const fields = { name: 'Asha Verma', email: 'asha@mail.example', apply: 'Java Developer', experience: 'Fresher' };
    const filled = (test: Test) =>
      Object.entries(fields).reduce((form, [name, value]) => form.field(name, value), test);
    const pdf = makePdf();

    it.each<readonly [string, number, (post: () => Test) => Test]>([
      ['a form', 201, (post) => filled(post())],
      ['a resume', 201, (post) => filled(post()).attach('resume', pdf, 'cv.pdf')],
      ['another file', 415, (post) => filled(post()).attach('resume', Buffer.from('MZ'), 'cv.pdf')],
      ['a missing field', 400, (post) => post().field('name', 'Asha')],
      ['an agreement', 201, (post) => filled(post()).field('agree', 'true').field('ageConfirmed', 'true')],
      ['a browser without script', 303, (post) => filled(post()).set('Accept', html)],
      ['its mistakes', 303, (post) => post().field('name', 'Asha').set('Accept', html)],
      ['JSON', 415, (post) => post().send(fields)],
      ['a form without a boundary', 400, (post) => raw(post, 'multipart/form-data', 'a')],
      ['a foreign origin', 403, (post) => filled(post()).set('Origin', 'https://evil.example')],
    ])('to %s', async (_name, status, send) => {
      expect((await tryBoth('/api/application', send)).status).toBe(status);
    });
  });

  it('stands behind the same guards', () => {
    // A guard that is added for every route has to be thought of in the router as well.
    const guards = api.app.get(ApplicationConfig).getGlobalRequestGuards();
    const all = [...api.app.get(ApplicationConfig).getGlobalGuards(), ...guards.map(({ metatype }) => metatype)];
    expect(all).toHaveLength(2);
  });
});

describe('The router of the forms', () => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi({ TRUST_PROXY: '1', RATE_LIMIT_FORMS: '2' })));
  afterAll(() => api.stop());

  it.each(Object.entries(ways))('counts by the address that the gateway tells: %s', async (way, end) => {
    const [form] = forms;
    const network = way === 'router' ? '192.0.2' : '198.51.100';
    const send = (address: string) =>
      request(api.url).post(`${form!.path}${end}`).set('X-Forwarded-For', address).send({});
    for (const address of [`${network}.1`, `203.0.113.9, ${network}.1`]) await send(address).expect(400);
    const { headers, body } = await send(`${network}.1`).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body.code).toBe('too_many_requests');
    await send(`${network}.2`).expect(400);
  });
});

import type { Challenge } from 'altcha-lib';
import { setTimeout as sleep } from 'node:timers/promises';
import request from 'supertest';
import { postForm } from '../../../../test/post-form';
import { cookieFor } from '../../../../test/sign-in';
import { solutionOf } from '../../../../test/solve-challenge';
import { startApi, type TestApi } from '../../../../test/start-api';
import { DatabaseClock } from '../../../platform/database/database-clock';
import { JudgeSubmission } from './judge-submission.use-case';
import { restoreClocks, withClock } from '../../../../test/with-clock';

let right: TestApi;
const others: TestApi[] = [];
beforeAll(async () => {
  right = await startApi({ CHALLENGE_AFTER: '10000' });
  const settings = { DATABASE_URL: right.databaseUrl, CHALLENGE_AFTER: '10000' };
  for (const shiftMs of [-20_000, 30_000, -30_000]) others.push(await withClock(shiftMs, () => startApi(settings)));
  await agree();
});
afterAll(async () => {
  restoreClocks();
  for (const api of [...others, right]) await api.stop();
});

/** Each is off by half of its quickest round trip, which may be long on a busy machine; until none can matter. */
async function agree(): Promise<void> {
  const clocks = [right, ...others].map(({ app }) => app.get(DatabaseClock, { strict: false }));
  for (;;) {
    for (const clock of clocks) await clock.sync();
    const times = clocks.map((clock) => clock.now());
    if (Math.max(...times) - Math.min(...times) < 50) return;
  }
}

/** In seconds of the epoch. */
const issuedAt = (cookie: string) =>
  (JSON.parse(Buffer.from(cookie.split('.')[1]!, 'base64url').toString()) as { iat: number }).iat;

let sent = 0;
const tokenOf = async (api: TestApi) =>
  (await request(api.url).get('/api/form-token').expect(200)).body.token as string;
/** Why the submission is held; empty when it is not. */
async function send(api: TestApi, form_token: string): Promise<string[]> {
  const message = `By two clocks ${(sent += 1)}`;
  await postForm(api, 'contact-message', { message, form_token }).expect(201);
  const [row] = await right.sql<{ held_for: string[] }>('SELECT held_for FROM contact_messages WHERE message = $1', [
    message,
  ]);
  return row!.held_for;
}
/** The reasons for a form that is sent at once; tried again when this machine was too slow to do so. */
async function sendAtOnce(from: TestApi, to: TestApi): Promise<string[]> {
  for (;;) {
    const start = performance.now();
    const reasons = await send(to, await tokenOf(from));
    if (performance.now() - start < 1_900) return reasons;
  }
}

describe('Processes whose clocks are 20 and 30 seconds off', () => {
  it('know the sessions of each other, whose tokens tell of the other clock', async () => {
    const all = [right, ...others];
    const cookies = await Promise.all(all.map((api) => cookieFor(api, 'hr')));
    const [ours, behind, ahead] = cookies.map(issuedAt);
    expect(ahead! - ours!).toBeGreaterThan(20);
    expect(ours! - behind!).toBeGreaterThan(10);
    for (const cookie of cookies)
      for (const api of all) await request(api.url).get('/api/session').set('Cookie', cookie).expect(200);
  });

  it('take the work that was given out by each other', async () => {
    for (const [from, to] of [
      [right, others[1]!],
      [others[2]!, right],
      [others[1]!, others[2]!],
    ] as const) {
      const challenge = (await request(from.url).get('/api/challenge').expect(200)).body as Challenge;
      const demanded = to.app.get(JudgeSubmission, { strict: false });
      const arrival = {
        kind: 'contact-message',
        address: '203.0.113.7',
        text: 'Cheap [url=https://pills.example]pills[/url]',
        hash: Buffer.from(String(challenge.signature)),
      } as const;
      expect(await demanded.run({ ...arrival, spam: { altcha: await solutionOf(challenge) } })).toEqual([]);
    }
  });

  it('hold no form that took its time, no matter which of them noted its opening and which takes it', async () => {
    const all = [right, ...others];
    const tokens = await Promise.all(all.map(tokenOf));
    await sleep(2_100);
    for (const token of tokens) for (const api of all) expect(await send(api, token)).toEqual([]);
  });

  it('hold a form that is sent at once, also when another one has noted its opening', async () => {
    for (const other of others) {
      expect(await sendAtOnce(right, other)).toEqual(['too-fast']);
      expect(await sendAtOnce(other, right)).toEqual(['too-fast']);
      expect(await sendAtOnce(other, other)).toEqual(['too-fast']);
    }
  });
});

import { fingerprintOf } from '../../../platform/idempotency/claim';
import { solutionOf } from '../../../../test/solve-challenge';
import { type TestApi, startApi } from '../../../../test/start-api';
import { Challenges } from './challenges';
import { FormTokens } from './form-tokens';
import { JudgeSubmission } from './judge-submission.use-case';
import type { Arrival } from './suspicion';
import type { SpamFields } from './take-spam-fields.use-case';

const SOFT = 3;
const MINUTE_MS = 60_000;
const letter = 'Dear team, we would like to talk about the booking of our forty clinics.';

let api: TestApi;
beforeEach(async () => void (api = await startApi({ CHALLENGE_AFTER: String(SOFT) })));
afterEach(() => api.stop());

let sent = 0;
const arrivalOf = (arrival: Partial<Arrival> = {}): Arrival => {
  const { text = `Please call me back, number ${sent++}.` } = arrival;
  const hash = fingerprintOf({ name: 'Asha', email: 'asha@mail.example', message: text });
  return { kind: 'contact-message', address: '203.0.113.7', spam: {}, hash, ...arrival, text };
};
const judge = (arrival?: Partial<Arrival>, now?: number) =>
  api.app.get(JudgeSubmission, { strict: false }).run(arrivalOf(arrival), undefined, now);
const refusal = { code: 'challenge_required', statusCode: 403 };
const challengeOf = (now = Date.now()) => api.app.get(Challenges, { strict: false }).issue(now);
const spendSoftNumber = async (arrival?: Partial<Arrival>, now?: number) => {
  for (let at = 0; at < SOFT; at += 1) expect(await judge(arrival, now)).toEqual([]);
};

describe('A proof of work', () => {
  it('is asked for after a soft number of submissions from one address, and from nobody else', async () => {
    await spendSoftNumber();
    await expect(judge()).rejects.toMatchObject({
      ...refusal,
      errors: { altcha: expect.stringContaining('/api/challenge') },
    });
    expect(await judge({ address: '198.51.100.1' })).toEqual([]);
    expect(await judge({ kind: 'consultation' })).toEqual([]);
  });

  it('is asked for when a /24 or an IPv6 /64 spreads its submissions', async () => {
    for (let at = 0; at < SOFT * 4; at += 1) await judge({ address: `203.0.113.${at}` });
    await expect(judge({ address: '203.0.113.200' })).rejects.toMatchObject(refusal);
    for (let at = 0; at < SOFT; at += 1) await judge({ address: `2001:db8::${at}` });
    await expect(judge({ address: '2001:db8::ffff' })).rejects.toMatchObject(refusal);
  });

  it('is not asked for any more ten minutes later', async () => {
    const start = Date.now();
    await spendSoftNumber({}, start);
    await expect(judge({}, start + 9 * MINUTE_MS)).rejects.toMatchObject(refusal);
    expect(await judge({}, start + 10 * MINUTE_MS)).toEqual([]);
  });

  it('is asked for by links and by markup of forums, and by a text that a third address sends', async () => {
    const saying = (text: string, address?: string) => judge({ text, ...(address ? { address } : {}) });
    await expect(saying('Cheap [url=https://pills.example]pills[/url]')).rejects.toMatchObject(refusal);
    await expect(saying('https://a.example '.repeat(5))).rejects.toMatchObject(refusal);
    expect(await saying(letter, '203.0.113.1')).toEqual([]);
    expect(await saying(` ${letter.toUpperCase()}`, '198.51.100.2')).toEqual([]);
    await expect(saying(letter, '192.0.2.3')).rejects.toMatchObject(refusal);
  });

  it('lets the submission pass once, and once only, when it is solved', async () => {
    await spendSoftNumber();
    const altcha = await solutionOf(await challengeOf());
    const [first, second] = await Promise.allSettled([judge({ spam: { altcha } }), judge({ spam: { altcha } })]);
    expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(judge({ spam: { altcha } })).rejects.toMatchObject(refusal);
  });

  it('is known as used to another process', async () => {
    const other = await startApi({ CHALLENGE_AFTER: String(SOFT), DATABASE_URL: api.databaseUrl });
    try {
      const altcha = await solutionOf(await challengeOf());
      await api.app.get(Challenges, { strict: false }).demand(altcha, Date.now());
      const again = other.app.get(Challenges, { strict: false }).demand(altcha, Date.now());
      await expect(again).rejects.toMatchObject(refusal);
    } finally {
      await other.stop();
    }
  });

  it('is refused when it is wrong, forged or expired', async () => {
    await spendSoftNumber();
    const challenge = await challengeOf();
    const solved = JSON.parse(Buffer.from(await solutionOf(challenge), 'base64').toString()) as Solved;
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } };
    const old = await solutionOf(await challengeOf(Date.now() - 11 * MINUTE_MS));
    const texts = [
      '',
      'nonsense',
      'A'.repeat(100_000),
      encode({ challenge }),
      encode({ challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } }),
      encode({ challenge: easier, solution: solved.solution }),
      encode({ challenge: { ...challenge, signature: '0'.repeat(64) }, solution: solved.solution }),
      old,
    ];
    for (const altcha of texts) await expect(judge({ spam: { altcha } })).rejects.toMatchObject(refusal);
    expect(await judge({ spam: { altcha: encode(solved) } })).toEqual([]);
  });

  it('is not asked for a second time when an accepted submission is repeated', async () => {
    const again = { text: letter };
    expect(await judge(again)).toEqual([]);
    for (let at = 0; at < 50; at += 1) expect(await judge(again)).toEqual([]);
    expect(await judge()).toEqual([]);
    const keyed = { hash: Buffer.alloc(32, 1) };
    expect(await judge(keyed)).toEqual([]);
    await expect(judge()).rejects.toMatchObject(refusal);
    for (let at = 0; at < 50; at += 1) expect(await judge(keyed)).toEqual([]);
  });

  it('leaves nothing of the sender in the database', async () => {
    await spendSoftNumber();
    await judge({ spam: { altcha: await solutionOf(await challengeOf()) } });
    const columns = await api.sql(
      `SELECT column_name FROM information_schema.columns WHERE table_name = 'used_challenges'`,
    );
    expect(columns.map((column) => column['column_name']).toSorted()).toEqual(['expires_at', 'signature']);
  });
});

describe('A trap or a time that is not right', () => {
  const reasonsFor = (spam: SpamFields, now?: number) => judge({ spam }, now);

  it('is a sign of spam', async () => {
    const tokens = api.app.get(FormTokens, { strict: false });
    const now = Date.now();
    expect(await reasonsFor({ further_topic: '555 0100' })).toEqual(['honeypot']);
    expect(await reasonsFor({ form_token: tokens.issue(now - 200) }, now)).toEqual(['too-fast']);
    expect(
      await judge({ address: '192.0.2.1', spam: { form_token: tokens.issue(now - 25 * 60 * MINUTE_MS) } }, now),
    ).toEqual(['token-expired']);
    expect(
      await judge({ address: '192.0.2.1', spam: { form_token: `${tokens.issue(now - MINUTE_MS)}x` } }, now),
    ).toEqual(['token-unknown']);
    expect(await judge({ address: '192.0.2.1', spam: { form_token: tokens.issue(now - MINUTE_MS) } }, now)).toEqual([]);
  });

  it('is one even when the work was done', async () => {
    await spendSoftNumber();
    const altcha = await solutionOf(await challengeOf());
    expect(await reasonsFor({ altcha, further_topic: 'x' })).toEqual(['honeypot']);
  });
});

interface Solved {
  challenge: object;
  solution: object;
}
const encode = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64');

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { addApplication } from '../../../../test/add-application';
import { arrangeInterview, clockAhead, idOfStaff, planWith } from '../../../../test/arrange-interview';
import { callAdmin } from '../../../../test/call-admin';
import { addStaff, origin, signIn } from '../../../../test/sign-in';
import { type Mailing, startMailing } from '../../../../test/start-mailing';
import { SWITCHED_OFF } from '../../notifications/switches/mail-switches';

const template =
  '{{#each is}}{{#if this}}{{@key}}{{/if}}{{/each}}|{{position}}|{{reference}}|{{when}}|{{#if isAnswered}}{{#each answered}}{{#if this}}{{@key}}{{/if}}{{/each}}{{/if}}|' +
  '{{#if failed}}{{#each why}}{{#if this}}{{@key}}{{/if}}{{/each}}{{/if}}|{{change}}';
const HR_INBOX = 'hr@plumbline.example';

let gateway: Server;
let mailing: Mailing;
let hr: string;
let people: string[];
beforeAll(async () => {
  gateway = createServer((_asked, response) => void response.end(template));
  await new Promise<void>((resolve) => void gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  mailing = await startMailing({ SHELLS_URL: `http://127.0.0.1:${port}` });
  const meera = await addStaff(mailing.api, 'hr', { name: 'Meera Iyer' });
  hr = await signIn(mailing.api, meera);
  people = [await idOfStaff(mailing.api, meera.email)];
});
afterAll(async () => {
  await mailing.stop();
  gateway.close();
});

const call = (method: 'get' | 'post' | 'put', path: string, body?: object) =>
  callAdmin(mailing.api, method, `/api/admin/${path}`, { cookie: hr, ...(body && { body }) });
const find = async (id: string) => (await call('get', `interviews/${id}`).expect(200)).body;
const page = (token: string, query = '') => request(mailing.api.url).get(`/interview/${token}${query}`);
const answer = (fields: object) => request(mailing.api.url).post('/api/interview-answer').send(fields);
/** The tokens of the links that an applicant has been sent, in the order of the mails. */
const tokensTo = (email: string) =>
  mailing.mailsTo(email).map(({ text }) => /\/interview\/([\w-]{43})\b/.exec(text ?? '')?.[1] ?? '');
const toHr = (name: string) =>
  mailing
    .mailsTo(HR_INBOX)
    .map(({ subject = '' }) => subject)
    .filter((subject) => subject.includes(name));

async function arrange(name: string) {
  const email = `${name.toLowerCase()}@mail.example`;
  const { id: applicationId, reference } = await addApplication(mailing.api, { name, email });
  const { body } = await arrangeInterview(mailing.api, hr, applicationId, people).expect(201);
  await mailing.settled();
  const { id, changes } = body as { id: string; changes: { id: string }[] };
  return { id, applicationId, reference, email, name, token: tokensTo(email)[0]!, change: changes[0]!.id };
}

describe('The link in the mail to an applicant', () => {
  it('shows the time and nothing of the person, changes nothing by being opened, and is kept as a hash alone', async () => {
    const { id, token, reference, change, applicationId } = await arrange('Opened');
    for (const ask of [page(token), page(token), request(mailing.api.url).head(`/interview/${token}`)])
      await ask.expect(200);
    const { text, headers } = await page(token).expect(200);
    expect(text).toMatch(
      /^open\|Java Developer\|FD-\S+\|\w+, \d+ \w+ \d{4} at 14:30 \(India Standard Time, GMT\+05:30\), 45\u00a0minutes\|\|\|/,
    );
    expect(text).toContain(reference);
    expect(text.endsWith(change)).toBe(true);
    expect(text).not.toMatch(/Opened|mail\.example|meet\.example|Meera/);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(await find(id)).toMatchObject({ answer: null, answers: [] });
    const [mail] = (await call('get', `applications/${applicationId}/mails`).expect(200)).body;
    expect(JSON.stringify(mail)).not.toContain(token);
    expect(await mailing.api.sql('SELECT FROM mail_texts WHERE body LIKE $1', [`%${token}%`])).toEqual([]);
    expect(
      await mailing.api.sql('SELECT FROM interview_links WHERE hash = sha256($1)', [Buffer.from(token)]),
    ).toHaveLength(1);
  });

  it('takes an answer that somebody has chosen, and none that a program presses for them', async () => {
    const { id, token, change } = await arrange('Chosen');
    const form = () =>
      request(mailing.api.url)
        .post('/api/interview-answer')
        .type('form')
        .redirects(0)
        .set({
          Accept: 'text/html',
          Origin: origin,
          Referer: `${origin}/interview/${token}`,
        });
    const back = await form().send({ token, change }).expect(303);
    expect(back.headers['location']).toMatch(new RegExp(`^/interview/${token}\\?failed=validation_failed`));
    expect((await page(token, '?failed=validation_failed').expect(200)).text).toContain('|validation_failed|');
    expect(await find(id)).toMatchObject({ answer: null });
    const led = await form().send({ token, change, answer: 'accepted', note: '' }).expect(303);
    expect(led.headers['location']).toBe(`/interview/${token}`);
    expect((await page(token).expect(200)).text).toContain('|accepted||');
    expect(await find(id)).toMatchObject({ answer: 'accepted', version: 1 });
    await form().set('Origin', 'https://elsewhere.example').send({ token, change, answer: 'declined' }).expect(403);
    await mailing.settled();
    expect(toHr('Chosen')).toEqual([]);
  });

  it('tells HR by no mail while that is switched off, and keeps the answer', async () => {
    const { id, token, change, applicationId } = await arrange('Silent');
    const turn = (on: boolean) => call('put', 'mail-templates/hr-interview-answer/switch', { on }).expect(200);
    await turn(false);
    await answer({ token, change, answer: 'declined' }).expect(201);
    await mailing.settled();
    await turn(true);
    expect(toHr('Silent')).toEqual([]);
    expect(await find(id)).toMatchObject({ answer: 'declined' });
    const mails = `SELECT state, answer FROM deliveries WHERE subject_id = $1 AND template = 'hr-interview-answer'`;
    expect(await mailing.api.sql(mails, [applicationId])).toEqual([{ state: 'skipped', answer: SWITCHED_OFF }]);
  });

  it('tells HR of a refusal and of the wish for another time, once each, and of who then comes after all', async () => {
    const { id, token, change, applicationId } = await arrange('Changes');
    const note = 'Any day after Wednesday.\nBefore noon.';
    expect((await answer({ token, change, answer: 'another-time', note }).expect(201)).body.answer).toBe(
      'another-time',
    );
    await answer({ token, change, answer: 'another-time', note }).expect(201);
    await mailing.settled();
    await answer({ token, change, answer: 'declined' }).expect(201);
    await mailing.settled();
    await answer({ token, change, answer: 'accepted' }).expect(201);
    await mailing.settled();
    expect(toHr('Changes').map((subject) => subject.split(':')[0])).toEqual(['Another time', 'Declined', 'Accepted']);
    const first = mailing.mailsTo(HR_INBOX).find(({ subject }) => subject?.includes('Changes'));
    expect(first!.text).toContain('Any day after Wednesday.');
    expect(first!.replyTo).toMatchObject([{ address: 'changes@mail.example' }]);
    const found = await find(id);
    expect(found.answer).toBe('accepted');
    expect(
      found.answers.map(({ answer: one, note: words }: { answer: string; note: string | null }) => [one, words]),
    ).toEqual([
      ['another-time', note],
      ['declined', null],
      ['accepted', null],
    ]);
    const deeds = (await call('get', `applications/${applicationId}/deeds`).expect(200)).body as { action: string }[];
    expect(deeds.filter(({ action }) => action === 'interview.answered')).toHaveLength(3);
  });

  it('is not answered for a time that the person has not seen: a change has no answer yet, and the former one stays in the history', async () => {
    const { id, email, token, change } = await arrange('Moved');
    await answer({ token, change, answer: 'accepted' }).expect(201);
    const moved = (await call('put', `interviews/${id}`, planWith(people, { start: clockAhead(9) })).expect(200)).body;
    expect(moved).toMatchObject({ answer: null, answers: [{ changeId: change, answer: 'accepted' }] });
    expect((await answer({ token, change, answer: 'accepted' }).expect(409)).body.code).toBe('interview_moved');
    await mailing.settled();
    const [, newer] = tokensTo(email);
    expect(newer).not.toBe(token);
    const after = moved.changes[1].id as string;
    await answer({ token: newer, change: after, answer: 'declined' }).expect(201);
    expect((await page(token).expect(200)).text).toContain('|declined|');
    expect(
      (
        await call(
          'get',
          `interviews?filter=${encodeURIComponent(JSON.stringify({ answer: ['declined', 'another-time'], id }))}`,
        )
      ).body,
    ).toHaveLength(1);
    expect(
      (await call('get', `interviews?filter=${encodeURIComponent(JSON.stringify({ answer: 'accepted', id }))}`)).body,
    ).toEqual([]);
  });

  it('is over when the interview begins or is cancelled, and unknown when the applicant was erased', async () => {
    const states = {
      Begun: [
        'over',
        'interview_over',
        (id: string) => mailing.api.sql('UPDATE interviews SET starts_at = now() WHERE id = $1', [id]),
      ],
      Off: ['cancelled', 'interview_cancelled', (id: string) => call('post', `interviews/${id}/cancel`).expect(200)],
    } as const;
    for (const [name, [state, code, end]] of Object.entries(states)) {
      const { id, token, change } = await arrange(name);
      await end(id);
      expect((await page(token).expect(410)).text.split('|')[0]).toBe(state);
      expect((await answer({ token, change, answer: 'accepted' }).expect(410)).body.code).toBe(code);
    }
    const { email, token, change, applicationId } = await arrange('Erased');
    await answer({ token, change, answer: 'declined', note: 'Ill' }).expect(201);
    await mailing.settled();
    await call('post', 'erasures', { email, reason: 'asked-for' }).expect(200);
    for (const unknown of [token, 'x'.repeat(43), 'short'])
      expect((await page(unknown).expect(404)).text.split('|')[0]).toBe('unknown');
    expect((await answer({ token, change, answer: 'accepted' }).expect(404)).body.code).toBe('invitation_unknown');
    expect(await mailing.api.sql(`SELECT FROM interview_answers WHERE note = 'Ill'`)).toEqual([]);
    expect(
      await mailing.api.sql(
        `SELECT FROM outbox WHERE event = 'interview.answered' AND subject_id NOT IN (SELECT id FROM interview_answers)`,
      ),
    ).toEqual([]);
    expect(await mailing.api.sql('SELECT FROM deliveries WHERE subject_id = $1', [applicationId])).toEqual([]);
  });

  it('takes ten answers to a change, and no more', async () => {
    const { token, change } = await arrange('Undecided');
    for (let times = 0; times < 10; times += 1)
      await answer({ token, change, answer: times % 2 ? 'accepted' : 'declined' }).expect(201);
    expect((await answer({ token, change, answer: 'declined' }).expect(409)).body.code).toBe('too_many_answers');
  });

  it('is none in a cancellation; who has declined is not reminded', async () => {
    const { id, email, token, change } = await arrange('Declines');
    await answer({ token, change, answer: 'declined' }).expect(201);
    await mailing.api.sql(
      `UPDATE outbox SET not_before = now() WHERE event = 'interview.reminder-due' AND subject_id = $1`,
      [change],
    );
    await mailing.settled();
    expect(mailing.mailsTo(email)).toHaveLength(1);
    await call('post', `interviews/${id}/cancel`).expect(200);
    await mailing.settled();
    expect(tokensTo(email)).toEqual([token, '']);
  });
});

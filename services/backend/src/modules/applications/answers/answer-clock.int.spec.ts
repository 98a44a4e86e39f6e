import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { postApplication, validFields } from '../../../../test/post-application';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
let hr: string;
let general: string;
let reason: string;
let id: string;
beforeAll(async () => {
  api = await startApi();
  [hr, general] = [await cookieFor(api, 'hr'), await cookieFor(api, 'general')];
  reason = (await api.sql<{ id: string }>('SELECT id FROM rejection_reasons LIMIT 1'))[0]!.id;
});
afterAll(() => api.stop());
beforeEach(async () => void ({ id } = await addApplication(api)));

const path = (rest = '', of = id) => `/api/admin/applications/${of}${rest}`;
const mail = { subject: 'A word', body: 'Dear {{name}}, a word.' };
const move = (stage: string, more: object = {}) =>
  callAdmin(api, 'post', path('/stage'), {
    cookie: hr,
    body: { stage, ...(stage === 'rejected' && { reason }), ...more },
  }).expect(200);
const pause = (body: unknown = { reason: 'Waiting for the applicant' }) =>
  callAdmin(api, 'put', path('/pause'), { cookie: hr, body });
const resume = () => callAdmin(api, 'delete', path('/pause'), { cookie: hr });
const show = async (of = id, cookie = hr) => (await callAdmin(api, 'get', path('', of), { cookie }).expect(200)).body;
const due = async () => (await show()).answerDueAt as string | null;
/** Everything of the clock, to the microsecond. */
const clock = async () =>
  (
    await api.sql(
      `SELECT answer_from::text, answer_due_at, answer_ended_at, first_answer_at, first_answer_due_at FROM applications WHERE id = $1`,
      [id],
    )
  )[0]!;
/** As if all of it had been so many days earlier. */
const age = (days: number) =>
  api.sql(
    `WITH m AS (UPDATE stage_mails SET created_at = created_at - $2 * interval '1 day' WHERE application_id = $1)
     UPDATE applications SET created_at = created_at - $2 * interval '1 day', stage_since = stage_since - $2 * interval '1 day',
       answer_from = answer_from - $2 * interval '1 day', answer_due_at = answer_due_from(answer_from - $2 * interval '1 day'),
       first_answer_due_at = answer_due_from(created_at - $2 * interval '1 day')
     WHERE id = $1`,
    [id, days],
  );
const fromNow = async (): Promise<string> =>
  (await api.sql<{ due: Date }>('SELECT answer_due_from(now()) AS due'))[0]!.due.toISOString();
const listed = async (filter: object) =>
  (
    await callAdmin(
      api,
      'get',
      `/api/admin/applications?filter=${encodeURIComponent(JSON.stringify({ ...filter, id: [id] }))}`,
      { cookie: hr },
    ).expect(200)
  ).body.length as number;

describe('The date by which an applicant has to hear', () => {
  it('is the end of the fifth working day after the one on which the application came', async () => {
    const { body } = await postApplication(api.url, { fields: validFields }).expect(201);
    const [row] = await api.sql<{ id: string; dueAt: Date }>(
      'SELECT id, answer_due_at AS "dueAt" FROM applications WHERE reference = $1',
      [body.reference],
    );
    expect(row!.dueAt.toISOString()).toBe(await fromNow());
    expect(await show(row!.id)).toMatchObject({ answerDaysLate: null, answerPausedFor: null, firstAnswerAt: null });
  });

  it('counts from the arrival for what is held, and is there once it is released', async () => {
    const trap = { further_topic: '555 0100' };
    await postApplication(api.url, { fields: { ...validFields, ...trap } }).expect(201);
    const [held] = await api.sql<{ id: string }>(`SELECT id FROM applications WHERE standing = 'held'`);
    ({ id } = held!);
    await age(30);
    await callAdmin(api, 'post', `/api/admin/held/application/${id}/release`, { cookie: hr }).expect(200);
    const { answerDueAt, answerDaysLate } = await show();
    expect(Date.parse(answerDueAt)).toBeLessThan(Date.now());
    expect(answerDaysLate).toBeGreaterThan(10);
  });

  it('moves on with a mail along with a move, and stays where it is without one', async () => {
    await age(30);
    const before = await due();
    await move('screening');
    expect(await due()).toBe(before);
    await move('interview', { mail });
    expect(await due()).toBe(await fromNow());
    expect(Date.parse((await show()).firstAnswerAt)).toBeGreaterThan(Date.now() - 60_000);
  });

  it.each(['hired', 'withdrawn'])('ends when somebody is %s', async (stage) => {
    await move(stage);
    expect(await due()).toBeNull();
    expect((await show()).answerPausedFor).toBeNull();
  });

  it('ends with a rejection that is told, and not with one that nobody tells', async () => {
    const before = await due();
    await move('rejected');
    expect(await due()).toBe(before);
    await move('screening');
    await move('rejected', { mail });
    expect(await due()).toBeNull();
  });

  it('ends when a rejection is told later, by a mail that moves nobody', async () => {
    await move('rejected');
    await callAdmin(api, 'post', path('', 'messages'), { cookie: hr, body: { ids: [id], mail } }).expect(200);
    expect(await due()).toBeNull();
  });

  it('begins anew for somebody whose end was no end', async () => {
    await age(30);
    await move('withdrawn');
    await move('interview');
    expect(await due()).toBe(await fromNow());
  });

  it('is as it was once a move with its mail was taken back', async () => {
    await age(3);
    await move('screening');
    const before = await clock();
    const [{ since } = { since: '' }] = await api.sql<{ since: string }>(
      'SELECT stage_since::text AS since FROM applications WHERE id = $1',
      [id],
    );
    for (const stage of ['rejected', 'hired', 'interview']) {
      await move(stage, { mail });
      await api.sql('DELETE FROM stage_mails WHERE application_id = $1', [id]);
      await api.sql(
        `UPDATE applications SET stage = 'screening', stage_since = $2, rejection_reason_id = NULL WHERE id = $1`,
        [id, since],
      );
      await api.sql('SELECT refresh_answer_clock(ARRAY[$1::uuid])', [id]);
      expect(await clock()).toEqual(before);
    }
  });

  it('keeps its first promise, whatever is promised later', async () => {
    await age(30);
    const { first_answer_due_at: promised } = await clock();
    await move('interview', { mail });
    await move('offer', { mail });
    const { first_answer_due_at: kept, first_answer_at: answered } = await clock();
    expect(kept).toEqual(promised);
    expect((answered as Date).getTime()).toBeGreaterThan((promised as Date).getTime());
  });
});

describe('A clock that is paused', () => {
  it('has no date, tells HR alone why, and is put on record with the reason', async () => {
    const { body, headers } = await pause({ reason: ' Waiting for a certificate ' }).expect(200);
    expect(body).toMatchObject({ answerDueAt: null, answerPausedFor: 'Waiting for a certificate', version: 2 });
    expect(headers['etag']).toBe('"2"');
    expect((await show(id, general)).answerPausedFor).toBeNull();
    const entries = await api.sql('SELECT action, details FROM audit_log WHERE subject_id = $1', [id]);
    expect(entries).toEqual([
      { action: 'application.answer-paused', details: { reason: 'Waiting for a certificate' } },
    ]);
  });

  it('starts again with all of the days, by hand or with a mail', async () => {
    await age(3);
    await pause().expect(200);
    await resume().expect(200);
    expect(await due()).toBe(await fromNow());
    await pause().expect(200);
    await move('interview', { mail });
    expect(await due()).toBe(await fromNow());
    expect((await show()).answerPausedFor).toBeNull();
  });

  it('makes no promise good that was broken before', async () => {
    await age(30);
    const { first_answer_due_at: promised } = await clock();
    await pause().expect(200);
    await resume().expect(200);
    expect((await clock()).first_answer_due_at).toEqual(promised);
  });

  it('is refused where no answer is due, and so is starting one that runs', async () => {
    expect((await resume().expect(409)).body.code).toBe('not_paused');
    await move('withdrawn');
    expect((await pause().expect(409)).body.code).toBe('no_answer_due');
    expect((await callAdmin(api, 'put', path('/pause', 'x'), { cookie: hr, body: { reason: 'x' } })).status).toBe(404);
  });

  it.each([{}, { reason: '' }, { reason: 'a\nb' }, { reason: 'x'.repeat(121) }, { reason: 5 }])(
    'is refused for %j, and the clock runs on',
    async (body) => {
      await pause(body).expect(400);
      expect(await due()).not.toBeNull();
    },
  );

  it('is not paused over a change that its caller has not seen', async () => {
    const body = { reason: 'Waiting' };
    await callAdmin(api, 'put', path('/pause'), { cookie: hr, ifMatch: '"7"', body }).expect(412);
    expect(await due()).not.toBeNull();
  });
});

describe('The list of applications', () => {
  const matching = async () => {
    const states = ['overdue', 'today', 'open', 'paused', 'unanswered'];
    const found: string[] = [];
    for (const answer of states) if ((await listed({ answer, standing: 'clear' })) > 0) found.push(answer);
    return found;
  };

  it('finds who is waiting, by what is owed to them', async () => {
    expect(await matching()).toEqual(['open']);
    await age(30);
    expect(await matching()).toEqual(['overdue', 'open', 'unanswered']);
    await move('interview', { mail });
    await age(30);
    expect(await matching()).toEqual(['overdue', 'open']);
    await pause().expect(200);
    expect(await matching()).toEqual(['paused']);
    await move('withdrawn');
    expect(await matching()).toEqual([]);
  });

  it('finds who is due today, and those are not overdue', async () => {
    await api.sql(
      `UPDATE applications SET answer_due_at = (SELECT ((now() AT TIME ZONE time_zone)::date + 1)::timestamp
      AT TIME ZONE time_zone - interval '1 millisecond' FROM working_calendar) WHERE id = $1`,
      [id],
    );
    expect(await matching()).toEqual(['today', 'open']);
  });

  it('has the longest overdue first, and last those who wait for nothing', async () => {
    const others = [await addApplication(api), await addApplication(api)];
    await age(30);
    const [first, ended] = [id, others[1]!.id];
    ({ id } = others[1]!);
    await move('hired');
    const query = `sort=${encodeURIComponent('["answerDueAt","ASC"]')}&filter=${encodeURIComponent(
      JSON.stringify({ id: [first, ...others.map((one) => one.id)] }),
    )}`;
    const { body } = await callAdmin(api, 'get', `/api/admin/applications?${query}`, { cookie: hr }).expect(200);
    expect(body.map((one: { id: string }) => one.id)).toEqual([first, others[0]!.id, ended]);
  });
});

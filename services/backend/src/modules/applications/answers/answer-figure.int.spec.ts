import { callAdmin } from '../../../../test/call-admin';
import { addStaff, signIn } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { Database } from '../../../platform/database/database';
import { measureAnswers } from './measure-answers.use-case';

let api: TestApi;
let hr: string;
let general: string;
beforeEach(async () => {
  api = await startApi();
  hr = await signIn(api, await addStaff(api, 'hr'));
  general = await signIn(api, await addStaff(api, 'general'));
});
afterEach(() => api.stop());

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Its own calendar, in days of India, which never changes its clocks. */
const INDIA = 5.5 * HOUR;
const dayNumber = (moment: number) => Math.floor((moment + INDIA) / DAY);
const startOf = (number: number) => number * DAY - INDIA;
const nameOf = (number: number) => new Date(number * DAY).toISOString().slice(0, 10);
let holidays: string[] = [];
const isWorked = (number: number) => {
  const weekday = new Date(number * DAY).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.includes(nameOf(number));
};

/** When the fifth working day after an arrival is over. */
function promisedFor(arrival: number): number {
  let number = dayNumber(arrival);
  for (let left = 5; left > 0;) {
    number += 1;
    if (isWorked(number)) left -= 1;
  }
  return startOf(number + 1) - 1;
}

function workingDaysBetween(from: number, to: number): number {
  let sum = 0;
  for (let number = dayNumber(from); number <= dayNumber(to); number += 1)
    if (isWorked(number)) sum += (Math.min(startOf(number + 1), to) - Math.max(startOf(number), from)) / DAY;
  return sum;
}

/** The time that is in an id of version 7. */
const arrivalIn = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

/**
 * What the figure should be, from the audit log and the mails alone, and the list of applications for those whom nobody has answered.
 * The log still tells of answers to people who were erased, without a name.
 */
async function countIndependently() {
  const now = Date.now();
  const since = now - 90 * DAY;
  const answers = new Map<string, number>();
  const note = (id: string, at: Date) => answers.set(id, Math.min(answers.get(id) ?? Infinity, at.getTime()));
  for (const { id, at } of await api.sql<{ id: string; at: Date }>(
    `SELECT subject_id AS id, at FROM audit_log WHERE action = 'stage-mail.requested'`,
  ))
    note(id, at);
  for (const { id, at } of await api.sql<{ id: string; at: Date }>(
    'SELECT application_id AS id, created_at AS at FROM stage_mails',
  ))
    note(id, at);
  const listed = await api.sql<{ id: string; standing: string }>('SELECT id, standing FROM applications');
  const unclear = listed.filter(({ standing }) => standing !== 'clear').map(({ id }) => id);
  const everybody = new Set([...answers.keys(), ...listed.map(({ id }) => id)]);
  const taken: number[] = [];
  const counted = { promises: 0, kept: 0 };
  for (const id of everybody) {
    if (unclear.includes(id)) continue;
    const [arrival, answered] = [arrivalIn(id), answers.get(id) ?? Infinity];
    const promised = promisedFor(arrival);
    if (answered >= since && answered < Infinity) taken.push(workingDaysBetween(arrival, answered));
    const settled = Math.min(answered, promised);
    if (settled < since || settled > now) continue;
    counted.promises += 1;
    if (answered <= promised) counted.kept += 1;
  }
  taken.sort((one, other) => one - other);
  const [low = 0, high = 0] = [taken[Math.floor((taken.length - 1) / 2)], taken[Math.ceil((taken.length - 1) / 2)]];
  return { answers: taken.length, medianWorkingDays: (low + high) / 2, ...counted };
}

/** Numbers that are the same in each run. */
function drawing(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

async function arrive(hoursAgo: number, standing = 'clear'): Promise<{ id: string; email: string }> {
  const email = `applicant-${hoursAgo}@mail.example`;
  const [row] = await api.sql<{ id: string }>(
    `INSERT INTO applications (id, reference, name, email, apply, experience, created_at, standing)
     SELECT id, 'FD-' || upper(substr(md5(id::text), 1, 4)) || '-' || upper(substr(md5(id::text), 5, 4)),
       'Arjun Rao', $2, 'Java Developer', '1-2 years', uuid_extract_timestamp(id), $3
     FROM uuidv7($1::float8 * interval '-1 hour') AS id RETURNING id`,
    [hoursAgo, email, standing],
  );
  return { id: row!.id, email };
}

const move = (id: string, stage: string, mail?: object) =>
  callAdmin(api, 'post', `/api/admin/applications/${id}/stage`, {
    cookie: hr,
    body: { stage, ...(mail && { mail }) },
  }).expect(200);
const mail = { subject: 'A word', body: 'Dear {{name}}, a word.' };

/** HR has written so long ago. */
async function answer(id: string, hoursAgo: number): Promise<void> {
  await move(id, 'interview', mail);
  const ago = `now() - ${hoursAgo} * interval '1 hour'`;
  await api.sql(
    `UPDATE stage_mails SET created_at = ${ago} WHERE application_id = $1 AND created_at > now() - interval '1 hour'`,
    [id],
  );
  await api.sql(`UPDATE audit_log SET at = ${ago} WHERE subject_id = $1 AND at > now() - interval '1 hour'`, [id]);
  await api.sql('SELECT refresh_answer_clock(ARRAY[$1::uuid])', [id]);
}

const erase = (email: string) =>
  callAdmin(api, 'post', '/api/admin/erasures', { cookie: hr, body: { email, reason: 'asked-for' } });
const measured = async () => {
  const { answers, medianWorkingDays, promises, kept } = await measureAnswers(api.app.get(Database));
  return { answers, medianWorkingDays: medianWorkingDays ?? 0, promises, kept };
};

async function liveThrough(seed: number, people: number): Promise<{ id: string; email: string }[]> {
  const draw = drawing(seed);
  const today = dayNumber(Date.now());
  holidays = Array.from({ length: 6 }, () => nameOf(today - 3 - draw(70)));
  await callAdmin(api, 'put', '/api/admin/calendar', {
    cookie: hr,
    body: {
      weekend: [6, 7],
      holidays: [...new Set(holidays)].map((day) => ({ day, name: 'A holiday' })),
      figurePublished: true,
    },
  }).expect(200);
  const applicants: { id: string; email: string }[] = [];
  for (let at = 0; at < people; at += 1) {
    // Hours of their own, away from the bounds of the period, so that a slow machine counts the same.
    const arrivedAgo = at % 6 === 0 ? 24 * (95 + at) + 5 : 24 * (1 + draw(84)) + draw(23) + at / 100;
    const one = await arrive(arrivedAgo, at % 11 === 7 ? 'held' : 'clear');
    applicants.push(one);
    if (at % 11 === 7 || at % 4 === 3) continue;
    const answeredAgo = Math.max(0.2, arrivedAgo - draw(24 * 14) - 1);
    await answer(one.id, answeredAgo);
    if (at % 3 === 0) await answer2(one.id, answeredAgo / 2);
  }
  return applicants;
}

async function answer2(id: string, hoursAgo: number): Promise<void> {
  await move(id, 'offer', mail);
  const ago = `now() - ${hoursAgo} * interval '1 hour'`;
  await api.sql(
    `UPDATE stage_mails SET created_at = ${ago} WHERE id = (SELECT id FROM stage_mails WHERE application_id = $1 ORDER BY id DESC LIMIT 1)`,
    [id],
  );
  await api.sql('SELECT refresh_answer_clock(ARRAY[$1::uuid])', [id]);
}

describe('How quickly applicants hear', () => {
  it('is what an independent count of audit log and mails comes to, also after people were erased', async () => {
    const applicants = await liveThrough(7, 44);
    const before = await measured();
    const expected = await countIndependently();
    expect(before).toEqual({ ...expected, medianWorkingDays: expect.closeTo(expected.medianWorkingDays, 5) });
    expect(expected.answers).toBeGreaterThan(20);
    expect(expected.kept).toBeGreaterThan(5);
    expect(expected.promises - expected.kept).toBeGreaterThan(5);
    const answered = applicants.filter((_, at) => at % 11 !== 7 && at % 4 !== 3);
    for (const { email } of answered.slice(0, 8)) await erase(email).expect(200);
    const after = await measured();
    expect(after).toEqual(before);
    const again = await countIndependently();
    expect(after).toEqual({ ...again, medianWorkingDays: expect.closeTo(again.medianWorkingDays, 5) });
    const [kept] = await api.sql('SELECT * FROM past_answers LIMIT 1');
    expect(Object.keys(kept!)).toEqual(['received_at', 'due_at', 'answered_at']);
  });

  it('counts a promise as broken although the one to whom it was made is gone', async () => {
    const { email } = await arrive(24 * 20);
    const waiting = await arrive(2);
    expect(await measured()).toMatchObject({ promises: 1, kept: 0, answers: 0 });
    await erase(email).expect(200);
    await erase(waiting.email).expect(200);
    expect(await measured()).toMatchObject({ promises: 1, kept: 0, answers: 0 });
  });

  it('is told in Reports to HR, with who still waits', async () => {
    await arrive(24 * 20);
    const answered = await arrive(30);
    await answer(answered.id, 3);
    await arrive(1);
    const report = (cookie: string) => callAdmin(api, 'get', '/api/admin/reports/answers', { cookie });
    const { body } = await report(hr).expect(200);
    expect(body).toMatchObject({
      days: 90,
      answers: 1,
      promises: 2,
      kept: 1,
      overdue: 1,
      paused: 0,
      publishable: false,
      before: { answers: 0, medianWorkingDays: null, areKept: true },
    });
    await report(general).expect(403);
  });
});

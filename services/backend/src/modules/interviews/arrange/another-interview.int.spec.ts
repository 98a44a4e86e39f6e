import { randomUUID } from 'node:crypto';
import { addApplication } from '../../../../test/add-application';
import { arrangeInterview, clockAhead, endInterview, idOfStaff } from '../../../../test/arrange-interview';
import { callAdmin } from '../../../../test/call-admin';
import { addStaff, signIn } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';

let api: TestApi;
/** Two people of HR. */
let meera: { cookie: string; id: string };
let ravi: typeof meera;
beforeAll(async () => {
  api = await startApi();
  const add = async (name: string) => {
    const person = await addStaff(api, 'hr', { name });
    return { cookie: await signIn(api, person), id: await idOfStaff(api, person.email) };
  };
  [meera, ravi] = [await add('Meera Iyer'), await add('Ravi Rao')];
});
afterAll(() => api.stop());

const arrange = (who: typeof meera, applicationId: string, more: object = {}) =>
  arrangeInterview(api, who.cookie, applicationId, [who.id], more);
const first = async (more: object = {}) => {
  const { id: applicationId } = await addApplication(api, { name: 'Asha Verma' });
  const { body } = await arrange(meera, applicationId, more).expect(201);
  return { id: body.id as string, applicationId };
};

describe('Another interview with an applicant', () => {
  it('is asked about, and arranged when it is meant beside those that are to come', async () => {
    const { id, applicationId } = await first({ start: clockAhead(5) });
    const refused = (await arrange(ravi, applicationId, { start: clockAhead(6) }).expect(409)).body;
    expect(refused.code).toBe('another_interview');
    expect(refused.message).toContain('at 14:30 (India Standard Time, GMT+05:30), 45 minutes');
    const { body: second } = await arrange(ravi, applicationId, { besides: [id.toUpperCase()] }).expect(201);
    // Two more people who have read of the first one alone.
    for (const besides of [[id], [second.id]]) await arrange(meera, applicationId, { besides }).expect(409);
    await arrange(meera, applicationId, { besides: [id, second.id] }).expect(201);
  });

  it('of two people at the same moment is one', async () => {
    const { id } = await addApplication(api);
    const both = await Promise.all([arrange(meera, id), arrange(ravi, id, { start: clockAhead(6) })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await api.sql('SELECT FROM interviews WHERE application_id = $1', [id])).toHaveLength(1);
    expect(
      await api.sql(
        "SELECT FROM outbox WHERE event = 'stage-mail.requested' AND subject_id IN (SELECT id FROM stage_mails WHERE application_id = $1)",
        [id],
      ),
    ).toHaveLength(1);
  });

  it('is asked about while two times are proposed, and not once the former one is over or cancelled', async () => {
    const proposed = await first({ otherStart: clockAhead(8) });
    const refused = (await arrange(ravi, proposed.applicationId).expect(409)).body;
    expect(refused.message).toMatch(/14:30 \(.+\), 45 minutes, or .+14:30 /);
    const cancelled = await first();
    await callAdmin(api, 'post', `/api/admin/interviews/${cancelled.id}/cancel`, { cookie: meera.cookie }).expect(200);
    const over = await first();
    await endInterview(api, over.id);
    for (const { applicationId } of [cancelled, over]) await arrange(ravi, applicationId).expect(201);
  });

  it('is arranged anew under the key of one that was cancelled, once', async () => {
    const key = randomUUID();
    const { id: cancelled, applicationId } = await first({ key });
    const anew = () => arrange(meera, applicationId, { key });
    expect((await anew().expect(201)).body.id).toBe(cancelled);
    await callAdmin(api, 'post', `/api/admin/interviews/${cancelled}/cancel`, { cookie: meera.cookie }).expect(200);
    const { body } = await anew().expect(201);
    expect(body).toMatchObject({ state: 'arranged', coming: true });
    expect(body.id).not.toBe(cancelled);
    expect((await anew().expect(201)).body.id).toBe(body.id);
  });

  it.each([[['mine']], [[]], ['x'], [Array.from({ length: 21 }, () => '0198c5a4-0000-7000-8000-000000000001')]])(
    'is not asked for with %j as those beside it',
    async (besides) => {
      const { id } = await addApplication(api);
      expect((await arrange(meera, id, { besides }).expect(400)).body.errors).toHaveProperty(['besides']);
    },
  );
});

describe('When the next interview begins', () => {
  const tellOf = async (id: string, cookie = meera.cookie) => {
    const get = (path: string) => callAdmin(api, 'get', `/api/admin/${path}`, { cookie }).expect(200);
    return (await get(`applications/${id}`)).body.interviewAt as string | null;
  };

  it('is told with the application and on its card, and to HR alone', async () => {
    const { applicationId } = await first({ start: clockAhead(5) });
    const at = new Date(`${clockAhead(5)}:00+05:30`).toISOString();
    expect(await tellOf(applicationId)).toBe(at);
    const { body: board } = await callAdmin(api, 'get', '/api/admin/board', { cookie: meera.cookie }).expect(200);
    const cards = (board.columns as { cards: { id: string; interviewAt: string }[] }[]).flatMap((one) => one.cards);
    expect(cards.find(({ id }) => id === applicationId)!.interviewAt).toBe(at);
    const general = await signIn(api, await addStaff(api, 'general'));
    expect(await tellOf(applicationId, general)).toBeNull();
  });

  it('is that of the soonest one that is to come; of two times that of the later one, once the first is over', async () => {
    const { id, applicationId } = await first({ start: clockAhead(5), otherStart: clockAhead(7) });
    const sooner = await arrange(meera, applicationId, { start: clockAhead(4), besides: [id] }).expect(201);
    expect(await tellOf(applicationId)).toBe(sooner.body.startsAt);
    await endInterview(api, sooner.body.id as string);
    await endInterview(api, id);
    expect(await tellOf(applicationId)).toBe(new Date(`${clockAhead(7)}:00+05:30`).toISOString());
  });
});

import { addApplication } from '../../../../test/add-application';
import { arrangeInterview, endInterview, idOfStaff, planWith } from '../../../../test/arrange-interview';
import { callAdmin } from '../../../../test/call-admin';
import { addStaff, signIn } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';

let api: TestApi;
const people = {} as Record<'meera' | 'gaurav' | 'gita', { cookie: string; id: string }>;
beforeAll(async () => {
  api = await startApi();
  for (const name of ['meera', 'gaurav', 'gita'] as const) {
    const person = await addStaff(api, name === 'meera' ? 'hr' : 'general', { name });
    people[name] = { cookie: await signIn(api, person), id: await idOfStaff(api, person.email) };
  }
});
afterAll(() => api.stop());
type Name = keyof typeof people;

const call = (who: Name, method: 'get' | 'post' | 'put', path: string, body?: object) =>
  callAdmin(api, method, `/api/admin/${path}`, { cookie: people[who].cookie, ...(body && { body }) });
const arrange = async (...who: Name[]) => {
  const { id } = await addApplication(api, { name: 'Asha Verma' });
  const ids = who.map((name) => people[name].id);
  return (await arrangeInterview(api, people.meera.cookie, id, ids).expect(201)).body as { id: string };
};
const list = async (who: Name, filter: object = {}) => {
  const { body, headers } = await call(who, 'get', `interviews?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  return [(body as { id: string }[]).map(({ id }) => id), headers['content-range']];
};

describe('A general administrator who is an interviewer', () => {
  it('reads the interviews that they take part in, with what is to be known there, and no other', async () => {
    const own = await arrange('meera', 'gaurav');
    const other = await arrange('meera', 'gita');
    expect(await list('gaurav')).toEqual([[own.id], 'interviews 0-0/1']);
    expect(await list('gaurav', { staff: people.gaurav.id })).toEqual([[own.id], 'interviews 0-0/1']);
    for (const filter of [{ staff: people.gita.id }, { id: other.id }])
      expect(await list('gaurav', filter)).toEqual([[], 'interviews */0']);
    expect((await list('meera'))[0]).toEqual(expect.arrayContaining([own.id, other.id]));
    const { body } = await call('gaurav', 'get', `interviews/${own.id}`).expect(200);
    expect(body).toMatchObject({ applicantName: 'Asha Verma', place: planWith([]).place, apply: 'Java Developer' });
    await call('gaurav', 'get', `interviews/${other.id}`).expect(404);
  });

  it('reads it no longer once somebody else takes part instead', async () => {
    const { id } = await arrange('gaurav');
    await call('gaurav', 'get', `interviews/${id}`).expect(200);
    await call('meera', 'put', `interviews/${id}`, planWith([people.gita.id])).expect(200);
    await call('gaurav', 'get', `interviews/${id}`).expect(404);
    await call('gita', 'get', `interviews/${id}`).expect(200);
  });

  it('gives a verdict on their own when it is over, and does not hear of others', async () => {
    const [own, other] = [await arrange('meera', 'gaurav'), await arrange('meera', 'gita')];
    const verdict = { verdict: 'yes', reason: 'Explained every choice.' };
    const give = (who: Name, id: string) => call(who, 'post', `interviews/${id}/verdict`, verdict);
    expect((await give('gaurav', own.id).expect(409)).body.code).toBe('interview_not_over');
    for (const { id } of [own, other]) await endInterview(api, id);
    await give('meera', own.id).expect(201);
    const before = (await call('gaurav', 'get', `interviews/${own.id}`)).body;
    expect([before.verdicts, before.verdictsGiven]).toEqual([[], 1]);
    expect((await give('gaurav', own.id).expect(201)).body.verdicts).toHaveLength(2);
    expect((await give('gaurav', other.id).expect(404)).body.code).toBe('not_found');
  });

  it('arranges, moves and cancels none', async () => {
    const { id } = await arrange('gaurav');
    await call('gaurav', 'put', `interviews/${id}`, planWith([people.gaurav.id])).expect(403);
    await call('gaurav', 'post', `interviews/${id}/cancel`).expect(403);
  });
});

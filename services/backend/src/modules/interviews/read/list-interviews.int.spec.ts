import { addApplication } from '../../../../test/add-application';
import { arrangeInterview, clockAhead, idOfStaff } from '../../../../test/arrange-interview';
import { callAdmin } from '../../../../test/call-admin';
import { addStaff, signIn } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';

let api: TestApi;
let hr: string;
let meera: string;
let gaurav: string;
beforeAll(async () => {
  api = await startApi();
  const person = await addStaff(api, 'hr', { name: 'Meera Iyer' });
  hr = await signIn(api, person);
  meera = await idOfStaff(api, person.email);
  gaurav = await idOfStaff(api, (await addStaff(api, 'general', { name: 'Gaurav Anand' })).email);
});
afterAll(() => api.stop());

const call = (method: 'get' | 'post', path: string, body?: object) =>
  callAdmin(api, method, `/api/admin/${path}`, { cookie: hr, ...(body && { body }) });
const arrange = async (more: object = {}, id?: string) => {
  const applicationId = id ?? (await addApplication(api)).id;
  return (await arrangeInterview(api, hr, applicationId, [meera], more).expect(201)).body;
};
type Standing = Record<'coming' | 'isAtEnd', boolean>;
const cancel = (id: string) => call('post', `interviews/${id}/cancel`);
const list = async (filter: object) =>
  (await call('get', `interviews?filter=${encodeURIComponent(JSON.stringify(filter))}`).expect(200)).body;

describe('The list of interviews', () => {
  it('is told in the order of time, by application, person, day and state', async () => {
    const later = await arrange({ start: clockAhead(20), people: [gaurav] });
    const sooner = await arrange({ start: clockAhead(19), besides: [later.id] }, later.applicationId);
    const besides = [later.id, sooner.id];
    const off = await arrange({ start: clockAhead(18), besides }, later.applicationId);
    await cancel(off.id).expect(200);
    const idsOf = async (filter: object) => (await list(filter)).map(({ id }: { id: string }) => id);
    const { applicationId: application } = later;
    expect(await idsOf({ application })).toEqual([off.id, sooner.id, later.id]);
    expect(await idsOf({ application, state: 'arranged' })).toEqual([sooner.id, later.id]);
    expect(await idsOf({ application, staff: gaurav })).toEqual([later.id]);
    expect(await idsOf({ application, coming: true })).toEqual([sooner.id, later.id]);
    expect(await idsOf({ application, coming: false })).toEqual([off.id]);
    const [from, until] = [19, 20].map((days) => `${clockAhead(days).slice(0, 10)}T00:00:00+05:30`);
    expect(await idsOf({ application, from, until })).toEqual([sooner.id]);
    const filter = encodeURIComponent(JSON.stringify({ application }));
    const page = await call('get', `interviews?filter=${filter}&sort=["startsAt","DESC"]&range=[0,0]`).expect(200);
    expect([page.body[0].id, page.headers['content-range']]).toEqual([later.id, 'interviews 0-0/3']);
    await call('get', `interviews?filter=${encodeURIComponent('{"color":"red"}')}`).expect(400);
  });

  it('says whose application is at its end, where the interview still stands', async () => {
    const { applicationId: application } = await arrange({ start: clockAhead(25) });
    const standing = async () =>
      (await list({ application })).map(({ coming, isAtEnd }: Standing) => [coming, isAtEnd]);
    expect(await standing()).toEqual([[true, false]]);
    await call('post', `applications/${application}/stage`, { stage: 'withdrawn' }).expect(200);
    expect(await standing()).toEqual([[true, true]]);
  });

  it('warns of somebody who is in another interview at that time', async () => {
    const { id } = await arrange({ start: clockAhead(30), people: [gaurav] });
    const taken = async (clock: string, more: object = {}) => {
      const body = { start: clock, zone: 'Asia/Kolkata', minutes: 45, people: [meera, gaurav], ...more };
      return (await call('post', 'interviews/taken', body).expect(200)).body;
    };
    const at = (time: string) => clockAhead(30).replace('14:30', time);
    expect(await taken(at('15:00'))).toMatchObject([
      { id: gaurav, name: 'Gaurav Anand', interviewId: id, minutes: 45 },
    ]);
    for (const free of [at('13:45'), at('15:15')]) expect(await taken(free)).toEqual([]);
    expect(await taken(at('14:30'), { except: id })).toEqual([]);
    await arrange({ start: clockAhead(30), people: [gaurav] });
  });

  it('offers people of every role who can sign in', async () => {
    const gone = await addStaff(api, 'hr', { name: 'Gone Gita' });
    await api.sql('UPDATE staff SET disabled_at = now() WHERE email = $1', [gone.email]);
    const names = (await call('get', 'interviewers').expect(200)).body.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Gaurav Anand', 'Meera Iyer']);
  });
});

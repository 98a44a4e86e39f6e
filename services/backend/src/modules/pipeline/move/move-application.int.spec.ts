import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { addStaff, signIn } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { applicationStages } from '../../applications/application.facts';

let api: TestApi;
let hr: string;
let id: string;
let reason: { id: string; label: string };

beforeAll(async () => {
  api = await startApi();
  hr = await signIn(api, await addStaff(api, 'hr', { name: 'Meera Nair' }));
  [reason] = (await api.sql<typeof reason>('SELECT id, label FROM rejection_reasons ORDER BY position')) as [
    typeof reason,
  ];
});
afterAll(() => api.stop());
beforeEach(async () => void ({ id } = await addApplication(api)));

const move = (body: unknown, { of = id, ifMatch = '' } = {}) =>
  callAdmin(api, 'post', `/api/admin/applications/${of}/stage`, { cookie: hr, ifMatch, body });
const history = (of = id, query = '') =>
  callAdmin(api, 'get', `/api/admin/applications/${of}/history${query}`, { cookie: hr });
const stored = async () =>
  (await api.sql('SELECT stage, version, rejection_reason_id FROM applications WHERE id = $1', [id]))[0];
const traces = async () => {
  const moves = await api.sql('SELECT 1 FROM stage_moves WHERE application_id = $1', [id]);
  const audited = await api.sql('SELECT 1 FROM audit_log WHERE subject_id = $1', [id]);
  return { moves: moves.length, audited: audited.length };
};
const unmoved = { stage: 'new', version: 1, rejection_reason_id: null };

describe('Moving an application to a stage', () => {
  it('answers with where it stands now and writes history', async () => {
    const { body, headers } = await move({ stage: 'screening', note: ' Good portfolio\n ' }).expect(200);
    expect(body).toEqual({
      _id: id,
      id,
      stage: 'screening',
      stageSince: expect.any(String),
      version: 2,
      undo: null,
      cancelledMails: 0,
    });
    expect(headers['etag']).toBe('"2"');
    const [first] = (await history().expect(200)).body;
    expect(first).toMatchObject({ from: 'new', to: 'screening', staffName: 'Meera Nair', note: 'Good portfolio' });
    expect(first).toMatchObject({ at: body.stageSince, reason: null, reasonId: null, mailed: false });
  });

  it('is put on record with before and after, without what was noted', async () => {
    await move({ stage: 'interview', note: 'A secret remark' }).expect(200);
    const rows = await api.sql('SELECT actor_name, action, details FROM audit_log WHERE subject_id = $1', [id]);
    const details = { before: { stage: 'new' }, after: { stage: 'interview' } };
    expect(rows).toEqual([{ actor_name: 'Meera Nair', action: 'application.moved', details }]);
  });

  it('goes from any stage to any other, and back', async () => {
    const others = (from: string) => applicationStages.filter((to) => to !== from);
    for (const from of applicationStages)
      for (const stage of others(from)) {
        await api.sql('UPDATE applications SET stage = $2, rejection_reason_id = NULL WHERE id = $1', [id, from]);
        await move({ stage, ...(stage === 'rejected' && { reason: reason.id }) }).expect(200);
        expect((await history(id, '?range=[0,0]')).body[0]).toMatchObject({ from, to: stage });
      }
  });

  it('needs a reason for a rejection, which goes when the rejection is taken back', async () => {
    expect((await move({ stage: 'rejected' }).expect(400)).body.errors).toHaveProperty('reason');
    await move({ stage: 'rejected', reason: reason.id }).expect(200);
    expect(await stored()).toEqual({ stage: 'rejected', version: 2, rejection_reason_id: reason.id });
    await move({ stage: 'interview' }).expect(200);
    expect(await stored()).toEqual({ stage: 'interview', version: 3, rejection_reason_id: null });
    const { body } = await history();
    expect(body[1]).toMatchObject({ reasonId: reason.id, reason: reason.label });
  });

  it('to the stage where it is already is refused', async () => {
    expect((await move({ stage: 'new' }).expect(409)).body.code).toBe('already_in_stage');
    expect(await traces()).toEqual({ moves: 0, audited: 0 });
  });

  it.each(['held', 'discarded'])('is refused while the application is %s', async (standing) => {
    await api.sql('UPDATE applications SET standing = $2 WHERE id = $1', [id, standing]);
    expect((await move({ stage: 'screening' }).expect(409)).body.code).toBe('not_in_pipeline');
    expect(await stored()).toEqual(unmoved);
  });

  it('on the base of something older is refused', async () => {
    await move({ stage: 'screening' }, { ifMatch: '"1"' }).expect(200);
    expect((await move({ stage: 'offer' }, { ifMatch: '"1"' }).expect(412)).body.code).toBe('changed_meanwhile');
    expect((await history()).body).toHaveLength(1);
  });

  it('by many people at once leaves an unbroken chain', async () => {
    const stages = Array.from({ length: 24 }, (_, at) => ['screening', 'interview', 'offer', 'hired'][at % 4]);
    const answers = await Promise.all(stages.map((stage) => move({ stage })));
    const done = answers.filter(({ status }) => status === 200);
    // A busy machine may answer some with 503, which ask to come back.
    expect(answers.every(({ status }) => [200, 409, 503].includes(status))).toBe(true);
    const chain = (await history()).body.toReversed();
    expect(chain).toHaveLength(done.length);
    let end = { to: 'new', at: chain[0].since };
    for (const link of chain) {
      expect({ to: link.from, at: link.since }).toEqual(end);
      expect(Date.parse(link.at)).toBeGreaterThanOrEqual(Date.parse(link.since));
      end = { to: link.to, at: link.at };
    }
    expect(await stored()).toMatchObject({ stage: end.to, version: 1 + done.length });
    expect(await traces()).toEqual({ moves: done.length, audited: done.length });
  });

  it('by many people at once on the same version succeeds for one', async () => {
    const answers = await Promise.all(
      ['screening', 'interview', 'offer', 'hired'].map((stage) => move({ stage }, { ifMatch: '"1"' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
    expect(await traces()).toEqual({ moves: 1, audited: 1 });
  });

  it.each([
    {},
    [],
    { stage: 'astronaut' },
    { stage: null },
    { stage: ['offer'] },
    { stage: 'offer', reason: '1' },
    { stage: 'offer', reason: null },
    { stage: 'rejected', reason: '01890000-0000-7000-8000-000000000000' },
    { stage: 'rejected', reason: { $ne: 1 } },
    { stage: 'offer', note: '' },
    { stage: 'offer', note: 'a\0b' },
    { stage: 'offer', note: 7 },
    { stage: 'offer', note: 'x'.repeat(1001) },
    { stage: 'offer', note: `x${'\uFE0F'.repeat(1000)}` },
    { stage: 'offer', version: 2 },
    { stage: 'offer', at: '2020-01-01' },
    '{',
    '',
  ])('with %j is a clear 400 and moves nothing', async (body) => {
    await move(body).expect(400);
    expect(await stored()).toEqual(unmoved);
    expect(await traces()).toEqual({ moves: 0, audited: 0 });
  });

  it('takes no reason with another stage, and none that is retired', async () => {
    await move({ stage: 'offer', reason: reason.id }).expect(400);
    await api.sql('UPDATE rejection_reasons SET retired_at = now() WHERE id = $1', [reason.id]);
    await move({ stage: 'rejected', reason: reason.id }).expect(400);
    await api.sql('UPDATE rejection_reasons SET retired_at = NULL WHERE id = $1', [reason.id]);
    expect(await stored()).toEqual(unmoved);
  });

  it.each(['01890000-0000-7000-8000-000000000000', '1', 'null', `1'--`, '%00', '..%2Fx'])(
    'is answered with 404 for %s',
    async (of) => {
      expect((await move({ stage: 'offer' }, { of }).expect(404)).body.code).toBe('not_found');
      await history(of).expect(404);
    },
  );

  it('that was erased meanwhile is answered with 404, and its history is gone', async () => {
    await move({ stage: 'offer' }).expect(200);
    await api.sql('DELETE FROM applications WHERE id = $1', [id]);
    await move({ stage: 'hired' }, { ifMatch: '"2"' }).expect(404);
    await history().expect(404);
    expect((await traces()).moves).toBe(0);
  });
});

describe('The history of an application', () => {
  it('comes in pages, newest first, and says how many moves there are', async () => {
    for (const stage of ['screening', 'interview', 'offer']) await move({ stage }).expect(200);
    const { body, headers } = await history(id, '?range=[0,1]').expect(200);
    expect(body.map(({ to }: { to: string }) => to)).toEqual(['offer', 'interview']);
    expect(headers['content-range']).toBe('history 0-1/3');
    await history(id, '?range=[1,0]').expect(400);
  });

  it('is empty for one that was never moved', async () => {
    const { body, headers } = await history().expect(200);
    expect(body).toEqual([]);
    expect(headers['content-range']).toBe('history */0');
  });
});
